/** The size that a document sets its text in, by which larger lines are told. */
import { type DocumentRow, sizeOf } from "../document-rows.js";
import { MAKE } from "./make-thresholds.js";

/** The size that most letters of the document are set in. */
export function bodySize(rows: DocumentRow[]): number {
  const letters = new Map<number, number>();
  for (const row of rows.slice(0, MAKE.bodyRows)) {
    const size = sizeOf(row);
    if (size > 0) letters.set(size, (letters.get(size) ?? 0) + row.text.length);
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 0;
}
