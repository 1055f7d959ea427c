/** Finds the table of a reading that stands for each table of the truth, and scores it. */
import { neighbourF1, teds } from "../scores/scores.mjs";
import { squeeze } from "./corpus.mjs";

/** Tables that share the most text are compared in full; comparing all with all would take hours. */
const COMPARED = 3;
/** A peer may give each page's part of a table on its own: up to so many in a row are tried as one. */
const LONGEST_RUN = 8;
/** Tables with less of their text in common are not the same. */
const SAME_TEXT = 0.2;
/** Pairs with more cells than this together are too large to compare in good time; their text and rows are cut alike. */
const MAX_CELL_PAIRS = 4_000_000;

/** For each table of the truth `{ teds, f1, found }`; 0 where the reading has none like it. */
export function scoreAgainst(truth, tables) {
  const candidates = runsOf(tables.map(folded)).map((table) => ({ table, bag: bagOf(table) }));
  return truth.map((raw) => {
    const table = folded(raw);
    const bag = bagOf(table);
    const near = candidates
      .map((candidate) => ({ ...candidate, shared: sharedOf(bag, candidate.bag) }))
      .filter(({ shared }) => shared > SAME_TEXT)
      .sort((a, b) => b.shared - a.shared)
      .slice(0, COMPARED);
    let best = { teds: 0, f1: 0, found: null };
    for (const { table: found } of near) {
      if (table.cells.length * found.cells.length > MAX_CELL_PAIRS) continue;
      const score = teds(table, found);
      if (score > best.teds) best = { teds: score, f1: neighbourF1(table, found), found };
    }
    return best;
  });
}

const folded = (table) => ({
  ...table,
  cells: table.cells.map((cell) => ({ ...cell, text: squeeze(cell.text) })),
});

/** Each table, and tables in a row with the same columns put together. */
function runsOf(tables) {
  const runs = [];
  for (const [index, first] of tables.entries()) {
    let run = first;
    runs.push(run);
    for (const next of tables.slice(index + 1, index + LONGEST_RUN)) {
      if (next.cols !== run.cols) break;
      const moved = next.cells.map((cell) => ({ ...cell, row: cell.row + run.rows }));
      run = { ...run, rows: run.rows + next.rows, cells: [...run.cells, ...moved] };
      runs.push(run);
    }
  }
  return runs;
}

function bagOf({ cells }) {
  const bag = new Map();
  for (const { text } of cells)
    for (let at = 0; at < text.length; at++) {
      const pair = text.slice(at, at + 2);
      bag.set(pair, (bag.get(pair) ?? 0) + 1);
    }
  return bag;
}

function sharedOf(a, b) {
  let [shared, all] = [0, 0];
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 0 : (2 * shared) / all;
}
