/** Builds index segments: small ones at once, large ones in a thread of their own, so that every other request goes on meanwhile. */
import { Worker } from "node:worker_threads";
import { lastOfEach } from "../index/engine.js";
import type { Segment } from "../index/segment.js";
import { buildSegment, type IndexedDocument } from "../index/segment-build.js";
import { compiledPath } from "../parsing/compiled.js";

/** Measured: about 0.4 ms of processor time a thousand characters, so that this much holds others up for some 20 ms. */
const AT_ONCE_CHARACTERS = 50_000;

interface Waiting {
  documents: IndexedDocument[];
  done: (segment: Segment) => void;
}

export class SegmentBuilding {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** Undefined where there is nothing to index. */
  async build(given: readonly IndexedDocument[]): Promise<Segment | undefined> {
    if (given.length === 0) return undefined;
    const documents = lastOfEach(given);
    if (charactersOf(documents) <= AT_ONCE_CHARACTERS) return buildSegment(documents);
    return new Promise((done) => {
      const id = ++this.last;
      this.waiting.set(id, { documents, done });
      this.worker ??= this.start();
      // Keeps the process alive for as long as someone waits.
      this.worker.ref();
      this.worker.postMessage({ id, documents: documents.map(indexedPart) });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(compiledPath("tenants/segment-worker.js"));
    worker.on("message", ({ id, segment }: { id: number; segment: Segment }) => {
      this.waiting.get(id)?.done(segment);
      this.waiting.delete(id);
      if (this.waiting.size === 0) worker.unref();
    });
    worker.on("error", () => {});
    worker.on("exit", () => {
      this.worker = null;
      // What a thread that died owed is built here: slower for others, but never lost.
      for (const { documents, done } of this.waiting.values()) done(buildSegment(documents));
      this.waiting.clear();
    });
    return worker;
  }
}

/** Only what the index needs is handed over. */
function indexedPart({ key, revision, chunks }: IndexedDocument): IndexedDocument {
  return { key, revision, chunks: chunks.map(({ text, path }) => ({ text, path })) };
}

function charactersOf(documents: readonly IndexedDocument[]): number {
  let sum = 0;
  for (const { chunks } of documents) for (const { text } of chunks) sum += text.length;
  return sum;
}
