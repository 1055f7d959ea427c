/** Meaning with a real model: all-MiniLM-L6-v2 on English text. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { miniLmIsThere, writeMiniLm } from "../../samples/make/minilm.js";
import type { Embedder } from "./embedder.js";
import { Engine } from "./engine.js";
import { openEmbedder } from "./open-embedder.js";
import { TenantVectors } from "./tenant-vectors.js";

/** Each question asks for its passage in other words. */
const PARAPHRASES: Record<string, string> = {
  "How much money do I get back for hotels?":
    "Reimbursement of lodging expenses shall not exceed 120 dollars per night.",
  "When may physicians return home?":
    "The doctors on duty leave the hospital at six in the evening.",
  "cars need permission to park": "Vehicles without a permit will be towed from the lot.",
  "What happens to pupils who skip class?":
    "Students absent without leave receive a written warning.",
  "Can I bring my dog?": "Animals are not allowed inside the building.",
};
/** Others that no question asks for. */
const OTHERS = [
  "The committee meets in the second week of every quarter.",
  "Bids are opened in public by the contracting officer.",
  "Water samples are taken upstream and downstream of the bridge.",
];
const KOREAN = "국내 출장의 숙박비는 실비로 지급한다.";

const runtime = await import("onnxruntime-node").then(
  () => true,
  () => false,
);

describe.runIf(runtime && miniLmIsThere)("all-MiniLM-L6-v2", () => {
  let folder: string;
  let embedder: Embedder;
  let meaning: TenantVectors;
  const engine = new Engine();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "minilm-"));
    const directory = join(folder, "all-MiniLM-L6-v2");
    await writeMiniLm(directory);
    const opened = await openEmbedder({ enabled: true, directory });
    expect(opened.info).toMatchObject({
      enabled: true,
      dimensions: 384,
      model: "all-MiniLM-L6-v2",
    });
    expect(opened.info.reason).toMatch(/Korean/);
    embedder = opened.embedder!;
    meaning = await TenantVectors.open(embedder, join(folder, "vectors"));
    const documents = [...Object.values(PARAPHRASES), ...OTHERS, KOREAN].map((text) => ({
      key: text,
      revision: text,
      chunks: [{ text, path: [] }],
    }));
    engine.apply({ put: documents });
    meaning.refresh(() =>
      documents.map(({ revision, chunks }) => ({ revision, load: async () => chunks })),
    );
    await meaning.idle();
    expect(meaning.failure).toBeNull();
  }, 60_000);
  afterAll(async () => {
    await meaning.close();
    await embedder.close();
    await rm(folder, { recursive: true });
  });

  it("gives the similarities that its publisher shows", async () => {
    const texts = ["That is a happy person", "That is a very happy person", "That is a happy dog"];
    const [one, near, far] = await embedder.embedPassages([...texts, "Today is a sunny day"]);
    expect(cosine(one!, near!)).toBeCloseTo(0.943, 3);
    expect(cosine(one!, far!)).toBeCloseTo(0.695, 2);
  });

  it("finds by meaning what words do not", async () => {
    const view = engine.view();
    for (const [question, passage] of Object.entries(PARAPHRASES)) {
      const words = engine.search(view, question, 3).map(({ key }) => key);
      const both = engine.searchHybrid(view, question, await meaning.nearest(question, view, 3), 3);
      expect(words, question).not.toContain(passage);
      const [found] = both.filter(({ found_by }) => found_by === "semantic");
      expect(found?.key, question).toBe(passage);
    }
  });

  it("has nothing to say about Korean, and words find it as if there were no model", async () => {
    const view = engine.view();
    const question = "숙박비는 얼마나 지급하는가?";
    expect(await meaning.nearest(question, view, 5)).toEqual([]);
    expect(engine.searchHybrid(view, question, [], 5).map(({ key }) => key)).toEqual([KOREAN]);
    const near = await meaning.nearest("lodging expenses", view, 20);
    expect(near.map(({ key }) => key)).not.toContain(KOREAN);
    expect(near).toHaveLength(Object.keys(PARAPHRASES).length + OTHERS.length);
  });
});

function cosine(one: Float32Array, other: Float32Array): number {
  const product = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}
