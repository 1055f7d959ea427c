/** The cell of a row that holds what is asked for, and the rows and columns that are called so. */
import { squeeze } from "../../text/spacing.js";
import { LINE } from "../weights.js";
import { type AskedAttribute, isCalled, isNamed, labelOf, nameOf } from "./asked-attribute.js";
import { HeldWords } from "./held-words.js";
import type { Question } from "./parse-question.js";
import { isMoneyTold } from "./told-units.js";
import { withoutMasked } from "./without-other-figures.js";

/**
 * The cell behind the name (`검사자 | 남성우 | 채수일 | …`), or under the header cell that names it; empty where it is masked. Null
 * where none does, or where merged cells leave open which is under which.
 */
export function askedCell(
  row: string,
  header: readonly string[],
  noun: string,
  attribute: AskedAttribute,
): string | null {
  const cells = row.split(" | ");
  const label = cells.findIndex((cell) => nameOf(cell) === noun);
  if (label >= 0 && label + 1 < cells.length)
    return withoutMasked(cellBehind(cells, label, header)).trim();
  for (const line of header) {
    const names = line.split(" | ");
    if (names.length !== cells.length) continue;
    const at = names.findIndex((name) => squeeze(name).includes(noun));
    if (at > 0) return withoutMasked(cells[at]!).trim();
  }
  // `실무자 | 과장 | 063-320-0151`: of a person's row any cell may be the telephone.
  const called = cells.findIndex((cell) => isCalled(nameOf(cell), attribute));
  const rest = called < 0 ? [] : cells.slice(called + 1);
  if (rest.length > 0) return withoutMasked(rest.join(" | ")).trim();
  return null;
}

/** `축의금 | 결혼 | 50 | 30` under `구분 | 종류 | 본인 | 자녀`: behind a name of two columns stand all of its values. */
function cellBehind(cells: readonly string[], label: number, header: readonly string[]): string {
  const [next = "", ...rest] = cells.slice(label + 1);
  const isNamedTwice = header.some((row) => NAME_CELL.test(row.split(" | ")[1] ?? ""));
  if (label !== 0 || !isNamedTwice || !NAME_CELL.test(next)) return next;
  const isOnlyFigures = rest.every((cell) => cell.trim() === "" || FIGURE.test(cell));
  return isOnlyFigures && rest.some((cell) => FIGURE.test(cell)) ? rest.join(" | ") : next;
}

const NAME_CELL = /^\s*[가-힣]{1,10}(?:\s[가-힣]{1,10}){0,2}\s*$/;
const FIGURE = /^\s*[\d,.]+\s*$/;

/** `참석수당 | 외부위원 | 100/1회` under `구분 | 대상 | 지급액`: of a row called what is asked for, the cell of the column for amounts. */
export function amountCell(row: string, header: readonly string[], noun = ""): string | null {
  const cells = row.split(" | ");
  if (nameOf(cells[0]!) !== noun) return null;
  for (const line of header) {
    const names = line.split(" | ");
    if (names.length !== cells.length) continue;
    const at = names.findIndex((name, place) => place > 0 && isMoneyTold([name]));
    if (at > 0) return withoutMasked(cells[at]!).trim();
  }
  return null;
}

/** Whether a row begins with what is asked for: `입법예고 | 2024. 1. 2. ~ 1. 22.` */
export function isRowOf(line: string, attribute: AskedAttribute | null): boolean {
  const [first, ...rest] = line.split(" | ");
  return attribute !== null && rest.length > 0 && isCalled(nameOf(first!), attribute);
}

/** Whether a row begins with what the question is about: `월간보고서 | 매월 | …`, `요구사항 분석서 | …`. */
export function isTopicRow(line: string, { topic, phrase }: Question): boolean {
  const [first, ...rest] = line.split(" | ");
  const name = nameOf(first!);
  if (topic === null || rest.length === 0 || topic.length < SHORTEST_TOPIC) return false;
  return name.endsWith(topic) && phrase.endsWith(name);
}

/** Shorter ones are parts of too many names. */
const SHORTEST_TOPIC = 3;

export function callsCell(row: string, attribute: AskedAttribute | null): boolean {
  return attribute !== null && row.split(" | ").some((cell) => isCalled(nameOf(cell), attribute));
}

/** Whether a row begins with what names the asked attribute: what follows is said of it, even where the question has it too. */
export function isValueOf({ attribute, fullNames }: Question, row: string): boolean {
  if (attribute === null || !row.includes(" | ")) return false;
  const label = HeldWords.of(labelOf(row));
  return isNamed(attribute, (word) => label.share(word, fullNames) >= LINE.named);
}

/** What header rows that a table does not mark call its columns; the first column names the rows. */
export function columnsOf(rows: readonly string[]): HeldWords {
  return HeldWords.of(rows.map((row) => row.split(" | ").slice(1).join(" | ")).join("\n"));
}

/** Whether a label or a cell of a row is one of the words, however it is spaced. */
export function isOneOf(row: string, words: readonly string[]): boolean {
  return row
    .split(" | ")
    .flatMap((cell) => labelOf(cell).split(/및|[·ㆍ,/]/))
    .some((name) => words.includes(name));
}
