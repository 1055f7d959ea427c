/** What a made document shows, whichever program's file it is written to, and the fields that it is made with. */

export type Side = "left" | "center" | "right";

export interface Line {
  text: string;
  /** In points. */
  size?: number;
  bold?: boolean;
  side?: Side;
}

export interface Cell extends Line {
  across?: number;
  down?: number;
}

/** Rows of cells; what a cell covers below or beside it is left out. */
export interface Grid {
  rows: Cell[][];
  columns: number;
}

/** Lines in a frame of their own. */
export interface Box {
  box: Line[];
}

export type Item = Line | Grid | Box;

export type Field = "title" | "doc_number" | "issued_date" | "issuer";

export interface Page {
  items: Item[];
  /** Lines at the head of every page. */
  header?: Line[];
  /** Readings of each field that are right; null where it need not be found. */
  fields: Record<Field, (string | null)[]>;
}

export const PLAIN_SIZE = 10;

/** Where each cell stands, and which places of the grid it covers. */
export function placed({ rows, columns }: Grid): { cell: Cell; row: number; column: number }[] {
  const taken = new Set<number>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(row * columns + column)) column += 1;
      const at = { cell, row, column };
      for (let down = 0; down < (cell.down ?? 1); down++)
        for (let across = 0; across < (cell.across ?? 1); across++)
          taken.add((row + down) * columns + column + across);
      return at;
    });
  });
}
