import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  filename: "공문.hwp",
  options: DEFAULT_READ_OPTIONS,
  part: "document",
};

describe("ParseCache", () => {
  it("gives back what was put, and only for the same content, name, options and part", async () => {
    const cache = await ParseCache.open(directory, "0".repeat(12));
    await cache.put(key, Buffer.from("읽은 것"));
    expect((await cache.get(key))?.toString()).toBe("읽은 것");
    expect((await cache.get({ ...key, filename: "공문.hwp".normalize("NFD") }))?.toString()).toBe(
      "읽은 것",
    );
    expect(await cache.get({ ...key, sha256: "cd".repeat(32) })).toBeUndefined();
    expect(await cache.get({ ...key, filename: "다른.hwp" })).toBeUndefined();
    expect(await cache.get({ ...key, part: "chunks-800" })).toBeUndefined();
    const stored = { ...key.options, layout: "stored" as const };
    expect(await cache.get({ ...key, options: stored })).toBeUndefined();
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
    const near = await ParseCache.open(directory, generation, async () => false);
    const far = await ParseCache.open(directory, generation, async () => true);
    await near.put(key, Buffer.from(`${JSON.stringify({ pieces: [[0, 2, 0]] })}\n[]`));
    const which = { entry: 0, chunks: 0, piece: "tables" } as const;
    expect(near.piece(key, which)?.toString()).toBe("[]");
    expect(far.piece(key, which)).toBeNull();
  });

  it("serves nothing of another generation", async () => {
    const older = await ParseCache.open(directory, "1".repeat(12));
    await older.put(key, Buffer.from("옛 것"));
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
    await Promise.all(Array.from({ length: 20 }, () => cache.put(key, Buffer.alloc(50_000, 65))));
    const entries = await cache.list();
    expect(entries).toHaveLength(1);
    expect((await stat(entries[0]!.path)).mode & 0o077).toBe(0);
    const names = await readdir(directory, { recursive: true });
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  it("lists and purges by document, across generations", async () => {
    const older = await ParseCache.open(directory, "1".repeat(12));
    await older.put(key, Buffer.from("a"));
    const cache = await ParseCache.open(directory, "2".repeat(12));
    await cache.put(key, Buffer.from("b"));
    await cache.put({ ...key, sha256: "cd".repeat(32) }, Buffer.from("c"));
    const purged = await cache.purge((entry) => entry.doc_id === `sha256:${key.sha256}`);
    expect(purged).toHaveLength(2);
    expect((await cache.list()).map((entry) => entry.doc_id)).toEqual([
      `sha256:${"cd".repeat(32)}`,
    ]);
  });
});
