/** Tables that go on over page ends, put together again for scoring. */

/** @param {any[]} tables */
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
