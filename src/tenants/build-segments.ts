/** Builds, joins and parts index segments: small ones at once, large ones in threads of their own, so that every other request goes on meanwhile. */
import { lastOfEach } from "../search/engine.js";
import type { Segment } from "../search/segment.js";
import { buildSegment, type IndexedDocument } from "../search/segment-build.js";
import type { SegmentPart } from "../search/segment-merge.js";
import { SegmentThread } from "./segment-thread.js";

/** Measured: about 0.4 ms of processor time a thousand characters, so that this much holds others up for some 20 ms. */
const AT_ONCE_CHARACTERS = 50_000;

/** Measured: 12 to 16 ms of processor time a thousand chunks joined, so that others wait for some 30 ms. */
export const JOINED_AT_ONCE = 2000;

export class SegmentBuilding {
  private readonly building = new SegmentThread();
  /** Apart, so that no document waits to be found until large segments are joined. */
  private readonly joining = new SegmentThread();

  /** Undefined where there is nothing to index. */
  async build(given: readonly IndexedDocument[]): Promise<Segment | undefined> {
    if (given.length === 0) return undefined;
    const documents = lastOfEach(given);
    if (charactersOf(documents) <= AT_ONCE_CHARACTERS) return buildSegment(documents);
    return (await this.building.perform({ documents: documents.map(indexedPart) }))[0];
  }

  /** Joins or parts segments, as `mergeSegments` does. */
  merge(parts: readonly SegmentPart[]): Promise<Segment[]> {
    return this.joining.perform({
      parts: parts.map(({ segment, removed, audiences }) => ({
        ...{ segment, removed },
        ...(audiences && { audiences }),
      })),
    });
  }

  async close(): Promise<void> {
    await this.building.close();
    await this.joining.close();
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
