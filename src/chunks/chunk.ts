/**
 * Splits a Document into chunks: small enough for a prompt, never across a heading or an article, each with anchors.
 */
import type { Chunk } from "../model/chunk.js";
import type { Block, Document, Table } from "../model/document.js";
import { NestedTables } from "../model/nested-tables.js";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import { anchorsOf } from "./anchors.js";
import { ChunkOutline } from "./chunk-path.js";
import { chunkText, fillChunks, groupsOf, runsOf } from "./fill-budget.js";
import { flowOf, flowPieces } from "./paragraph-pieces.js";
import { type ChunkPiece, leadOf } from "./piece.js";
import {
  boxFlow,
  captioned,
  headerOf,
  headingPiece,
  holdsText,
  isBox,
  tablePieces,
  tablesWithin,
} from "./table-pieces.js";

/** The chunks of a document; for an archive those of every inner document, numbered separately. */
export function chunkDocument(document: Document, budget = DEFAULT_CHUNK_BUDGET): Chunk[] {
  const inner = (document.documents ?? []).flatMap((each) => chunkDocument(each, budget));
  const outline = new ChunkOutline(document);
  const pieces = piecesOf(document, outline, budget);
  const own = groupsOf(pieces)
    .flatMap(runsOf)
    .flatMap((run) => fillChunks(run, budget))
    .map((held, index) => chunkOf(document, outline, held, index + 1));
  return [...own, ...inner];
}

/** The blocks to chunk: running headers and footers only if there is nothing else, names of empty sheets never. */
export function chunkedBlocks(document: Document): Block[] {
  const filled = document.blocks.filter((block) => block.text.trim() !== "");
  const body = filled.filter((block) => block.type !== "header" && block.type !== "footer");
  return body.length > 0 ? withoutEmptySheets(document, body) : filled;
}

function withoutEmptySheets({ source }: Document, body: Block[]): Block[] {
  if (source.format !== "xlsx") return body;
  const counts = new Map<number, number>();
  for (const { page } of body) counts.set(page, (counts.get(page) ?? 0) + 1);
  // A sheet is a page, and its name the first block on it.
  return body.filter(({ type, page }) => type !== "heading" || counts.get(page)! > 1);
}

/** Texts of caption blocks; the `caption` of a table then duplicates one. */
export function captionBlocks(document: Document): Set<string> {
  const captions = document.blocks.filter((block) => block.type === "caption");
  return new Set(captions.map((block) => block.text.trim()));
}

/** More headings in a row than lead a text. */
const MOST_LEADS = 10;

function piecesOf(document: Document, outline: ChunkOutline, budget: number): ChunkPiece[] {
  const tables = new Map<string, Table>(document.tables.map((table) => [table.block, table]));
  const tableById = new Map<string, Table>(document.tables.map((table) => [table.id, table]));
  const captions = captionBlocks(document);
  // A heading in a table begins a chunk, so that table stands on its own.
  const nested = new NestedTables(
    document,
    (table) => !outline.startingIn(table.block).some((each) => outline.splitsChunks(each)),
  );
  const inCells = new Set<string>();
  const captionTexts = new Map<string, string>();
  const pieces: ChunkPiece[] = [];
  let section: Section | null = null;
  for (const block of chunkedBlocks(document)) {
    const table = tables.get(block.id);
    const begun = outline.startingIn(block.id);
    if (table && inCells.has(table.id)) continue;
    if (table && holdsText(table) && !isBox(table, nested)) {
      for (const cell of table.cells) {
        for (const inner of tablesWithin(table, cell, nested)) inCells.add(inner.id);
      }
      section = begun.at(-1) ?? section;
      const above = block.extractor === "xlsx" ? [] : captionsAtEnd(pieces);
      for (const piece of above) piece.captionOf = block.id;
      const lines = above.map((piece) => piece.text);
      if (table.caption && !lines.includes(table.caption.trim())) lines.push(table.caption.trim());
      // A table that goes on from the page before goes on under its caption.
      const caption = lines.join("\n") || (captionTexts.get(table.continues ?? "") ?? "");
      captionTexts.set(table.id, caption);
      const rows = headerOf(table, (id) => tableById.get(id), budget, nested);
      const place = {
        nested,
        header: block.extractor === "xlsx" ? rows : captioned(rows, caption, budget),
        extractor: block.extractor,
        section,
        opens: begun.find((each) => outline.splitsChunks(each)) ?? null,
        lead: leadOf(pieces, budget),
      };
      // A caption that is its own block is chunked there.
      const told = captions.has(table.caption?.trim() ?? "");
      const plain = table.caption === null && nested.inside(table).length === 0;
      const heading = plain ? headingPiece(table, place) : null;
      if (heading && characters(heading.text) <= budget) pieces.push(heading);
      else {
        // Not spread: a sheet can have more rows than a call may have arguments.
        const shown = told ? { ...table, caption: null } : table;
        for (const piece of tablePieces(shown, place, budget)) pieces.push(piece);
      }
      continue;
    }
    const boxed = table && holdsText(table) && isBox(table, nested);
    const flow = boxed ? boxFlow(block, table) : flowOf(block);
    const captioning = captionBelow(block, pieces.at(-1), tables);
    const parent = block.parent !== null && tables.has(block.parent) ? block.parent : undefined;
    const noteOf = block.extractor === "xlsx" ? undefined : (captioning ?? parent);
    for (const piece of flowPieces(flow, outline, section, budget, pieces.slice(-MOST_LEADS))) {
      if (captioning) pieces.push({ ...piece, noteOf, captionOf: captioning, keepWithNext: false });
      else pieces.push(noteOf ? { ...piece, noteOf } : piece);
    }
    section = begun.at(-1) ?? section;
  }
  return pieces;
}

/** The caption and unit lines that the pieces so far end with. */
function captionsAtEnd(pieces: ChunkPiece[]): ChunkPiece[] {
  const from = pieces.findLastIndex((piece) => !piece.caption || piece.captionOf !== undefined);
  return pieces.slice(from + 1);
}

/** The table that a block is the caption of, where that stands right above it. */
function captionBelow(
  block: Block,
  last: ChunkPiece | undefined,
  tables: Map<string, Table>,
): string | undefined {
  const table = last?.kind === "table" ? tables.get(last.block) : undefined;
  const same = block.type === "caption" && table?.caption?.trim() === block.text.trim();
  return same ? table!.block : undefined;
}

function chunkOf(
  document: Document,
  outline: ChunkOutline,
  held: ChunkPiece[],
  number: number,
): Chunk {
  const deepest = held.find((piece) => !piece.keepWithNext) ?? held.at(-1)!;
  const blocks = unique(held.flatMap((piece) => [piece.block, ...(piece.inner ?? [])]));
  return {
    id: `c${number}`,
    doc_id: document.doc_id,
    kind: held.some((piece) => piece.kind === "table") ? "table" : "paragraph",
    text: chunkText(held),
    blocks,
    anchors: anchorsOf(held.flatMap((piece) => piece.spots)),
    path: outline.path(deepest.section, new Set(blocks)),
    outline: outline.labels(deepest.section),
    extractors: unique(held.map((piece) => piece.extractor)),
  };
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
