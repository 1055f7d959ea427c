/** Where the text of a page begins: below it a line is less likely the title. */
import { type OutlineLabelKind, readLabel } from "../../text/outline-labels.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { numbersCover } from "../forms/title-lines.js";
import { endsAsTitle } from "../forms/title-words.js";
import { readsAsSentence } from "../heading-words.js";
import { MAKE } from "./make-thresholds.js";
import type { Line } from "./title-runs.js";

/** Whether anything but its place tells a line from the text. */
export function isSetApart({ size, centred, row }: Line, body: number): boolean {
  return centred || row.box || row.block.type === "title" || size >= body * MAKE.large;
}

/** A table with fewer rows is no form. */
export const FORM_ROWS = 3;

/** Whether the text has begun above a row of its page: a sentence, or an item of the outline. */
export function textBegins(rows: DocumentRow[], row: DocumentRow, body: number): boolean {
  const above = rows.slice(0, row.index).filter((each) => each.page === row.page);
  // What a note over the title lists (`※ 변경 사항` with its `①`, `②`) is no text yet.
  const noted = above.findIndex((each) => readLabel(each.text)?.kind !== "reference");
  const own = noted > 0 ? above.slice(noted) : above;
  const listed = noted > 0 ? own.findIndex((each) => !isCircled(each)) : 0;
  const isSet = (each: DocumentRow) => body > 0 && sizeOf(each) === body && !isCentred(each);
  const begins = (each: DocumentRow) =>
    (isText(each) && !numbersCover(rows, each.index)) || (isSet(each) && isStopped(each));
  return listed >= 0 && own.slice(listed).some(begins);
}

/** What a form asks for below the table of its fields, set like the text: `<상세 내용>` and what was written there. */
export function isBelowForm(rows: DocumentRow[], line: Line, body: number): boolean {
  // All lines of a sheet are rows of a table, and many of its cells are centred.
  const { table, block } = line.row;
  const isSheet = block.extractor === "xlsx";
  if (table && !isSheet) return false;
  const apart = isSheet ? line.size >= body * MAKE.large : isSetApart(line, body);
  if (apart || endsAsTitle(line.text)) return false;
  const fields = rows
    .slice(0, line.row.index)
    .filter(({ page, cells }) => page === line.row.page && cells.length > 1);
  return fields.length >= FORM_ROWS;
}

function isCircled({ text }: DocumentRow): boolean {
  return /^[①-⑳]/.test(text);
}

export function isText({ text, margin, cells, table, box }: DocumentRow): boolean {
  // What a form says in its table is no text yet.
  if (margin || cells.length > 1 || (table && !box)) return false;
  const label = readLabel(text);
  if (label) return !NOTES.has(label.kind) && !APPENDIX.test(text);
  return readsAsSentence(text) && text.length > MAKE.sentence;
}

/** A short sentence is text, too, where it is set like text and has its full stop; a motto is centred or in letters of its own. */
function isStopped({ text, margin, table }: DocumentRow): boolean {
  return !margin && !table && /[가-힣]다\.$/.test(text) && readsAsSentence(text);
}

/** Marks of notes and of lines beside a title. */
const NOTES = new Set<OutlineLabelKind>(["dash", "dot", "reference"]);

/** `■ 여권법 시행규칙 [별지 제1호서식]` stands over a form, and is no item. */
export const APPENDIX = /[[［【]\s*별[표지]/;
