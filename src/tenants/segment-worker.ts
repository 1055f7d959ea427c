/** The thread that builds and joins large segments. */
import { parentPort } from "node:worker_threads";
import { performWork, type SegmentWork } from "./segment-building.js";

parentPort!.on("message", ({ id, work }: { id: number; work: SegmentWork }) => {
  const segment = performWork(work);
  const { wordLengths, pairLengths, high, low, start, frequency, postings } = segment;
  const arrays = [wordLengths, pairLengths, high, low, start, frequency, postings];
  const buffers = new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer));
  parentPort!.postMessage({ id, segment }, [...buffers]);
});
