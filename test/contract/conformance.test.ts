/** Every row of the contract holds against services with keys and without, cache, OCR and vectors on and off. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { makeLookupModel, makeWordTokenizer } from "../../samples/make/onnx.js";
import { Service } from "./client.mjs";
import { makeCorpus } from "./corpus.js";
import { REQUESTS } from "./requests.mjs";
import { conformancePage, ROWS, type RowResult, tryRow } from "./suite.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wonmun-contract-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Meaning needs an optional library; where it is missing, that it is off is what holds. */
const hasRuntime = await import("onnxruntime-node").then(
  () => true,
  () => false,
);

/** Any two of the four settings meet in every way: five starts in place of sixteen. */
const PAIRWISE = [
  { keys: false, cache: false, ocr: false, vectors: false },
  { keys: false, cache: true, ocr: true, vectors: true },
  { keys: true, cache: false, ocr: true, vectors: true },
  { keys: true, cache: true, ocr: false, vectors: true },
  { keys: true, cache: true, ocr: true, vectors: false },
];
type Combination = (typeof PAIRWISE)[number];
/** Each setting on and off, the defaults among them; with CONTRACT=all any two in every way. */
const COMBINATIONS =
  process.env.CONTRACT === "all" ? PAIRWISE : [PAIRWISE[0]!, PAIRWISE[1]!, PAIRWISE[3]!];

const OTHERS = { alpha: "key-of-alpha", beta: "key-of-beta" };

function environment(combination: Combination, at: number): Record<string, string> {
  const corpus = join(folder, `corpus-${at}`);
  makeCorpus(corpus);
  return {
    SERVICE_CORPUS: corpus,
    // One for all: what was recognised once is not recognised again.
    SERVICE_CACHE: combination.cache ? join(folder, "cache") : "0",
    SERVICE_OCR: combination.ocr ? "1" : "0",
    SERVICE_VECTORS: combination.vectors ? "1" : "0",
    ...(combination.vectors && { SERVICE_VECTOR_MODEL: modelFolder() }),
    ...(combination.keys && {
      SERVICE_API_KEY: "key-of-all",
      SERVICE_API_KEYS: JSON.stringify(OTHERS),
      SERVICE_FEEDBACK_LOG: join(folder, `feedback-${at}.jsonl`),
    }),
  };
}

function modelFolder(): string {
  const path = join(folder, "model");
  mkdirSync(path, { recursive: true });
  const table = [
    [0.01, 0.01, 0.01],
    [1, 0, 0],
    [0.9, 0.1, 0],
  ];
  writeFileSync(join(path, "model.onnx"), makeLookupModel(table));
  writeFileSync(join(path, "tokenizer.json"), makeWordTokenizer(["노잣돈", "여비"]));
  return path;
}

function start(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(root, "dist/cli/main.js"), "serve", "--port", "0"], {
    env: { PATH: process.env.PATH, TMPDIR: tmpdir(), ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const found = /^wonmun (http:\S+)$/m.exec(String(text))?.[1];
      if (found) resolve(found);
    });
    child.on("exit", (code) => reject(new Error(`the service ended with ${code}`)));
  });
}

/** Half a minute each where a processor is free; many times that where it is not. */
const PATIENT = 900_000;

const held = new Map<string, Set<RowResult["outcome"]>>(ROWS.map(({ id }) => [id, new Set()]));

describe.each(COMBINATIONS)("with %o", { timeout: PATIENT }, (combination) => {
  test("every statement holds that applies", async () => {
    const at = COMBINATIONS.indexOf(combination);
    const service = new Service({
      baseUrl: await start(environment(combination, at)),
      ...(combination.keys && { key: "key-of-all", others: OTHERS, write: "conformance" }),
    });
    await service.look();
    const failed: string[] = [];
    for (const row of ROWS) {
      const { outcome, detail } = await tryRow(row, service);
      held.get(row.id)!.add(outcome);
      if (outcome === "fails") failed.push(`${row.id}: ${row.says}\n  ${detail}`);
    }
    started[at]!.kill("SIGTERM");
    expect(failed).toEqual([]);
  });
});

describe("the suite", () => {
  test("proves every row by a request in some combination, by a test, or says why not", () => {
    const proven = (id: string) =>
      ["holds", "by test", "untested"].some((outcome) =>
        held.get(id)!.has(outcome as RowResult["outcome"]),
      );
    const unproven = ROWS.filter(({ id }) => !proven(id));
    const excused = hasRuntime ? [] : ROWS.filter(({ needs }) => needs.includes("vectors"));
    expect(unproven.filter((row) => !excused.includes(row)).map(({ id }) => id)).toEqual([]);
  });

  test("names tests that are there", () => {
    const missing = ROWS.filter(({ test: named }) => {
      if (!named) return false;
      const [file, name] = named;
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return !new RegExp(`\\(\\s*"${escaped}",`).test(readFileSync(join(root, file), "utf8"));
    });
    expect(missing.map(({ id, test: named }) => [id, named])).toEqual([]);
  });

  test("has a row for every request, one id for each row, and a request for each that names one", () => {
    const named = new Set(ROWS.flatMap(({ request }) => request ?? []));
    expect([...named].sort()).toEqual(Object.keys(REQUESTS).sort());
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
    for (const row of ROWS) {
      expect([row.request, row.test, row.untested].filter(Boolean), row.id).toHaveLength(1);
    }
  });

  test("is what docs/conformance.md shows", () => {
    expect(readFileSync(join(root, "docs/conformance.md"), "utf8")).toBe(conformancePage());
  });
});
