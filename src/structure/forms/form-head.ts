/** The first row of a form: its title beside boxes for approvals, notes and fields to fill in. */
import type { Cell, Table } from "../../model/document.js";
import { typographyOf } from "../../model/typography.js";
import { isDateOnly } from "../../text/dates.js";
import { TAGS } from "../../text/lexicon/document-kinds.js";
import { COUNT_COLUMNS, FIELD_LABELS, HANDLING } from "../../text/lexicon/form-labels.js";
import { APPROVAL_BOXES, APPROVERS, OFFICE_ENDINGS, SEALS } from "../../text/lexicon/offices.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { DAY_NOUNS } from "../../text/lexicon/questions.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells } from "../document-rows.js";
import { body } from "../organisation-names.js";
import { behindTag, isTagLine } from "./tags.js";
import { couldBeTitle, endsAsTitle, unwrapped, withoutTail } from "./title-words.js";

/** The first row of a form may have its title on the left and other boxes on the right; null where it has none. */
export function titleInHead(row: DocumentRow): string | null {
  if (!row.table || row.cells.length < 2 || row.row > headRow(row.table)) return null;
  const words = row.raw.map((raw) => headWords(withoutDay(withoutNotes(raw))));
  const own = words.filter((cell, at) => !isApprover(cell) && !isPhotograph(row, at));
  const tagged = titleBesideTag(row);
  if (tagged) return tagged;
  const alone = own.length === 1 && own.length < words.length;
  const ofProject = titleBesideProject(row, own);
  if (ofProject) return ofProject;
  const large = titleBesideOffices(row, words) ?? titleBesideLogo(row, words);
  const title = alone ? own[0]! : (large ?? (isSetApart(row) ? words[0]! : tallTitle(row)));
  if (!title || !couldBeTitle(withoutTail(title))) return null;
  // Beside a box for approvals stands what is approved, whatever its last word is.
  const boxed = hasApprovalBox(row) || title === large || (alone && isAsTallAsBox(row, title));
  return endsAsTitle(withoutTail(title)) || boxed ? title : null;
}

/** `주차장 요금 감면 확대 | 담당 | 교통과장 | 국장`, set half as large again as the offices of those who approve. */
function titleBesideOffices({ cells, set }: DocumentRow, words: readonly string[]): string | null {
  const sizes = set.map((lines) => lines[0]?.size ?? 0);
  const at = sizes.indexOf(Math.max(...sizes));
  const others = cells.filter((_, each) => each !== at);
  const isLarge = sizes.every((size, each) => each === at || sizes[at]! >= size * OVER_OFFICES);
  const offices = others.filter((cell) => OFFICE.test(squeeze(cell)));
  if (sizes[at] === 0 || !isLarge || offices.length < 2 || !others.every(isShort)) return null;
  return words[at]!;
}

/** Times the size of the offices beside it. */
const OVER_OFFICES = 1.5;
/** `담당`, `교통정책과장`. */
const OFFICE = new RegExp(`^[가-힣]{0,10}${oneOf(APPROVERS, OFFICE_ENDINGS)}$`);

/** Behind the title, or smaller before it; `사진 | 주차장 현황` in letters of one size shows what it names. */
function isPhotograph({ cells, set }: DocumentRow, at: number): boolean {
  const [first = 0, second = 0] = set.map((lines) => lines[0]?.size ?? 0);
  return PHOTO.test(squeeze(cells[at]!)) && (at > 0 || first < second);
}

/** `사진 (3×4cm)`: where the photograph of who applies is put. */
const PHOTO = /^(?:증명|얼굴)?사진(?:[(（].{0,30}|\d+(?:\.\d+)?(?:[cm]m)?[×xX*].{0,20})?$/;

/** `한빛공사 | 점검표 | 문서번호 | HB-01`: larger than whose form it is, in the first cell, and the fields beside it. */
function titleBesideLogo({ cells, set }: DocumentRow, words: readonly string[]): string | null {
  const [logo = "", , ...fields] = cells;
  const [first = 0, size = 0, ...others] = set.map((lines) => lines[0]?.size ?? 0);
  const isLarge = size > 0 && [first, ...others].every((each) => size >= each * SET_APART);
  const title = words[1]!;
  if (!isLarge || !isLogo(logo) || !endsAsTitle(withoutTail(title))) return null;
  return fields.every((cell) => isShort(cell) || isFilledIn(cell)) ? title : null;
}

function isLogo(cell: string): boolean {
  return body(cell) !== null || LATIN_NAME.test(cell);
}

/** `HANBIT`, `Hanbit Electric Co., Ltd.` */
const LATIN_NAME = /^[A-Z][A-Za-z&.,\s]{2,}$/;

/** `HB-QP-01`, `2026. 3. 2.`, `1 / 3` */
function isFilledIn(cell: string): boolean {
  return isDateOnly(cell) || (!/[가-힣]/.test(cell) && cell.length <= LONGEST_FIELD);
}

/** `승강기 제어장치 | 요구사항 명세서 | 작성 | 검토 | 승인` in the first row of all: what the paper is, behind what it is for. */
function titleBesideProject({ index, cells }: DocumentRow, own: readonly string[]): string | null {
  const [project = "", title = "", ...others] = own;
  if (index > 0 || others.length > 0 || cells.filter(isApprover).length < FEWEST_APPROVERS)
    return null;
  const isProject = !endsAsTitle(project) && !FIELD_LABELS.includes(squeeze(project));
  return isProject && couldBeTitle(title) && endsAsTitle(title) ? title : null;
}

/** An approval box that has no other sign has three columns at least. */
const FEWEST_APPROVERS = 3;

/** Beside two offices and more, which have nothing below them but who signs: `주차장 정비 | 담당 | 과장`. */
function isAsTallAsBox({ table, cells }: DocumentRow, title: string): boolean {
  const cell = filledCells(table!).find(
    ({ row, text }) => row === 0 && joinSpacedLetters(text) === title,
  );
  const tall = cell !== undefined && cell.row_span > 1 && cell.row_span >= table!.rows;
  return tall && cells.filter(isApprover).length > 1;
}

/** The first row, or the next where the first holds the tag of the form alone. */
function headRow(table: Table): number {
  const [first, ...others] = filledCells(table).filter(({ row }) => row === 0);
  return first && others.length === 0 && first.row_span === 1 && isTagLine(foldSpace(first.text))
    ? 1
    : 0;
}

/** `입찰 참가 신청서` over `※ 해당하는 경우에만 적습니다.` in one cell: without what it notes. */
function withoutNotes(raw: string): string {
  const lines = raw.trim().split("\n");
  const note = lines.findIndex((line, at) => at > 0 && line.trim().startsWith("※"));
  return (note < 0 ? lines : lines.slice(0, note)).join("\n");
}

/** `주차장 정비 계획` over `(2026. 3. 2.)` in one cell: without its day. */
function withoutDay(raw: string): string {
  const lines = raw.split("\n");
  const day = /^[(（[]\s?(.{6,16})\s?[)）\]]$/.exec(lines.at(-1)!.trim())?.[1];
  const isDated = lines.length > 1 && day !== undefined && isDateOnly(day);
  return foldSpace((isDated ? lines.slice(0, -1) : lines).join(" "));
}

/** `< 검수 조서 >`, `서식 1-1 검수 조서`: without what is drawn around a title or stands before it. */
function headWords(cell: string): string {
  const words = joinSpacedLetters(cell);
  const inner = joinSpacedLetters(unwrapped(behindTag(words) ?? words));
  return endsAsTitle(inner) ? inner : words;
}

/** `붙임 2 | 「주차 혁신 공모전」 사업계획서 (10쪽)`: which enclosure a paper is, beside its title. Among other such tags it is one of a list. */
function titleBesideTag({ table, cells, row }: DocumentRow): string | null {
  if (cells.length !== 2 || !isTagAlone(cells[0]!)) return null;
  const others = filledCells(table!).filter((cell) => cell.row !== row);
  const wide = filledCells(table!).find((cell) => cell.row === row && cell.col > 0);
  if (others.length > 0 && (!wide || wide.col_span * 2 < table!.cols)) return null;
  if (others.some(({ text }) => isTagAlone(joinSpacedLetters(text)))) return null;
  const title = headWords(cells[1]!);
  return couldBeTitle(title) && endsAsTitle(title) ? title : null;
}

function isTagAlone(cell: string): boolean {
  return NUMBERED_TAG.test(cell) || isTagLine(cell);
}

const NUMBERED_TAG = new RegExp(
  String.raw`^[[［【〔<〈]?\s?${oneOfSpaced(TAGS)}\s?(?:제\s?)?\d{0,2}(?:-\d{1,2})?\s?호?(?:\s?서식)?\s?[\]］】〕>〉]?$`,
);

/** `기획조정부 | 주차장 이용 현황 | ’26. 3. 2.`: a report's head in one row, its title larger than who writes and the day beside it. */
export function titleBesideDay(
  row: DocumentRow,
  rows: readonly DocumentRow[],
): { title: string; day: string } | null {
  const { table, cells, set } = row;
  if (!table || table.rows > 1 || cells.length < 2 || cells.length > 3) return null;
  // Only the header of the page may stand over it.
  if (rows.find((each) => !each.margin)?.index !== row.index) return null;
  const sizes = set.map((lines) => lines[0]?.size ?? 0);
  const unknown = sizes.every((size) => size === 0);
  const at = unknown ? cells.findIndex(endsAsTitle) : sizes.indexOf(Math.max(...sizes));
  if (at < 0) return null;
  const others = cells.filter((_, each) => each !== at);
  const days = others.filter(isDateOnly);
  const apart = sizes.every((size, each) => each === at || sizes[at]! >= size * SET_APART);
  if (!apart || days.length !== 1) return null;
  const title = joinSpacedLetters(cells[at]!);
  if (others.some((cell) => squeeze(cell).length > LONGEST_FIELD) || !couldBeTitle(title))
    return null;
  return { title, day: days[0]! };
}

/** `2026. 3. 2.(월) | 주차 소식 | 교통과`, the first row of a page: the day of a letterhead over the title. */
export function letterheadDay(row: DocumentRow, rows: readonly DocumentRow[]): string | null {
  const { table, cells } = row;
  if (!table || cells.length < 2 || cells.length > 3) return null;
  if (rows.find((each) => !each.margin)?.index !== row.index) return null;
  const days = cells.filter(isDateOnly);
  const others = cells.filter((cell) => !isDateOnly(cell));
  const isHead = others.every((cell) => isShort(cell) && !isLabel(cell));
  return days.length === 1 && isHead && isTitleBelow(row, rows[row.index + 1]) ? days[0]! : null;
}

function isLabel(cell: string): boolean {
  return FIELD_LABELS.includes(squeeze(cell)) || callsADay(cell);
}

/** `견학일`, `접수 마감`, `행사 기간`: the day beside it is that of something else than the paper. */
const CALLS_A_DAY = new RegExp(`(?:${oneOf(DAY_NOUNS)}|기간|[가-힣]일)$`);

export function callsADay(label: string): boolean {
  return CALLS_A_DAY.test(label);
}

/** One cell over all columns, in the same table. */
function isTitleBelow({ table }: DocumentRow, next: DocumentRow | undefined): boolean {
  if (!next || next.table !== table || next.cells.length > 1) return false;
  const cell = filledCells(table!).find(({ row }) => row === next.row);
  return cell !== undefined && cell.col_span >= table!.cols;
}

/** `결재 | 담당 | 과장`: the box that a form is approved in, and those who do. */
export function hasApprovalBox({ cells }: DocumentRow): boolean {
  const boxed = cells.some((cell) => APPROVAL_BOXES.includes(squeeze(cell)));
  return boxed && cells.filter(isApprover).length > 1;
}

function isApprover(cell: string): boolean {
  return APPROVERS.includes(squeeze(cell));
}

/** Times the size of every other cell of its row. */
const SET_APART = 1.2;

/** The first cell is set larger than all others, and those are boxes of a form: notes, labels, approvals. */
function isSetApart(row: DocumentRow): boolean {
  const [first = 0, ...others] = row.set.map((lines) => lines[0]?.size ?? 0);
  const unknown = first === 0 && others.every((size) => size === 0);
  const [, beside = "", ...rest] = row.cells;
  // `점검표 | 문서번호 | HB-01`: a label and what is filled in behind it.
  const isField = FIELD_LABELS.includes(squeeze(beside)) || isDateOnly(rest[0] ?? "");
  const filled = isField && rest.length === 1;
  // `사용 신청서 | 처리기간 | 7일`: how long the office takes stands beside nothing but a form's name.
  const named = filled && HANDLING.includes(squeeze(beside)) && isWide(row);
  const smaller = others.some((size) => size === 0 || first < size * SET_APART);
  if (!named && (unknown ? !isWide(row) : smaller)) return false;
  const boxes = hasApprovalBox(row) || filled ? isShort : isBox;
  const isBeside = (cell: string) =>
    isApprover(cell) || boxes(cell) || (filled && isDateOnly(cell));
  return row.cells.slice(1).every(isBeside);
}

/** Where a file does not say how large letters are: the first cell is wider than all others together. */
function isWide({ table, row }: DocumentRow): boolean {
  const first = filledCells(table!).find((cell) => cell.row === row);
  return first !== undefined && first.col_span > table!.cols / 2;
}

function isBox(cell: string): boolean {
  const label = squeeze(cell);
  return cell.startsWith("※") || BOXES.includes(label) || LABELLED.test(cell);
}

/** `일련번호`, `관인`: fields and where a form is stamped. */
const BOXES: readonly string[] = [...FIELD_LABELS, ...COUNT_COLUMNS, ...SEALS];

/** `부서 : 총무과`: a field with its value. */
const LABELLED = /^[가-힣][가-힣\s]{0,7}[:：][^:：]{0,20}$/;

/** `한빛산업 | 점검표 | 서식번호 | QF-01` over `개정번호 | 1`: as high as the small fields beside it, and larger than they are. */
function tallTitle({ table, cells }: DocumentRow): string | null {
  const filled = filledCells(table!);
  const tall = filled.filter(({ row, row_span, text }) => {
    return row === 0 && row_span > 1 && endsAsTitle(withoutTail(joinSpacedLetters(text)));
  });
  const [title] = tall;
  if (!title || tall.length > 1 || !cells.some((cell) => squeeze(cell) === squeeze(title.text)))
    return null;
  const beside = filled.filter((cell) => cell !== title && cell.row < title.row_span);
  const labels = beside.filter((cell) => cell.row_span === 1 && isShort(cell.text));
  if (new Set(labels.map(({ row }) => row)).size < title.row_span) return null;
  if (beside.some(({ text }) => squeeze(text).length > LONGEST_FIELD)) return null;
  const size = letterSize(title);
  const largest = Math.max(...beside.map(letterSize));
  const larger = size > 0 && size >= largest * SET_APART;
  const unknown = size === 0 && largest === 0;
  // Set like its fields, it is told by its place: over all rows, or over half of the columns.
  const wide = size >= largest && title.col_span * 2 >= table!.cols;
  const apart = larger || wide || (unknown && title.row_span >= table!.rows);
  return apart ? joinSpacedLetters(title.text) : null;
}

/** What is filled in beside a title: a number, a name, a day. */
const LONGEST_FIELD = 20;

function letterSize(cell: Cell): number {
  return typographyOf(cell)[0]?.size ?? 0;
}

/** A label to be filled in has few letters. */
const LONGEST_LABEL = 8;

function isShort(cell: string): boolean {
  return squeeze(cell).length <= LONGEST_LABEL || isBox(cell);
}
