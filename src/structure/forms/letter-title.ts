/** The title of an official letter: what stands beside 제목, with the lines that it wraps onto. */
import { LETTER } from "../../text/lexicon/form-labels.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import { spaceScore } from "../../text/word-ends.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { MAKE } from "../fields/make-thresholds.js";
import { readsAsSentence } from "../heading-words.js";
import type { LabelledField } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { endsAsTitle } from "./title-words.js";

/** `제목` is at least this wide, in points. */
export const LABEL_WIDTH = 18;
/** No title takes more lines than this. */
const MOST_LINES = 4;
/** Lines of one paragraph begin at the same place, give or take so many points. */
const SAME_EDGE = 2;

export function letterTitle(subject: LabelledField, rows: readonly DocumentRow[]): string | null {
  const around = linesAroundLabel(subject.row, rows);
  if (around) return around;
  const title = foldSpace(subject.value);
  if (title === "") return null;
  const label = subject.row;
  // On a printed page the title may stand on a line of its own below its label.
  let row = label.text.includes(subject.value) ? label : (rows[label.index + 1] ?? label);
  let whole = title;
  for (let count = 1; count < MOST_LINES; count += 1) {
    if (!goesOn(whole, { row, rows, label })) break;
    const next = rows[row.index + 1]!;
    whole = joined(whole, row, next);
    row = next;
  }
  return whole;
}

/** In a printed form the label may stand at half the height of a title of two lines: between them, on its left. */
function linesAroundLabel(label: DocumentRow, rows: readonly DocumentRow[]): string | null {
  if (label.table || !LETTER.subject.includes(squeeze(label.text))) return null;
  const [over, above, below] = [-2, -1, 1].map((step) => rows[label.index + step]);
  if (!isBeside(above, label) || !isBeside(below, label)) return null;
  if (Math.abs(above.left! - below.left!) > SAME_EDGE) return null;
  if (isWhomItGoesTo(above)) return null;
  // A label of its own over it: then the line above is its value.
  if (over && over.page === label.page && isLabelAlone(over)) return null;
  return joined(foldSpace(above.text), above, below);
}

/** `가람구청장`, `(총무과장)`, `(경유)`: the end of 수신, over the title. */
function isWhomItGoesTo({ text }: DocumentRow): boolean {
  return WHOLLY_BRACKETED.test(text) || NAMES_WHOM.test(text) || organisation(text) !== null;
}

const NAMES_WHOM = /^[가-힣·,\s]{2,40}(?:장|참\s?조)(?:\s?[(（][^()（）]{1,30}[)）])?$/;

function isBeside(row: DocumentRow | undefined, label: DocumentRow): row is DocumentRow {
  return row !== undefined && !row.table && row.page === label.page && isIndented(row, label);
}

function isLabelAlone({ text }: DocumentRow): boolean {
  const label = squeeze(text).replace(/[:：]$/, "");
  return LABELS_OVER_TITLE.includes(label);
}

const LABELS_OVER_TITLE: readonly string[] = [
  ...LETTER.to,
  ...LETTER.number,
  ...LETTER.date,
  ...LETTER.beside,
];

function goesOn(
  title: string,
  { row, rows, label }: { row: DocumentRow; rows: readonly DocumentRow[]; label: DocumentRow },
): boolean {
  const next = rows[row.index + 1];
  if (!next || next.table || next.page !== row.page) return false;
  if (isSmaller(next, row)) return false;
  const inParagraph = next.block.id === row.block.id;
  // A second line of the title stands below its first, indented past the label; the text begins at the margin.
  if (inParagraph && (isOpen(title) || isIndented(next, label))) return true;
  if (!isPrinted(next) || !(inParagraph || isHanging(next, row, label))) return false;
  if (isOpen(title)) return true;
  if (!mayBeOfTitle(next)) return false;
  if (WHOLLY_BRACKETED.test(next.text)) return true;
  // The text below ends as sentences end, not as titles do.
  if (endsAsTitle(title)) return inParagraph && endsAsTitle(next.text);
  return (inParagraph && row.gap === "") || isEnded(title, row, rows);
}

function mayBeOfTitle({ text }: DocumentRow): boolean {
  return readLabel(text) === null && !readsAsSentence(text);
}

/** Whether one of the next lines of its paragraph ends the title as titles end, or its last line as no text ends. */
function isEnded(title: string, row: DocumentRow, rows: readonly DocumentRow[]): boolean {
  let [whole, last] = [title, row];
  for (const next of rows.slice(row.index + 1, row.index + MOST_LINES)) {
    const first = last === row;
    if (!mayBeOfTitle(next) || !(first || next.block.id === last.block.id)) return false;
    whole = joined(whole, last, next);
    if (endsAsTitle(whole)) return true;
    last = next;
    const after = rows[next.index + 1];
    const ends = next.block.id === row.block.id && after?.block.id !== next.block.id;
    if (ends) return !ENDS_TEXT.test(next.text);
  }
  return false;
}

/** Text ends with a full stop, or with a verb. */
const ENDS_TEXT = /[.。:：]$|[다요함음임]$/;

/** `(긴급)` on the line below. */
const WHOLLY_BRACKETED = /^[(（][^()（）]{1,30}[)）]$/;

/** Below the value and not its label, set alike: a paragraph of its own to those who look at edges alone. */
function isHanging(next: DocumentRow, row: DocumentRow, label: DocumentRow): boolean {
  return isIndented(next, label) && sizeOf(next) === sizeOf(row) && !isCentred(next);
}

/** The text of a printed letter may be set smaller than its head; where the page does not say, nothing is. Recognised heights vary. */
function isSmaller(next: DocumentRow, row: DocumentRow): boolean {
  return (
    next.block.extractor === "pdf" && sizeOf(next) > 0 && sizeOf(next) < sizeOf(row) * MAKE.sameSize
  );
}

function isOpen(title: string): boolean {
  const open = title.match(/[(（「『[]/g) ?? [];
  return open.length > (title.match(/[)）」』\]]/g) ?? []).length;
}

function isIndented(row: DocumentRow, label: DocumentRow): boolean {
  return (row.left ?? 0) > (label.left ?? Number.POSITIVE_INFINITY) + LABEL_WIDTH;
}

function isPrinted({ block }: DocumentRow): boolean {
  return block.extractor === "pdf" || block.extractor === "ocr";
}

/** `(2` over `차)`: a figure and what it counts, at the end of a bracket. */
const COUNTED = /[(（]\d{1,3}[가-힣][)）]$/;

/** Below this score a line's end surely broke a word. */
const BROKEN_WORD = -3;

/** Lines of one printed paragraph say what stood between them; otherwise the letters on both sides do. */
export function joined(
  text: string,
  row: DocumentRow,
  next: DocumentRow,
  broken = BROKEN_WORD,
): string {
  const known = next.block.id === row.block.id;
  const isBroken =
    COUNTED.test(text + next.text.slice(0, 2)) || (spaceScore(text, next.text) ?? 0) < broken;
  const gap = known ? row.gap : isBroken ? "" : " ";
  return foldSpace(`${text}${gap}${next.text}`);
}
