import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "../settings/read-settings.js";
import { cacheOption, corpusFolder, logFiles, modelFolder, readingSettings } from "./settings.js";

const folder = mkdtempSync(join(tmpdir(), "wonmun-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const missing = join(folder, "missing");

it("gives reading its defaults, with the cache's folder made", () => {
  const cache = join(folder, "deep", "cache");
  expect(readingSettings(readSettings({ SERVICE_CACHE: cache }))).toMatchObject({
    cache,
    timeout: 120,
    memory: 2048,
    read: { layout: "checked", ocr: true },
  });
  expect(readingSettings(readSettings({ SERVICE_CACHE: cache })).workers).toBeGreaterThan(0);
});

it("lets --cache and --no-cache overrule the variable", () => {
  const env = { SERVICE_CACHE: missing };
  const cacheWith = (values: Parameters<typeof cacheOption>[0]) =>
    readingSettings(readSettings(env, cacheOption(values))).cache;
  expect(cacheWith({ cache: join(folder, "here") })).toBe(join(folder, "here"));
  expect(cacheWith({ cache: join(folder, "here"), "no-cache": true })).toBeNull();
  expect(cacheWith({})).toBe(missing);
  expect(readingSettings(readSettings({ SERVICE_CACHE: "0" })).cache).toBeNull();
});

it("tries the folders and files of what is used", () => {
  const nowhere = join(folder, "nowhere");
  const settings = readSettings({
    SERVICE_CORPUS: nowhere,
    SERVICE_OCR_DATA: nowhere,
    SERVICE_VECTOR_MODEL: nowhere,
    SERVICE_USAGE_LOG: join(nowhere, "usage"),
    SERVICE_CACHE: "0",
  });
  expect(() => corpusFolder(settings)).toThrow(/^SERVICE_CORPUS \(--corpus\) = .*nowhere: /);
  expect(() => readingSettings(settings)).toThrow(/^SERVICE_OCR_DATA = /);
  expect(() => modelFolder(settings)).toThrow(/^SERVICE_VECTOR_MODEL = /);
  expect(() => modelFolder(readSettings({ SERVICE_VECTOR_MODEL: folder }))).toThrow(
    /^SERVICE_VECTOR_MODEL = .*tokenizer\.json/,
  );
  expect(() => logFiles(settings)).toThrow(/^SERVICE_USAGE_LOG = /);
  expect(() => logFiles(readSettings({ SERVICE_FEEDBACK_LOG: folder }))).toThrow(
    /^SERVICE_FEEDBACK_LOG = /,
  );
});
