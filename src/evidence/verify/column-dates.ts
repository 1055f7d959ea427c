/**
 * Rows of dates that name the columns below them without being the header of a table: `'23년 | '24년`, and bare months under `일정(월)`.
 * Their label spans rows, and stands above or nowhere.
 */
import { readQuantities } from "../../text/quantities/read-quantities.js";

/** The last such row of a table, as dates; null where there is none. */
export function lastColumnDates(rows: readonly (readonly string[])[]): readonly string[] | null {
  return rows.map((row, at) => columnDates(row, rows[at - 1] ?? [])).findLast(Boolean) ?? null;
}

/** The dates of a row that holds nothing else; `above`: the row above it. */
export function columnDates(
  row: readonly string[],
  above: readonly string[],
): readonly string[] | null {
  if (row.length < LEAST_DATES) return null;
  if (row.every(isDate)) return row;
  const months = row.map(Number);
  const ascend = months.every(
    (month, at) => month >= 1 && month <= 12 && (at === 0 || month > months[at - 1]!),
  );
  return ascend && above.some((cell) => cell.includes("월")) ? row.map((one) => `${one}월`) : null;
}

/** Fewer may be a pair of a label and a value. */
const LEAST_DATES = 3;

/** A year, month or quarter alone, perhaps with a mark: `'27년~`. */
function isDate(cell: string): boolean {
  const [date, ...others] = readQuantities(cell);
  if (date?.kind !== "date" || others.length > 0 || date.day !== null) return false;
  return cell.replace(date.text, "").replace(/[\s~∼～]/g, "") === "";
}
