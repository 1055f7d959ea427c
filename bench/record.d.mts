export interface Figure {
  id: string;
  ko: string;
  en: string;
  ours: number;
  unit: string;
  better: "lower" | "higher";
  peer?: string;
  theirs?: number;
  bar?: number;
  note?: string;
}
export function record(
  area: string,
  result: { peers?: Record<string, string>; figures: Figure[]; detail?: unknown },
): unknown;
