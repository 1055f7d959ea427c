/**
 * The tables of a word processor's document as its print shows them. Hangul does not print what unfilled fields say (`누름틀`: "내용을
 * 입력하세요"), and a table of one cell inside a cell is a box around some of that cell's text.
 */
import { squeeze } from "./corpus.mjs";

/** Characters of a text from which it is looked for in the print, */
const LEAST = 8;
/** by runs of so many: one that is there is enough, as lines and cells may stand in any order. */
const RUN = 4;

/**
 * Every cell whose text differs from the document's says so: `changed` is "blanked" or "folded".
 * @param {any[]} tables as read from the document @param {string} print all text of its print, by another program
 */
export function printedTables(tables, print) {
  const printed = squeeze(print);
  const boxes = tables.filter(isBoxedText);
  return tables
    .filter((table) => !boxes.includes(table))
    .map((table) => ({
      ...table,
      cells: table.cells.map((cell) => {
        const text = withBoxes(table.id, cell, boxes);
        if (!isPrinted(text, printed)) return { ...cell, text: "", changed: "blanked" };
        return text === cell.text ? cell : { ...cell, text, changed: "folded" };
      }),
    }));
}

const isBoxedText = ({ nested_in, cells }) => nested_in !== null && cells.length === 1;

/** A cell's text with that of the boxes in it and in those, each where it stands. */
function withBoxes(id, { row, col, text }, boxes) {
  let [whole, done] = ["", 0];
  for (const { id: own, nested_in, cells } of boxes) {
    if (nested_in.table !== id || nested_in.row !== row || nested_in.col !== col) continue;
    const at = nested_in.at ?? text.length;
    whole += `${text.slice(done, at)}\n${withBoxes(own, cells[0], boxes)}\n`;
    done = at;
  }
  return whole + text.slice(done);
}

function isPrinted(text, print) {
  const own = squeeze(text);
  if (own.length < LEAST) return true;
  for (let at = 0; at + RUN <= own.length; at++)
    if (print.includes(own.slice(at, at + RUN))) return true;
  return false;
}
