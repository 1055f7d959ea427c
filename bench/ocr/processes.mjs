/** A four-page scan through compiled parser processes: seconds and memory with one and with two. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SafeReading } from "../../dist/parsing/safe-reading.js";

const SAMPLE_MS = 100;
/** Enough for four pages on a busy machine: nothing is to be left out. */
const TIMEOUT = 900;

/** `bytes`: a TIFF. `models`: a folder, or undefined for npm's own. */
export async function measureProcesses(bytes, models) {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-ocr-bench-"));
  const path = join(folder, "scan.tif");
  writeFileSync(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = { path, bytes: bytes.length, sha256 };
  try {
    const rows = [];
    for (const workers of [1, 2]) rows.push(await read(file, workers, models));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(file, workers, models) {
  const reading = await SafeReading.open({
    workers,
    timeout: TIMEOUT,
    memory: 2048,
    cache: null,
    read: { layout: "checked", ocr: true, ...(models && { ocrData: models }) },
  });
  const peaks = new Map();
  const watch = setInterval(() => {
    for (const pid of reading.pool.pids) peaks.set(pid, peakOf(pid) ?? peaks.get(pid) ?? 0);
  }, SAMPLE_MS);
  try {
    const started = performance.now();
    const { summary } = await reading.read({
      file,
      filename: "scan.tif",
      want: { kind: "document" },
    });
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    return { workers, seconds, pages: summary.ocr_pages, memory: Math.max(...peaks.values()) };
  } finally {
    clearInterval(watch);
    await reading.close();
  }
}

/** MiB; undefined where the process is gone or the system has no `/proc`. */
function peakOf(pid) {
  try {
    const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
    return kib && Math.round(Number(kib) / 1024);
  } catch {
    return undefined;
  }
}
