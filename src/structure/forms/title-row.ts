/** The words of one row that could be a title, without what is drawn around them or stands at the other end of their line. */
import type { Table } from "../../model/document.js";
import { COUNT_COLUMNS } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { type OutlineLabelKind, readLabel } from "../../text/outline-labels.js";
import { joinSpacedLetters } from "../../text/spacing.js";
import { type DocumentRow, filledCells, isCentred } from "../document-rows.js";
import { addresses } from "./addressee.js";
import { callsADay, titleInHead } from "./form-head.js";
import { behindTag } from "./tags.js";
import { couldBeTitle, endsAsTitle, unwrapped } from "./title-words.js";

/** The words of a row that could be a title; null where it reads like anything else. */
export function titleWords(row: DocumentRow): string | null {
  // What describes a picture is no title.
  if (row.margin || row.block.type === "figure" || isNote(row)) return null;
  if (addresses(row)) return null;
  const beside = titleInHead(row);
  if (beside) return beside;
  if (row.cells.length > 2 || isList(row)) return null;
  // In a table a title is a box, the only row, or a row of its own over all columns.
  if (row.table && !row.box && row.table.rows > 1 && !spansAll(row, row.table)) return null;
  const words = row.raw
    .map((cell) => bareTitle(withoutTag(cell, row), isCentred(row)))
    .filter(couldBeTitle);
  return words.length === 1 ? words[0]! : null;
}

/** Rows of a paper's head, where a tag may stand on the line of the title. */
const HEAD_ROWS = 4;

/** `서식 1-1 주차장 사용 신청서`, `[별지 제1호서식]` over the title in one cell: the title alone. */
export function withoutTag(text: string, { index }: Pick<DocumentRow, "index">): string {
  const line = text.trim();
  const words = index < HEAD_ROWS ? (behindTag(line) ?? BELOW_PROGRAMME.exec(line)?.[1]) : null;
  return words && endsAsTitle(unwrapped(joinSpacedLetters(words))) ? words : text;
}

/** `[한빛 인재 양성사업]` over the title in its cell: what it is paid from. */
const BELOW_PROGRAMME = /^[[［【][^[\]［］【】\n]{4,60}[\]］】]\s*\n\s*(\S[\s\S]*)$/;

/** `< 모집 공고 >`, or `□ 모집 공고` in the middle of its line, is a title; `<참고>` and `□ 추진 배경` head a part. */
export function bareTitle(text: string, centred: boolean): string {
  const words = joinSpacedLetters(withoutNamesBehind(text));
  const bare = joinSpacedLetters(unwrapped(words));
  const mark = centred ? readLabel(bare) : null;
  const inner = (mark && MARKS.has(mark.kind) ? mark.rest : bare).replace(CONTENTS_BEHIND, "");
  return endsAsTitle(inner) ? inner : words;
}

/** `사업계획서 목차`: over the contents of a paper that has no other title. */
const CONTENTS_BEHIND = /\s(?:목\s?차|차\s?례)$/;

/** `주차장 운영 계획서        홍길동, 김한빛`: who wrote it, at the other end of the line. */
const NAMES_BEHIND = /(?<=\S)\s{6,}[가-힣]{2,4}(?:\s?[,·]\s?[가-힣]{2,4}){0,5}\s*$/;

/** `주차 관리 시험        2026/3/2`: its day, at the other end of the line. */
const DAY_BEHIND = /(?<=\S)\s{6,}\d{4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{1,2}\s?\.?\s*$/;

export function dayBehind(text: string): string | null {
  const day = DAY_BEHIND.exec(text);
  return day && !callsADay(text.slice(0, day.index)) ? day[0].trim() : null;
}

/** `주차장 신청 현황   ※ 확인한 뒤 올려 주세요.`: what to do with it, at the other end of the line. */
const NOTE_BEHIND = /(?<=\S)\s{2,}※.*$/;

function withoutNamesBehind(line: string): string {
  const text = line.replace(DAY_BEHIND, "").replace(NOTE_BEHIND, "");
  const at = text.search(NAMES_BEHIND);
  if (at < 0 || endsAsTitle(text.slice(at).trim())) return text;
  const words = joinSpacedLetters(text.slice(0, at));
  return words.length > 2 && endsAsTitle(words) ? words : text;
}

/** Marks that may be drawn before a title. */
const MARKS = new Set<OutlineLabelKind>(["square", "circle"]);

const COUNTED = new RegExp(String.raw`^${oneOf(COUNT_COLUMNS)}(?:\s|$)`);

/** A table whose first row heads a column that counts its rows: all of them are items. */
function isList({ table }: DocumentRow): boolean {
  return table !== null && COUNTED.test(filledCells(table)[0]?.text ?? "");
}

/** `※ 동 사업은 …`, and the lines it goes on in: a note, however large it is set. */
export function isNote({ block }: DocumentRow): boolean {
  return /^\s*※/.test(block.text);
}

export function spansAll(row: DocumentRow, table: Table): boolean {
  if (row.cells.length > 1) return false;
  return filledCells(table).find((each) => each.row === row.row)!.col_span >= table.cols;
}
