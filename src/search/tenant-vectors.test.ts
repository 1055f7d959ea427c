import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Embedder } from "./embedder.js";
import { Engine } from "./engine.js";
import { type EmbeddableDocument, TenantVectors } from "./tenant-vectors.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "meaning-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Means by length alone; counts what it is asked, and can be held up or broken. */
class LengthEmbedder implements Embedder {
  readonly name = "length";
  readonly fingerprint = "length-1";
  readonly dimensions = 2;
  readonly shortcoming = null;
  asked: string[] = [];
  broken = false;
  gate: Promise<void> = Promise.resolve();

  async embedQuery(text: string) {
    return Float32Array.of(1, text.length);
  }

  async embedPassages(texts: readonly string[]) {
    await this.gate;
    if (this.broken) throw new Error("model gone");
    this.asked.push(...texts);
    return Promise.all(texts.map((text) => this.embedQuery(text)));
  }

  async close() {}
}

const TEXTS = ["가", "가나다라마", "가나다라마바사아자차카타"];
const documents = (count: number): EmbeddableDocument[] =>
  TEXTS.slice(0, count).map((text, place) => ({
    revision: `r${place}`,
    load: async () => [{ text, path: [] }],
  }));
function engineOf(count: number) {
  const engine = new Engine();
  engine.apply({
    put: TEXTS.slice(0, count).map((text, place) => ({
      key: `d${place}`,
      revision: `r${place}`,
      chunks: [{ text, path: [] }],
    })),
  });
  return engine.view();
}

describe("TenantVectors", () => {
  it("computes what is missing, once, and keeps it over a restart", async () => {
    const file = join(folder, "a.vec");
    const embedder = new LengthEmbedder();
    const meaning = await TenantVectors.open(embedder, file);
    meaning.refresh(() => documents(2));
    await meaning.idle();
    meaning.refresh(() => documents(3));
    await meaning.idle();
    expect(embedder.asked).toEqual(TEXTS);
    expect((await meaning.nearest("가나다라마", engineOf(3), 1))[0]?.key).toBe("d1");
    await meaning.close();
    const again = await TenantVectors.open(embedder, file);
    again.refresh(() => documents(3));
    await again.idle();
    expect(embedder.asked).toHaveLength(3);
    expect(await again.nearest("가", engineOf(3), 3)).toHaveLength(3);
  });

  it("finds nothing of what is gone", async () => {
    const embedder = new LengthEmbedder();
    const meaning = await TenantVectors.open(embedder, null);
    meaning.refresh(() => documents(3));
    await meaning.idle();
    meaning.refresh(() => documents(1));
    await meaning.idle();
    expect((await meaning.nearest("가", engineOf(3), 9)).map(({ key }) => key)).toEqual(["d0"]);
  });

  it("turns to the newest list while it is still at work", async () => {
    const embedder = new LengthEmbedder();
    let release = () => {};
    embedder.gate = new Promise((done) => {
      release = done;
    });
    const meaning = await TenantVectors.open(embedder, null);
    meaning.refresh(() => documents(3));
    meaning.refresh(() => documents(2));
    release();
    await meaning.idle();
    expect(embedder.asked).not.toContain(TEXTS[2]);
    expect(await meaning.nearest("가", engineOf(3), 9)).toHaveLength(2);
  });

  it("says why it stopped when the model fails, and goes on when it works again", async () => {
    const embedder = new LengthEmbedder();
    embedder.broken = true;
    const meaning = await TenantVectors.open(embedder, null);
    meaning.refresh(() => documents(2));
    await meaning.idle();
    expect(meaning.failure).toBe("model gone");
    embedder.broken = false;
    meaning.refresh(() => documents(2));
    await meaning.idle();
    expect(meaning.failure).toBeNull();
    expect(embedder.asked).toHaveLength(2);
  });

  it("finds nothing by meaning alone that nonsense would find too", async () => {
    const meaning = await TenantVectors.open(new NearnessEmbedder(), null);
    meaning.refresh(() => documents(2));
    await meaning.idle();
    const found = async (question: string, alone: boolean) =>
      (await meaning.nearest(question, engineOf(2), 5, alone)).map(({ key }) => key);
    expect(await found("나다 라마", false)).toHaveLength(2);
    expect(await found("나다 라마", true)).toEqual([]);
    expect(await found("뜻이 같은 말", true)).toEqual(["d1"]);
  });

  it("leaves a question to words when the model fails, and tells it once", async () => {
    const told: string[] = [];
    const embedder = new LengthEmbedder();
    const meaning = await TenantVectors.open(embedder, null, {
      onFault: (what) => told.push(what),
    });
    meaning.refresh(() => documents(1));
    await meaning.idle();
    const { embedQuery } = embedder;
    embedder.embedQuery = () => Promise.reject(new Error("gone"));
    expect(await meaning.nearest("가", engineOf(1), 5)).toEqual([]);
    expect(await meaning.nearest("가", engineOf(1), 5)).toEqual([]);
    expect(told).toHaveLength(1);
    expect(meaning.failure).toBe("gone");
    embedder.embedQuery = embedQuery;
    expect(await meaning.nearest("가", engineOf(1), 5)).toHaveLength(1);
    expect(meaning.failure).toBeNull();
  });
});

/** Any question is a little near to every text, and one is near to one text. */
class NearnessEmbedder extends LengthEmbedder {
  override async embedQuery(text: string) {
    return text.includes("뜻")
      ? Float32Array.of(0.2, 1)
      : Float32Array.of(1, 0.1 + text.length / 99);
  }

  override async embedPassages(texts: readonly string[]) {
    return texts.map((text) =>
      text.length > 1 ? Float32Array.of(0.2, 1) : Float32Array.of(0.5, -1),
    );
  }
}
