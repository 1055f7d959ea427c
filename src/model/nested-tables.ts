/** Tables inside cells of other tables: which stand in a cell, and where in its text. */
import type { Cell, Document, Table } from "./document.js";

export class NestedTables {
  private readonly byOuter = new Map<string, Table[]>();

  /** `stays` says which of them are read inside their cell; the others stand on their own. */
  constructor(document: Pick<Document, "tables">, stays: (table: Table) => boolean = () => true) {
    for (const table of document.tables) {
      if (!table.nested_in || !stays(table)) continue;
      const inside = this.byOuter.get(table.nested_in.table);
      if (inside) inside.push(table);
      else this.byOuter.set(table.nested_in.table, [table]);
    }
  }

  /** All tables directly inside a table, or only those of one cell. */
  inside(outer: Table, cell?: Cell): Table[] {
    const tables = this.byOuter.get(outer.id) ?? [];
    if (!cell || tables.length === 0) return tables;
    return tables.filter(
      ({ nested_in }) => nested_in!.row === cell.row && nested_in!.col === cell.col,
    );
  }

  /** The cells that hold text or a table. */
  filled(table: Table): Cell[] {
    return table.cells.filter(
      (cell) => cell.text.trim() !== "" || this.inside(table, cell).length > 0,
    );
  }

  /** What a cell holds, in order: its text, cut where tables stand in it. */
  parts(table: Table, cell: Cell): (string | Table)[] {
    const tables = this.inside(table, cell);
    if (tables.length === 0) return [cell.text];
    const signs = [...cell.text];
    const parts: (string | Table)[] = [];
    let from = 0;
    for (const inner of tables) {
      const at = Math.max(from, inner.nested_in!.at ?? signs.length);
      const text = signs.slice(from, at).join("").trim();
      if (text !== "") parts.push(text);
      parts.push(inner);
      from = at;
    }
    const rest = signs.slice(from).join("").trim();
    if (rest !== "") parts.push(rest);
    return parts;
  }
}
