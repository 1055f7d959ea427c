/** One table as Markdown: GFM for a plain grid, HTML if cells span, a blockquote for a single-cell box. */
import type { Table } from "../model/document.js";
import { escapeHtmlContent } from "../text/escape-html.js";
import { escapeCell, escapeText } from "./escape-markdown.js";

export function tableMarkdown(table: Table): string {
  const filled = table.cells.filter((cell) => cell.text.trim() !== "");
  if (filled.length === 0) return "";
  const caption = table.caption
    ? `*${escapeText(table.caption.replace(/\s+/g, " ").trim())}*\n\n`
    : "";
  if (filled.length === 1) return `${caption}${boxQuote(filled[0]!.text)}`;
  const spans = table.cells.some((cell) => cell.row_span > 1 || cell.col_span > 1);
  return `${caption}${spans ? htmlTable(table) : gfmTable(table)}`;
}

function boxQuote(text: string): string {
  const lines = text.trim().split("\n");
  return lines.map((line) => `> ${escapeText(line.trimEnd())}`).join("  \n");
}

function gfmTable(table: Table): string {
  const rows = table.grid.map((row) => `| ${row.map(escapeCell).join(" | ")} |`);
  const rule = `|${" --- |".repeat(table.cols)}`;
  // GFM requires a header row; a table without one gets an empty one.
  if (table.header_rows === 0) return [`|${"  |".repeat(table.cols)}`, rule, ...rows].join("\n");
  return [rows[0], rule, ...rows.slice(1)].join("\n");
}

function htmlTable(table: Table): string {
  const byRow: Table["cells"][] = Array.from({ length: table.rows }, () => []);
  for (const cell of table.cells) byRow[cell.row]?.push(cell);
  const rows = byRow
    .filter((cells, row) => !isEmptyRow(table, cells, row))
    .map((cells) => {
      const shown = cells
        .sort((a, b) => a.col - b.col)
        .map((cell) => {
          const tag = cell.header ? "th" : "td";
          const down = cell.row_span > 1 ? ` rowspan="${cell.row_span}"` : "";
          const across = cell.col_span > 1 ? ` colspan="${cell.col_span}"` : "";
          const text = escapeHtmlContent(cell.text.trim()).replaceAll("\n", "<br>");
          return `<${tag}${down}${across}>${text}</${tag}>`;
        });
      return `<tr>${shown.join("")}</tr>`;
    });
  return `<table>\n${rows.join("\n")}\n</table>`;
}

/** An empty row that no cell spans: it can be dropped without moving others. */
function isEmptyRow(table: Table, cells: Table["cells"], row: number): boolean {
  if (cells.some((cell) => cell.text.trim() !== "" || cell.row_span > 1)) return false;
  const covered = cells.reduce((columns, cell) => columns + cell.col_span, 0);
  return covered >= table.cols && row >= table.header_rows;
}
