/**
 * Labels of a letter's head that share a cell, one on each line, beside a cell with their values:
 * `문서번호 / 수신 / 참조 / 제목 | 2026-1호 / 한빛공사 / … / 주차장 이용 협조`. Each pair becomes a row of its own.
 */
import { LETTER } from "../text/lexicon/form-labels.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";

const LABELS = new Set([
  ...[...LETTER.to, ...LETTER.subject, ...LETTER.number, ...LETTER.date],
  ...["참조", "경유", "발신"],
]);
const FEWEST_LABELS = 2;

export function withStackedLabels(rows: DocumentRow[]): DocumentRow[] {
  if (!rows.some(isStacked)) return rows;
  return rows
    .flatMap((row) => (isStacked(row) ? pairs(row) : [row]))
    .map((row, index) => ({ ...row, index }));
}

function isStacked({ table, cells, raw, margin }: DocumentRow): boolean {
  if (!table || margin || cells.length !== 2) return false;
  const labels = linesOf(raw[0]!);
  return labels.length >= FEWEST_LABELS && labels.every((label) => LABELS.has(nameOf(label)));
}

function pairs(row: DocumentRow): DocumentRow[] {
  const [labels, values] = row.raw.map(linesOf) as [string[], string[]];
  const missing = labels.length - values.length;
  // Where one is left blank, only the first and the last are sure.
  if (missing < 0 || missing > 1) return [row];
  return labels.flatMap((label, at) => {
    const last = at === labels.length - 1;
    const value = last ? values.at(-1) : missing === 0 || at === 0 ? values[at] : undefined;
    if (value === undefined) return [];
    const cells = [label, value];
    return [{ ...row, cells, raw: cells, set: row.set, text: cells.join(" ") }];
  });
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map(foldSpace)
    .filter((line) => line !== "");
}

function nameOf(label: string): string {
  return squeeze(label).replace(/[:：]$/, "");
}
