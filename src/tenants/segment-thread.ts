/** A thread that builds, joins and parts segments, started when it is first needed. */
import { Worker } from "node:worker_threads";
import { compiledPath } from "../parsing/compiled-code.js";
import type { Segment } from "../search/segment.js";
import { buildSegment, type IndexedDocument } from "../search/segment-build.js";
import { mergeSegments, type SegmentPart } from "../search/segment-merge.js";

/** What the thread is asked for. */
export type SegmentWork = { documents: IndexedDocument[] } | { parts: readonly SegmentPart[] };

interface Waiting {
  work: SegmentWork;
  done: (segments: Segment[]) => void;
}

export class SegmentThread {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  /** One piece of work after the other. What is handed over is copied: changes to it meanwhile are not seen there. */
  perform(work: SegmentWork): Promise<Segment[]> {
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
