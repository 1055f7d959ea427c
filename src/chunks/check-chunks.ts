/** Invariants of chunks: no text lost or added, every anchor covers its text. Used by tests and benches. */
import type { Chunk } from "../model/chunk.js";
import type { Block, Document, Table } from "../model/document.js";
import { characters } from "../text/code-points.js";
import { captionBlocks, chunkedBlocks } from "./chunk.js";
import { holdsText } from "./table-pieces.js";

/** All violations, as text; empty if the chunks are faithful. */
export function checkChunks(document: Document, chunks: Chunk[], budget: number): string[] {
  const found: string[] = [];
  const own = chunks.filter((chunk) => chunk.doc_id === document.doc_id);
  const tables = new Map(document.tables.map((table) => [table.block, table]));
  own.forEach((chunk, index) => {
    if (chunk.id !== `c${index + 1}`) found.push(`${chunk.id}: out of order`);
    if (chunk.text.trim() === "") found.push(`${chunk.id}: empty`);
    if (characters(chunk.text) > budget) found.push(`${chunk.id}: over the budget`);
    if (chunk.anchors.length === 0) found.push(`${chunk.id}: no anchor`);
    const pages = chunk.anchors.map((anchor) => anchor.page);
    if (new Set(pages).size !== pages.length) found.push(`${chunk.id}: a page twice`);
    for (const page of pages) {
      if (document.source.pages > 0 && page > document.source.pages) {
        found.push(`${chunk.id}: page ${page} is not there`);
      }
    }
  });
  for (const block of chunkedBlocks(document)) {
    const holding = own.filter((chunk) => chunk.blocks.includes(block.id));
    found.push(...checkBoxes(block, tables.get(block.id), holding));
  }
  found.push(...checkTexts(document, own, tables));
  return found;
}

/**
 * Every character of every block must be in the chunks (as often, apart from header rows), and every line and cell of a
 * chunk must occur verbatim in its blocks.
 */
function checkTexts(document: Document, chunks: Chunk[], tables: Map<string, Table>): string[] {
  const expected = new Map<string, number>();
  const sources = new Map<string, string>();
  const captions = captionBlocks(document);
  for (const block of chunkedBlocks(document)) {
    const table = tables.get(block.id);
    const texts = table && holdsText(table) ? table.cells.map((cell) => cell.text) : [block.text];
    if (table?.caption && !captions.has(table.caption.trim())) texts.push(table.caption);
    for (const text of texts) count(expected, text);
    sources.set(block.id, texts.map(squeezed).join("\u0000"));
  }
  const given = new Map<string, number>();
  const found: string[] = [];
  for (const chunk of chunks) {
    count(given, chunk.text);
    const held = chunk.blocks.flatMap((block) => [block, ...earlier(document, tables.get(block))]);
    const source = held.map((block) => sources.get(block) ?? "").join("\u0000");
    for (const part of chunk.text.split(/ \| |\n/)) {
      if (!source.includes(squeezed(part)))
        found.push(`${chunk.id}: not in its blocks: ${part.slice(0, 40)}`);
    }
  }
  for (const [character, times] of expected) {
    if ((given.get(character) ?? 0) < times) found.push(`lost ${JSON.stringify(character)}`);
  }
  return found;
}

/** Blocks of the tables that a table continues: their header rows may be repeated in it. */
function earlier(document: Document, table: Table | undefined): string[] {
  const found: string[] = [];
  for (let id = table?.continues ?? null; id; ) {
    const before = document.tables.find((each) => each.id === id);
    if (!before || found.includes(before.block)) break;
    found.push(before.block);
    id = before.continues;
  }
  return found;
}

function squeezed(text: string): string {
  return text.replace(/[\s|]+/g, "");
}

/** The anchors of the chunks of a block must together contain the boxes of its lines or cells. */
function checkBoxes(block: Block, table: Table | undefined, holding: Chunk[]): string[] {
  if (holding.length === 0) return [`${block.id}: in no chunk`];
  const parts =
    table && holdsText(table)
      ? table.cells.filter((cell) => cell.text.trim() !== "")
      : (block.lines ?? [{ page: block.page, bbox: block.bbox }]);
  const anchors = holding.flatMap((chunk) => chunk.anchors);
  const found: string[] = [];
  for (const part of parts) {
    const here = anchors.filter((anchor) => anchor.page === part.page);
    if (here.length === 0) found.push(`${block.id}: no anchor on page ${part.page}`);
    if (part.bbox === null) {
      if (here.every((anchor) => anchor.bbox !== null) && !table?.bbox) {
        found.push(`${block.id}: a box from nowhere`);
      }
      continue;
    }
    const [x0, y0, x1, y1] = part.bbox;
    const held = here.some(
      ({ bbox }) =>
        bbox === null || (bbox[0] <= x0 && bbox[1] <= y0 && bbox[2] >= x1 && bbox[3] >= y1),
    );
    if (!held) found.push(`${block.id}: a box outside its anchors`);
  }
  return found;
}

function count(counts: Map<string, number>, text: string): void {
  for (const character of squeezed(text)) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
}
