import { mkdtempSync, rmSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeCopy, readIfThere, writeAtomic } from "./atomic-file.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atomic-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (text: string) => [Buffer.from(text)];

describe("a file written whole or not at all", () => {
  it("takes the place of the old one, and leaves nothing else", async () => {
    const file = join(folder, "file");
    await writeAtomic(file, [...bytes("가"), ...bytes("나")]);
    await chmod(file, 0o644);
    await writeAtomic(file, bytes("다"));
    expect(await readFile(file, "utf8")).toBe("다");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["file"]);
  });

  it("leaves the old one where writing fails half-way", async () => {
    const file = join(folder, "file");
    await writeAtomic(file, bytes("옛것"));
    // Larger than what is joined before it is written.
    const broken = [...bytes("새"), { length: 2 ** 21 } as Uint8Array];
    await expect(writeAtomic(file, broken)).rejects.toThrow();
    expect(await readFile(file, "utf8")).toBe("옛것");
    expect(await readdir(folder)).toEqual(["file"]);
  });

  it("is written in the folder that is named", async () => {
    const elsewhere = join(folder, "elsewhere");
    const file = join(folder, "file");
    await expect(writeAtomic(file, bytes("가"), { folder: elsewhere })).rejects.toThrow(/ENOENT/);
    await mkdir(elsewhere);
    await writeAtomic(file, bytes("가"), { folder: elsewhere });
    expect(await readFile(file, "utf8")).toBe("가");
    expect(await readdir(elsewhere)).toEqual([]);
  });

  it("is null where there is none", async () => {
    expect(await readIfThere(join(folder, "none"))).toBeNull();
    await expect(readIfThere(folder)).rejects.toThrow();
  });
});

describe("a copy put in its place", () => {
  const place = (name: string, replace: boolean) =>
    placeCopy({
      source: join(folder, name),
      temporary: join(folder, `${name}.part`),
      target: join(folder, "target"),
      replace,
    });

  it("gets a new name once, and replaces only where it may", async () => {
    for (const name of ["first", "second"]) await writeFile(join(folder, name), name);
    const won = await Promise.all([place("first", false), place("second", false)]);
    expect(won.sort()).toEqual([false, true]);
    expect(await place("first", false)).toBe(false);
    expect(await place("second", true)).toBe(true);
    expect(await readFile(join(folder, "target"), "utf8")).toBe("second");
    expect((await readdir(folder)).sort()).toEqual(["first", "second", "target"]);
  });
});
