/**
 * Lines in Latin letters over a Korean title: `HANBIT UNIV`, whose paper it is, `QF-701 (Rev.3)`, the code of the form, or
 * `Guidelines for the Use of Shared Parking`, the title itself in English.
 */
import { ENGLISH_KINDS } from "../../text/lexicon/document-kinds.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { type DocumentRow, sizeOf } from "../document-rows.js";
import { isFormCode } from "./tags.js";
import { titleWords } from "./title-row.js";
import { endsAsTitle, namesOnlyItsKind } from "./title-words.js";

/** Such a mark stands among so many first rows, fields above it among them, and so many rows over the title at most. */
const HEAD_ROWS = 6;
const OVER_TITLE = 3;
/** A brand has few words. */
const MOST_WORDS = 4;
/** Times the size of `신청서` below it: words set like that are what it is about. */
const LOGO_SIZE = 0.8;

export function isMarkOver(rows: readonly DocumentRow[], at: number): boolean {
  const { text, page, margin, cells } = rows[at]!;
  if (at >= HEAD_ROWS || margin || cells.length > 1 || /[가-힣一-龥]/.test(text)) return false;
  if (isFormCode(text)) return true;
  const translated = isEnglishTitle(rows, at);
  if (!/[A-Za-z]{2}/.test(text)) return false;
  if (text.split(" ").length > MOST_WORDS && !translated) return false;
  const size = sizeOf(rows[at]!);
  const korean = (row: DocumentRow) => koreanTitle(row, translated && size < sizeOf(row));
  const title = rows.slice(at + 1, at + 1 + OVER_TITLE).find((row) => endsAsTitle(korean(row)));
  if (!title || title.page !== page) return false;
  if (namesOnlyItsKind(korean(title))) return size < sizeOf(title) * LOGO_SIZE;
  return translated || size < sizeOf(title);
}

/** `Technical Regulations for` / `Electrical Products`: a paper's name, with the Latin lines right above and below it. */
function isEnglishTitle(rows: readonly DocumentRow[], at: number): boolean {
  let [first, end] = [at, at + 1];
  while (first > 0 && isLatin(rows[first - 1]!, rows[at]!)) first -= 1;
  while (end < at + OVER_TITLE && isLatin(rows[end], rows[at]!)) end += 1;
  const phrase = rows.slice(first, end).map(({ text }) => text);
  const words = phrase.join(" ").split(" ");
  return words.length >= LEAST_WORDS && ENGLISH_TITLE.test(words.join(" "));
}

function isLatin(row: DocumentRow | undefined, { page }: DocumentRow): boolean {
  if (!row || row.page !== page || row.margin || row.cells.length > 1) return false;
  const { text } = row;
  return /[A-Za-z]{3}/.test(text) && !/[가-힣一-龥]/.test(text);
}

/** `KOSHA GUIDE` begins a title, `Standard Operating Procedure for Parking` is one. */
const LEAST_WORDS = 4;
const ENGLISH_TITLE = new RegExp(
  String.raw`^(?:[A-Za-z-]+\s){0,3}${oneOf(ENGLISH_KINDS)}s?\s(?:for|of|on|to)\s|\s${oneOf(ENGLISH_KINDS)}s?$`,
  "i",
);

/** `numbered`: also behind `1.`, where it is set as large as a title. */
function koreanTitle(row: DocumentRow, numbered: boolean): string {
  const words = titleWords(row) ?? (numbered ? readLabel(row.text)?.rest : null) ?? "";
  return /[가-힣]/.test(words) ? words : "";
}
