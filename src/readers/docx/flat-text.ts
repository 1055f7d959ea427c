/** Flattens story items to plain lines, for notes, headers and footers, which are one block each. */
import type { StoryItem, TableItem } from "./items.js";

export function flatText(items: readonly StoryItem[]): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.kind === "paragraph") lines.push(item.text);
    else if (item.kind === "table") lines.push(...tableLines(item));
  }
  return lines.filter((line) => line.trim() !== "").join("\n");
}

function tableLines(table: TableItem): string[] {
  const rows: string[][] = Array.from({ length: table.rows }, () => []);
  for (const cell of table.cells) if (cell.text !== "") rows[cell.row]?.push(cell.text);
  const lines = rows.map((texts) => texts.join(" | "));
  for (const { item } of table.inner) if (item.kind === "table") lines.push(...tableLines(item));
  return lines;
}
