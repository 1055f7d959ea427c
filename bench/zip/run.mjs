/**
 * Sends bombs to the running service and records what they cost it: the answer, the time, and how much the memory of
 * the service and its parser processes grew. Keeps it in `bench/results/zip.json`.
 *
 *     npm run build && node bench/zip/run.mjs
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { record } from "../record.mjs";
import { startService } from "../tenants/service.mjs";
import { BOMBS, SMALL } from "./bombs.mjs";

const SAMPLE_EVERY_MS = 10;

// Made before the service starts: packing takes this process seconds, in which a waiting connection would be given up.
const made = BOMBS.map((bomb) => ({ ...bomb, bytes: bomb.make() }));
const folder = mkdtempSync(join(tmpdir(), "bombs-"));
for (const name of ["corpus", "cache", "work"]) mkdirSync(join(folder, name));
const service = await startService(
  join(folder, "corpus"),
  join(folder, "cache"),
  join(folder, "work"),
);
const rows = [];
try {
  // The first calls load the readers; several, so that every parser process has had one.
  for (let round = 0; round < 4; round++) {
    await Promise.all([send("a.zip", SMALL.zip), send("a.xlsx", SMALL.xlsx)]);
  }
  for (const bomb of made) rows.push(await measure(bomb));
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}
console.table(rows);
const worst = (key) => Math.max(...rows.map((row) => row[key]));
record("zip", {
  figures: [
    {
      id: "refused",
      ko: "제 까닭으로 거절한 폭탄 압축",
      en: "Bombs refused with their own reason",
      ours: rows.filter((row) => row.right).length,
      unit: `of ${rows.length}`,
      better: "higher",
      bar: rows.length,
    },
    {
      id: "slowest-cpu",
      ko: "가장 오래 걸린 거절 (CPU)",
      en: "Slowest refusal (processor time)",
      ours: worst("cpu_ms"),
      unit: "ms",
      better: "lower",
      bar: 2000,
      note: `service and parser processes; by the clock ${worst("ms")} ms, on a machine that may have other work`,
    },
    {
      id: "growth",
      ko: "거절하는 동안 늘어난 메모리 (가장 많은 것)",
      en: "Memory growth during a refusal, at most",
      ours: worst("growth_mib"),
      unit: "MiB",
      better: "lower",
      note: "service and parser processes together, above the file's own bytes",
    },
  ],
  detail: { bombs: rows },
});

async function measure({ id, name = "a.zip", reason, where, bytes }) {
  const before = treeMiB();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMiB());
  }, SAMPLE_EVERY_MS);
  const cpu = treeCpuMs();
  const started = performance.now();
  const { body } = await send(name, bytes);
  const ms = Math.round(performance.now() - started);
  peak = Math.max(peak, treeMiB());
  clearInterval(timer);
  const found = where === "inner" ? innermost(body) : body;
  return {
    id,
    packed_kib: Math.ceil(bytes.length / 1024),
    reason: found.access?.reason ?? body.detail ?? null,
    right: found.access?.reason === reason,
    ms,
    cpu_ms: treeCpuMs() - cpu,
    growth_mib: Math.max(0, Math.round(peak - before - bytes.length / 2 ** 20)),
  };
}

/** The last document down the first branch, or the first refused one on it. */
function innermost(document) {
  const next = document.documents?.[0];
  return next ? innermost(next) : document;
}

function send(name, bytes) {
  return service.call("POST", "/parse", bytes, { "x-filename": encodeURIComponent(name) });
}

function tree() {
  const parents = new Map();
  for (const pid of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "latin1")
        .replace(/^.*\) /s, "")
        .split(" ");
      parents.set(Number(pid), fields);
    } catch {
      // It ended between the listing and the reading.
    }
  }
  const own = [service.pid];
  for (let at = 0; at < own.length; at++) {
    for (const [pid, fields] of parents) if (Number(fields[1]) === own[at]) own.push(pid);
  }
  return own.map((pid) => parents.get(pid)).filter(Boolean);
}

/** Fields of `/proc/<pid>/stat` after the name: 21 is resident pages, 11 and 12 ticks of CPU. */
function treeMiB() {
  return tree().reduce((sum, fields) => sum + Number(fields[21]) * 4096, 0) / 2 ** 20;
}

function treeCpuMs() {
  return tree().reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) * 10, 0);
}
