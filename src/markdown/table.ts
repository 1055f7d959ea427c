/**
 * One table as Markdown: GFM for a plain grid, HTML if cells span or hold tables, a blockquote for a single-cell box.
 */
import type { Cell, Table } from "../model/document.js";
import type { NestedTables } from "../model/nested-tables.js";
import { escapeHtmlContent } from "../text/escape-html.js";
import { escapeCell, escapeText } from "./escape-markdown.js";

export function tableMarkdown(table: Table, nested: NestedTables): string {
  const filled = nested.filled(table);
  if (filled.length === 0) return "";
  const caption = table.caption
    ? `*${escapeText(table.caption.replace(/\s+/g, " ").trim())}*\n\n`
    : "";
  if (isBox(table, nested)) return `${caption}${boxMarkdown(table, filled[0]!, nested)}`;
  const html =
    nested.inside(table).length > 0 ||
    table.cells.some((cell) => cell.row_span > 1 || cell.col_span > 1);
  return `${caption}${html ? htmlTable(table, nested) : gfmTable(table)}`;
}

/** One cell that holds something: a box around text, and around tables that are then shown as they are. */
function isBox(table: Table, nested: NestedTables): boolean {
  return nested.filled(table).length === 1;
}

function boxMarkdown(table: Table, cell: Cell, nested: NestedTables): string {
  return nested
    .parts(table, cell)
    .map((part) => (typeof part === "string" ? boxQuote(part) : tableMarkdown(part, nested)))
    .filter((part) => part !== "")
    .join("\n\n");
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

function htmlTable(table: Table, nested: NestedTables): string {
  const byRow: Table["cells"][] = Array.from({ length: table.rows }, () => []);
  for (const cell of table.cells) byRow[cell.row]?.push(cell);
  const rows = byRow
    .filter((cells, row) => !isEmptyRow(table, cells, row, nested))
    .map((cells) => {
      const shown = cells
        .sort((a, b) => a.col - b.col)
        .map((cell) => {
          const tag = cell.header ? "th" : "td";
          const down = cell.row_span > 1 ? ` rowspan="${cell.row_span}"` : "";
          const across = cell.col_span > 1 ? ` colspan="${cell.col_span}"` : "";
          return `<${tag}${down}${across}>${cellHtml(table, cell, nested)}</${tag}>`;
        });
      return `<tr>${shown.join("")}</tr>`;
    });
  return `<table>\n${rows.join("\n")}\n</table>`;
}

/** Without line ends: a blank line would end the HTML, and a cell is one line. */
function cellHtml(table: Table, cell: Cell, nested: NestedTables): string {
  return nested
    .parts(table, cell)
    .map((part) =>
      typeof part === "string"
        ? escapeHtmlContent(part.trim()).replaceAll("\n", "<br>")
        : htmlTable(part, nested).replaceAll("\n", ""),
    )
    .join("");
}

/** An empty row that no cell spans: it can be dropped without moving others. */
function isEmptyRow(table: Table, cells: Cell[], row: number, nested: NestedTables): boolean {
  if (cells.some((cell) => cell.text.trim() !== "" || cell.row_span > 1)) return false;
  if (cells.some((cell) => nested.inside(table, cell).length > 0)) return false;
  const covered = cells.reduce((columns, cell) => columns + cell.col_span, 0);
  return covered >= table.cols && row >= table.header_rows;
}
