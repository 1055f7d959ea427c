/** Tables of slides (`a:tbl`): merged cells, boxes of cells from the grid's own widths and heights. */
import type { Box } from "../../model/format.js";
import type { CellDraft, TableDraft } from "../document-draft.js";
import { headRows } from "../table-heads.js";
import { descend, elementsOf, type XmlElement } from "../xml-tree.js";
import { pointsOf } from "./boxes.js";
import { paragraphsOf } from "./text-body.js";

/** PowerPoint's own limit is 75 by 75; more is a broken file. */
const MAX_ROWS = 500;
const MAX_COLUMNS = 200;
/** A frame this much higher or lower than its rows together was not saved with them, as a share. */
const SAME_SIZE = 0.02;

/** Undefined for a table without cells. */
export function tableDraft(
  table: XmlElement,
  page: number,
  box: Box | null,
): TableDraft | undefined {
  const columns = [...elementsOf(descend(table, "tblGrid"))].map(({ attributes }) =>
    pointsOf(attributes.w),
  );
  const rows = [...elementsOf(table)].filter(({ name }) => name === "tr").slice(0, MAX_ROWS);
  const heights = rows.map(({ attributes }) => pointsOf(attributes.h));
  const texts = rows.map((row) =>
    [...elementsOf(row)].filter(({ name }) => name === "tc").slice(0, MAX_COLUMNS),
  );
  const cols = Math.max(0, ...texts.map((cells) => cells.length));
  if (cols === 0) return undefined;
  const places = gridPlaces(columns, heights, cols, box);
  const cells: (CellDraft & { rowSpan: number; colSpan: number })[] = [];
  for (const [row, line] of texts.entries()) {
    for (const [col, cell] of line.entries()) {
      const { gridSpan, rowSpan, hMerge, vMerge } = cell.attributes;
      // Continued by the cell to its left or above it.
      if (isOn(hMerge) || isOn(vMerge)) continue;
      const down = Math.min(span(rowSpan), rows.length - row);
      const across = Math.min(span(gridSpan), cols - col);
      const lines = paragraphsOf(descend(cell, "txBody")).map(({ text, label }) =>
        label === "" ? text : `${label} ${text}`,
      );
      cells.push({
        row,
        col,
        row_span: down,
        col_span: across,
        rowSpan: down,
        colSpan: across,
        text: lines.join("\n"),
        bbox: places?.(row, col, down, across) ?? null,
      });
    }
  }
  const first = isOn(descend(table, "tblPr")?.attributes.firstRow);
  const heads = headRows(
    rows.length,
    cols,
    cells.map((cell) => ({ ...cell, ...(first && cell.row === 0 && { painted: true }) })),
  );
  return { rows: rows.length, cols, page, bbox: box, header_rows: heads, cells };
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}

function span(value: string | undefined): number {
  return Math.max(1, Number.parseInt(value ?? "1", 10) || 1);
}

/** Undefined where the grid does not fill its frame: the saved heights are then not those of the picture. */
function gridPlaces(columns: number[], heights: number[], cols: number, box: Box | null) {
  if (!box || columns.length < cols) return undefined;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const fits = (size: number, within: number) => Math.abs(size - within) <= within * SAME_SIZE;
  if (!fits(sum(columns), box[2] - box[0]) || !fits(sum(heights), box[3] - box[1]))
    return undefined;
  const at = (values: number[], count: number) => sum(values.slice(0, count));
  return (row: number, col: number, down: number, across: number): Box => [
    box[0] + at(columns, col),
    box[1] + at(heights, row),
    box[0] + at(columns, col + across),
    box[1] + at(heights, row + down),
  ];
}
