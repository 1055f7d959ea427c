/** Papers that show no title by their make: text of one size, words alone on a drawn screen, a list in a table. */
import type { Table } from "../../model/document.js";
import { typographyOf } from "../../model/typography.js";
import { isDateOnly } from "../../text/dates.js";
import { APPROVAL_BOXES, APPROVERS } from "../../text/lexicon/offices.js";
import { squeeze } from "../../text/spacing.js";
import { type DocumentRow, filledCells, isCentred, sizeOf } from "../document-rows.js";
import { endsAsTitle, standsAside } from "./title-words.js";

/** A list has more rows than a note. */
const LIST_ROWS = 4;
/** A word on a button or a field has fewer letters. */
const LONGEST_WORD = 8;

/** All lines of the first page are set alike, and none of them stands in a table or in the middle. */
export function isPlainText(rows: readonly DocumentRow[]): boolean {
  const own = firstPage(rows).filter((row) => !isAside(row));
  const [first] = own;
  if (!first || sizeOf(first) === 0) return false;
  return own.every(
    (row) =>
      !row.table && row.block.type !== "title" && !isCentred(row) && sizeOf(row) === sizeOf(first),
  );
}

/** A motto, the number of the page, tags, the box for approvals. */
function isAside(row: DocumentRow): boolean {
  const { table, text } = row;
  return (
    (table !== null && holdsStamps(table)) || standsAside(text) || /^[“"‘'].*[”"’']$/.test(text)
  );
}

/** Each row asks for its whole table: a long one is looked through once. */
const stampTables = new WeakMap<Table, boolean>();

function holdsStamps(table: Table): boolean {
  let stamps = stampTables.get(table);
  if (stamps === undefined) {
    stamps = filledCells(table).every((cell) => isStamp(cell.text));
    stampTables.set(table, stamps);
  }
  return stamps;
}

function isStamp(text: string): boolean {
  return APPROVERS.includes(squeeze(text)) || APPROVAL_BOXES.includes(squeeze(text));
}

/** `로고` / `아이디` / `로그인`: what a drawn screen has on its buttons and fields. */
export function saysOnlyWords(rows: readonly DocumentRow[]): boolean {
  const own = firstPage(rows).filter((row) => !isAside(row));
  if (own.length < LIST_ROWS) return false;
  return own.every(
    ({ cells, block, text }) =>
      cells.length === 1 &&
      block.type !== "title" &&
      !text.includes(" ") &&
      text.length <= LONGEST_WORD &&
      !endsAsTitle(text),
  );
}

/** A table of several rows, each with one cell, all set alike: its first row is an item like the others. */
export function isInList({ table, block }: DocumentRow): boolean {
  if (!table) return false;
  const isSheet = block.extractor === "xlsx";
  const cells = filledCells(table);
  if (cells.length < LIST_ROWS || new Set(cells.map(({ row }) => row)).size < cells.length)
    return false;
  // A day among its rows is a cover's.
  if (cells.some(({ text }) => isDateOnly(text))) return false;
  const makes = new Set(
    cells.map((cell) => {
      const { size = 0, centred = false } = typographyOf(cell)[0] ?? {};
      const known = isSheet ? LONGEST_ENTRY : LONGEST_ITEM;
      const longest = size > 0 ? known : LONGEST_WORD;
      return squeeze(cell.text).length <= longest ? `${size} ${centred}` : null;
    }),
  );
  return makes.size === 1 && !makes.has(null);
}

/** A longer cell is what a form says, not an item; where no sizes are known, items are words. */
const LONGEST_ITEM = 20;
/** A column of a sheet lists longer ones. */
const LONGEST_ENTRY = 60;

function firstPage(rows: readonly DocumentRow[]): DocumentRow[] {
  const own = rows.filter((row) => !row.margin && row.block.type !== "figure");
  return own.filter((row) => row.page === own[0]!.page);
}
