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
  return joined;
}
