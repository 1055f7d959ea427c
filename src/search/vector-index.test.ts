import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embedMissing } from "./embed-documents.js";
import { Engine } from "./engine.js";
import { openVectors, saveVectors } from "./index-storage.js";
import { interleave } from "./interleave.js";
import { VectorIndex } from "./vector-index.js";

const DIMENSIONS = 37;

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}
const vectorsOf = (count: number, seed: number) => {
  const next = random(seed);
  return Array.from({ length: count }, () => Float32Array.from({ length: DIMENSIONS }, next));
};
const cosine = (one: Float32Array, other: Float32Array) => {
  const dot = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
};
const visible = (...names: string[]) => names.map((key) => ({ key, revision: `r-${key}` }));

describe("VectorIndex", () => {
  it("finds the nearest of all, as computing every cosine does", () => {
    const index = new VectorIndex("m", DIMENSIONS);
    const all = { a: vectorsOf(5000, 1), b: vectorsOf(300, 2) };
    index.put("r-a", all.a);
    index.put("r-b", all.b);
    const [query] = vectorsOf(1, 3);
    const exact = Object.entries(all)
      .flatMap(([key, vectors]) =>
        vectors.map((vector, chunk) => ({ key, chunk, near: cosine(query!, vector) })),
      )
      .sort((one, other) => other.near - one.near);
    const found = index.search(query!, visible("a", "b"), 20);
    expect(found).toHaveLength(20);
    for (const { key, chunk, similarity } of found) {
      const { near } = exact.find((each) => each.key === key && each.chunk === chunk)!;
      // Half a step in each of two vectors.
      expect(Math.abs(similarity - near)).toBeLessThan(0.02);
    }
    expect(found[0]!.similarity).toBeGreaterThanOrEqual(exact[0]!.near - 0.02);
    expect(found.map((hit) => hit.similarity)).toEqual(
      found.map((hit) => hit.similarity).sort((one, other) => other - one),
    );
  });

  it("sees only the documents that are named, in whatever state the rest is", () => {
    const index = new VectorIndex("m", DIMENSIONS);
    const fresh = new VectorIndex("m", DIMENSIONS);
    for (const [place, name] of ["a", "b", "c", "d"].entries())
      index.put(`r-${name}`, vectorsOf(50, place + 1));
    for (const [place, name] of [
      ["3", "d"],
      ["1", "b"],
    ] as const)
      fresh.put(`r-${name}`, vectorsOf(50, Number(place) + 1));
    const [query] = vectorsOf(1, 9);
    expect(index.search(query!, visible("b", "d", "none"), 7)).toEqual(
      fresh.search(query!, visible("b", "d"), 7),
    );
    expect(index.search(query!, [], 7)).toEqual([]);
  });

  it("finds the same content under each of its names", () => {
    const index = new VectorIndex("m", DIMENSIONS);
    index.put("same", vectorsOf(1, 4));
    const names = [
      { key: "나.hwp", revision: "same" },
      { key: "가.hwp", revision: "same" },
    ];
    expect(index.search(vectorsOf(1, 4)[0]!, names, 5).map(({ key }) => key)).toEqual([
      "가.hwp",
      "나.hwp",
    ]);
  });

  it("forgets what is not kept", () => {
    const index = new VectorIndex("m", DIMENSIONS);
    for (const name of ["a", "b", "c"]) index.put(`r-${name}`, vectorsOf(3, name.charCodeAt(0)));
    const [query] = vectorsOf(1, 9);
    const before = index.search(query!, visible("b"), 3);
    index.retain(new Set(["r-b"]));
    expect(index.has("r-a")).toBe(false);
    expect(index.search(query!, visible("a", "b", "c"), 9)).toEqual(before);
  });

  describe("with more chunks than are all compared", () => {
    const [query] = vectorsOf(1, 99);
    /** Vectors like the query, each a little less so. */
    const near = [0.2, 0.4, 0.6].map((share, place) => {
      const [other] = vectorsOf(1, 200 + place);
      return query!.map((value, at) => value + share * other![at]!);
    });
    const far = { a: vectorsOf(3000, 11), b: vectorsOf(500, 12), c: vectorsOf(4000, 13) };
    const indexOf = (names: readonly ("a" | "b" | "c")[], exactUpTo?: number) => {
      const index = new VectorIndex("m", DIMENSIONS, exactUpTo);
      for (const name of names) {
        const extra = name === "c" ? Array(50).fill(query) : [near["ab".indexOf(name)]!, null];
        index.put(`r-${name}`, [...far[name], ...extra]);
      }
      index.put("r-near", near);
      return index;
    };

    it("finds the nearest, as comparing all does", () => {
      const names = visible("a", "b", "c", "near");
      const found = indexOf(["a", "b", "c"], 0).search(query!, names, 55);
      expect(found).toEqual(indexOf(["a", "b", "c"]).search(query!, names, 55));
      expect(found.slice(50, 52).map(({ key }) => key)).toEqual(["a", "near"]);
    });

    it("compares a share of what is visible, whatever is hidden and in whatever order it is stored", () => {
      const all = indexOf(["a", "b", "c"], 0);
      const names = visible("a", "b", "near");
      const found = all.search(query!, names, 300);
      expect(found.length).toBeGreaterThanOrEqual(0.02 * 3507 - 1);
      expect(found.length).toBeLessThan(150);
      expect(found).toEqual(indexOf(["b", "a"], 0).search(query!, names, 300));
    });

    it("compares all up to its limit, and no chunk without a vector", () => {
      const index = indexOf(["b"], 505);
      expect(index.search(query!, visible("b", "near"), 1000)).toHaveLength(504);
      expect(indexOf(["b"], 504).search(query!, visible("b", "near"), 1000).length).toBeLessThan(
        100,
      );
    });
  });

  it("survives a vector of zeros", () => {
    const index = new VectorIndex("m", DIMENSIONS);
    index.put("r-a", [new Float32Array(DIMENSIONS)]);
    expect(index.search(vectorsOf(1, 1)[0]!, visible("a"), 1)[0]?.similarity).toBe(0);
  });
});

describe("stored vectors", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vectors-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("come back without the model, and only for the model that made them", async () => {
    const file = join(folder, "tenant.vec");
    const index = new VectorIndex("m", DIMENSIONS);
    index.put("r-a", vectorsOf(5, 1));
    index.put("r-b", vectorsOf(1, 2));
    await saveVectors(index, file);
    const opened = await openVectors(file, "m", DIMENSIONS);
    const [query] = vectorsOf(1, 3);
    expect(opened.search(query!, visible("a", "b"), 6)).toEqual(
      index.search(query!, visible("a", "b"), 6),
    );
    expect((await openVectors(file, "other", DIMENSIONS)).has("r-a")).toBe(false);
    expect((await openVectors(join(folder, "none"), "m", DIMENSIONS)).has("r-a")).toBe(false);
  });
});

describe("embedMissing", () => {
  it("asks the model once for each content, with the path before the text", async () => {
    const index = new VectorIndex("m", DIMENSIONS);
    const asked: string[] = [];
    const embedder = {
      embedPassages: async (texts: readonly string[]) => {
        asked.push(...texts);
        return vectorsOf(texts.length, texts.length);
      },
    };
    const document = { revision: "r", chunks: [{ text: "글", path: ["제목", "제1조"] }] };
    expect(await embedMissing(index, embedder, [document, document])).toBe(1);
    expect(asked).toEqual(["제목 > 제1조\n글"]);
    expect(
      await embedMissing(index, embedder, [{ ...document, revision: "s" }], AbortSignal.abort()),
    ).toBe(0);
  });
});

describe("interleave", () => {
  const words = [3, 2, 1].map((score, chunk) => ({ key: "w", chunk, score }));
  const near = ["s1", "s2", "s3", "s4"].map((key) => ({ key, chunk: 0 }));
  const order = (hits: { key: string; chunk: number }[]) =>
    hits.map(({ key, chunk }) => `${key}${chunk}`);

  it("goes words first, by rank, and on with one side when the other runs out", () => {
    const found = interleave(words, near, 20, () => 0);
    expect(order(found)).toEqual(["w0", "s10", "w1", "s20", "w2", "s30", "s40"]);
    expect(found.map(({ found_by }) => found_by).slice(0, 2)).toEqual(["lexical", "semantic"]);
    expect(found[1]?.score).toBe(0);
    expect(order(interleave(words, near, 3, () => 0))).toEqual(["w0", "s10", "w1"]);
    expect(order(interleave([], near, 2, () => 0))).toEqual(["s10", "s20"]);
    expect(order(interleave(words, [], 2, () => 0))).toEqual(["w0", "w1"]);
  });

  it("puts what both have among their first before the rest, behind the best by words", () => {
    const many = [9, 8, 7, 6].map((score, chunk) => ({ key: "w", chunk, score }));
    const both = [...near.slice(0, 2), { key: "w", chunk: 3 }, { key: "w", chunk: 2 }];
    const scoreOf = ({ key, chunk }: { key: string; chunk: number }) =>
      key === "w" ? many[chunk]!.score : 0;
    expect(order(interleave(many, both, 20, scoreOf))).toEqual([
      ...["w0", "w2", "w3"],
      ...["s10", "w1", "s20"],
    ]);
    // The set is half and half, whatever both have further down.
    expect(order(interleave(many, both, 4, scoreOf))).toEqual(["w0", "s10", "w1", "s20"]);
  });

  it("shows each chunk once; found both ways is lexical, with its score", () => {
    const found = interleave(
      words,
      [
        { key: "w", chunk: 1 },
        { key: "x", chunk: 4 },
      ],
      20,
      ({ key, chunk }) => (key === "w" ? words[chunk]!.score : 0.5),
    );
    expect(order(found)).toEqual(["w0", "w1", "w2", "x4"]);
    expect(found.map(({ found_by }) => found_by)).toEqual([
      "lexical",
      "lexical",
      "lexical",
      "lexical",
    ]);
    expect(found.map(({ score }) => score)).toEqual([3, 2, 1, 0.5]);
  });
});

it("searches by words and meaning within a view only", () => {
  const engine = new Engine();
  const put = ["출장 여비", "출장 계약", "예산", "숨은 출장"].map((text, place) => ({
    key: `d${place}`,
    revision: `r${place}`,
    chunks: [{ text, path: [] }],
  }));
  engine.apply({ put });
  const view = engine.view(new Set(["d0", "d1", "d2"]));
  const vectors = new VectorIndex("m", DIMENSIONS);
  for (const [place, { revision }] of put.entries()) vectors.put(revision, vectorsOf(1, place + 1));
  const nearest = vectors.search(vectorsOf(1, 3)[0]!, view.documents(), 5);
  expect(nearest[0]?.key).toBe("d2");
  const found = engine.searchHybrid(view, "출장", [...nearest, { key: "d3", chunk: 0 }], 5);
  expect(found.map(({ key }) => key).sort()).toEqual(["d0", "d1", "d2"]);
  expect(found.find(({ key }) => key === "d2")).toMatchObject({ found_by: "semantic", score: 0 });
  expect(found[0]).toMatchObject({ found_by: "lexical" });
  const alone = engine.search(view, "출장", 5);
  for (const hit of alone) expect(found).toContainEqual({ ...hit, found_by: "lexical" });
});
