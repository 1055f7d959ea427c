/** Checks who is given what in rows of words: `사업 운영은 기획팀이 담당한다` of the row `기획팀 | 사업 운영`. */
import { DUTY_WORDS } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import type { RowCell } from "./evidence-lines.js";
import { letters } from "./meeting-words.js";
import { withoutStretches } from "./values-in-turn.js";

/** `A는 B가 담당한다`, `A는 B를 맡는다`, `A는 B의 관할구역이다`. */
const DUTY = new RegExp(
  String.raw`^(\S(?:[^,]{1,30}?\S)?)[은는]\s([^,]{2,30}?)[이가을를의]\s${oneOf(DUTY_WORDS)}[가-힣]{0,12}(?:\s[가-힣]{1,6}){0,2}[.,\s]*$`,
);
/** Fewer letters stand in many cells. */
const SHORTEST = 3;

/** A sentence is supported where each of its clauses is. */
export function checkRowWords(sentence: string, evidence: EvidenceIndex): Finding[] {
  const rows = evidence.lines.filter(({ cells }) => cells !== null);
  if (rows.length === 0) return [];
  const found = clausesOf(sentence).map((clause) => dutyOf(clause, rows, evidence));
  return found.every((one) => one?.verdict === "supported")
    ? found.slice(0, 1).flatMap((one) => one ?? [])
    : found.flatMap((one) => (one?.verdict === "contradicted" ? [one] : []));
}

function dutyOf(
  clause: string,
  rows: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding | null {
  const [, ...said] = DUTY.exec(clause) ?? [];
  const names = said.map((name) => letters(withoutStretches(name, readQuantities(name))));
  if (names.length !== 2 || names.some(({ length }) => length < SHORTEST)) return null;
  const [one, other] = names as [string, string];
  const both = rows.find((row) => cellOf(row, one) !== cellOf(row, other) && holdsBoth(row, names));
  if (both) return { text: clause, verdict: "supported", reason: "WORDS_FOUND", line: both };
  // Where any line tells of both, it may say what no row does.
  if (evidence.lines.some((line) => holdsBoth(line, names))) return null;
  return instead(one, other, rows) ?? instead(other, one, rows);
}

/** What the one row that holds a name has where another row of its table has the name that is sought. */
function instead(held: string, sought: string, rows: readonly IndexedLine[]): Finding | null {
  const [line, ...more] = rows.filter((row) => cellOf(row, held) !== null);
  if (!line || more.length > 0) return null;
  const beside = line.cells!.filter(({ text }) => isOther(letters(text), held));
  const [cell, ...others] = rows.flatMap((row) => {
    const there = row.chunk === line.chunk ? cellOf(row, sought) : null;
    return there ?? [];
  });
  if (!cell || others.length > 0) return null;
  const under = beside.find(({ header }) => header === cell.header);
  const printed = under ?? (line.cells!.length === PAIR ? beside[0] : undefined);
  if (!printed) return null;
  return {
    ...{ text: sought, verdict: "contradicted", reason: "OTHER_SUBJECT" },
    ...{ line, printed: printed.text },
  };
}

/** Cells of a row that only gives one thing to another. */
const PAIR = 2;

function isOther(text: string, held: string): boolean {
  return text !== "" && !text.includes(held);
}

function holdsBoth(line: IndexedLine, names: readonly string[]): boolean {
  return names.every((name) => line.letters.includes(name));
}

function cellOf({ cells }: IndexedLine, name: string): RowCell | null {
  return cells!.find(({ text }) => letters(text).includes(name)) ?? null;
}
