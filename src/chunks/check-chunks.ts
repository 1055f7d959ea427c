/**
 * Invariants of chunks: no text lost or added, every anchor covers its text, no heading has text of another above it, every chunk of
 * a table has its caption and unit line. Used by tests and benches.
 */
import type { Chunk } from "../model/chunk.js";
import type { Block, Document, Table } from "../model/document.js";
import { characters } from "../text/code-points.js";
import { captionBlocks, chunkedBlocks } from "./chunk.js";
import { ChunkOutline } from "./chunk-path.js";
import { isCaptionLine } from "./paragraph-pieces.js";
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
  found.push(...checkHeadings(document, own), ...checkCaptions(document, own, budget));
  return found;
}

/** Above a heading a chunk may hold the title and other headings, no text. */
function checkHeadings(document: Document, chunks: Chunk[]): string[] {
  const outline = new ChunkOutline(document);
  const title = bare(document.structure.title ?? "");
  const texts = new Map(document.blocks.map(({ id, text }) => [id, bare(text)]));
  // Some sections begin above the line that names them: `법률 제  호`, then the title.
  const headings = document.structure.sections.filter(
    (each) =>
      outline.splitsChunks(each) && texts.get(each.block)?.includes(bare(each.label + each.title)),
  );
  const found: string[] = [];
  for (const chunk of chunks) {
    const begun = headings.filter(({ block }) => chunk.blocks.includes(block));
    const names = begun
      .map(({ label, title }) => bare(label + title))
      .filter((name) => name !== "");
    const captions = document.tables
      .filter(({ block }) => chunk.blocks.includes(block))
      .flatMap((table) => captionLines(document, table).map(bare));
    const isHeading = (line: string) =>
      title.includes(bare(line)) ||
      captions.includes(bare(line)) ||
      names.some((name) => bare(line).startsWith(name));
    const lines = chunk.text.split("\n");
    const text = lines.findIndex((line) => !isHeading(line));
    // Only whole lines are told from text that begins with the same words.
    const crossed = lines.slice(text + 1).find((line) => names.includes(bare(line)));
    if (text >= 0 && crossed !== undefined && !isRepeated(lines.slice(0, text + 1), crossed))
      found.push(`${chunk.id}: crosses the heading ${crossed.slice(0, 40)}`);
  }
  return found;
}

/** The same words as a heading and again below it. */
function isRepeated(above: string[], line: string): boolean {
  return above.some((each) => squeezed(each).includes(squeezed(line)));
}

/** Letters and figures alone, for finding a heading however it is set: `제3조 (정의)`, `<별표 1> 수당`. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A larger caption is not repeated: the rows would not fit. */
const CAPTION_SHARE = 0.25;

function checkCaptions(document: Document, chunks: Chunk[], budget: number): string[] {
  const found: string[] = [];
  for (const table of document.tables) {
    const lines = captionLines(document, table);
    const header = table.cells.filter((cell) => cell.row < table.header_rows);
    const length = [...lines, ...header.map((cell) => cell.text)].join("").length;
    if (table.nested_in || lines.length === 0 || length > budget * CAPTION_SHARE) continue;
    for (const chunk of chunks.filter(({ blocks }) => blocks.includes(table.block))) {
      const text = squeezed(chunk.text);
      const missing = lines.find((line) => !text.includes(squeezed(line)));
      if (missing !== undefined && chunk.kind === "table")
        found.push(`${chunk.id}: lacks the caption ${missing.slice(0, 40)}`);
    }
  }
  return found;
}

/** The caption and unit lines right above a table, and the caption that the file gives it. */
function captionLines(document: Document, table: Table): string[] {
  if (document.source.format === "xlsx") return [];
  return [
    ...(table.caption ? [table.caption] : []),
    ...captionBlocksAbove(document, table).map(({ text }) => text),
  ];
}

/** Captions of other tables; the same unit line may stand above several. */
function captionsOfOthers(document: Document, table: Table): string[] {
  const own = table.caption?.trim();
  return document.tables.flatMap(({ caption }) => {
    const other = caption?.trim();
    return other === undefined || other === own ? [] : [other];
  });
}

function captionBlocksAbove(
  document: Document,
  table: Table,
  others = captionsOfOthers(document, table),
): Block[] {
  const blocks = chunkedBlocks(document);
  const isCaption = (block: Block) =>
    isCaptionLine(block, block.text.trim()) && !others.includes(block.text.trim());
  const at = blocks.findIndex(({ id }) => id === table.block);
  const from = blocks.slice(0, Math.max(at, 0)).findLastIndex((block) => !isCaption(block));
  return blocks.slice(from + 1, Math.max(at, 0));
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

/** Blocks of a table's captions, and of the tables that it continues: their captions and header rows may be repeated in it. */
function earlier(document: Document, table: Table | undefined): string[] {
  const captions = document.blocks.filter(
    ({ type, text }) => type === "caption" && text.trim() === table?.caption?.trim(),
  );
  const found = captions.map(({ id }) => id);
  if (table) found.push(...captionBlocksAbove(document, table, []).map(({ id }) => id));
  for (let id = table?.continues ?? null; id; ) {
    const before = document.tables.find((each) => each.id === id);
    if (!before || found.includes(before.block)) break;
    found.push(before.block, ...captionBlocksAbove(document, before, []).map(({ id }) => id));
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
