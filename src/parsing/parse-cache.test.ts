import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import { type CacheKey, ParseCache } from "./parse-cache.js";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "wonmun-cache-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const key: CacheKey = {
  sha256: "ab".repeat(32),
  options: DEFAULT_READ_OPTIONS,
  part: "document",
};

const part = (text: string) => ({ facts: { text }, body: [Buffer.from(text)] });
const kept = (text: string) => ({ facts: { text }, body: Buffer.from(text) });

describe("ParseCache", () => {
  it("gives back what was put, and only for the same content, options and part", async () => {
    const cache = await ParseCache.open(directory, "0".repeat(12));
    await cache.put(key, part("읽은 것"));
    expect((await cache.get(key))?.body.toString()).toBe("읽은 것");
    expect(await cache.get({ ...key, sha256: "cd".repeat(32) })).toBeUndefined();
    expect(await cache.get({ ...key, part: "chunks-800" })).toBeUndefined();
    const stored = { ...key.options, layout: "stored" as const };
    expect(await cache.get({ ...key, options: stored })).toBeUndefined();
  });

  it("keeps what is read after somebody has emptied its folder", async () => {
    const cache = await ParseCache.open(directory, "0".repeat(12));
    await cache.put(key, part("앞"));
    for (const name of await readdir(directory))
      await rm(join(directory, name), { recursive: true });
    await cache.put(key, part("뒤"));
    expect((await cache.get(key))?.body.toString()).toBe("뒤");
    expect(cache.writeFailures).toBe(0);
  });

  it("clears what killed processes left half-written, and not what one writes now", async () => {
    const folder = join(directory, "temporary");
    await mkdir(folder);
    const old = new Date(Date.now() - 3_600_000);
    await writeFile(join(folder, "old.tmp"), "반");
    await utimes(join(folder, "old.tmp"), old, old);
    await writeFile(join(folder, "new.tmp"), "반");
    await ParseCache.open(directory, "0".repeat(12));
    expect(await readdir(folder)).toEqual(["new.tmp"]);
  });

  it("gives pieces at once from a disk in this machine alone", async () => {
    const generation = "0".repeat(12);
    const disk = (isFar: boolean) => ({ checkNetworkDisk: async () => isFar });
    const near = await ParseCache.open(directory, generation, disk(false));
    const far = await ParseCache.open(directory, generation, disk(true));
    const pieces = { entries: [[0, 2, 0]], checksums: [crc32("[]").toString(16).padStart(8, "0")] };
    await near.put(key, { facts: { pieces }, body: [Buffer.from("[]")] });
    const which = { entry: 0, chunks: 0, piece: "tables" } as const;
    expect(near.piece(key, which)?.toString()).toBe("[]");
    expect(far.piece(key, which)).toBeNull();
  });

  it("drops a file with any byte changed or missing, counts it, and takes it anew", async () => {
    const faults: string[] = [];
    const onFault = (what: string) => faults.push(what);
    const cache = await ParseCache.open(directory, "0".repeat(12), { onFault });
    await cache.put(key, part("일비 25,000원"));
    const { path } = (await cache.list())[0]!;
    const whole = await readFile(path);
    const changed = [...whole.keys()].map((at) =>
      Buffer.from(whole).fill(whole[at]! ^ 1, at, at + 1),
    );
    const cut = [...whole.keys()].map((length) => whole.subarray(0, length));
    for (const [index, other] of [...changed, ...cut].entries()) {
      await writeFile(path, other);
      expect(await cache.get(key)).toBeUndefined();
      expect(await cache.list()).toEqual([]);
      expect([cache.damaged, faults.length]).toEqual([index + 1, index + 1]);
    }
    await cache.put(key, part("일비 25,000원"));
    expect(await cache.get(key)).toEqual(kept("일비 25,000원"));
    expect(cache.damaged).toBe(faults.length);
  });

  it("counts nothing as damaged that is only missing", async () => {
    const cache = await ParseCache.open(directory, "0".repeat(12));
    expect(await cache.get(key)).toBeUndefined();
    expect(cache.piece(key, { entry: 0, chunks: 0, piece: "tables" })).toBeNull();
    expect(cache.damaged).toBe(0);
  });

  it("is refused where its path cannot be a folder", async () => {
    await writeFile(join(directory, "file"), "");
    const place = join(directory, "file", "cache");
    await expect(ParseCache.open(place, "0".repeat(12))).rejects.toThrow("ENOTDIR");
  });

  it("serves nothing of another generation", async () => {
    const older = await ParseCache.open(directory, "1".repeat(12));
    await older.put(key, part("옛 것"));
    const newer = await ParseCache.open(directory, "2".repeat(12));
    expect(await newer.get(key)).toBeUndefined();
  });

  it("keeps two older generations, the ones used last, and touches nothing else", async () => {
    await writeFile(join(directory, "mine.txt"), "x");
    for (const [index, digit] of ["1", "2", "3", "4"].entries()) {
      await ParseCache.open(directory, digit.repeat(12));
      const used = new Date(2024, 0, index + 1);
      await utimes(join(directory, `g-${digit.repeat(12)}`), used, used);
    }
    await ParseCache.open(directory, "5".repeat(12));
    expect((await readdir(directory)).sort()).toEqual(
      ["3", "4", "5"]
        .map((digit) => `g-${digit.repeat(12)}`)
        .concat("mine.txt")
        .sort(),
    );
  });

  it("is readable by its owner alone and leaves no temporary files", async () => {
    const cache = await ParseCache.open(directory, "0".repeat(12));
    await Promise.all(Array.from({ length: 20 }, () => cache.put(key, part("A".repeat(50_000)))));
    const entries = await cache.list();
    expect(entries).toHaveLength(1);
    expect((await stat(entries[0]!.path)).mode & 0o077).toBe(0);
    const names = await readdir(directory, { recursive: true });
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("lists and purges by document, across generations", async () => {
    const older = await ParseCache.open(directory, "1".repeat(12));
    await older.put(key, part("a"));
    const cache = await ParseCache.open(directory, "2".repeat(12));
    await cache.put(key, part("b"));
    await cache.put({ ...key, sha256: "cd".repeat(32) }, part("c"));
    const purged = await cache.purge((entry) => entry.doc_id === `sha256:${key.sha256}`);
    expect(purged).toHaveLength(2);
    expect((await cache.list()).map((entry) => entry.doc_id)).toEqual([
      `sha256:${"cd".repeat(32)}`,
    ]);
  });
});
