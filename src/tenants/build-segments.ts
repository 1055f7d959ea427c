/**
 * Builds, merges and splits index segments: small ones inline, large ones in worker threads, so that other requests are
 * not blocked.
 */
import { lastPerKey } from "../search/engine.js";
import type { Segment } from "../search/segment.js";
import { buildSegment, type IndexedDocument } from "../search/segment-build.js";
import type { SegmentPart } from "../search/segment-merge.js";
import { SegmentThread } from "./segment-thread.js";

/** Measured: about 0.4 ms CPU per thousand characters, so this blocks other requests for about 20 ms. */
const INLINE_BUILD_CHARACTERS = 50_000;

/** Measured: 12 to 16 ms CPU per thousand merged chunks, so this blocks other requests for about 30 ms. */
export const INLINE_MERGE_CHUNKS = 2000;

export class SegmentBuilder {
  private readonly buildThread = new SegmentThread();
  /** A separate thread, so that indexing a document never waits for a large merge. */
  private readonly mergeThread = new SegmentThread();

  /** Undefined if there is nothing to index. */
  async build(given: readonly IndexedDocument[]): Promise<Segment | undefined> {
    if (given.length === 0) return undefined;
    const documents = lastPerKey(given);
    if (charactersOf(documents) <= INLINE_BUILD_CHARACTERS) return buildSegment(documents);
    return (await this.buildThread.run({ documents: documents.map(withoutUnusedFields) }))[0];
  }

  /** Merges or splits segments, see `mergeSegments`. */
  merge(parts: readonly SegmentPart[]): Promise<Segment[]> {
    return this.mergeThread.run({
      parts: parts.map(({ segment, removed, audiences }) => ({
        ...{ segment, removed },
        ...(audiences && { audiences }),
      })),
    });
  }

  async close(): Promise<void> {
    await this.buildThread.close();
    await this.mergeThread.close();
  }
}

/** Only the fields that the index needs, as they are copied to the thread. */
function withoutUnusedFields({ key, revision, chunks }: IndexedDocument): IndexedDocument {
  return { key, revision, chunks: chunks.map(({ text, path }) => ({ text, path })) };
}

function charactersOf(documents: readonly IndexedDocument[]): number {
  let sum = 0;
  for (const { chunks } of documents) for (const { text } of chunks) sum += text.length;
  return sum;
}
