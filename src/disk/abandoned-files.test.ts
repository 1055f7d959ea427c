import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeAbandoned, temporariesOlderThan } from "./abandoned-files.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "abandoned-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MINUTE = 60_000;

async function put(name: string, ageMs: number) {
  const then = new Date(Date.now() - ageMs);
  await writeFile(join(folder, name), "");
  await utimes(join(folder, name), then, then);
}

it("removes old temporaries, and neither young ones nor other files", async () => {
  await put("index.tmp", 2 * MINUTE);
  await put("young.tmp", MINUTE / 2);
  await put("index", 2 * MINUTE);
  await removeAbandoned(folder, temporariesOlderThan(MINUTE));
  expect((await readdir(folder)).sort()).toEqual(["index", "young.tmp"]);
});

it("removes folders with what is in them, by the caller's own rule", async () => {
  for (const name of ["left-1", "left-2"]) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, "file"), "");
  }
  await removeAbandoned(folder, {
    isNamed: (name) => name.startsWith("left-"),
    isOver: (age, name) => age < MINUTE && name === "left-1",
  });
  expect(await readdir(folder)).toEqual(["left-2"]);
});

it("has nothing to do in a folder that is not there", async () => {
  await removeAbandoned(join(folder, "none"), temporariesOlderThan(0));
});
