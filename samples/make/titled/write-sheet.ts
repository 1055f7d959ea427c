/** Writes a made page as a sheet: lines at the middle reach over all columns, others stand in the first. */
import { type CellSample, makeXlsx } from "../xlsx.js";
import { type Line, type Page, PLAIN_SIZE, placed } from "./page.js";

const looks = ({ bold, size = PLAIN_SIZE, side }: Line) => ({
  size,
  ...(bold ? { bold } : {}),
  ...(side === "center" ? { centred: true } : {}),
});
const letter = (column: number) => String.fromCharCode(65 + column);

export function writeSheet({ items, header }: Page): Buffer {
  const columns = Math.max(4, ...items.map((item) => ("rows" in item ? item.columns : 0)));
  const rows: CellSample[][] = [];
  const merges: string[] = [];
  const merge = (row: number, column: number, down: number, across: number) => {
    if (down * across > 1)
      merges.push(`${letter(column)}${row + 1}:${letter(column + across - 1)}${row + down}`);
  };
  for (const item of items) {
    if ("rows" in item) {
      const start = rows.length;
      for (const _ of item.rows) rows.push(Array<CellSample>(columns).fill(null));
      for (const { cell, row, column } of placed(item)) {
        rows[start + row]![column] = {
          value: cell.text,
          border: true,
          ...looks(cell),
        };
        merge(start + row, column, cell.down ?? 1, cell.across ?? 1);
      }
      rows.push([]);
      continue;
    }
    for (const line of "box" in item ? item.box : [item]) {
      if (line.side === "center") merge(rows.length, 0, 1, columns);
      const value = { value: line.text, ...looks(line) };
      rows.push(
        line.side === "right" ? [...Array<CellSample>(columns - 1).fill(null), value] : [value],
      );
    }
  }
  const above = header?.map(({ text }) => text).join(" ");
  return makeXlsx({
    sheets: [
      {
        name: "Sheet1",
        rows: { A1: rows },
        merges,
        ...(above === undefined
          ? {}
          : {
              after: `<headerFooter><oddHeader>&amp;C${above}</oddHeader></headerFooter>`,
            }),
      },
    ],
  });
}
