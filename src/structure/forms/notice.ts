/** 공고·고시·훈령·예규, and drafts of laws: a number line, the title, a sentence, the date and the signatory. */

import { readDate } from "../../text/dates.js";
import {
  DATED_AMENDMENTS,
  DECREES,
  MINISTRY_DECREES,
  NOTICES,
} from "../../text/lexicon/document-kinds.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findSignature, findUndated } from "./cover-date.js";
import { type Form, headOf } from "./form.js";
import { titleFrom } from "./title-lines.js";

const DECREE = `${oneOf(DECREES)}|[가-힣]+${oneOf(MINISTRY_DECREES)}`;
/** `고용노동부 고시 제2026-12호`, `울산광역시 남구 공고 제2021 - 174호`; a draft's number is blank (`제2025- 호`). */
const NUMBER_LINE = new RegExp(
  String.raw`^[\[［【〔<〈⊙◎○●]*\s*((?:[^\s「」『』\d][^「」『』\d]{0,40}?)??)\s?(?:(${oneOf(NOTICES)})|(${DECREE}))\s*제\s*(\d{2,4}\s*[-–—‑−]\s*\d+|\d+|(?:\d{2,4}\s*[-–—‑−])?\s*)\s*호\s*[\]］】〕>〉]*$`,
);

/** Who signs a notice stands this many rows below its number at most. */
const SIGNATURE_ROWS = 20;

export const readNotice: Form = (rows) => {
  const head = headOf(rows, 80);
  const found =
    head.map((row) => ({ row, match: numberLine(row) })).find((each) => each.match) ??
    draftLine(rows);
  if (!found?.match) return null;
  const { row, match } = found;
  const below = row.index + (match[0].startsWith(`${row.text} `) ? 2 : 1);
  const signature =
    findSignature(rows, below, below + SIGNATURE_ROWS) ??
    findUndated(rows, below, below + SIGNATURE_ROWS);
  const direct = titleFrom(rows, below, { within: 3 });
  const titled = direct ?? (signature && titleFrom(rows, signature.end, { within: 2 }));
  return {
    title: titled?.title ?? null,
    doc_number: foldSpace(match[0]).replace(/^[[［【〔<〈⊙◎○●]+\s*|\s*[\]］】〕>〉]+$/g, ""),
    issued_date: signature?.date ?? lastRevision(rows, below),
    issuer: signature?.names.join(", ") ?? issuerOf(match),
    recipient: null,
    recipients: [],
  };
};

function numberLine(row: DocumentRow): RegExpExecArray | null {
  return row.cells.length === 1 && !row.margin ? NUMBER_LINE.exec(row.text) : null;
}

/** The draft of a decree begins further in, at the top of a page: `중소벤처기업부령 제   호` and its title. */
function draftLine(rows: DocumentRow[]): { row: DocumentRow; match: RegExpExecArray } | null {
  for (const row of rows.slice(0, DRAFT_ROWS)) {
    const above = rows[row.index - 1];
    if (above && above.page === row.page && !above.margin) continue;
    const next = rows[row.index + 1];
    const text =
      /제$/.test(row.text) && next?.text === "호" ? `${row.text} ${next.text}` : row.text;
    const match = row.cells.length === 1 ? NUMBER_LINE.exec(text) : null;
    const title = rows[row.index + (text === row.text ? 1 : 2)]?.text ?? "";
    if (match && !/\d/.test(match[4] ?? "") && /안\)?$/.test(title)) return { row, match };
  }
  return null;
}

/** A draft's reasons take up this many rows at most before the draft itself. */
const DRAFT_ROWS = 300;

/** The body that the number line names: `고용노동부 고시` → `고용노동부`, `중소벤처기업부령` → `중소벤처기업부`. */
function issuerOf(match: RegExpExecArray): string | null {
  const named = foldSpace(match[1] ?? "");
  if (named !== "") return named;
  return /([가-힣]+[부처])령$/.exec(match[3] ?? "")?.[1] ?? null;
}

const REVISED = new RegExp(
  String.raw`^[(<[〈]?\s*${oneOfSpaced(DATED_AMENDMENTS)}\s*[:：]?\s*[(<]?\s*(?=\d{4}|['’])`,
);

/** The last of the 제정·개정 dates listed under the title. */
export function lastRevision(rows: DocumentRow[], from: number): string | null {
  let last: string | null = null;
  let listed = 0;
  for (const row of rows.slice(from, from + 80)) {
    if (!REVISED.test(row.text)) {
      if (listed > 0) break;
      continue;
    }
    listed += 1;
    const date = readDate(row.text) ?? "";
    if (date > (last ?? "")) last = date;
  }
  return last;
}
