/** Sums: the total that a table prints for the asked column; where it prints none, its rows. Nothing is added up here. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  ALTOGETHER,
  PART_TOTAL_ROWS,
  TOTAL_ROWS,
  TOTALS_ASKED,
} from "../../text/lexicon/totals.js";
import { squeeze } from "../../text/spacing.js";
import { toldHeaders } from "./told-headers.js";

/** Rows that are shown where no total is printed; a longer table is no answer. */
const MOST_OPERANDS = 12;
/** One row is its own total. */
const LEAST_OPERANDS = 2;

/** What is added up: `배점 합계는`, `수량은 모두 몇`, `총 사업비는 얼마`. */
const THINGS = [
  new RegExp(
    String.raw`([가-힣A-Za-z]+?)의?\s?(?:${oneOf(TOTALS_ASKED)}|(?<=\s|의)계)(?:[은는이가]|\s*[?？]|$)`,
  ),
  new RegExp(String.raw`([가-힣A-Za-z]+?)[은는이가을를]?\s${oneOf(ALTOGETHER)}\s?(?:몇|얼마)`),
];
const TOTAL_ROW = new RegExp(`^${oneOf(TOTAL_ROWS)}$`);
const PART_ROW = new RegExp(`^${oneOf(PART_TOTAL_ROWS)}$`);
/** A total of groups' totals is called more than they are. */
const GROUP_TOTAL = "계";
/** Cells in which a row may say that it adds up; behind the name of a group it adds up that group. */
const NAMING_CELLS = 2;
/** A column of one syllable ends with that of many: `법` and `산정방법`. */
const SHORTEST_THING = 2;

/** The noun that is to be added up, without spaces. A part's total is no sum of the column. */
export function totalAsked(question: string): string | null {
  const text = question.normalize("NFC").trim();
  if (PART_TOTAL_ROWS.some((word) => text.includes(word))) return null;
  const thing = THINGS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  return thing && thing.length >= SHORTEST_THING ? thing : null;
}

interface SummedColumn {
  /** Rows under the header that names the thing, first to last; none where some of them add up others. */
  rows: string[];
  /** The row that adds them all up; null where none is printed, or it is not sure which. */
  total: string | null;
}

/**
 * The rows of a chunk that have the asked thing for a column.
 *
 * @param inGroup rows whose first cell is that of a row above
 */
export function summedColumn(
  thing: string,
  header: readonly string[],
  lines: readonly string[],
  inGroup: ReadonlySet<string> = new Set(),
): SummedColumn | null {
  const told = toldHeaders(lines);
  const headers = lines.map((_, place) => (header.length > 0 ? header : told[place]!));
  const all = headers.flat();
  for (const isNamed of [isColumn, endsColumn]) {
    if (!all.some((row) => columnsOf(row).some((name) => isNamed(name, thing)))) continue;
    const own = lines.filter(
      (line, place) =>
        line.includes(" | ") &&
        headers[place]!.some((row) =>
          /\d/.test(cellUnder(line, row, (name) => isNamed(name, thing))),
        ),
    );
    return own.length === 0 ? null : summed(own, inGroup);
  }
  return null;
}

function summed(own: readonly string[], inGroup: ReadonlySet<string>): SummedColumn {
  const adding = own.filter((row) => namingCells(row).some((cell) => addsUp(cell)));
  const totals = adding.filter((row) => !inGroup.has(row) && TOTAL_ROW.test(namingCells(row)[0]!));
  const grand = totals.filter((row) => namingCells(row)[0] !== GROUP_TOTAL);
  const only = [totals, grand].find((rows) => rows.length === 1);
  return { rows: adding.length > 0 ? [] : [...own], total: only?.[0] ?? null };
}

/** The rows to show where no total is printed; none where they are too many to be read as a sum. */
export function operandsOf({ rows }: SummedColumn): string[] {
  return rows.length >= LEAST_OPERANDS && rows.length <= MOST_OPERANDS ? rows : [];
}

/** `배점(점)` is the column of `배점`. */
function columnsOf(header: string): string[] {
  return header.split(" | ").map((cell) => squeeze(cell).replace(/[(（].*$/, ""));
}

function isColumn(name: string, thing: string): boolean {
  return name === thing;
}

function endsColumn(name: string, thing: string): boolean {
  return name.endsWith(thing);
}

/** A row's cell under a name. One with merged cells has fewer: of it only the last one is known, as that of the last column. */
function cellUnder(line: string, header: string, isNamed: (name: string) => boolean): string {
  const names = columnsOf(header);
  const cells = line.split(" | ");
  const column = names.findIndex(isNamed);
  if (cells.length === names.length) return cells[column] ?? "";
  const isLast = column === names.length - 1 && cells.length < names.length;
  return isLast ? cells.at(-1)! : "";
}

function namingCells(row: string): string[] {
  return row.split(" | ").slice(0, NAMING_CELLS).map(squeeze);
}

function addsUp(cell: string): boolean {
  return TOTAL_ROW.test(cell) || PART_ROW.test(cell);
}
