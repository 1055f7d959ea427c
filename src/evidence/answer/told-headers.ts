/**
 * Header rows of tables that mark none, as the lines of a chunk show them: the rows of names over rows of values, or the first
 * row alone where no row has a value.
 */

import { COLUMN_NAMES, NO_VALUE, VALUE_WORDS } from "../../text/lexicon/columns.js";
import { oneOf } from "../../text/lexicon/patterns.js";

/** Cells that name a column are short. */
const LONGEST_NAME = 20;
/** Header rows over one another, as tables with groups of columns have them. */
const MOST_ROWS = 3;
/** Numbers that name a column: `2022년 결산`, `1분기`, `’24`. */
const NAMING_NUMBER = /(?:19|20)\d\d|['‘’]\d\d|\d+\s?(?:년|분기|차|학년|월|단계|순위)/g;
/** `없음`, `즉시`, `-`: values in words. */
const VALUE = new RegExp(
  String.raw`\d|[*＊]{2}|^\s*(?:${oneOf(NO_VALUE, VALUE_WORDS)}|[-–—○◯●×〃"″])\s*$`,
);
const NAMES_COLUMN = new RegExp(
  String.raw`${oneOf(COLUMN_NAMES)}(?:\s?[(（][^()（）]{0,12}[)）])?$`,
);

/** For every line, the rows that name the columns of its table; none for a line that is no row, or is such a row itself. */
export function toldHeaders(lines: readonly string[]): string[][] {
  const none: string[] = [];
  const headers: string[][] = lines.map(() => none);
  for (let start = 0; start < lines.length; start += 1) {
    if (!isRow(lines[start]!)) continue;
    let end = start + 1;
    // A cell of several lines stands between its row and the next.
    while (end < lines.length && (isRow(lines[end]!) || isRow(lines[end + 1] ?? ""))) end += 1;
    const rows = Array.from({ length: end - start }, (_, at) => start + at).filter((place) =>
      isRow(lines[place]!),
    );
    addHeaders(headers, lines, rows);
    start = end;
  }
  return headers;
}

/** The names last told stand over the values that follow them; the first row alone over rows of nothing but names. */
function addHeaders(headers: string[][], lines: readonly string[], rows: readonly number[]): void {
  const isName = rows.map((place) => namesColumns(lines[place]!));
  let told: string[] = isName[0] ? [lines[rows[0]!]!] : [];
  let names: string[] = [];
  for (const [at, place] of rows.entries()) {
    const isWithin = at > 0 && names.length === 0 && isInside(lines[place]!, told);
    if (isName[at] && !isWithin) {
      names.push(lines[place]!);
      if (at > 0) headers[place] = told;
      continue;
    }
    if (names.length > 0) told = names.slice(-MOST_ROWS);
    names = [];
    headers[place] = told;
  }
}

/** A row of names alone within a table, under as many others: it is told anew only where it calls columns by a usual name. */
function isInside(row: string, told: readonly string[]): boolean {
  const cells = row.split(" | ");
  return (
    told.length > 0 &&
    told.at(-1) !== row &&
    told.at(-1)!.split(" | ").length === cells.length &&
    !cells.some((cell) => NAMES_COLUMN.test(cell.trim()))
  );
}

function isRow(line: string): boolean {
  return line.includes(" | ");
}

function namesColumns(row: string): boolean {
  return row
    .split(" | ")
    .every((cell) => cell.length <= LONGEST_NAME && !VALUE.test(cell.replace(NAMING_NUMBER, "")));
}
