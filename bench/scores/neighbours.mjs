/**
 * Tables: neighbouring cells (Göbel et al., ICDAR 2013 table competition): pairs of written cells that stand side by side or one
 * below the other, compared as a bag; blank cells between are passed over.
 */

/** F1 of the pairs, 1 where both tables have none. @param {import("./teds.mjs").Table} truth @param {import("./teds.mjs").Table | null} found */
export function neighbourF1(truth, found) {
  const wanted = pairsOf(truth);
  const seen = found ? pairsOf(found) : new Map();
  let hits = 0;
  for (const [pair, count] of wanted) hits += Math.min(count, seen.get(pair) ?? 0);
  const all = total(wanted) + total(seen);
  return all === 0 ? 1 : (2 * hits) / all;
}

const total = (pairs) => [...pairs.values()].reduce((sum, count) => sum + count, 0);

function pairsOf(table) {
  const places = new Map();
  const written = table.cells
    .map((cell) => ({ ...cell, text: cell.text.normalize("NFC").replace(/\s+/gu, "") }))
    .filter(({ text }) => text !== "");
  for (const cell of written)
    for (let row = cell.row; row < cell.row + cell.row_span; row++)
      for (let col = cell.col; col < cell.col + cell.col_span; col++)
        places.set(`${row},${col}`, cell);
  const cols = Math.max(0, ...table.cells.map(({ col, col_span }) => col + col_span));
  /** The first written cell from a place on, in one direction. */
  const firstFrom = (row, col, [down, right]) => {
    for (let r = row, c = col; r < table.rows && c < cols; r += down, c += right) {
      const cell = places.get(`${r},${c}`);
      if (cell) return cell;
    }
    return undefined;
  };
  const pairs = new Map();
  for (const cell of written) {
    const seen = new Set();
    const add = (way, other) => {
      if (!other || seen.has(`${way}${other.row},${other.col}`)) return;
      seen.add(`${way}${other.row},${other.col}`);
      const pair = `${cell.text}${way}${other.text}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    };
    for (let row = cell.row; row < cell.row + cell.row_span; row++)
      add("→", firstFrom(row, cell.col + cell.col_span, [0, 1]));
    for (let col = cell.col; col < cell.col + cell.col_span; col++)
      add("↓", firstFrom(cell.row + cell.row_span, col, [1, 0]));
  }
  return pairs;
}
