/** Whether the value of a row stands in another cell than the one that is asked for: before its label, or beside an empty one. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { PART_TOTAL_ROWS, TOTAL_ROWS } from "../../text/lexicon/totals.js";
import { squeeze } from "../../text/spacing.js";
import { LINE } from "../weights.js";
import { HeldWords } from "./held-words.js";

/** `시행 | 2026. 6. 25. | 접수 | ( | )`: whether a cell has that name, and nothing behind it is a value. */
export function isBeforeItsLabel(
  row: string,
  name: string,
  holds: (cells: string) => boolean,
): boolean {
  const cells = row.split(" | ");
  const at = cells.findIndex((cell) => squeeze(cell) === name);
  return at > 0 && !holds(cells.slice(at + 1).join(" | "));
}

const EMPTY = /^\s*[-–—]?\s*$/;

/** `구분 | 누리호 | 시험체` over `중량 | 1.5 톤 | -`: whether the question names a column that the row has nothing under. */
export function hasEmptyCell(question: string, row: string, header: readonly string[]): boolean {
  const asked = squeeze(question);
  const cells = row.split(" | ");
  for (const line of header) {
    const names = line.split(" | ").map(columnName);
    if (names.length !== cells.length) continue;
    const named = cells.filter((_, at) => at > 0 && isNamedIn(names[at]!, asked));
    if (named.length > 0) return named.every((cell) => EMPTY.test(cell));
  }
  return false;
}

const TOTAL: ReadonlySet<string> = new Set([...TOTAL_ROWS, ...PART_TOTAL_ROWS]);

/** Before the asked noun, what tells it from others of its kind: `데이터` of `데이터 요구사항은`. */
export function whichAsked(question: string, noun: string): string | null {
  const which = new RegExp(String.raw`(?<![가-힣])([가-힣]{2,10})\s?${oneOf([noun])}[은는이가의]`);
  return which.exec(question)?.[1] ?? null;
}

/** `요구사항 구분 | 수` over `보안 | 3`: whether the first cells name things of the asked kind, and this row's another one, or all of them. */
export function isUnderOtherKey(
  noun: string,
  which: string,
  row: string,
  header: readonly string[],
): boolean {
  const cells = row.split(" | ");
  // A sum is that of all, whatever cells it merges.
  const isSum = TOTAL.has(squeeze(cells[0]!));
  const isKeyed = header.some((line) => {
    const names = line.split(" | ");
    return (names.length === cells.length || isSum) && columnName(names[0]!).startsWith(noun);
  });
  return isKeyed && HeldWords.of(cells[0]!).share(which) < LINE.named;
}

function columnName(cell: string): string {
  return squeeze(cell).replace(/\([^)]{0,20}\)$/, "");
}

function isNamedIn(name: string, question: string): boolean {
  return name.length >= 2 && question.includes(name);
}
