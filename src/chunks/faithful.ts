/** What must hold of any chunks of any document: nothing lost, nothing added, every anchor where its text stands. */
import type { Chunk } from "../model/chunk.js";
import type { Block, Document, Table } from "../model/document.js";
import { characters } from "../text/codepoints.js";
import { chunkedBlocks } from "./chunk.js";
import { holdsText } from "./tables.js";

/** Every breach found, in words; empty where the chunks are faithful. */
export function breaches(document: Document, chunks: Chunk[], budget: number): string[] {
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
    found.push(...boxBreaches(block, tables.get(block.id), holding));
  }
  found.push(...textBreaches(document, own, tables));
  return found;
}

/** All blocks' characters in order must be those of the chunks, once repeated header rows are put aside. */
function textBreaches(document: Document, chunks: Chunk[], tables: Map<string, Table>): string[] {
  const expected = new Map<string, number>();
  for (const block of chunkedBlocks(document)) {
    const table = tables.get(block.id);
    const text =
      table && holdsText(table) ? table.cells.map((cell) => cell.text).join("") : block.text;
    count(expected, text + (table?.caption ?? ""));
  }
  const given = new Map<string, number>();
  for (const chunk of chunks) count(given, chunk.text);
  const found: string[] = [];
  for (const [character, times] of expected) {
    if ((given.get(character) ?? 0) < times) found.push(`lost ${JSON.stringify(character)}`);
  }
  for (const character of given.keys()) {
    if (!expected.has(character) && character !== "|")
      found.push(`added ${JSON.stringify(character)}`);
  }
  return found;
}

/** The anchors of the chunks that hold a block must, together, contain the boxes of its lines or cells. */
function boxBreaches(block: Block, table: Table | undefined, holding: Chunk[]): string[] {
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
  for (const character of text.replace(/[\s|]+/g, "")) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
}
