/** A press release may hold the notice that it tells of: from the number of that on, a further page is no part of the release. */
import type { DocumentRow } from "../document-rows.js";
import { isNumberLine } from "../fields/number-lines.js";

export function withoutEnclosed(rows: DocumentRow[]): DocumentRow[] {
  const page = rows[0]?.page;
  const enclosed = rows.findIndex(
    (row, at) => row.page !== page && isNumberLine(row, rows[at + 1]),
  );
  return enclosed < 0 ? rows : rows.slice(0, enclosed);
}
