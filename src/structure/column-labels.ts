/**
 * Labels of a head in a row of their own over a row with their values: `등록번호 | 등록일 | 결재일 | 공개구분` over `총무과-55 | … `. Each
 * pair becomes a row of its own.
 */
import type { Cell, Table } from "../model/document.js";
import { findDates } from "../text/dates.js";
import { APPROVAL, BESIDE_APPROVAL, LETTER } from "../text/lexicon/form-labels.js";
import { APPROVERS } from "../text/lexicon/offices.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import { type DocumentRow, filledCells } from "./document-rows.js";

const LABELS: readonly string[] = [
  ...Object.values(LETTER).flat(),
  ...Object.values(APPROVAL).flat(),
];
const FEWEST_LABELS = 2;
/** A head stands among the first rows. */
const HEAD_ROWS = 20;

export function withColumnLabels(rows: DocumentRow[]): DocumentRow[] {
  const at = rows.slice(0, HEAD_ROWS).findIndex((row) => valuesBelow(row) !== null);
  if (at < 0) return rows;
  const [row, below] = [rows[at]!, rows[at + 1]!];
  const values = valuesBelow(row)!;
  const pairs = cellsIn(row.table!, row.row).flatMap((label) => {
    const value = values.find(({ col }) => col === label.col);
    return value && !isApprover(label.text) ? [rowOf(row, [label, value])] : [];
  });
  // Who approves stands beside them, over the names.
  const signed = [row.row, row.row + 1].map((each) => approversIn(row, each));
  const box = signed.filter((cells) => cells.length > 0).map((cells) => rowOf(row, cells));
  const taken = below.table === row.table && below.row === row.row + 1 ? 2 : 1;
  return rows.toSpliced(at, taken, ...pairs, ...box).map((each, index) => ({ ...each, index }));
}

function rowOf(row: DocumentRow, of: readonly Cell[]): DocumentRow {
  const raw = of.map(({ text }) => text);
  const cells = raw.map(foldSpace);
  return { ...row, cells, raw, set: [], text: cells.join(" ") };
}

/** The cells of a row that stand in the columns of those who approve. */
function approversIn({ table, row }: DocumentRow, at: number): Cell[] {
  const heads = cellsIn(table!, row).filter(({ text }) => isApprover(text));
  return cellsIn(table!, at).filter(({ col }) => heads.some((head) => head.col === col));
}

/** The cells below a row of labels, one for each that is filled in; null where the row is none, or heads a list. */
function valuesBelow({ table, row, margin, cells }: DocumentRow): Cell[] | null {
  if (!table || margin || cells.length < FEWEST_LABELS) return null;
  if (cells.filter(isLabel).length < FEWEST_LABELS) return null;
  // `등록번호 | 등록일자 | 차종`: what is registered, and no paper.
  if (!cells.every((cell) => isLabel(cell) || isBeside(cell) || isApprover(cell))) return null;
  const [labels, values, next] = [row, row + 1, row + 2].map((each) => cellsIn(table, each));
  const isBelow = ({ col }: Cell) => labels!.some((label) => label.col === col);
  if (values!.length < FEWEST_LABELS || !values!.every(isBelow)) return null;
  if (values!.some(({ text }) => isLabel(text))) return null;
  // What has a day or a number in its columns is filled in; more such rows are a list.
  return isFilledIn(values!) && !isFilledIn(next!.filter(isBelow)) ? values! : null;
}

const nameIn = (cell: string) => squeeze(cell).replace(/[:：]$/, "");
const isLabel = (cell: string) => LABELS.includes(nameIn(cell));

const isBeside = (cell: string) => BESIDE_APPROVAL.includes(nameIn(cell));
const isApprover = (cell: string) => !isBeside(cell) && APPROVERS.includes(nameIn(cell));

function isFilledIn(cells: readonly Cell[]): boolean {
  return cells.some(({ text }) => findDates(text).length > 0 || NUMBER.test(foldSpace(text)));
}

const NUMBER = /^[가-힣A-Za-z\d\s]{1,20}-\s?\d+(?:-\d+)?\s?호?$/;

function cellsIn(table: Table, row: number): Cell[] {
  return filledCells(table).filter((cell) => cell.row === row);
}
