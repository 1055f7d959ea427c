/** What every scenario of the chaos suite is: a short form for `npm test`, a long one for `npm run chaos`, figures, and a thrown error at the first fault. */
export type Size = "short" | "long";

export interface Scenario {
  /** Of its figures in bench/results. */
  id: string;
  name: string;
  run(size: Size): Promise<Record<string, number>>;
}

export const pick = (size: Size, short: number, long: number) => (size === "short" ? short : long);
