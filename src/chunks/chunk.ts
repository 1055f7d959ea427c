/** Document → chunks: small enough for a prompt, never across a heading or an article, each with its evidence. */
import type { Chunk } from "../model/chunk.js";
import type { Block, Document, Table } from "../model/document.js";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import { anchorsOf } from "./anchors.js";
import { Outline } from "./chunk-path.js";
import { fill, groupsOf, runsOf, textOf } from "./fill-budget.js";
import { flowOf, flowPieces } from "./paragraph-pieces.js";
import type { ChunkPiece } from "./piece.js";
import { boxFlow, headerOf, headingPiece, holdsText, isBox, tablePieces } from "./table-pieces.js";

/** The chunks of a document; for a bundle those of every document in it, numbered anew in each. */
export function chunkDocument(document: Document, budget = DEFAULT_CHUNK_BUDGET): Chunk[] {
  const inner = (document.documents ?? []).flatMap((each) => chunkDocument(each, budget));
  const outline = new Outline(document);
  const pieces = piecesOf(document, outline, budget);
  const own = groupsOf(pieces)
    .flatMap(runsOf)
    .flatMap((run) => fill(run, budget))
    .map((held, index) => chunkOf(document, outline, held, index + 1));
  return [...own, ...inner];
}

/** The blocks that chunks cover: running headers and footers only where there is nothing else. */
export function chunkedBlocks(document: Document): Block[] {
  const filled = document.blocks.filter((block) => block.text.trim() !== "");
  const body = filled.filter((block) => block.type !== "header" && block.type !== "footer");
  return body.length > 0 ? body : filled;
}

/** Texts of captions that are blocks of their own; a table's `caption` then says the same again. */
export function captionBlocks(document: Document): Set<string> {
  const captions = document.blocks.filter((block) => block.type === "caption");
  return new Set(captions.map((block) => block.text.trim()));
}

function piecesOf(document: Document, outline: Outline, budget: number): ChunkPiece[] {
  const tables = new Map<string, Table>(document.tables.map((table) => [table.block, table]));
  const tableById = new Map<string, Table>(document.tables.map((table) => [table.id, table]));
  const captions = captionBlocks(document);
  const pieces: ChunkPiece[] = [];
  let section: Section | null = null;
  for (const block of chunkedBlocks(document)) {
    const table = tables.get(block.id);
    const begun = outline.startingIn(block.id);
    if (table && holdsText(table) && !isBox(table)) {
      section = begun.at(-1) ?? section;
      const place = {
        header: headerOf(table, (id) => tableById.get(id), budget),
        extractor: block.extractor,
        section,
        opens: begun.find((each) => outline.parts(each)) ?? null,
      };
      // A caption that is a block of its own is chunked there.
      const told = captions.has(table.caption?.trim() ?? "");
      const heading = table.caption === null ? headingPiece(table, place) : null;
      if (heading && characters(heading.text) <= budget) pieces.push(heading);
      else {
        // One by one: a sheet has more rows than a call may have arguments.
        const shown = told ? { ...table, caption: null } : table;
        for (const piece of tablePieces(shown, place, budget)) pieces.push(piece);
      }
      continue;
    }
    const flow = table && isBox(table) ? boxFlow(block, table) : flowOf(block);
    for (const piece of flowPieces(flow, outline, section, budget)) pieces.push(piece);
    section = begun.at(-1) ?? section;
  }
  return pieces;
}

function chunkOf(document: Document, outline: Outline, held: ChunkPiece[], number: number): Chunk {
  const deepest = held.find((piece) => !piece.leads) ?? held.at(-1)!;
  const blocks = unique(held.map((piece) => piece.block));
  return {
    id: `c${number}`,
    doc_id: document.doc_id,
    kind: held.some((piece) => piece.kind === "table") ? "table" : "paragraph",
    text: textOf(held),
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
