/** A letter drawn in a frame of one column: each line of its cells is a line of its own, as in a box of one cell. */
import type { Table } from "../model/document.js";
import { APPROVAL, LETTER } from "../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../text/lexicon/patterns.js";
import { foldSpace } from "../text/spacing.js";
import { type DocumentRow, filledCells } from "./document-rows.js";

/** More lines than any head and foot have: a text of its own. */
const MOST_LINES = 200;
/** `수신 : 가람구청장`, `시행 총무과-12`: only letters and approvals have lines that begin so. */
const FIELD = new RegExp(
  String.raw`^(?:${oneOfSpaced(LETTER.to, LETTER.subject, LETTER.number, APPROVAL.number)}|시\s?행)(?:\s|[:：]|$)`,
  "m",
);

export function withFramedLines(rows: DocumentRow[]): DocumentRow[] {
  const frames = new Set(rows.flatMap(({ table }) => (table && isFrame(table) ? [table] : [])));
  const isFramed = ({ table, box, raw }: DocumentRow) =>
    !box && table !== null && frames.has(table) && raw[0]!.includes("\n");
  if (!rows.some(isFramed)) return rows;
  return rows
    .flatMap((row) => (isFramed(row) ? linesOf(row) : [row]))
    .map((row, index) => ({ ...row, index }));
}

function isFrame(table: Table): boolean {
  const texts = table.cols > 1 ? [] : filledCells(table).map(({ text }) => text);
  const lines = texts.reduce((sum, text) => sum + text.split("\n").length, 0);
  return lines <= MOST_LINES && texts.some((text) => FIELD.test(text));
}

function linesOf(row: DocumentRow): DocumentRow[] {
  const set = row.set[0] ?? [];
  return row.raw[0]!.split("\n").flatMap((line, at) => {
    const text = foldSpace(line);
    if (text === "") return [];
    return [{ ...row, text, cells: [text], raw: [line], set: [set.slice(at, at + 1)], box: true }];
  });
}
