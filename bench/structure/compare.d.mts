/** Types of `compare.mjs` for the tests. */
export class Tally {
  labelled: number;
  given: number;
  right: number;
  exact: number;
  documents: number;
  field(label: string | null, value: string | null, accept?: readonly (string | null)[]): boolean;
  list(
    labels: readonly string[],
    values: readonly string[],
    accept?: readonly string[],
  ): { wrong: string[]; missing: string[] };
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}
