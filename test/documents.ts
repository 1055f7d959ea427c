/** Hand-made and random Documents, for tests of what comes after reading. */
import { createHash } from "node:crypto";
import type { Access, Document } from "../src/model/document.js";
import type { Extractor, Format } from "../src/model/format.js";
import { emptyStructure, SCHEMA_VERSION } from "../src/model/plain.js";
import { type CellDraft, Draft, type TableDraft } from "../src/readers/document-draft.js";

export const READABLE: Access = {
  readable: true,
  drm: false,
  drm_vendor: null,
  password_protected: false,
  reason: null,
  reason_text: null,
};

/** A Document around what a draft holds. */
export function documentOf(draft: Draft, pages = 1, format: Format = "hwpx"): Document {
  const { blocks, tables, warnings } = draft.finish(pages);
  const sha256 = createHash("sha256").update(JSON.stringify(blocks)).digest("hex");
  return {
    doc_id: `sha256:${sha256}`,
    schema_version: SCHEMA_VERSION,
    source: { filename: "a", format, bytes: 1, pages, sha256, container_path: [] },
    access: READABLE,
    blocks,
    tables,
    structure: emptyStructure(),
    warnings,
    metrics: { parse_ms: 0, extractor_mix: {} },
    acl: null,
  };
}

/** Cells of a plain table from its rows of texts. */
export function cellsOf(rows: string[][]): CellDraft[] {
  return rows.flatMap((texts, row) => texts.map((text, col) => ({ row, col, text })));
}

export function tableOf(rows: string[][], more: Partial<TableDraft> = {}): TableDraft {
  const cols = Math.max(...rows.map((row) => row.length));
  return { rows: rows.length, cols, cells: cellsOf(rows), page: 1, ...more };
}

type BlockDraft = Parameters<Draft["add"]>[0];

/** A paragraph (a string), a table (rows of strings), or either with its page, style and place said. */
export type Part = string | string[][] | TableDraft | (Partial<BlockDraft> & { text: string });

/** Paragraphs and tables, in order, as a reader would hand them on. */
export function documentFrom(
  parts: readonly Part[],
  options: { extractor?: Extractor; format?: Format } = {},
): Document {
  const draft = new Draft(options.extractor ?? "hwpx");
  for (const part of parts) {
    if (typeof part === "string") draft.add({ type: "paragraph", text: part, page: 1 });
    else if (Array.isArray(part)) draft.addTable(tableOf(part));
    else if ("cells" in part) draft.addTable(part);
    else draft.add({ type: "paragraph", page: 1, ...part });
  }
  const pages = Math.max(1, ...draft.blocks.map(({ page }) => page));
  return documentOf(draft, pages, options.format);
}

/** A paragraph of printed lines; `joint` stands between them, nothing where line ends break words. */
export function linesOf(
  texts: readonly string[],
  joint: "" | " " = " ",
): Partial<BlockDraft> & { text: string } {
  let at = 0;
  const lines = texts.map((text) => {
    const start = at;
    at = start + [...text].length + joint.length;
    return { start, end: at - joint.length, page: 1, bbox: null };
  });
  return { text: texts.join(joint), lines };
}

/** A small generator of numbers that gives the same sequence for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const WORDS =
  "예산 집행 계획 담당 부서 검토 결과 보고 2024. 3. 1. 제출한다. 😀 기준 別添 (안) 12,345원".split(
    " ",
  );

/** A document of random headings, paragraphs (with lines over pages), lists and tables. */
export function randomDocument(seed: number): Document {
  const random = seeded(seed);
  const words = (most: number) =>
    Array.from({ length: 1 + random(most) }, () => WORDS[random(WORDS.length)]!).join(" ");
  const draft = new Draft(random(4) === 0 ? "ocr" : "pdf");
  let page = 1;
  const count = 5 + random(30);
  for (let at = 0; at < count; at += 1) {
    if (random(6) === 0) page += 1;
    const kind = random(9);
    if (kind === 0) draft.add({ type: "heading", level: 1 + random(3), text: words(5), page });
    else if (kind === 1) {
      draft.add({ type: "paragraph", text: `제${at + 1}조(${words(2)}) ${words(80)}`, page });
    } else if (kind === 2)
      draft.add({ type: "list_item", level: 1, text: `가. ${words(12)}`, page });
    else if (kind === 3) draft.add({ type: "footer", text: "- 1 -", page });
    else if (kind <= 5) page = addTable(draft, random, words, page);
    else page = addLines(draft, random, words, page);
  }
  return documentOf(draft, page, "pdf");
}

function addLines(
  draft: Draft,
  random: (below: number) => number,
  words: (most: number) => string,
  page: number,
): number {
  const texts = Array.from({ length: 1 + random(12) }, () => words(14));
  let start = 0;
  let at = page;
  const lines = texts.map((text, index) => {
    if (index > 0 && random(8) === 0) at += 1;
    const end = start + [...text].length;
    const line = { start, end, page: at, bbox: [50, index * 20, 500, index * 20 + 15] as const };
    start = end + 1;
    return { ...line, bbox: [...line.bbox] as [number, number, number, number] };
  });
  const joint = random(2) === 0 ? " " : "\n";
  draft.add({ type: "paragraph", text: texts.join(joint), page, lines });
  return at;
}

function addTable(
  draft: Draft,
  random: (below: number) => number,
  words: (most: number) => string,
  page: number,
): number {
  const rows = 1 + random(12);
  const cols = 1 + random(5);
  let at = page;
  const cells: CellDraft[] = [];
  for (let row = 0; row < rows; row += 1) {
    if (row > 0 && random(9) === 0) at += 1;
    for (let col = 0; col < cols; col += 1) {
      const text = random(7) === 0 ? "" : words(random(12) === 0 ? 200 : 8);
      const box: [number, number, number, number] = [
        col * 80,
        row * 20,
        col * 80 + 80,
        row * 20 + 20,
      ];
      cells.push({ row, col, text, page: at, bbox: random(40) === 0 ? null : box });
    }
  }
  draft.addTable({ rows, cols, cells, page, header_rows: random(2), bbox: [0, 0, 400, 400] });
  return at;
}
