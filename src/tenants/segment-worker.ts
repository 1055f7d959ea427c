/** What runs in a `SegmentThread`. */
import { parentPort } from "node:worker_threads";
import { performWork, type SegmentWork } from "./segment-thread.js";

parentPort!.on("message", ({ id, work }: { id: number; work: SegmentWork }) => {
  const segments = performWork(work);
  const arrays = segments.flatMap((segment) => Object.values(segment).filter(ArrayBuffer.isView));
  const buffers = new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer));
  parentPort!.postMessage({ id, segments }, [...buffers]);
});
