/** A worker thread that builds, merges and splits index segments; started on first use. */
import { Worker } from "node:worker_threads";
import { compiledPath } from "../parsing/compiled-code.js";
import type { Segment } from "../search/segment.js";
import { buildSegment, type IndexedDocument } from "../search/segment-build.js";
import { mergeSegments, type SegmentPart } from "../search/segment-merge.js";

/** A task for the thread. */
export type SegmentTask = { documents: IndexedDocument[] } | { parts: readonly SegmentPart[] };

interface PendingTask {
  work: SegmentTask;
  done: (segments: Segment[]) => void;
}

export class SegmentThread {
  private worker: Worker | null = null;
  private readonly pending = new Map<number, PendingTask>();
  private lastId = 0;

  /** Tasks run one after the other. The input is copied, so later changes to it are not seen. */
  run(work: SegmentTask): Promise<Segment[]> {
    return new Promise((done) => {
      const id = ++this.lastId;
      this.pending.set(id, { work, done });
      this.worker ??= this.start();
      // Keeps the process alive while a task is pending.
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
      this.pending.get(id)?.done(segments);
      this.pending.delete(id);
      if (this.pending.size === 0) worker.unref();
    });
    worker.on("error", () => {});
    worker.on("exit", () => {
      this.worker = null;
      // Tasks of a thread that died run on this thread: that blocks other requests, but nothing is lost.
      for (const { work, done } of this.pending.values()) done(runSegmentTask(work));
      this.pending.clear();
    });
    return worker;
  }
}

export function runSegmentTask(work: SegmentTask): Segment[] {
  return "parts" in work ? mergeSegments(work.parts) : [buildSegment(work.documents)];
}
