/** Locates a quote on its pages: the printed lines or table cells that contain it. */
import type { Block, Cell, Document, Table } from "../model/document.js";
import type { Box } from "../model/format.js";
import { squeezeRow } from "../text/spacing.js";

export interface QuotePlace {
  page: number;
  bbox: Box;
}

/** A quote, and the blocks of its chunk. */
export interface QuoteRequest {
  blocks: readonly string[];
  quote: string;
}

/** Boxes of a verbatim quote within the given blocks; empty if the document has no coordinates for it. */
export function locateQuote(
  document: Pick<Document, "blocks" | "tables">,
  blocks: readonly string[],
  quote: string,
): QuotePlace[] {
  const whole = locateLine(document, blocks, quote);
  // The lines of a list stand in blocks of their own.
  return whole.length > 0 || !quote.includes("\n")
    ? whole
    : quote.split("\n").flatMap((line) => locateLine(document, blocks, line));
}

function locateLine(
  document: Pick<Document, "blocks" | "tables">,
  blocks: readonly string[],
  quote: string,
): QuotePlace[] {
  const within = document.blocks.filter(({ id }) => blocks.includes(id));
  for (const block of within) {
    const table = document.tables.find((one) => one.block === block.id);
    const found = table ? quotedCells(table, quote) : quotedLines(block, quote);
    if (found.length > 0) return found;
  }
  return [];
}

/** The lines of a block that the quote overlaps; the whole block if it has no lines. */
function quotedLines(block: Block, quote: string): QuotePlace[] {
  const range = findRange(block.text, quote);
  if (!range) return [];
  const touched = (block.lines ?? []).filter(
    ({ start, end }) => start < range.end && end > range.start,
  );
  const placed = touched.flatMap(({ page, bbox }) => (bbox ? [{ page, bbox }] : []));
  if (placed.length > 0) return placed;
  return block.bbox && touched.length === 0 ? [{ page: block.page, bbox: block.bbox }] : [];
}

/** The cells of the row that equals the quote, or the one cell that contains it. */
function quotedCells(table: Table, quote: string): QuotePlace[] {
  const wanted = squeezeRow(quote);
  if (wanted === "") return [];
  for (let row = 0; row < table.rows; row++) {
    const cells = table.cells
      .filter((cell) => cell.row === row)
      .sort((one, other) => one.col - other.col);
    const whole = squeezeRow(cells.map(({ text }) => text).join(""));
    if (whole === "" || !(whole.includes(wanted) || wanted === whole)) continue;
    const holding = cells.filter(({ text }) => squeezeRow(text).includes(wanted));
    const placed = (holding.length > 0 ? holding : cells).flatMap((cell) =>
      placesInCell(cell, quote),
    );
    if (placed.length > 0) return placed;
  }
  return [];
}

/** The cell, or of one that goes over pages the lines that the quote overlaps. */
function placesInCell(cell: Cell, quote: string): QuotePlace[] {
  const range = cell.lines ? findRange(cell.text, quote) : undefined;
  const parts = range
    ? cell.lines!.filter(({ start, end }) => start < range.end && end > range.start)
    : [cell];
  return parts.flatMap(({ page, bbox }) => (bbox ? [{ page, bbox }] : []));
}

/** The quote's range in code points, ignoring white space. */
export function findRange(text: string, quote: string): { start: number; end: number } | undefined {
  const places: number[] = [];
  let kept = "";
  let at = 0;
  for (const character of text) {
    if (!/[\s|]/.test(character)) {
      kept += character;
      for (let unit = 0; unit < character.length; unit++) places.push(at);
    }
    at++;
  }
  const wanted = squeezeRow(quote);
  const found = wanted === "" ? -1 : kept.indexOf(wanted);
  if (found < 0) return undefined;
  return { start: places[found]!, end: places[found + wanted.length - 1]! + 1 };
}
