/** Types of the scores, for the tests that prove them. */
export interface Cell {
  row: number;
  col: number;
  row_span: number;
  col_span: number;
  text: string;
}
export interface Section {
  heading: string;
  content: string;
}
export function nid(a: string, b: string): number;
export function commonLength(a: string, b: string): number;
export function characterRecall(reference: string, reading: string): number;
export function teds(
  a: { rows: number; cells: Cell[] },
  b: { rows: number; cells: Cell[] },
  options?: { structure?: boolean },
): number;
export function neighbourF1(
  truth: { rows: number; cells: Cell[] },
  found: { rows: number; cells: Cell[] } | null,
): number;
export function levenshtein(a: string, b: string): number;
export function mhs(a: Section[], b: Section[]): number;
export function outlineOf(blocks: { type: string; text: string }[]): Section[];
