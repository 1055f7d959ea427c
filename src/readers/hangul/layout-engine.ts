/**
 * The layout engine (`@rhwp/core`, WebAssembly) used to check the saved layout: loaded once, replaced when it breaks.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
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

export interface EnginePage {
  section: number;
  tree: TreeNode;
}

/**
 * CPU time for all pages of one document; most take 50 ms, but cells of a hundred pages cost seconds each page. Not the
 * clock's time: a busy machine must not change what comes out.
 */
const ENGINE_BUDGET_MS = 15_000;
/** Opening lays out everything at once and cannot be stopped; beyond this many paragraphs it may take half a minute. */
export const ENGINE_MAX_PARAGRAPHS = 15_000;
/** Seconds that long paragraphs may take it by the measure below; nor can that be stopped. */
export const ENGINE_MAX_EFFORT = 10;
/** A cell's or a box's paragraph costs the square of its length and of its pieces: measured, in seconds. */
const SECONDS_PER_CHARACTER_SQUARED = 2e-8;
const SECONDS_PER_PIECE_SQUARED = 4e-6;
/** Below these limits the quadratic cost is negligible. */
const LONG_PARAGRAPH = 4000;
const MANY_PIECES = 300;

/** Seconds that one paragraph may take the engine; 0 for all but monsters. */
export function engineEffort({ items, pieces = items.length }: Paragraph): number {
  let length = 0;
  for (const item of items) if (item.kind === "text") length += item.units;
  return (
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

function discard(): void {
  engine = undefined;
  memory = undefined;
}

/** CPU time since a moment. */
function cpuTimer(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
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
    document = new HwpDocument(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length));
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

/** The pages of a file as laid out by the engine; null also where it exceeds its budget: the saved layout is then used unchecked. */
export function layOut(bytes: Buffer, budget = ENGINE_BUDGET_MS): Promise<EnginePage[] | null> {
  const spent = cpuTimer();
  return useEngine(bytes, (document) => {
    const pages: EnginePage[] = [];
    const count = document.pageCount();
    for (let page = 0; page < count; page++) {
      if (spent() > budget) return null;
      const info = JSON.parse(document.getPageInfo(page)) as { sectionIndex?: number };
      const tree = JSON.parse(document.getPageRenderTree(page)) as TreeNode;
      pages.push({ section: info.sectionIndex ?? 0, tree });
    }
    return pages;
  });
}
