/** A command that is sure to need a parser starts it before the cache is open. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import { SafeReading } from "./safe-reading.js";

const folder = mkdtempSync(join(tmpdir(), "start-ahead-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("takes the process that was started ahead for the first file", async () => {
  const reading = await SafeReading.open({
    ...{ cache: null, workers: 2, timeout: 30, memory: 1024 },
    read: { ...DEFAULT_READ_OPTIONS, ocr: false },
    startAhead: true,
  });
  try {
    const started = reading.pool.pids;
    expect(started).toHaveLength(1);
    const path = join(folder, "note.txt");
    writeFileSync(path, "한 줄\n");
    const file = { path, bytes: 8, sha256: "0".repeat(64) };
    const { summary } = await reading.read({
      file,
      filename: "note.txt",
      want: { kind: "document" },
    });
    expect(summary.readable).toBe(true);
    expect(reading.pool.pids).toEqual(started);
  } finally {
    await reading.close();
  }
});
