/** What stands beside, over or among titles and is none: heads of parts, lists, mottoes, running text, names. */
import type { Cell } from "../../model/document.js";
import { typographyOf } from "../../model/typography.js";
import { foldSpace, joinSpacedLetters } from "../../text/spacing.js";
import { type DocumentRow, filledCells, isCentred, sizeOf } from "../document-rows.js";
import { readsAsSentence } from "../heading-words.js";
import { organisation } from "../organisation-names.js";
import { hasApprovalBox, letterheadDay } from "./form-head.js";
import { BREAKS_OFF, isSetAsOne, isTitle, MOTTO_SIZE, PAPER } from "./title-continues.js";
import { titleWords } from "./title-row.js";
import {
  beginsWithKind,
  couldBeTitle,
  endsAsTitle,
  isComplaint,
  namesOnlyItsKind,
} from "./title-words.js";

/**
 * Words over all columns, set hardly larger than the labels and values above them in their table: the head of a part. The box for approvals
 * stands over a form's title.
 */
export function headsAPart(rows: DocumentRow[], at: number): boolean {
  const head = rows[at]!;
  if (!head.table || head.cells.length > 1) return false;
  const { table } = head;
  const above = rows.slice(0, at).filter((row) => row.table === table);
  return above.some(
    (row) =>
      (row.cells.length > 1 || isBlankField(row)) &&
      isNoLarger(head, row) &&
      !hasApprovalBox(row) &&
      !letterheadDay(row, rows),
  );
}

function isNoLarger(head: DocumentRow, label: DocumentRow): boolean {
  return sizeOf(head) === 0 || sizeOf(head) < sizeOf(label) * PART_SIZE;
}

/** Times the size of its labels: words so large are set apart from them. */
const PART_SIZE = 1.15;

/** `교육 일시` with nothing beside it, and another such label above or below: a form that is not filled in. */
export function isBlankField({ table, row, cells }: DocumentRow): boolean {
  if (!table || cells.length > 1) return false;
  const filled = filledCells(table);
  const own = sizeIn(filled.find((cell) => cell.row === row));
  const alone = (at: number) => {
    const [cell, ...others] = filled.filter((each) => each.row === at);
    const narrow = cell !== undefined && cell.col === 0 && cell.col_span < table.cols;
    // Labels are set alike: larger words over them are a title.
    return narrow && others.length === 0 && cell.row_span === 1 && sizeIn(cell) >= own;
  };
  return alone(row) && (alone(row - 1) || alone(row + 1)) && filled.some(({ col }) => col > 0);
}

function sizeIn(cell: Cell | undefined): number {
  return cell ? (typographyOf(cell)[0]?.size ?? 0) : 0;
}

/**
 * A list without a title: rows of one make, none of them long or a sentence, and the first does not end as titles end. A single
 * word is what a paper says, not what it is called.
 */
export function isPlainList(rows: readonly DocumentRow[]): boolean {
  const own = rows.filter((row) => !row.margin && LETTER.test(row.text));
  const [first] = own;
  if (!first || sizeOf(first) === 0 || endsAsTitle(joinSpacedLetters(first.text))) return false;
  const oneWord = own.length === 1 && !first.text.includes(" ");
  if (!oneWord && own.length < LIST.rows) return false;
  return own.every(
    (row) =>
      !row.table &&
      row.block.type !== "title" &&
      !isCentred(row) &&
      sizeOf(row) === sizeOf(first) &&
      row.text.length <= LIST.letters &&
      !readsAsSentence(row.text),
  );
}

/** A day over the list is none of its rows. */
const LETTER = /[가-힣A-Za-z]/;

/**
 * One of several printed lines of a page, each a paragraph of its own and set alike, of which others end as titles end: what a cover
 * lists below a title that is a picture.
 */
export function isOneOfSeveral(rows: readonly DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  const alikeFrom = (from: number, step: 1 | -1) => {
    const found: DocumentRow[] = [];
    for (let next = from; found.length < LIST.rows && isListedLike(row, rows[next]); next += step)
      found.push(rows[next]!);
    return found;
  };
  if (!isListedLike(row, row)) return false;
  const others = [...alikeFrom(at - 1, -1), ...alikeFrom(at + 1, 1)];
  const blocks = new Set([row, ...others].map(({ block }) => block.id));
  if (blocks.size <= others.length) return false;
  return others.filter(({ text }) => endsAsTitle(text)).length >= LIST.others;
}

/** `[ 상단바 ]` over a table, and others set alike further on: each heads a part of a paper without a title. */
export function isOneOfHeads(rows: readonly DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  if (!isHead(row) || sizeOf(row) === 0 || endsAsTitle(row.text.slice(1, -1).trim())) return false;
  const others = rows.filter((next) => isHead(next) && sizeOf(next) === sizeOf(row));
  return new Set(others.map(({ text }) => text)).size > LIST.others;
}

function isHead({ table, margin, text }: DocumentRow): boolean {
  return !table && !margin && IN_BRACKETS.test(text);
}

const IN_BRACKETS = /^(?:\[[^[\]]{1,30}\]|【[^【】]{1,30}】)$/;

function isListedLike(first: DocumentRow, row: DocumentRow | undefined): boolean {
  if (!row || row.table || row.margin || row.page !== first.page) return false;
  if (row.block.extractor !== "pdf" || row.block.type === "title" || isCentred(row)) return false;
  return sizeOf(row) > 0 && sizeOf(row) === sizeOf(first) && titleWords(row) !== null;
}

/** A list has more rows than a note, and its items are shorter than sentences. */
const LIST = { rows: 4, letters: 25, others: 2 };

/** `위와 같이 심사 대상 제품의` over `심사 결과를 보고합니다.`, set alike: either line of a sentence. */
export function isInSentence(rows: readonly DocumentRow[], at: number): boolean {
  return beginsSentence(rows, at) || (at > 0 && beginsSentence(rows, at - 1));
}

function beginsSentence(rows: readonly DocumentRow[], at: number): boolean {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (!next || next.page !== row.page || next.table !== row.table) return false;
  if (sizeOf(next) !== sizeOf(row) || isCentred(next) !== isCentred(row)) return false;
  // Paragraphs that a program wrote hold whole sentences.
  if (!isPrinted(row) && next.block.id !== row.block.id) return false;
  if (endsAsTitle(row.text) || beginsWithKind(row.text)) return false;
  return sizeOf(row) > 0 && SENTENCE_ENDS.test(next.text);
}

function isPrinted({ block }: DocumentRow): boolean {
  return block.extractor === "pdf" || block.extractor === "ocr";
}

const SENTENCE_ENDS = /[가-힣]다\.(?:\s|$)/;

/** A line of a printed paragraph of one size that is a sentence: text, though the line alone may read like a title. */
export function isPrintedText(row: DocumentRow): boolean {
  const { block, table } = row;
  if (!isPrinted(row) || table || block.type === "title") return false;
  if ((block.lines?.length ?? 0) < 2) return false;
  const set = typographyOf(block);
  // A line that fills its measure looks centred; the last of its paragraph does not.
  if (isCentred(row) && set.every(({ centred }) => centred)) return false;
  const sizes = new Set(set.map(({ size }) => size));
  return sizes.size === 1 && readsAsSentence(foldSpace(block.text));
}

/** `“시민이 주인인 한빛시”` over the title, in quotes and set smaller; whose title it is may stand between them. */
export function isMotto(rows: DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  if (!/^[“"‘'].+[”"’']$/.test(row.text)) return false;
  const title = rows.slice(at + 1, at + 3).find(({ text }) => organisation(text) === null);
  if (!title || title.page !== row.page) return false;
  return sizeOf(row) > 0 && sizeOf(row) < sizeOf(title) * MOTTO_SIZE && couldBeTitle(title.text);
}

/** A line over the title stands this many rows above it at most. */
const OVER_TITLE = 3;

/**
 * Words over a title that are no part of it: a motto, whom the copy is for, what was stamped on the page. They are set like the text,
 * and the title below is centred, and larger or no larger than the text itself.
 */
export function standsOverTitle(rows: DocumentRow[], at: number): boolean {
  const row = rows[at]!;
  if (at >= OVER_TITLE || row.table || row.margin || isTitle(row) || isCentred(row)) return false;
  const words = joinSpacedLetters(row.text);
  if (endsAsTitle(words) || BREAKS_OFF.test(words) || PAPER.test(words)) return false;
  const below = rows.slice(at + 1, at + 1 + OVER_TITLE);
  const title = below.find((next) => endsAsTitle(titleWords(next) ?? ""));
  if (!title || title.page !== row.page || title.table !== row.table) return false;
  if (isSetAsOne(row, title)) return false;
  // Over `모집 공고` stands what it is about, however that is set.
  if (namesOnlyItsKind(titleWords(title)!)) return false;
  const next = rows[title.index + 1];
  const asText = next !== undefined && sizeOf(next) === sizeOf(row);
  const larger = sizeOf(title) > sizeOf(row) || (asText && sizeOf(title) === sizeOf(row));
  return isCentred(title) && larger;
}

/** Names of bodies have few words; a title that ends like one has more. */
const NAME_WORDS = 3;

/** `한빛전자주식회사` over the title: whose paper it is. */
export function namesABody(title: string): boolean {
  if (isComplaint(title)) return false;
  return organisation(title) !== null && title.split(" ").length <= NAME_WORDS;
}
