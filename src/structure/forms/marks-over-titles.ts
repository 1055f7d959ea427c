/** Marks in Latin letters over a Korean title: `HANBIT UNIV`, whose paper it is, or `QF-701 (Rev.3)`, the code of the form. */
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
  if (!/[A-Za-z]{2}/.test(text) || text.split(" ").length > MOST_WORDS) return false;
  const below = rows.slice(at + 1, at + 1 + OVER_TITLE);
  const title = below.find((row) => endsAsTitle(koreanTitle(row)));
  if (!title || title.page !== page) return false;
  const [size, larger] = [sizeOf(rows[at]!), sizeOf(title)];
  return namesOnlyItsKind(koreanTitle(title)) ? size < larger * LOGO_SIZE : size < larger;
}

function koreanTitle(row: DocumentRow): string {
  const words = titleWords(row) ?? "";
  return /[가-힣]/.test(words) ? words : "";
}
