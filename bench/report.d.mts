/** Types of the report, for the tests that hold it. */
export interface Figure {
  id: string;
  ko: string;
  en: string;
  ours: number;
  unit: string;
  better: "lower" | "higher";
  peer?: string;
  theirs?: number | null;
  bar?: number;
  note?: string;
}
export interface Result {
  area: string;
  at: string;
  machine: { processor: string; cores: number; system: string; node: string };
  peers: Record<string, string>;
  figures: Figure[];
  detail?: Record<string, unknown>;
}
export function readResults(folder?: URL): Result[];
export function verdict(figure: Partial<Figure>): "" | "met" | "missed";
export function lead(figure: Partial<Figure>): number | null;
export function reasonsAmiss(
  results: Result[],
  reasons: Record<string, string>,
): { missing: string[]; stale: string[] };
export function resultsPage(results: Result[]): string;
export function readmeTable(results: Result[]): string;
export function recognitionTable(results: Result[]): string;
export function resilienceTable(results: Result[]): string;
export function scaleTables(results: Result[]): string;
export function withTable(page: string, table: string): string;
