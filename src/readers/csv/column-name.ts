/** The letters of a column as spreadsheets name it: 1 is `A`, 27 is `AA`. */
export function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : "") + String.fromCharCode(65 + ((column - 1) % 26));
}
