/** Which pages of a document lack something, and why: from the warnings that say so. */
import type { WarningCode } from "../../src/model/codes.js";
import type { Warning } from "../../src/model/document.js";

/** Warnings that say that something was not read; the others doubt or explain what was. */
const MISSING: ReadonlySet<WarningCode> = new Set([
  "OCR_SKIPPED",
  "OCR_UNAVAILABLE",
  "PARTIALLY_READ",
  "CONTENT_MISSING",
  "PAGE_WITHOUT_TEXT",
  "ITEM_UNREADABLE",
  "LIMIT_REACHED",
] satisfies WarningCode[]);

export interface Missing {
  code: WarningCode;
  /** As the service words it. */
  text: string;
  /** In order; empty where it is about the whole file. */
  pages: number[];
}

/** One entry for each reason, with all its pages. */
export function missingPages(warnings: readonly Warning[]): Missing[] {
  const found = new Map<string, Missing>();
  for (const warning of warnings.filter(({ code }) => MISSING.has(code))) {
    const text = warning.text.replace(RANGE_IN_DETAIL, "(");
    const missing = found.get(text) ?? { code: warning.code, text, pages: [] };
    const pages = new Set([...missing.pages, ...pagesOf(warning)]);
    found.set(text, { ...missing, pages: [...pages].sort((a, b) => a - b) });
  }
  return [...found.values()];
}

/** Neighbouring pages without time are one warning, which names its range: `(3–8쪽: …)`. */
const RANGE_IN_DETAIL = /\((\d+)(?:–(\d+))?쪽: /;

function pagesOf({ page, text }: Warning): number[] {
  const [, from, to] = RANGE_IN_DETAIL.exec(text) ?? [];
  if (!from) return page === null ? [] : [page];
  return Array.from(
    { length: Number(to ?? from) - Number(from) + 1 },
    (_, at) => Number(from) + at,
  );
}
