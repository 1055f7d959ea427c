/** Table facts of a found chunk: header rows, and rows of a comparison table. */
import type { Table } from "../../model/document.js";
import type { Hit } from "../../model/evidence.js";
import type { Revision, RevisionRow } from "../../model/structure.js";
import { squeezeRow } from "../../text/spacing.js";

/** A found chunk, with the blocks by which its tables are known. */
export interface AnswerHit extends Hit {
  /** Ids of the blocks that the chunk covers. */
  blocks: readonly string[];
  /** The chunk behind it, where it goes on with a list that this one ends in or holds the table that it heads. */
  next?: AnswerHit;
  /** The short line right above its table. */
  caption?: string;
  /** The chunks before it that its comparison begins in, nearest first. */
  before?: readonly AnswerHit[];
  /** Where its first row begins with an empty cell: the cell of an earlier chunk that stands beside it too. */
  cellAbove?: string;
}

/** The part of a table that is looked at; the rows that matter are enough. */
type TableFacts = Pick<Table, "id" | "block" | "header_rows" | "cells"> & {
  /** Rows with the merged cells that stand before them, by their letters. */
  named?: readonly { key: string; cells: readonly string[] }[];
};

export interface FoundDocument {
  /** Its name, number, date and issuer: a question names its document by them, and no line need say them again. */
  about: readonly string[];
  /** Told where lines of several documents answer. */
  issuedDate?: string | null;
  tables: readonly TableFacts[];
  revisions: readonly RevisionRow[];
}

/** The facts of the document that a chunk is of. */
export type FactsOf = (hit: AnswerHit) => FoundDocument;

/** The header rows of the chunk's table as they stand in its text. */
export function headerLines(hit: AnswerHit, facts: FoundDocument): string[] {
  const headers = new Set(
    tablesOf(hit, facts).flatMap((table) =>
      Array.from({ length: table.header_rows }, (_, row) => rowLetters(table, row)),
    ),
  );
  headers.delete("");
  return [...new Set(hit.text.split("\n"))].filter((line) => headers.has(squeezeRow(line)));
}

/** The merged cells that stand before the rows of the chunk's tables, by the letters of each row. */
export function cellsBeside(
  hit: AnswerHit,
  facts: FoundDocument,
): ReadonlyMap<string, readonly string[]> {
  const [table, other] = tablesOf(hit, facts);
  // A row of one table may have the letters of a row of another.
  const rows = other ? [] : (table?.named ?? []);
  return new Map(rows.map(({ key, cells }) => [key, cells]));
}

/** Whether rows of a comparison table stand in the chunk. */
export function holdsComparison(hit: AnswerHit, facts: FoundDocument): boolean {
  return tablesOf(hit, facts).some(({ id }) => facts.revisions.some(({ table }) => table === id));
}

/** The rows of a comparison table that a line touches, so that old text is not taken for the rule in force. */
export function revisionsOf(line: string, hit: AnswerHit, facts: FoundDocument): Revision[] {
  const tables = tablesOf(hit, facts);
  const quote = squeezeRow(line);
  const touched = facts.revisions.filter((revision) => {
    if (revision.table === null) return isOfDrawn(quote, revision, hit);
    const table = tables.find(({ id }) => id === revision.table);
    const row = table ? rowLetters(table, revision.row) : "";
    return row !== "" && (row.includes(quote) || quote.includes(row));
  });
  // A row may hold several provisions: of a line that stands in one, the others say nothing.
  const own = touched.filter(({ current, revised }) =>
    [current, revised].some((side) => squeezeRow(side).includes(quote)),
  );
  return (own.length > 0 ? own : touched).map(({ kind, label, current, revised }) => ({
    kind,
    label,
    current,
    revised,
  }));
}

/** Letters and digits that a line must have before it is looked for in a row that stands in no table. */
const MIN_COMPARED_LETTERS = 6;

/** Whether a line stands in a row of a comparison that is drawn with text boxes, on a page that the chunk touches. */
function isOfDrawn(
  quote: string,
  { current, revised, page }: RevisionRow,
  hit: AnswerHit,
): boolean {
  if (quote.replace(/[^\p{L}\p{N}]/gu, "").length < MIN_COMPARED_LETTERS) return false;
  if (!hit.anchors.some((anchor) => anchor.page === page || anchor.page === page + 1)) return false;
  return squeezeRow(current).includes(quote) || squeezeRow(revised).includes(quote);
}

/** A row's text for comparing with a line of a chunk, however the cells were joined. */
export function rowLetters(table: TableFacts, row: number): string {
  return lettersOf(table.cells.filter((cell) => cell.row === row));
}

type Cells = readonly TableFacts["cells"][number][];

/** Grouped once: to look for each row's cells among all of a sheet is quadratic. */
function inRows(cells: Cells): Cells[] {
  const rows = new Map<number, TableFacts["cells"]>();
  for (const cell of cells) {
    const row = rows.get(cell.row);
    if (row) row.push(cell);
    else rows.set(cell.row, [cell]);
  }
  return [...rows.values()];
}

function lettersOf(row: Cells): string {
  const cells = row.toSorted((one, other) => one.col - other.col);
  return squeezeRow(cells.map(({ text }) => text).join(""));
}

/** Whether the chunk has its tables whole: the last row of each stands in it, and none is unknown. */
export function holdsTables(hit: AnswerHit, facts: FoundDocument): boolean {
  const text = squeezeRow(hit.text);
  const tables = tablesOf(hit, facts);
  return (
    tables.length > 0 &&
    tables.every((table) =>
      [table.header_rows, lastRow(table)].every((row) => text.includes(rowLetters(table, row))),
    )
  );
}

/** The cells of a sheet are too many to be the arguments of one call. */
function lastRow({ cells }: TableFacts): number {
  return cells.reduce((last, { row }) => Math.max(last, row), 0);
}

/** Whether lines of the chunk are a row of one of its tables, or the beginning of one. */
export function beginsRow(lines: string, hit: AnswerHit, facts: FoundDocument): boolean {
  const letters = squeezeRow(lines);
  return tablesOf(hit, facts).some(({ cells }) =>
    inRows(cells).some((row) => lettersOf(row).startsWith(letters)),
  );
}

export function tablesOf(hit: AnswerHit, facts: FoundDocument): TableFacts[] {
  return facts.tables.filter(({ block }) => hit.blocks.includes(block));
}
