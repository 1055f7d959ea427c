import { describe, expect, it } from "vitest";
import type { Chunk } from "../model/chunk.js";
import { ContentLru } from "./content-lru.js";

const chunk = (text: string) => ({ id: "c1", text }) as Chunk;
const long = chunk("가".repeat(800));

describe("ContentLru", () => {
  it("evicts the least recently used of all tenants together", () => {
    const store = new ContentLru(true, 2500);
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

  it("keeps nothing of a document larger than the limit", () => {
    const store = new ContentLru(true, 2500);
    store.put("a", { chunks: [long, long, long], tables: [] });
    expect([0, 1].map((index) => store.chunk("a", index))).toEqual([undefined, undefined]);
    store.putChunk("b", 0, long);
    store.putChunk("c", 0, long);
    expect(store.chunk("b", 0)).toBe(long);
  });

  it("never evicts where there is no cache to reload from", () => {
    const store = new ContentLru(false, 1000);
    for (const key of ["a", "b", "c"]) store.put(key, { chunks: [long, long], tables: [] });
    expect(store.chunk("a", 1)).toBe(long);
    expect(store.tables("a")).toEqual([]);
    store.remove("a");
    expect(store.chunk("a", 1)).toBeUndefined();
    expect(store.tables("a")).toBeNull();
    expect(store.chunk("c", 0)).toBe(long);
  });
});
