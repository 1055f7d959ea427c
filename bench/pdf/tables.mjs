/** Tables of a reading against those of the twin: TEDS, separately for ruled tables and others. */
import { teds } from "../scores/scores.mjs";
import { squeeze } from "./corpus.mjs";
import { drawnOf, rulingOf } from "./ruled.mjs";

/** Pairs with more rows than this together are too large to compare in good time. */
const MAX_ROW_PAIRS = 250_000;
/** A table that scores less than this is not the one that was looked for. */
const SAME_TABLE = 0.3;

/** Each data table of the twin with its score (0 where it is missed) and how it is ruled. */
export async function scoreTables(pdf, document, twin) {
  const matched = matchTables(document, twin);
  if (matched.length === 0) return [];
  const drawn = await drawnOf(pdf.path);
  return matched.map((one) => ({ ...one, ruling: rulingOf(one.truth, drawn) }));
}

/** Each data table of the twin with the table of the reading that is most like it. */
export function matchTables(document, twin) {
  const free = new Set(joinTables(document.tables));
  return dataTables(twin.tables).map((table) => {
    let best = { score: 0, table: null };
    for (const other of free) {
      if (table.rows * other.rows > MAX_ROW_PAIRS) continue;
      const score = teds(table, other);
      if (score > best.score) best = { score, table: other };
    }
    if (best.table && best.score > SAME_TABLE) free.delete(best.table);
    return { score: best.score, truth: table, found: best.table };
  });
}

/** The tables that hold data, whole over page ends. */
export const dataTables = (tables) => joinTables(tables).filter(isData);

/**
 * What a reader would call a table: word processors also use tables, mostly without lines, to place headings, seals,
 * the head of an official letter (수신, 경유, 제목) and its foot (협조자, 시행, 전화).
 */
function isData(table) {
  const text = table.cells.map((cell) => squeeze(cell.text)).join("|");
  if (/\(?경유\)?/.test(text) && /수신/.test(text)) return false;
  if (/협조자/.test(text) && /시행/.test(text)) return false;
  const written = table.cells.filter((cell) => cell.text.trim() !== "").length;
  return table.rows > 1 && table.cols > 1 && written >= 4 && written >= 0.4 * table.cells.length;
}

/** Tables that go on over page ends, put together again. @param {any[]} tables */
export function joinTables(tables) {
  const byId = new Map();
  const joined = [];
  for (const table of tables) {
    const first = table.continues && byId.get(table.continues);
    if (!first) {
      const own = {
        id: table.id,
        page: table.page,
        rows: table.rows,
        cols: table.cols,
        cells: table.cells.map((cell) => ({ ...cell })),
      };
      byId.set(table.id, own);
      joined.push(own);
      continue;
    }
    for (const cell of table.cells) first.cells.push({ ...cell, row: cell.row + first.rows });
    first.rows += table.rows;
    byId.set(table.id, first);
  }
  return joined.map(compact);
}

/** Without the rows and columns that no cell starts in: a page shows only borders that are drawn. */
function compact(table) {
  const rows = [...new Set(table.cells.map((cell) => cell.row))].sort((a, b) => a - b);
  const cols = [...new Set(table.cells.map((cell) => cell.col))].sort((a, b) => a - b);
  const between = (starts, from, span) =>
    starts.filter((start) => start >= from && start < from + span).length;
  const cells = table.cells.map((cell) => ({
    ...cell,
    row: rows.indexOf(cell.row),
    col: cols.indexOf(cell.col),
    row_span: Math.max(1, between(rows, cell.row, cell.row_span)),
    col_span: Math.max(1, between(cols, cell.col, cell.col_span)),
  }));
  return { ...table, rows: rows.length, cols: cols.length, cells };
}
