/** Parts the filled cells of a sheet where a whole row or column between them is empty. */

export interface SheetCell {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  text: string;
}

/** Cuts inside cuts; a sheet has few. */
const MAX_CUTS = 12;

export function sheetRegions(cells: SheetCell[], depth = 0): SheetCell[][] {
  if (cells.length < 2 || depth > MAX_CUTS) return cells.length > 0 ? [cells] : [];
  for (const [at, span] of [
    ["row", "rowSpan"],
    ["col", "colSpan"],
  ] as const) {
    const parts: SheetCell[][] = [];
    let end = -1;
    for (const cell of [...cells].sort((a, b) => a[at] - b[at])) {
      if (parts.length === 0 || cell[at] > end + 1) parts.push([]);
      parts.at(-1)!.push(cell);
      end = Math.max(end, cell[at] + cell[span] - 1);
    }
    if (parts.length > 1) return parts.flatMap((part) => sheetRegions(part, depth + 1));
  }
  return [cells.sort((a, b) => a.row - b.row || a.col - b.col)];
}
