/** The thread that builds large segments. */
import { parentPort } from "node:worker_threads";
import { buildSegment, type IndexedDocument } from "../index/segment-build.js";

parentPort!.on("message", ({ id, documents }: { id: number; documents: IndexedDocument[] }) => {
  const segment = buildSegment(documents);
  const { wordLengths, pairLengths, high, low, start, frequency, postings } = segment;
  const arrays = [wordLengths, pairLengths, high, low, start, frequency, postings];
  const buffers = new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer));
  parentPort!.postMessage({ id, segment }, [...buffers]);
});
