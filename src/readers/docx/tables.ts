/** Builds a table from streamed rows and cells, merged into a grid at its end (ECMA-376 17.4). */

import type { LineTypography } from "../../model/typography.js";
import { characters } from "../../text/code-points.js";
import { headRows } from "../table-heads.js";
import type { CellItem, StoryItem, TableItem } from "./items.js";

/** Word's own limit of columns; a span beyond it is a broken file, and would make a grid of any size. */
const MAX_COLUMNS = 63;

interface OpenCell {
  span: number;
  /** Vertical merge: starts one, continues from above, or none. */
  vertical: "restart" | "continue" | null;
  /** Legacy horizontal merge (17.4.22 `hMerge`): continues from the left. */
  continuesLeft: boolean;
  deleted: boolean;
  painted: boolean;
  items: StoryItem[];
  page: number;
}

interface OpenRow {
  cells: OpenCell[];
  before: number;
  after: number;
  header: boolean;
  hidden: boolean;
  deleted: boolean;
}

export class TableBuilder {
  private readonly rows: OpenRow[] = [];
  private row: OpenRow | undefined;
  private cell: OpenCell | undefined;
  /** Characters in rows or cells that the page does not show. */
  hiddenCharacters = 0;

  constructor(private readonly page: number) {}

  beginRow(): void {
    this.row = {
      cells: [],
      before: 0,
      after: 0,
      header: false,
      hidden: false,
      deleted: false,
    };
  }

  /** Sets properties of the current row. */
  rowProperty(name: string, value: string | undefined, on: boolean): void {
    const { row } = this;
    if (!row) return;
    if (name === "w:gridBefore") row.before = bounded(value, 0);
    else if (name === "w:gridAfter") row.after = bounded(value, 0);
    else if (name === "w:tblHeader") row.header = on;
    else if (name === "w:hidden") row.hidden = on;
    else if (name === "w:del") row.deleted = true;
  }

  endRow(): void {
    if (this.row && !this.row.deleted) this.rows.push(this.row);
    this.row = undefined;
  }

  beginCell(page: number): StoryItem[] {
    this.cell = {
      span: 1,
      vertical: null,
      continuesLeft: false,
      deleted: false,
      painted: false,
      items: [],
      page,
    };
    return this.cell.items;
  }

  cellProperty(name: string, value: string | undefined): void {
    const { cell } = this;
    if (!cell) return;
    if (name === "w:gridSpan") cell.span = bounded(value, 1);
    else if (name === "w:vMerge") cell.vertical = value === "restart" ? "restart" : "continue";
    else if (name === "w:hMerge") cell.continuesLeft = value !== "restart";
    else if (name === "w:cellDel") cell.deleted = true;
  }

  /** The cell's background (17.4.32 `shd`). */
  shading(fill: string | undefined): void {
    if (this.cell) this.cell.painted = fill !== undefined && !/^(?:auto|ffffff)$/i.test(fill);
  }

  /** A tracked merge (17.13.5.2 `cellMerge`), read as accepted. */
  trackedMerge(merge: string | undefined): void {
    if (this.cell && merge !== undefined) {
      this.cell.vertical = merge === "rest" ? "restart" : "continue";
    }
  }

  endCell(): void {
    if (this.cell && !this.cell.deleted) this.row?.cells.push(this.cell);
    this.cell = undefined;
  }

  /** Undefined for a table of which nothing is left. */
  finish(): TableItem | undefined {
    const cells: CellItem[] = [];
    const inner: TableItem["inner"] = [];
    /** By column, the cell that a vertical merge continues. */
    let above = new Map<number, CellItem>();
    const widths = new Set<number>();
    let cols = 0;
    let at = 0;
    let headerRows = 0;
    let uneven = false;
    for (const row of this.rows) {
      if (row.hidden) {
        for (const cell of row.cells) this.hiddenCharacters += cellText(cell.items).length;
        continue;
      }
      const merging = new Map<number, CellItem>();
      let col = row.before;
      let left: CellItem | undefined;
      for (const cell of row.cells) {
        const origin = above.get(col);
        if (cell.continuesLeft && left) {
          left.colSpan += cell.span;
          this.hiddenCharacters += cellText(cell.items).length;
        } else if (cell.vertical === "continue" && origin) {
          origin.rowSpan = at - origin.row + 1;
          merging.set(col, origin);
          if (cell.span !== origin.colSpan) uneven = true;
          this.hiddenCharacters += cellText(cell.items).length;
          left = undefined;
        } else {
          const made: CellItem = {
            row: at,
            col,
            rowSpan: 1,
            colSpan: cell.span,
            text: cellText(cell.items),
            painted: cell.painted,
            page: pageOf(cell),
            typography: cellTypography(cell.items),
          };
          cells.push(made);
          left = made;
          if (cell.vertical !== null) merging.set(col, made);
          for (const [index, item] of cell.items.entries()) {
            if (item.kind === "table" || item.kind === "figure" || isNote(item)) {
              const before = cellText(cell.items.slice(0, index)).normalize("NFC");
              inner.push({ row: at, col, at: before === "" ? 0 : characters(before) + 1, item });
            }
          }
        }
        col += cell.span;
      }
      cols = Math.max(cols, col);
      widths.add(col + row.after);
      above = merging;
      if (row.header && headerRows === at) headerRows++;
      at++;
    }
    if (at === 0 || cells.length === 0) return undefined;
    return {
      kind: "table",
      rows: at,
      cols,
      headerRows: headerRows > 0 ? headerRows : headRows(at, cols, cells),
      cells,
      inner,
      ragged: uneven || widths.size > 1,
      page: cells[0]!.page ?? this.page,
    };
  }
}

function isNote(item: StoryItem): item is Extract<StoryItem, { id: string }> {
  return item.kind === "footnote" || item.kind === "endnote" || item.kind === "comment";
}

function pageOf(cell: OpenCell): number {
  for (const item of cell.items) if ("page" in item) return item.page;
  return cell.page;
}

/** The text of a cell, one line per paragraph; nested tables are separate. */
export function cellText(items: readonly StoryItem[]): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.kind === "paragraph" && item.text !== "") lines.push(item.text);
  }
  return lines.join("\n");
}

function cellTypography(items: readonly StoryItem[]): LineTypography[] {
  return items.flatMap((item) =>
    item.kind === "paragraph" && item.text !== "" ? (item.typography ?? []) : [],
  );
}

function bounded(value: string | undefined, least: number): number {
  const number = Number.parseInt(value ?? "", 10);
  return Number.isFinite(number) ? Math.min(Math.max(number, least), MAX_COLUMNS) : least;
}
