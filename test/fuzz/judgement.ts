/**
 * Invariants of every parse result, however hostile the file: valid by the schema, consistent, readable or with a
 * reason.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Chunk } from "../../src/model/chunk.js";
import * as chunk from "../../src/model/chunk.js";
import * as document from "../../src/model/document.js";
import * as structure from "../../src/model/structure.js";
import type { OutputRequest, ParseResult } from "../../src/parsing/parsing.js";

/** Boxes may stand this far outside the page's origin: rounding, not a place. */
const ROUNDING = 1;
/** JSON writes half a surrogate pair, and only that, as an escape (ECMA-262, QuoteJSONString). */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

const ajv = new Ajv2020({ strict: false });
for (const one of Object.values({ ...document, ...structure, ...chunk })) {
  const { $id } = Object(one) as { $id?: string };
  if ($id && !ajv.getSchema($id)) ajv.addSchema(one as object);
}
const isDocument = ajv.getSchema("Document")!;
const isChunk = ajv.getSchema("Chunk")!;

export interface Judged {
  /** Reasons of the document and of those inside it; empty where all were read. */
  reasons: string[];
  faults: string[];
}

export async function judge(parsed: ParseResult, want: OutputRequest): Promise<Judged> {
  const text = (await parsed.body.bytes()).toString("utf8");
  const body = JSON.parse(text) as unknown;
  const halves = LONE_SURROGATE.test(text) ? ["lone surrogate"] : [];
  if (want.kind === "page") return { reasons: [], faults: pageFaults(body) };
  if (want.kind === "entries") {
    const entries = body as { access: document.Access; chunks: Chunk[] }[];
    return {
      reasons: entries.map(({ access }) => access.reason ?? "").filter(Boolean),
      faults: [...halves, ...entries.flatMap(({ chunks }) => chunks.flatMap(chunkFaults))],
    };
  }
  const { document: whole, chunks } = body as { document: document.Document; chunks: Chunk[] };
  const all = withInner(whole);
  const faults = [...halves];
  if (!isDocument(whole)) faults.push(`schema: ${ajv.errorsText(isDocument.errors)}`);
  if (whole.access.readable !== parsed.summary.readable) faults.push("summary differs");
  for (const one of all) faults.push(...documentFaults(one));
  faults.push(...chunks.flatMap(chunkFaults));
  const blocks = new Set(all.flatMap((one) => one.blocks.map(({ id }) => `${one.doc_id}/${id}`)));
  for (const { id, doc_id, blocks: own } of chunks) {
    if (!own.every((block) => blocks.has(`${doc_id}/${block}`)))
      faults.push(`${id}: unknown block`);
  }
  return { reasons: all.map(({ access }) => access.reason ?? "").filter(Boolean), faults };
}

function withInner(one: document.Document): document.Document[] {
  return [one, ...(one.documents ?? []).flatMap(withInner)];
}

function pageFaults(body: unknown): string[] {
  if (body === null) return [];
  const { width, height, data_base64 } = body as Record<string, unknown>;
  return Number(width) > 0 && Number(height) > 0 && typeof data_base64 === "string" ? [] : ["page"];
}

function chunkFaults(one: Chunk): string[] {
  return isChunk(one) ? [] : [`chunk ${one.id}: ${ajv.errorsText(isChunk.errors)}`];
}

function documentFaults({ access, blocks, tables, source }: document.Document): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds && !faults.includes(what)) faults.push(what);
  };
  must(access.readable === (access.reason === null), "readable and a reason");
  must(access.readable || access.reason_text !== null, "a reason without words");
  const ids = new Set(blocks.map(({ id }) => id));
  must(ids.size === blocks.length, "block ids");
  for (const [at, block] of blocks.entries()) {
    must(block.id === `b${at + 1}`, "order of blocks");
    must(block.text === block.text.normalize("NFC"), "NFC");
    must(block.parent === null || ids.has(block.parent), "parent");
    must(
      source.pages === 0 || block.page === null || block.page <= source.pages,
      "page past the end",
    );
    const length = [...block.text].length;
    for (const { start, end } of block.lines ?? []) must(start <= end && end <= length, "lines");
    for (const box of [block.bbox, ...(block.lines ?? []).map((line) => line.bbox)]) {
      if (!box) continue;
      must(box[0] <= box[2] && box[1] <= box[3] && Math.min(...box) >= -ROUNDING, "box");
    }
  }
  for (const { grid, rows, cols, cells } of tables) {
    must(grid.length === rows && grid.every((row) => row.length === cols), "grid");
    for (const cell of cells) {
      must(
        cell.row + cell.row_span <= rows && cell.col + cell.col_span <= cols,
        "cell past the grid",
      );
    }
  }
  return faults;
}
