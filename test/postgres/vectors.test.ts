/** Services share the vectors of passages: what one has computed, no other computes, and all search by the same numbers. */
import { afterAll, describe, expect, test } from "vitest";
import { Database } from "../../src/database/connection.js";
import type { Embedder } from "../../src/search/embedder.js";
import { SharedVectors } from "../../src/tenants/shared-vectors.js";
import { newDatabase } from "./server.js";

const url = await newDatabase();
const DIMENSIONS = 4;

/** Numbers of its own: what comes from elsewhere is told from what it computed. */
class Model implements Embedder {
  readonly name = "model";
  readonly dimensions = DIMENSIONS;
  readonly shortcoming = null;
  readonly asked: string[] = [];

  constructor(
    private readonly mark: number,
    readonly fingerprint = "f1",
  ) {}

  async embedPassages(texts: readonly string[]) {
    this.asked.push(...texts);
    return texts.map((text) =>
      text === "?" ? null : Float32Array.of(this.mark, text.length, 1 / 3, -0),
    );
  }

  async embedQuery(text: string) {
    return (await this.embedPassages([text]))[0]!;
  }

  async close() {}
}

describe.skipIf(url === null)("two services with one model", () => {
  const database = url === null ? null! : new Database(url);
  afterAll(() => database?.close());

  test("compute a passage once, also one that the model cannot read", async () => {
    const [here, there] = [new Model(1), new Model(2)];
    const texts = ["일비", "?", "식비", "일비", ...Array.from({ length: 300 }, (_, n) => `${n}조`)];
    const first = await new SharedVectors(here, database, "tax").embedPassages(texts);
    // The same words twice in a document are one passage.
    expect(here.asked).toHaveLength(texts.length - 1);
    expect(first[1]).toBeNull();
    expect(first[3]).toEqual(first[0]);
    const second = await new SharedVectors(there, database, "tax").embedPassages([
      "새것",
      ...texts,
    ]);
    expect(there.asked).toEqual(["새것"]);
    expect(second.slice(1)).toEqual(first);
  });

  test("of another model nothing is taken, nor what is damaged", async () => {
    const other = new Model(3, "f2");
    expect((await new SharedVectors(other, database, "tax").embedPassages(["일비"]))[0]![0]).toBe(
      3,
    );
    await database.query("UPDATE vectors SET vector = substr(vector, 2) WHERE model = 'f2'");
    const again = new Model(4, "f2");
    expect((await new SharedVectors(again, database, "tax").embedPassages(["일비"]))[0]![0]).toBe(
      4,
    );
    const last = new Model(5, "f2");
    expect((await new SharedVectors(last, database, "tax").embedPassages(["일비"]))[0]![0]).toBe(4);
  });

  test("a tenant takes nothing that another has computed, so that its time tells nothing", async () => {
    const [tax, law] = [new Model(7, "f3"), new Model(8, "f3")];
    await new SharedVectors(tax, database, "tax").embedPassages(["감사 결과"]);
    expect(
      (await new SharedVectors(law, database, "law").embedPassages(["감사 결과"]))[0]![0],
    ).toBe(8);
    expect(law.asked).toEqual(["감사 결과"]);
  });

  test("a database that is away costs computing, no vector", async () => {
    const away = new Database("postgres://nobody@127.0.0.1:9/none");
    const model = new Model(6);
    expect((await new SharedVectors(model, away, "tax").embedPassages(["일비"]))[0]![0]).toBe(6);
    await away.close();
  });
});
