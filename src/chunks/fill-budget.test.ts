import { describe, expect, it } from "vitest";
import { characters } from "../text/code-points.js";
import { chunkText, fillChunks } from "./fill-budget.js";
import type { ChunkPiece } from "./piece.js";

/** Rows of a table whose texts count how often they are read. */
function rows(count: number, more: Partial<ChunkPiece> = {}) {
  const reads = { count: 0 };
  const pieces = Array.from({ length: count }, (_, index): ChunkPiece => {
    const text = `${index % 10}`;
    return {
      get text() {
        reads.count++;
        return text;
      },
      kind: "table",
      block: "b1",
      extractor: "xlsx",
      spots: [],
      separator: "\n",
      depth: 1,
      section: null,
      opens: null,
      keepWithNext: false,
      ...more,
    };
  });
  return { pieces, reads };
}

describe("filling chunks", () => {
  it("reads each short row a few times only, however many a chunk holds", () => {
    const { pieces, reads } = rows(50_000, { header: { text: "번호", caption: "" } });
    const chunks = fillChunks(pieces, 8000);
    expect(reads.count).toBeLessThan(200_000);
    expect(chunks.flat()).toHaveLength(50_000);
    for (const chunk of chunks) expect(characters(chunkText(chunk))).toBeLessThanOrEqual(8000);
    expect(characters(chunkText(chunks[0]!))).toBeGreaterThan(7990);
  });

  it("counts the header that a later chunk repeats, and characters outside the plane once", () => {
    const { pieces } = rows(300, { header: { text: "😀".repeat(10), caption: "😀".repeat(9) } });
    for (const chunk of fillChunks(pieces, 100)) {
      expect(characters(chunkText(chunk))).toBeLessThanOrEqual(100);
      expect(chunkText(chunk).startsWith("😀")).toBe(true);
    }
  });
});
