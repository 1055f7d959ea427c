import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { JsonLines } from "./json-lines.js";

const folder = mkdtempSync(join(tmpdir(), "wonmun-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("records that come together are all written, whole and in order", async () => {
  const path = join(folder, "log");
  const lines = new JsonLines(path);
  const written: Promise<void>[] = [];
  for (let n = 0; n < 200; n++) {
    written.push(lines.append({ n }));
    if (n % 7 === 0) await new Promise(setImmediate);
  }
  await written[150];
  expect(readFileSync(path, "utf8")).toContain('{"n":150}\n');
  await Promise.all(written);
  const records = readFileSync(path, "utf8").trimEnd().split("\n");
  expect(records).toEqual(Array.from({ length: 200 }, (_, n) => `{"n":${n}}`));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("what cannot be written is said, and the next record is tried anew", async () => {
  const lines = new JsonLines(join(folder, "missing", "log"));
  await expect(lines.append({ n: 1 })).rejects.toThrow(/ENOENT/);
  await expect(lines.append({ n: 2 })).rejects.toThrow(/ENOENT/);
});
