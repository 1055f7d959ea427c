/** Titles beside a label that says so: `건명`, `공고명`, `사업명`. */
import {
  COLUMN_HEADS,
  LETTER,
  PAPER,
  REPORT,
  TENDER,
  TITLE_LABELS,
} from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells } from "../document-rows.js";
import { endsAsTitle } from "../forms/title-words.js";
import { fieldIn, findField, findItemField, type LabelledField } from "../labelled-fields.js";
import type { Candidate } from "./candidate.js";

const LABELS = [...LETTER.subject, ...PAPER.subject, ...TENDER.subject, ...REPORT.subject];
const COLUMN_HEAD = new RegExp(`${oneOf(COLUMN_HEADS)}$`);
/** The head of a form. */
const HEAD_ROWS = 12;
/** A shorter value is the head of the next column (`품명 | 규격 | 수량`), or the next label of a blank form. */
const SHORTEST_AMONG_CELLS = 5;

export function labelledTitles(rows: DocumentRow[]): Candidate[] {
  const head = rows.slice(0, HEAD_ROWS);
  const project = findItemField(head, REPORT.project);
  const named = findItemField(head, LABELS);
  const form = findField(head, PAPER.form);
  const field = named ?? [form, project].find((each) => each && endsAsTitle(each.value)) ?? null;
  if (!field || isColumnHead(field.value)) return [];
  // Columns of a sheet are named by the same words.
  if (field.row.block.extractor === "xlsx" && !isFilledIn(field)) return [];
  const beside = !field.row.table || field.row.cells.length === 2;
  if (!beside && field.value.length < SHORTEST_AMONG_CELLS) return [];
  const asTitle = field === form || fieldIn(field.row, TITLE_LABELS) !== null;
  const evidence: Candidate["evidence"] = asTitle ? ["labelled", "named"] : ["labelled"];
  if (isOwn(field, head)) evidence.push("ofDocument");
  return [{ field: "title", value: field.value, evidence }];
}

/** `문서 제목 | 주차 수행계획서` among `Version` and `Date` on a cover; a line over them that says more is the whole title. */
function isOwn({ row, value }: LabelledField, head: DocumentRow[]): boolean {
  if (!row.table || !fieldIn(row, DOCUMENT_TITLE) || !endsAsTitle(value)) return false;
  const near = (each: DocumentRow) => Math.abs(each.index - row.index) <= FIELD_SPAN;
  const beside = head.filter((each) => each.table && near(each) && fieldIn(each, EDITION));
  const words = squeeze(value);
  return beside.length > 0 && !head.some((each) => each !== row && holds(each, words));
}

function holds({ text }: DocumentRow, words: string): boolean {
  return squeeze(text).includes(words);
}

/** Rows between the title and the version in the table, or in two. */
const FIELD_SPAN = 3;
const DOCUMENT_TITLE = ["문서제목", "문서명"];
const EDITION = [...REPORT.inEnglish, ...REPORT.written, ...REPORT.version];

/** `제목 | 평가 계획서` in a form drawn on a sheet: beside its label alone, and over several columns. */
function isFilledIn({ row, value }: LabelledField): boolean {
  if (row.cells.length !== 2 || !row.table || !endsAsTitle(value)) return false;
  const cell = filledCells(row.table).find((each) => each.row === row.row && each.col > 0);
  return cell !== undefined && cell.col_span > 1 && fieldIn(row, TITLE_LABELS) !== null;
}

/** `변경 규제내용`; what is asked in so many words (`… 면제 대상인지 여부`) is a title. */
function isColumnHead(value: string): boolean {
  if (IN_UNITS.test(value)) return true;
  return COLUMN_HEAD.test(value) && value.length <= LONGEST_COLUMN_HEAD;
}

const LONGEST_COLUMN_HEAD = 12;
/** `사업비(단위:천원)`: the next column's head. */
const IN_UNITS = /[(（]\s?단위/;
