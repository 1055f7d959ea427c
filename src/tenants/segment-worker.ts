/** The code that runs inside a `SegmentThread`. */
import { parentPort } from "node:worker_threads";
import { runSegmentTask, type SegmentTask } from "./segment-thread.js";

parentPort!.on("message", ({ id, work }: { id: number; work: SegmentTask }) => {
  const segments = runSegmentTask(work);
  const arrays = segments.flatMap((segment) => Object.values(segment).filter(ArrayBuffer.isView));
  const buffers = new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer));
  parentPort!.postMessage({ id, segments }, [...buffers]);
});
