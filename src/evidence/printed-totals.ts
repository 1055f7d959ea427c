/** Sums: the total that a table prints for the asked column; where it prints none, its rows. Nothing is added up here. */
import { oneOf } from "../text/lexicon/patterns.js";
import { ALTOGETHER, PART_TOTAL_ROWS, TOTAL_ROWS, TOTALS_ASKED } from "../text/lexicon/totals.js";
import { squeeze } from "../text/spacing.js";
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
/** Cells in which a row may say that it adds up: behind the name of a group too. */
const NAMING_CELLS = 2;

export interface AskedTotal {
  /** The noun, without spaces. */
  thing: string;
  isOfPart: boolean;
}

export function totalAsked(question: string): AskedTotal | null {
  const text = question.normalize("NFC").trim();
  for (const pattern of THINGS) {
    const thing = pattern.exec(text)?.[1];
    if (thing) return { thing, isOfPart: PART_TOTAL_ROWS.some((word) => text.includes(word)) };
  }
  return null;
}

interface SummedColumn {
  /** Rows under the header that names the thing, first to last. */
  rows: string[];
  /** The row that adds them up; null where none is printed. */
  total: string | null;
}

/** The rows of a chunk that have the asked thing for a column. */
export function summedColumn(
  { thing, isOfPart }: AskedTotal,
  header: readonly string[],
  lines: readonly string[],
): SummedColumn | null {
  const told = toldHeaders(lines);
  const own = lines.filter((line, place) => {
    const above = header.length > 0 ? header : told[place]!;
    return line.includes(" | ") && /\d/.test(line) && above.some((row) => hasColumn(row, thing));
  });
  if (own.length === 0) return null;
  const isTotal = (row: string) => namesTotal(row, isOfPart ? PART_ROW : TOTAL_ROW);
  const isPart = (row: string) => namesTotal(row, PART_ROW);
  return {
    rows: own.filter((row) => !isTotal(row) && !isPart(row)),
    total: own.find(isTotal) ?? null,
  };
}

/** The rows to show where no total is printed; none where they are too many to be read as a sum. */
export function operandsOf({ rows }: SummedColumn): string[] {
  return rows.length >= LEAST_OPERANDS && rows.length <= MOST_OPERANDS ? rows : [];
}

/** `배점(점)` is the column of `배점`. */
function hasColumn(row: string, thing: string): boolean {
  return row.split(" | ").some((cell) => {
    const name = squeeze(cell).replace(/[(（].*$/, "");
    return name === thing || (name.length > thing.length && name.endsWith(thing));
  });
}

function namesTotal(row: string, name: RegExp): boolean {
  const cells = row.split(" | ").slice(0, NAMING_CELLS);
  return cells.some((cell) => name.test(squeeze(cell)));
}
