export interface Row {
  id: string;
  says: string;
  needs: string[];
  request?: string;
  expect?: unknown;
  test?: [file: string, name: string];
  untested?: string;
}
export interface RowResult {
  outcome: "holds" | "fails" | "skipped" | "by test" | "untested";
  detail: string;
}
export const ROWS: Row[];
export function tryRow(row: Row, service: object): Promise<RowResult>;
export function conformancePage(): string;
