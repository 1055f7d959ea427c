import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { Spool } from "./spool.js";

const parent = mkdtempSync(join(tmpdir(), "wonmun-spool-"));
afterAll(() => rmSync(parent, { recursive: true }));

test("a file is written, hashed and counted, for its owner alone, and removed", async () => {
  const spool = await Spool.open(parent);
  const file = await spool.create({ limit: 10, tooLarge: "TOO_LARGE" });
  await file.write(Buffer.from("hello"));
  await file.write(Buffer.from("world"));
  const stored = await file.finish();
  const sha256 = createHash("sha256").update("helloworld").digest("hex");
  expect(stored).toMatchObject({ bytes: 10, sha256 });
  expect(readFileSync(stored.path, "utf8")).toBe("helloworld");
  expect(statSync(stored.path).mode & 0o777).toBe(0o600);
  await file.remove();
  await file.remove();
  expect(readdirSync(spool.directory)).toEqual([]);
  await spool.close();
  expect(readdirSync(parent)).toEqual([]);
});

test("one byte over the limit is refused", async () => {
  const spool = await Spool.open(parent);
  const file = await spool.create({ limit: 4, tooLarge: "TRY_TOO_LARGE" });
  await file.write(Buffer.from("1234"));
  await expect(file.write(Buffer.from("5"))).rejects.toMatchObject({ reason: "TRY_TOO_LARGE" });
  await file.remove();
  await spool.close();
});

test("what a dead process left is cleared, what may be alive stays", async () => {
  const dead = join(parent, "spool-dead");
  const alive = join(parent, "spool-alive");
  await mkdir(dead);
  await mkdir(alive);
  const longAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  utimesSync(dead, longAgo, longAgo);
  const spool = await Spool.open(parent);
  expect(readdirSync(parent)).toContain("spool-alive");
  expect(readdirSync(parent)).not.toContain("spool-dead");
  await spool.close();
});

test("a process says that it lives, and clears later what died just before it began", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const dead = join(parent, "uploads-dead");
  await mkdir(dead);
  const spool = await Spool.open(parent);
  const nearlyStale = Date.now() / 1000 - 9.5 * 60;
  for (const folder of [dead, spool.directory]) utimesSync(folder, nearlyStale, nearlyStale);
  expect(readdirSync(parent)).toContain("uploads-dead");
  vi.advanceTimersByTime(60 * 1000);
  await vi.waitFor(() => expect(readdirSync(parent)).not.toContain("uploads-dead"));
  expect(readdirSync(parent)).toContain(basename(spool.directory));
  await spool.close();
});
