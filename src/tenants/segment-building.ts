/** Builds, joins and parts index segments: small ones at once, large ones in a thread of their own, so that every other request goes on meanwhile. */
import { Worker } from "node:worker_threads";
import { lastOfEach } from "../index/engine.js";
import type { Segment } from "../index/segment.js";
import { buildSegment, type IndexedDocument } from "../index/segment-build.js";
import { mergeSegments, type SegmentPart } from "../index/segment-merge.js";
import { compiledPath } from "../parsing/compiled.js";

/** Measured: about 0.4 ms of processor time a thousand characters, so that this much holds others up for some 20 ms. */
const AT_ONCE_CHARACTERS = 50_000;

/** Measured: 12 to 16 ms of processor time a thousand chunks joined, so that others wait for some 30 ms. */
export const JOINED_AT_ONCE = 2000;

/** What the thread is asked for. */
export type SegmentWork = { documents: IndexedDocument[] } | { parts: readonly SegmentPart[] };

interface Waiting {
  work: SegmentWork;
  done: (segments: Segment[]) => void;
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
    return (await this.hand({ documents: documents.map(indexedPart) }))[0];
  }

  /** Joins or parts segments; what they hold is copied to the thread, and changes to them meanwhile are not seen there. */
  merge(parts: readonly SegmentPart[]): Promise<Segment[]> {
    return this.hand({
      parts: parts.map(({ segment, removed, audiences }) => ({
        ...{ segment, removed },
        ...(audiences && { audiences }),
      })),
    });
  }

  private hand(work: SegmentWork): Promise<Segment[]> {
    return new Promise((done) => {
      const id = ++this.last;
      this.waiting.set(id, { work, done });
      this.worker ??= this.start();
      // Keeps the process alive for as long as someone waits.
      this.worker.ref();
      this.worker.postMessage({ id, work });
    });
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(compiledPath("tenants/segment-worker.js"));
    worker.on("message", ({ id, segments }: { id: number; segments: Segment[] }) => {
      this.waiting.get(id)?.done(segments);
      this.waiting.delete(id);
      if (this.waiting.size === 0) worker.unref();
    });
    worker.on("error", () => {});
    worker.on("exit", () => {
      this.worker = null;
      // What a thread that died owed is built here: slower for others, but never lost.
      for (const { work, done } of this.waiting.values()) done(performWork(work));
      this.waiting.clear();
    });
    return worker;
  }
}

export function performWork(work: SegmentWork): Segment[] {
  return "parts" in work ? mergeSegments(work.parts) : [buildSegment(work.documents)];
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
