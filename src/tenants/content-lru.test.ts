import { describe, expect, it } from "vitest";
import type { Chunk } from "../model/chunk.js";
import { ContentStore } from "./content-lru.js";

const chunk = (text: string) => ({ id: "c1", text }) as Chunk;
const long = chunk("가".repeat(800));

describe("What is kept of documents", () => {
  it("stays within one room, whoever they belong to: those used longest ago go", () => {
    const store = new ContentStore(true, 2500);
    store.putChunk("a\n1", 0, long);
    store.putChunk("b\n1", 0, long);
    store.chunk("a\n1", 0);
    store.putChunk("c\n1", 0, long);
    expect(["a\n1", "b\n1", "c\n1"].map((key) => store.chunk(key, 0) === long)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("keeps nothing of a document that is larger than the room", () => {
    const store = new ContentStore(true, 2500);
    store.put("a", { chunks: [long, long, long], tables: [] });
    expect([0, 1].map((index) => store.chunk("a", index))).toEqual([undefined, undefined]);
    store.putChunk("b", 0, long);
    store.putChunk("c", 0, long);
    expect(store.chunk("b", 0)).toBe(long);
  });

  it("stays whole where nothing could bring it back, until it is removed", () => {
    const store = new ContentStore(false, 1000);
    for (const key of ["a", "b", "c"]) store.put(key, { chunks: [long, long], tables: [] });
    expect(store.chunk("a", 1)).toBe(long);
    expect(store.tables("a")).toEqual([]);
    store.remove("a");
    expect(store.chunk("a", 1)).toBeUndefined();
    expect(store.tables("a")).toBeNull();
    expect(store.chunk("c", 0)).toBe(long);
  });
});
