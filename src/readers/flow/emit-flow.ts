/** Makes blocks and tables of flow items: places cells, nests tables, keeps figures and notes of a cell with their table. */
import type { Table } from "../../model/document.js";
import { characters } from "../../text/code-points.js";
import type { Draft } from "../document-draft.js";
import { headRows } from "../table-heads.js";
import { type FlowCell, type FlowItem, type FlowTable, textOf } from "./flow-items.js";
import { type Placed, placeCells } from "./place-cells.js";

/** Tables in tables; a deeper one is a trick, and its text stays in the cell around it. */
const MAX_NESTING = 20;

interface Outer {
  table: Table;
  row: number;
  col: number;
  at: number;
  depth: number;
}

export function emitFlow(draft: Draft, items: readonly FlowItem[], page = 1): void {
  for (const item of items) {
    if (item.kind === "text") {
      if (item.text === "") continue;
      draft.add({
        type: item.type,
        text: item.text,
        level: item.level ?? null,
        page: item.page ?? page,
      });
    } else if (item.kind === "figure") {
      draft.add({
        type: "figure",
        text: item.text,
        page: item.page ?? page,
        ...(item.picture !== undefined && { picture: item.picture }),
      });
    } else if (isFrame(item)) {
      emitFlow(
        draft,
        item.rows.flat().flatMap(({ items: inner }) => inner),
        item.page ?? page,
      );
    } else emitTable(draft, item, item.page ?? page);
  }
}

/** A table of one column around other tables only arranges them: its content is read as if it stood on the page itself. */
function isFrame(table: FlowTable): boolean {
  const cells = table.rows.flat();
  return (
    table.rows.every((row) => row.length <= 1) &&
    cells.some(({ items }) => items.some(({ kind }) => kind === "table"))
  );
}

function emitTable(draft: Draft, item: FlowTable, page: number, outer?: Outer): void {
  const placed = placeCells(item.rows);
  if (placed.cells.length === 0) return;
  const shaped = placed.cells.map((one) => ({ ...one, text: textOf(one.cell.items) }));
  const marked = item.headerRows > 0 ? item.headerRows : markedRows(placed.cells);
  const table = draft.addTable({
    rows: placed.rows,
    cols: placed.cols,
    header_rows: Math.min(
      placed.rows,
      marked ||
        headRows(
          placed.rows,
          placed.cols,
          shaped.map((one) => ({ ...one, ...(one.cell.painted && { painted: true }) })),
        ),
    ),
    page,
    caption: item.caption ?? null,
    cells: shaped.map((one) => ({
      row: one.row,
      col: one.col,
      row_span: one.rowSpan,
      col_span: one.colSpan,
      text: one.text,
      ...(one.cell.header && { header: true }),
    })),
    ...(outer && {
      nested_in: { table: outer.table.id, row: outer.row, col: outer.col, at: outer.at },
      parent: outer.table.block,
    }),
  });
  if (placed.overlapping) draft.warn("TABLE_GRID_UNCERTAIN", { page, block: table.block });
  if (placed.rowsLeftOut > 0) {
    draft.warn("LIMIT_REACHED", { page, block: table.block, detail: `${placed.rows}행까지` });
  }
  for (const cell of placed.cells) emitInner(draft, cell, { table, depth: outer?.depth ?? 0 });
}

/** What stands in a cell beside its text. */
function emitInner(
  draft: Draft,
  { row, col, cell }: Placed<FlowCell>,
  { table, depth }: { table: Table; depth: number },
): void {
  for (const [index, inner] of cell.items.entries()) {
    if (inner.kind === "table" && depth < MAX_NESTING) {
      const before = textOf(cell.items.slice(0, index)).normalize("NFC");
      const at = before === "" ? 0 : characters(before) + 1;
      emitTable(draft, inner, table.page, { table, row, col, at, depth: depth + 1 });
    } else if (inner.kind === "table") {
      draft.warn("LIMIT_REACHED", { page: table.page, block: table.block, detail: "표 안의 표" });
    } else if (inner.kind === "figure") {
      draft.add({
        type: "figure",
        text: inner.text,
        page: table.page,
        parent: table.block,
        ...(inner.picture !== undefined && { picture: inner.picture }),
      });
    } else if (inner.type === "footnote" || inner.type === "note") {
      draft.add({ type: inner.type, text: inner.text, page: table.page, parent: table.block });
    }
  }
}

/** Rows from the top of which every cell is marked. */
function markedRows(cells: readonly Placed<FlowCell>[]): number {
  for (const { row, cell } of cells) if (!cell.header) return row;
  // A table of headers alone marks nothing.
  return 0;
}
