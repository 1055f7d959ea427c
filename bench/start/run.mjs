/**
 * What a start costs: from the command to the first answer of the service, its memory at rest, and one cold command on one small
 * HWP file beside `kordoc`'s own command. Each is the median of several starts.
 *
 *     npm run build && npm ci --prefix bench/peers && node bench/start/run.mjs
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { kordocVersion } from "../kordoc.mjs";
import { record } from "../record.mjs";
import { median } from "../statistics.mjs";
import { startService } from "../tenants/service.mjs";

const STARTS = 7;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const sample = here("../../samples/corpus/demo/보도자료.hwp");
const folder = mkdtempSync(join(tmpdir(), "start-"));

const starts = [];
const resident = [];
const commands = [];
const peers = [];
try {
  mkdirSync(join(folder, "corpus"));
  for (let at = 0; at < STARTS; at++) {
    const began = performance.now();
    const service = await startService(join(folder, "corpus"), join(folder, "cache"), folder);
    await service.call("GET", "/health");
    starts.push(performance.now() - began);
    resident.push(service.residentMiB());
    await service.stop();
    commands.push(timeOf([here("../../dist/cli/main.js"), "parse", sample, "--md"]));
    peers.push(timeOf([here("../peers/node_modules/kordoc/dist/cli.js"), sample, "--silent"]));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const whole = (values) => Math.round(median(values));
record("start", {
  peers: { kordoc: kordocVersion },
  figures: [
    {
      ...{ id: "service", ko: "서비스 시작부터 첫 응답까지", en: "Start to the first answer" },
      ...{ ours: whole(starts), unit: "ms", better: "lower", bar: 500 },
    },
    {
      ...{ id: "memory", ko: "쉴 때 메모리", en: "Memory at rest" },
      ...{ ours: whole(resident), unit: "MiB", better: "lower" },
    },
    {
      ...{ id: "command", ko: "명령 한 번(작은 HWP)", en: "One cold command on a small HWP" },
      ...{ ours: whole(commands), unit: "ms", better: "lower", bar: 250 },
      ...{ peer: "kordoc", theirs: whole(peers) },
    },
  ],
  detail: { starts: STARTS },
});

/** Milliseconds of one run in a process of its own. */
function timeOf(args) {
  const began = performance.now();
  execFileSync(process.execPath, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return performance.now() - began;
}
