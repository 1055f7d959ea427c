/** The finished cells and the text of a table in a sheet. Its cells may be millions: none is made twice. */
import type { Cell } from "../../model/document.js";
import { composed } from "../../text/composed.js";
import { TableText } from "../table-text.js";
import { type CellRange, columnName } from "./address.js";
import type { CellStore } from "./cells.js";
import type { ReadLimits } from "./limits.js";
import type { Merges } from "./merged-cells.js";
import type { CellRegion } from "./regions.js";

interface TableSource {
  page: number;
  cells: CellStore;
  merges: Merges;
  limits: ReadLimits;
}

/** A cell of the table: its row and column count from the table's first. */
type Visit = (row: number, column: number, text: string, merge: CellRange | undefined) => void;

export function tableContent(source: TableSource, region: CellRegion, headerRows: number) {
  const { page, limits } = source;
  const width = region.right - region.left + 1;
  const area = (region.bottom - region.top + 1) * width;
  const withEmpty = limits.takeEmpty(area - region.cells);
  // The text first: what is left over from making it is gone before the cells need the room.
  const text = new TableText();
  let count = 0;
  eachCell(source, region, withEmpty, (row, _, shown) => {
    text.add(row, shown);
    count++;
  });
  const joined = text.finish();
  const letters = Array.from({ length: width }, (_, index) => columnName(region.left + index));
  // An array that grows would leave its smaller selves behind.
  const cells = new Array<Cell>(count);
  let at = 0;
  eachCell(source, region, withEmpty, (row, column, shown, merge) => {
    cells[at++] = {
      row,
      col: column,
      row_span: merge ? merge.bottom - merge.top + 1 : 1,
      col_span: merge ? merge.right - merge.left + 1 : 1,
      text: composed(shown),
      header: row < headerRows,
      page,
      bbox: null,
      ref: letters[column]! + (region.top + row + 1),
    };
  });
  return { cells, text: joined };
}

/** In reading order, empty cells too, so that a row's text keeps its columns apart; merges end with the region. */
function eachCell(
  { cells, merges }: TableSource,
  region: CellRegion,
  withEmpty: boolean,
  visit: Visit,
): void {
  const width = region.right - region.left + 1;
  const hasMerges = merges.all.length > 0;
  const until = new Int32Array(width).fill(-1);
  let index = cells.rowAt(region.top);
  for (let row = region.top; row <= region.bottom; row++) {
    const here = index < cells.rowCount && cells.rows[index] === row;
    let at = here ? cells.cellAt(index, region.left) : 0;
    const end = here ? cells.starts[index + 1]! : 0;
    for (let column = 0; column < width; column++) {
      const place = region.left + column;
      let text = "";
      if (at < end && cells.columns[at] === place) {
        if (!cells.isCovered(at)) text = cells.texts[at]!;
        at++;
      }
      if (until[column]! >= row) continue;
      let merge = hasMerges ? merges.at(row, place) : undefined;
      if (text === "" && !merge && !withEmpty) continue;
      if (merge) {
        merge = {
          top: row,
          left: place,
          bottom: Math.min(merge.bottom, region.bottom),
          right: Math.min(merge.right, region.right),
        };
        until.fill(merge.bottom, column, merge.right - region.left + 1);
      }
      visit(row - region.top, column, text, merge);
    }
    if (here) index++;
  }
}
