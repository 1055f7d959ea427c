/** Types of `printed-tables.mjs`. */
interface DocumentTable {
  id: string;
  nested_in: { table: string; row: number; col: number; at?: number } | null;
  cells: { row: number; col: number; text: string; changed?: "blanked" | "folded" }[];
}

export function printedTables(tables: readonly DocumentTable[], print: string): DocumentTable[];
