/** Types of `halves.mjs` for the tests. */
export type Half = "fitting" | "checking";
export const FITTING: Half;
export const CHECKING: Half;
export const HALVES: readonly Half[];
export function halfOf(document: string): Half;
export function documentsOf(
  files: readonly { file: string; traits?: readonly string[] }[],
): (file: string) => string;
export function halfOfQuestion(
  question: { id: string; paragraph?: string; evidence?: readonly string[] },
  relevant?: ReadonlyMap<string, readonly string[]>,
): Half;
