import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Database } from "../../src/database/connection.js";
import { SharedParseResults } from "../../src/database/parse-results.js";
import { hashOfFile } from "../../src/disk/hash-file.js";
import { ParseCache } from "../../src/parsing/parse-cache.js";
import { DatabaseStore } from "../../src/tenants/database-store.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { TextParsing } from "../text-parsing.js";
import { newDatabase } from "./server.js";

const isServer = (await newDatabase()) !== null;
let url: string;
let folder: string;

/** A service with an empty disk. */
async function openCold(generation = "g1") {
  const database = new Database(url);
  const disk = await mkdtemp(join(folder, "disk-"));
  const parsing = new TextParsing();
  const faults: string[] = [];
  const tenants = new Tenants({
    corpus: new DatabaseStore(database, join(disk, "fetched")),
    parsing,
    state: disk,
    generation,
    database,
    onFault: (what) => faults.push(what),
  });
  const found = async (query: string) => {
    const scope = await tenants.scope("a", null);
    return (await scope.search(query, 9)).map(({ key, score }) => ({ key, score }));
  };
  const store = async (name: string, text: string) => {
    const path = join(disk, "upload");
    await writeFile(path, text);
    const bytes = Buffer.byteLength(text);
    await tenants.store("a", name, { path, bytes, sha256: await hashOfFile(path) }, true);
  };
  const close = async () => {
    await tenants.close();
    await database.close();
  };
  return { database, tenants, parsing, faults, found, store, close };
}

describe.skipIf(!isServer)("a service with an empty disk", () => {
  beforeEach(async () => {
    url = (await newDatabase())!;
    folder = await mkdtemp(join(tmpdir(), "wonmun-cold-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const first = await openCold();
    for (let at = 1; at <= 12; at++) await first.store(`${at}.txt`, `제목 ${at}\n여비 ${at}만원`);
    await first.tenants.remove("a", "3.txt");
    await first.close();
  }, 60_000);

  it("answers with what another published, reading nothing", async () => {
    const cold = await openCold();
    const hits = await cold.found("여비");
    expect(hits).toHaveLength(9);
    expect(cold.parsing.reads).toEqual([]);
    // What came since is read, and nothing else.
    await cold.store("새.txt", "제목\n여비 새것");
    const colder = await openCold();
    expect((await colder.found("새것")).map(({ key }) => key)).toEqual(["새.txt"]);
    expect(colder.parsing.reads).toEqual(["새.txt"]);
    await cold.tenants.remove("a", "1.txt");
    expect((await colder.found("제목")).map(({ key }) => key)).not.toContain("1.txt");
    // As one that built everything itself.
    const other = await openCold("g2");
    expect(await colder.found("여비")).toEqual(await other.found("여비"));
    expect(other.parsing.reads).toHaveLength(11);
    for (const one of [cold, colder, other]) await one.close();
  });

  it.each([
    ["a lost segment", "DELETE FROM segments"],
    ["a damaged segment", "UPDATE segments SET bytes = set_byte(bytes, length(bytes) / 2, 7)"],
    ["a cut segment", "UPDATE segments SET bytes = substring(bytes from 1 for 60)"],
  ])("builds anew what cannot be used: %s", async (_what, damage) => {
    const cold = await openCold();
    await cold.database.query(damage);
    expect(await cold.found("여비")).toHaveLength(9);
    expect(cold.parsing.reads).toHaveLength(11);
    expect(cold.faults).toEqual(["a published index cannot be used and is made anew"]);
    await cold.close();
    const next = await openCold();
    await next.found("여비");
    expect(next.parsing.reads).toEqual([]);
    await next.close();
  });

  it("keeps no segment that nobody uses, and never goes back to an older version", async () => {
    const { database, found, close } = await openCold();
    await found("여비");
    const live = "SELECT version, catalogue, segments FROM live_sets";
    const [row] = await database.query<{ version: number; catalogue: string; segments: string }>(
      live,
    );
    expect(row!.version).toBe(13);
    const used = (JSON.parse(row!.segments) as { key: string }[]).map(({ key }) => key);
    const kept = await database.query<{ key: string }>("SELECT DISTINCT key FROM segments");
    expect(kept.map(({ key }) => key).sort()).toEqual([row!.catalogue, ...used].sort());
    await database.query("UPDATE live_sets SET version = 99");
    await close();
    const behind = await openCold();
    await behind.store("또.txt", "제목\n여비");
    await behind.close();
    const after = new Database(url);
    expect(await after.query(live)).toEqual([{ ...row, version: 99 }]);
    await after.close();
  });

  it("says of part of an index that it is no whole one, and puts it in place of none", async () => {
    const live = async () =>
      (await slow.database.query<{ version: number }>("SELECT version FROM live_sets"))[0]?.version;
    const slow = await openCold();
    await slow.database.query("DELETE FROM live_sets");
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const read = slow.parsing.read.bind(slow.parsing);
    slow.parsing.read = async (request) => {
      if (request.filename === "7.txt") await waiting;
      return read(request);
    };
    const asked = slow.found("여비");
    await vi.waitFor(async () => expect(await live()).toBe(0), { timeout: 10_000 });
    // It serves as a beginning, not as the end.
    const other = await openCold();
    expect(await other.found("여비")).toHaveLength(9);
    expect(other.parsing.reads).toEqual(["7.txt"]);
    await other.close();
    expect(await live()).toBe(13);
    goOn();
    expect(await asked).toHaveLength(9);
    await slow.tenants.close();
    expect(await live()).toBe(13);
    await slow.database.close();
  }, 30_000);

  it("takes parse results over from another's, unless they are damaged", async () => {
    const database = new Database(url);
    onTestFinished(() => database.close());
    const shared = new SharedParseResults(database);
    const cacheOf = async (name: string) =>
      ParseCache.open(join(folder, name), "0".repeat(12), { shared });
    const key = { sha256: "a".repeat(64), options: { ocr: true }, part: "document" } as never;
    const body = Buffer.alloc(3_000_000, "가");
    await (await cacheOf("one")).put(key, { facts: { pages: 1 }, body: [body] });
    const other = await cacheOf("two");
    const taken = await other.get(key);
    expect(taken?.facts).toEqual({ pages: 1 });
    expect(taken?.body.equals(body)).toBe(true);
    await database.query("DELETE FROM parse_results WHERE part = 1");
    // On its own disk now.
    expect((await other.get(key))?.body.length).toBe(body.length);
    expect(await (await cacheOf("three")).get(key)).toBeUndefined();
    await database.query("UPDATE parse_results SET parts = 2 WHERE part = 0");
    await database.query("UPDATE parse_results SET part = 1, parts = 2 WHERE part = 2");
    expect(await (await cacheOf("four")).get(key)).toBeUndefined();
    expect(await database.query("SELECT key FROM parse_results")).toEqual([]);
  });
});
