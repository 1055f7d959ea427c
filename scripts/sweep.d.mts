/** Types of `sweep.mjs` for the tests. */
export function sweep(
  weights: Record<string, Record<string, number>>,
  score: () => Record<string, number> | Promise<Record<string, number>>,
  args?: readonly string[],
): Promise<void>;
export function candidatesFor(own: number): number[];
