/**
 * The layout engine (`@rhwp/core`, WebAssembly) used to check the saved layout: loaded once, replaced when it breaks.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { cpuTimer } from "../cpu-timer.js";
import type { Paragraph } from "./tree.js";

/** The part of WebAssembly that is used; Node's types leave it to the browser's. */
const wasm = (globalThis as unknown as { WebAssembly: WebAssemblyApi }).WebAssembly;
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<object>;
  RuntimeError: new () => Error;
}

/** The part of the engine that is used. */
interface EngineModule {
  initSync(input: { module: object }): { memory: { buffer: ArrayBuffer } };
  HwpDocument: new (bytes: Uint8Array) => EngineDocument;
}

interface EngineDocument {
  pageCount(): number;
  /** JSON: `{sectionIndex, width, height, …}`. */
  getPageInfo(page: number): string;
  /** JSON: the page's boxes as a tree, in CSS pixels. */
  getPageRenderTree(page: number): string;
  /** JSON: `{runs: […]}`, the text as drawn, in CSS pixels. */
  getPageTextLayout(page: number): string;
  /** Everything on the page; text glyph by glyph, pictures as data URLs. */
  renderPageSvg(page: number): string;
  exportHwpx(): Uint8Array;
  free(): void;
}

export interface TreeNode {
  type: string;
  bbox: { x: number; y: number; w: number; h: number };
  /** Paragraph number in its list; control number in its paragraph. */
  pi?: number;
  ci?: number;
  row?: number;
  col?: number;
  rows?: number;
  cols?: number;
  text?: string;
  children?: TreeNode[];
}

interface EnginePage {
  section: number;
  tree: TreeNode;
}

/** The pages that were laid out before the time ran out, of `count`. */
export interface EnginePages {
  pages: EnginePage[];
  count: number;
}

/**
 * CPU time for all pages of one document; most take 50 ms, but cells of a hundred pages cost seconds each page. Not the
 * clock's time: a busy machine must not change what comes out.
 */
export const ENGINE_BUDGET_MS = 15_000;
/** Opening lays out everything at once and cannot be stopped: what a paragraph costs then, measured on documents of up to 157 pages. */
const SECONDS_PER_PARAGRAPH = 6.6e-4;
/** Share of the time that opening may be expected to take; the rest is for the pages. */
const OPENING_SHARE = 2 / 3;
/** A cell's or a box's paragraph costs the square of its length and of its pieces: measured, in seconds. */
const SECONDS_PER_CHARACTER_SQUARED = 2e-8;
const SECONDS_PER_PIECE_SQUARED = 4e-6;
/** Below these limits the quadratic cost is negligible. */
const LONG_PARAGRAPH = 4000;
const MANY_PIECES = 300;

/** Whether opening a document of these paragraphs leaves the engine time for its pages. */
export function fitsEngineBudget(paragraphs: Paragraph[], budget = ENGINE_BUDGET_MS): boolean {
  const seconds = paragraphs.reduce((sum, one) => sum + engineEffort(one), 0);
  return seconds * 1000 <= budget * OPENING_SHARE;
}

/** Seconds that one paragraph may take the engine. */
function engineEffort({ items, pieces = items.length }: Paragraph): number {
  let length = 0;
  for (const item of items) if (item.kind === "text") length += item.units;
  return (
    SECONDS_PER_PARAGRAPH +
    (length > LONG_PARAGRAPH ? SECONDS_PER_CHARACTER_SQUARED * length ** 2 : 0) +
    (pieces > MANY_PIECES ? SECONDS_PER_PIECE_SQUARED * pieces ** 2 : 0)
  );
}

/** Memory of the engine never shrinks: above this it is replaced before the next document. */
const MAX_ENGINE_BYTES = 512 * 1024 * 1024;

let engine: Promise<EngineModule> | undefined;
let compiled: Promise<object> | undefined;
let memory: { buffer: ArrayBuffer } | undefined;
let loads = 0;

/** Each load is a module of its own, so that an engine that broke leaves nothing behind. */
async function load(): Promise<EngineModule> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@rhwp/core");
  compiled ??= readFile(require.resolve("@rhwp/core/rhwp_bg.wasm")).then((bytes) =>
    wasm.compile(bytes),
  );
  const module = (await import(`${pathToFileURL(entry).href}?load=${loads++}`)) as EngineModule;
  memory = module.initSync({ module: await compiled }).memory;
  return module;
}

/** Begins to load the engine, which takes place beside the thread that reads the file. A failure shows when it is used. */
export function loadAhead(): void {
  engine ??= load();
  engine.catch(() => {});
}

function discard(): void {
  engine = undefined;
  memory = undefined;
}

/**
 * Opens a file in the engine; null if it cannot read the file or crashes over it. Never throws. `use` may return null
 * where it gives up.
 */
export async function useEngine<T>(
  bytes: Buffer,
  use: (document: EngineDocument) => T | null,
): Promise<T | null> {
  if (memory && memory.buffer.byteLength > MAX_ENGINE_BYTES) discard();
  let document: EngineDocument | undefined;
  try {
    engine ??= load();
    const { HwpDocument } = await engine;
    const data = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    document = new HwpDocument(data);
    return use(document);
  } catch (error) {
    // A refusal is a string or an Error of the engine's own; a trap leaves the instance unusable.
    if (error instanceof wasm.RuntimeError || error instanceof RangeError) {
      discard();
      document = undefined;
    }
    return null;
  } finally {
    try {
      document?.free();
    } catch {
      discard();
    }
  }
}

/** An older document as HWPX; null where the engine cannot open it. */
export function convertToHwpx(bytes: Buffer): Promise<Buffer | null> {
  return useEngine(bytes, (document) => Buffer.from(document.exportHwpx()));
}

/** The pages of a file as laid out by the engine; past its budget those that it had by then. */
export function layOut(bytes: Buffer, budget = ENGINE_BUDGET_MS): Promise<EnginePages | null> {
  const spent = cpuTimer();
  return useEngine(bytes, (document) => {
    const pages: EnginePage[] = [];
    const count = document.pageCount();
    for (let page = 0; page < count && spent() <= budget; page++) {
      const info = JSON.parse(document.getPageInfo(page)) as { sectionIndex?: number };
      const tree = JSON.parse(document.getPageRenderTree(page)) as TreeNode;
      pages.push({ section: info.sectionIndex ?? 0, tree });
    }
    return { pages, count };
  });
}
