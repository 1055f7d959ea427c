/**
 * Parses and formats spreadsheet addresses: `B3`, `A1:F20`, `'본 예산'!A1:F20`. Rows and columns count from 0 inside the
 * reader.
 */

/** SpreadsheetML's own size of a sheet (ECMA-376 Part 1, 18.3.1.73 and Excel's specification). */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

export interface CellRange {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const names: string[] = [];

/** 0 → `A`, 26 → `AA`. */
export function columnName(column: number): string {
  const known = names[column];
  if (known !== undefined) return known;
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  if (column < MAX_COLUMNS) names[column] = name;
  return name;
}

export function cellName(row: number, column: number): string {
  return columnName(column) + (row + 1);
}

/** The column of `B3` or `$B$3`; -1 where there is none. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at);
    if (code === 0x24) continue;
    const letter = (code | 0x20) - 0x61;
    if (letter < 0 || letter > 25 || code < 0x41) break;
    column = column * 26 + letter + 1;
    if (column > MAX_COLUMNS) return -1;
  }
  return column - 1;
}

/** The row of `B3` or `$B$3`; -1 where there is none. */
export function rowOf(reference: string): number {
  const digits = /^\$?[A-Za-z]*\$?(\d{1,7})$/.exec(reference)?.[1];
  const row = digits === undefined ? -1 : Number(digits) - 1;
  return row < MAX_ROWS ? row : -1;
}

/** `A1:F20`, `B3`, `$1:$2` (whole rows), `$A:$C` (whole columns); undefined where it is none of these. */
export function parseRange(reference: string): CellRange | undefined {
  const [from = "", to = from] = reference.split(":");
  const columns = [columnOf(from), columnOf(to)] as const;
  const rows = [rowOf(from), rowOf(to)] as const;
  const range: CellRange = {
    top: rows[0] < 0 ? 0 : Math.min(...rows),
    left: columns[0] < 0 ? 0 : Math.min(...columns),
    bottom: rows[0] < 0 ? MAX_ROWS - 1 : Math.max(...rows),
    right: columns[0] < 0 ? MAX_COLUMNS - 1 : Math.max(...columns),
  };
  const rowless = rows[0] < 0 && rows[1] < 0;
  const columnless = columns[0] < 0 && columns[1] < 0;
  if ((rowless && columnless) || rows[0] < 0 !== rows[1] < 0) return undefined;
  return columns[0] < 0 === columns[1] < 0 ? range : undefined;
}

export function rangeName(range: CellRange): string {
  const first = cellName(range.top, range.left);
  const last = cellName(range.bottom, range.right);
  return first === last ? first : `${first}:${last}`;
}

/** `Sheet1!` or `'본 예산'!`: quoted where a formula would need it (ECMA-376 Part 1, 18.17.2.2). */
export function sheetPrefix(name: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name);
  const looksLikeAddress = /^(?:[A-Za-z]{1,3}\d{1,7}|[Rr]\d*[Cc]\d*|[Rr]\d*|[Cc]\d*)$/.test(name);
  const looksLikeValue = /^(?:TRUE|FALSE)$/i.test(name);
  return plain && !looksLikeAddress && !looksLikeValue
    ? `${name}!`
    : `'${name.replaceAll("'", "''")}'!`;
}

/** A count as sheets write it, some as `2.0`; undefined for anything that is no whole number from 0 on. */
export function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}(?:\.0{1,9})?$/.test(text) ? Number(text) : undefined;
}
