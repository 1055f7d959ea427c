/** A scan of several pages through compiled parser processes: seconds, pages read and memory. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SafeReading } from "../../dist/parsing/safe-reading.js";

const SAMPLE_MS = 100;
/** Enough on a busy machine: nothing is to be left out. */
const PATIENT = 900;

/** `bytes`: a TIFF. npm's own models are used. */
export async function measureProcesses(bytes, workers, timeout = PATIENT) {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-ocr-bench-"));
  const path = join(folder, "scan.tif");
  writeFileSync(path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const file = { path, bytes: bytes.length, sha256 };
  try {
    return await read(file, workers, timeout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(file, workers, timeout) {
  const reading = await SafeReading.open({
    workers,
    timeout,
    memory: 2048,
    cache: null,
    read: { layout: "checked", ocr: true },
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
