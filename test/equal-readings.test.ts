/** Two readings of one file are byte-equal but for the time they took: whichever parser has it, whatever that read before, cached or not. */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { StoredFile } from "../src/parsing/parsing.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";

const SAMPLES = fileURLToPath(new URL("../samples/corpus/demo", import.meta.url));
const CORPUS = fileURLToPath(new URL("../../shared/corpus", import.meta.url));
/** Real documents in CI, where they are there; all of them with EQUAL_READINGS=all. */
const REAL_FILES = process.env.EQUAL_READINGS === "all" ? Number.POSITIVE_INFINITY : 8;
/** Larger ones take the time of many. */
const MAX_BYTES = 300_000;
const PATIENT = 1_200_000;

const folder = mkdtempSync(join(tmpdir(), "wonmun-equal-"));
const open: SafeReading[] = [];
afterAll(async () => {
  for (const reading of open) await reading.close();
  rmSync(folder, { recursive: true, force: true });
});

interface NamedFile extends StoredFile {
  name: string;
}

function stored(path: string): NamedFile {
  const bytes = readFileSync(path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { name: basename(path), path, bytes: bytes.length, sha256 };
}

function filesOf(root: string): NamedFile[] {
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((path) => statSync(path).isFile())
    .map(stored);
}

/** By their hash, so that every kind comes and none is chosen. */
function realFiles(): NamedFile[] {
  if (!existsSync(CORPUS)) return [];
  return ["docx", "hwp", "hwpx", "pdf", "xlsx", "zip"]
    .flatMap((kind) => filesOf(join(CORPUS, kind)))
    .filter(({ bytes }) => bytes <= MAX_BYTES)
    .sort((a, b) => a.sha256.localeCompare(b.sha256))
    .slice(0, REAL_FILES);
}

async function openReading(cache: string | null): Promise<SafeReading> {
  const read = DEFAULT_READ_OPTIONS;
  const reading = await SafeReading.open({ workers: 2, timeout: 600, memory: 2048, cache, read });
  open.push(reading);
  return reading;
}

test("are byte-equal but for the time they took, in parallel, with the cache and without", {
  timeout: PATIENT,
}, async () => {
  const files = [...filesOf(SAMPLES), ...realFiles()];
  const plain = await openReading(null);
  const cached = await openReading(join(folder, "cache"));
  const untimed = async (reading: SafeReading, file: NamedFile) => {
    const want = { kind: "chunks", budget: 800 } as const;
    const { body } = await reading.read({ file, filename: file.name, want, keep: true });
    return (await body.bytes()).toString().replace(/"parse_ms":\d+/g, "");
  };
  const readAll = (reading: SafeReading, order: readonly NamedFile[]) =>
    Promise.all(order.map(async (file) => [file.name, await untimed(reading, file)] as const));
  const first = new Map(await readAll(plain, files));
  const others = [
    await readAll(plain, [...files].reverse()),
    await readAll(cached, files),
    await readAll(cached, files),
  ];
  for (const again of others) {
    for (const [name, text] of again) {
      expect(text === first.get(name), difference(name, first.get(name)!, text)).toBe(true);
    }
  }
  expect(cached.state.cacheHits).toBeGreaterThanOrEqual(files.length);
});

/** Where two readings part, for whoever has to find out why. */
function difference(name: string, one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return `${name} at ${at}: ${around(one)} ≠ ${around(other)}`;
}
