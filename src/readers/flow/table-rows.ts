/** Rows of a table (RTF, DOC) as spanning cells: the right edges of cells make the grid, merge marks make the spans. */
import type { FlowCell, FlowItem, FlowTable } from "./flow-items.js";

/** The definition of one cell (RTF 1.9.1, table definitions). */
export interface CellDefinition {
  /** Right edge in twips. */
  right: number;
  merge: "first" | "continued" | undefined;
  vertical: "first" | "continued" | undefined;
  painted: boolean;
}

export interface StoryRow {
  left: number;
  header: boolean;
  definitions: CellDefinition[];
  cells: FlowItem[][];
}

/** Edges nearer than this, in twips, are one: writers round. */
const SAME_EDGE = 30;
/** Columns that Word allows in a table. */
const MAX_CELLS = 64;

export function tableOfRows(rows: readonly StoryRow[]): FlowTable {
  const edges = edgesOf(rows);
  const column = (twips: number) => {
    const at = edges.findIndex((edge) => edge >= twips - SAME_EDGE);
    return at < 0 ? edges.length - 1 : at;
  };
  /** By column, the cell that a vertical merge continues. */
  let above = new Map<number, FlowCell>();
  let headerRows = 0;
  const made = rows.map((row, index) => {
    const cells: FlowCell[] = [];
    const merging = new Map<number, FlowCell>();
    let from = column(row.left);
    if (from > 0) cells.push(emptyCell(from));
    let left: FlowCell | undefined;
    for (const [at, items] of row.cells.slice(0, MAX_CELLS).entries()) {
      const definition = row.definitions[at];
      const to = definition ? Math.max(from + 1, column(definition.right)) : from + 1;
      const width = to - from;
      const origin = above.get(from);
      if (definition?.merge === "continued" && left) {
        left.colSpan += width;
        left.items.push(...items);
      } else if (definition?.vertical === "continued" && origin) {
        origin.rowSpan++;
        origin.items.push(...items);
        merging.set(from, origin);
        left = undefined;
      } else {
        left = {
          rowSpan: 1,
          colSpan: width,
          header: false,
          ...(definition?.painted && { painted: true }),
          items,
        };
        cells.push(left);
        if (definition?.vertical) merging.set(from, left);
      }
      from = to;
    }
    above = merging;
    if (row.header && headerRows === index) headerRows++;
    return cells;
  });
  return { kind: "table", rows: made, headerRows: headerRows < rows.length ? headerRows : 0 };
}

function emptyCell(colSpan: number): FlowCell {
  return { rowSpan: 1, colSpan, header: false, items: [] };
}

function edgesOf(rows: readonly StoryRow[]): number[] {
  const all = rows.flatMap(({ left, definitions }) => [
    left,
    ...definitions.map(({ right }) => right),
  ]);
  const edges: number[] = [];
  for (const edge of all.sort((a, b) => a - b)) {
    if (edges.length === 0 || edge > edges.at(-1)! + SAME_EDGE) edges.push(edge);
  }
  return edges;
}
