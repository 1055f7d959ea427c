/** Which lines of a document's head could be its title, each told apart from the others of its cell. */
import type { LineTypography } from "../../model/typography.js";
import { CONTENTS } from "../../text/lexicon/attachments.js";
import { TAGS } from "../../text/lexicon/document-kinds.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { isBlankField } from "../forms/beside-titles.js";
import { hasApprovalBox, titleBesideDay, titleInHead } from "../forms/form-head.js";
import { titleGap } from "../forms/title-continues.js";
import { bareTitle, spansAll, withoutTag } from "../forms/title-row.js";
import { endsAsTitle, namesOnlyItsKind } from "../forms/title-words.js";
import { readsAsSentence } from "../heading-words.js";
import { hasLeader } from "../table-of-contents.js";
import { statesListsDay } from "./list-heads.js";
import { MAKE } from "./make-thresholds.js";
import { isNumberLine } from "./number-lines.js";
import { APPENDIX, isText } from "./text-begins.js";
import type { Line } from "./title-runs.js";

/** `[별표 4] 평가항목별 평가지표`: the title behind its tag, on one line. */
const TAGGED = new RegExp(
  String.raw`^[[［【〔<〈「『]\s*${oneOfSpaced(TAGS)}[^\]］】〕>〉」』]*[\]］】〕>〉」』]\s*(?=[^\s<〈([][^<>〈〉]{3})`,
);

/** The rows of the first page that has any, and those below a notice's number behind a cover. */
export function headRows(rows: DocumentRow[], body: number): DocumentRow[] {
  const own = rows.filter(
    (row) => (!row.margin || isTitleInHeader(row, body)) && row.block.type !== "figure",
  );
  // What a table of contents lists is no title.
  if (CONTENTS.includes(squeeze(own[0]?.text ?? "").toLowerCase())) return coverBehind(own);
  const page = own[0]?.page;
  const first = own.slice(0, MAKE.firstPageRows).filter((row) => row.page === page);
  const number = own.slice(first.length, MAKE.firstPageRows).findIndex((row) => isNumberLine(row));
  if (number < 0) return first;
  const below = first.length + number + 1;
  return [...first, ...own.slice(below, below + MAKE.noticeRows)];
}

/** A statement may have its title in the header of every page: the first row, centred, and larger than the text. */
function isTitleInHeader(row: DocumentRow, body: number): boolean {
  if (row.index > 0 || row.block.type !== "header") return false;
  return body > 0 && isCentred(row) && sizeOf(row) >= body * MAKE.large;
}

/** The first page behind the contents that a file begins with, where it is a cover: its date stands above any text. */
function coverBehind(own: DocumentRow[]): DocumentRow[] {
  const listed = new Set(own.filter((row) => hasLeader(row.text)).map((row) => row.page));
  const page = own.find((row) => row.page !== own[0]!.page && !listed.has(row.page))?.page;
  const cover = own.filter((row) => row.page === page);
  const head = cover.slice(0, MAKE.coverRows);
  const day = head.findIndex(({ text }) => DAY.test(text));
  return day < 0 || head.slice(0, day).some(isText) ? [] : cover.slice(0, MAKE.firstPageRows);
}

const DAY = /\d{4}\s?[년.]\s?\d{1,2}\s?[월.]\s?\d{1,2}/;

/** A row that stands by itself, as its lines; a row of a table with several cells is none. */
export function linesOf(row: DocumentRow, rows: DocumentRow[], body: number): Line[] {
  if (row.cells.length > 1) return besideBoxes(row, rows) ?? acrossCells(row, body);
  // Below the first row a cell with blank ones beside it is a label of a form.
  const labels =
    row.table &&
    !row.box &&
    !spansAll(row, row.table) &&
    (row.row > 0 || (isBlankField(row) && !endsAsTitle(row.text)));
  if (labels && !headsPage(row, body) && !isBelowTag(row, rows)) return [];
  const gap = titleGap(row, rows);
  const texts = row.raw[0]!.split("\n");
  const set: readonly LineTypography[] = row.set[0] ?? [];
  // Where lines and their typography do not match one to one, only the first is sure.
  const known = set.length === texts.length;
  if (row.table && isBrokenSentence(texts, set)) return [];
  return texts.map((text, at) => {
    const { size, centred } = known ? set[at]! : { size: sizeOf(row), centred: isCentred(row) };
    const behind = withoutTag(text, row);
    const words = bareTitle(behind, centred || isPaperFirst(row, rows)).replace(TAGGED, "");
    const large = body > 0 && size >= body * MAKE.large;
    return {
      row,
      text: large ? words.replace(FOOTNOTED, "") : words,
      tagged: behind !== text || TAGGED.test(text),
      gap,
      size,
      centred,
    };
  });
}

/** `● 회의록`, `■ 구 매 요 청 서` on the very first line: what the paper is, though it is set as an item. */
function isPaperFirst({ index, text }: DocumentRow, rows: readonly DocumentRow[]): boolean {
  const rest = index === 0 ? (readLabel(text)?.rest ?? "") : "";
  const words = joinSpacedLetters(rest);
  // On a printed page spaced letters are read as the word that they spell.
  const headsFields =
    !words.includes(" ") &&
    rows.slice(1, 3).every((row) => FIELD.test(row.text)) &&
    rows.length > 2;
  const listed = rows[1] !== undefined && statesListsDay(rows[1]);
  return (
    PAPER_RECORD.test(words) && (namesOnlyItsKind(words) || words !== rest || headsFields || listed)
  );
}

/** `수요기관: 한빛청` */
const FIELD = /^[가-힣][가-힣\s]{0,9}[:：]/;

const PAPER_RECORD = /(?:록|일지|대장|[가-힣]{2}서)$/;

/** `*주차 요금의 영향`, set large: the sign of a note at the foot. */
const FOOTNOTED = /^[*＊]{1,3}(?=[가-힣A-Z][^*＊]{7})/;

/** A sentence that a cell breaks over its lines, all set alike: none of them is a title. */
function isBrokenSentence(texts: string[], set: readonly LineTypography[]): boolean {
  if (texts.length < 2 || new Set(set.map(({ size }) => size)).size > 1) return false;
  return !endsAsTitle(foldSpace(texts[0]!)) && readsAsSentence(foldSpace(texts.join(" ")));
}

/** In the head of a form words set large that end as titles end are its title, though boxes to fill in stand beside them. */
function headsPage(row: DocumentRow, body: number): boolean {
  const [first] = row.raw[0]!.split("\n") as [string];
  const large = body > 0 && sizeOf(row) >= body * MAKE.large;
  return row.index < MAKE.formHead && large && endsAsTitle(joinSpacedLetters(first));
}

/** The title at the head of a form, with the box for approvals, a note or a field on its right. */
function besideBoxes(row: DocumentRow, rows: DocumentRow[]): Line[] | null {
  const heads = row.index < MAKE.formHead || (hasApprovalBox(row) && isBelowNotes(row, rows));
  const text = heads
    ? (titleInHead(row) ?? titleBesideDay(row, rows)?.title ?? behindNumber(row))
    : null;
  if (!text) return null;
  const { size = 0, centred = false } =
    row.set[row.cells.findIndex((cell) => joinSpacedLetters(cell) === text)]?.[0] ?? {};
  return [{ row, text, gap: " ", size, centred }];
}

/** `2-① | 주차장 개방 지원`, first on a page: a paper cut out of a longer one, under its number there. */
function behindNumber({ index, table, cells }: DocumentRow): string | null {
  const [number, title] = cells.map((cell) => joinSpacedLetters(cell));
  const heads = index === 0 && table?.rows === 1 && cells.length === 2;
  return heads && NUMBER_ALONE.test(number!) ? title! : null;
}

const NUMBER_ALONE = /^(?:\d{1,2}(?:-(?:\d|[①-⑳]))?|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ])$/;

/** Numbered notes that a file holds before its first table stand below that on the page. */
function isBelowNotes({ index }: DocumentRow, rows: DocumentRow[]): boolean {
  return rows.slice(0, index).every(({ table, text }) => !table && readLabel(text) !== null);
}

/** Where a file does not say how large letters are: in a form's table, right below its law and its number. */
export function isBelowTag(row: DocumentRow, rows: DocumentRow[]): boolean {
  const { index, table, text, cells } = row;
  const above = rows[index - 1];
  if (!above || above.table !== table || above.row > 0 || index >= MAKE.formHead) return false;
  if (!table || cells.length > 1 || sizeOf(row) > 0) return false;
  return APPENDIX.test(above.cells[0]!) && endsAsTitle(joinSpacedLetters(text));
}

/** A form's title may be set over cells of its own, the last of which is its kind: `일반과세자 부가가치세 | [ ]예정 [ ]확정 | 신고서`. */
function acrossCells(row: DocumentRow, body: number): Line[] {
  // Cells between may be read without a size.
  const sizes = row.set.map((lines) => lines[0]?.size ?? 0).filter((size) => size > 0);
  const kind = joinSpacedLetters(row.cells.at(-1)!);
  if (row.index >= MAKE.formHead || !namesOnlyItsKind(kind)) return [];
  if (body === 0 || sizes.length === 0 || sizes.some((size) => size < body * MAKE.large)) return [];
  return [{ row, text: row.text, gap: " ", size: sizes[0]!, centred: isCentred(row) }];
}
