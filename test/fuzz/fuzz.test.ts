/**
 * Hostile files end in a Document, readable or with its reason. A bounded number here, through the real parser
 * processes; hours of it by `npm run fuzz -- --minutes 60`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { makeInput } from "./inputs.js";
import { makeSeeds } from "./seeds.js";
import { tryInput } from "./trial.js";

const SEED = 2026;
const COUNT = 160;
const LIMIT_MS = 240_000;

it("every damaged file ends in a sound Document", { timeout: LIMIT_MS }, async () => {
  const seeds = await makeSeeds();
  const folder = mkdtempSync(join(tmpdir(), "wonmun-fuzz-"));
  // Recognition has the long run's time, not this one's: pictures are decoded and refused for want of an engine.
  const read = { ...DEFAULT_READ_OPTIONS, ocr: false };
  const reading = await SafeReading.open({
    workers: 1,
    timeout: 60,
    memory: 1024,
    cache: null,
    read,
  });
  onTestFinished(async () => {
    await reading.close();
    rmSync(folder, { recursive: true });
  });
  const findings: string[] = [];
  const outcomes = new Set<string>();
  for (let index = 0; index < COUNT; index++) {
    const input = makeInput(seeds, SEED, index);
    const trial = await tryInput(reading, input, folder, 60);
    outcomes.add(trial.outcome);
    // How long it took depends on the machine; that it ended does not.
    const real = trial.findings.filter((what) => !what.startsWith("SLOW"));
    if (real.length > 0) findings.push(`--seed ${SEED} --only ${index}: ${real.join("; ")}`);
  }
  expect(findings).toEqual([]);
  expect(reading.pool.restarts).toBe(0);
  // The damage is neither so light that all is read nor so heavy that nothing is.
  expect([...outcomes]).toEqual(expect.arrayContaining(["read", "CORRUPT", "TOO_LARGE"]));
});

it("the same seed gives the same input", async () => {
  const seeds = await makeSeeds();
  for (let index = 0; index < 26; index++) {
    expect(makeInput(seeds, 7, index).bytes.equals(makeInput(seeds, 7, index).bytes)).toBe(true);
  }
});
