/**
 * Thousands of tenants: what starting costs while they lie on disk, what they hold in memory when all were asked about, what is left
 * when they are idle, and how fast one comes back. And a tenant of 100,000 chunks: the longest step that holds up everything else.
 *
 *   npm run build && node --expose-gc bench/tenants/many.mjs [--tenants 3000] [--chunks 100000]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Engine } from "../../dist/search/engine.js";
import { Tenants } from "../../dist/tenants/tenants.js";
import { textParsing } from "./keeper.mjs";
import { startService } from "./service.mjs";

const { values } = parseArgs({
  options: {
    tenants: { type: "string", default: "3000" },
    chunks: { type: "string", default: "100000" },
  },
});
const FILES = 10;
const LINES = 20;
const root = mkdtempSync(join(tmpdir(), "wonmun-many-"));
const at = (...names) => join(root, ...names);
for (const name of ["none", "corpus", "large", "large/큰", "state", "tmp", "cache"])
  mkdirSync(at(name));
const WORDS =
  "국내 출장비 지급 기준 예산 편성 지침 시행 공무원 여비 규정 개정 숙박비 상한 회계 연도 결산 보고 위원회 심의".split(
    " ",
  );
const line = (seed) =>
  Array.from(
    { length: 20 },
    (_, i) => `${WORDS[(seed * 7 + i * 13) % WORDS.length]}${(seed * 31 + i * 17) % 9973}`,
  ).join(" ");
const text = (seed, lines) =>
  Array.from({ length: lines }, (_, i) => line(seed * lines + i)).join("\n");
const MIB = 2 ** 20;
const round = (value) => Math.round(value * 10) / 10;
async function heapMiB() {
  // What a collection finds in one round it frees in the next.
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await sleep(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return round((heapUsed + external) / MIB);
}

/** Time that this thread alone has run (proc(5), schedstat), whatever other threads and processes do. */
const threadMs = () =>
  Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;

const result = { tenants: Number(values.tenants) };
try {
  for (let tenant = 0; tenant < result.tenants; tenant++) {
    mkdirSync(at("corpus", `기관 ${tenant}`));
    for (let file = 0; file < FILES; file++)
      writeFileSync(
        at("corpus", `기관 ${tenant}`, `${file}.txt`),
        text(tenant * FILES + file, LINES),
      );
  }
  result.start = { empty: await starting(at("none")), full: await starting(at("corpus")) };
  await idling();
  await large(Number(values.chunks));
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(JSON.stringify(result, null, 1));
process.send?.(result);

/** The service as it starts; the clock to its first answer, and what it holds then. */
async function starting(corpus) {
  const from = performance.now();
  const service = await startService(corpus, at("cache"), at("tmp"));
  const { status } = await service.call("GET", "/health");
  const ms = Math.round(performance.now() - from);
  const mib = Math.round(service.residentMiB());
  await service.stop();
  return { status, ms, mib };
}

async function idling() {
  let clock = 0;
  const options = { corpus: at("corpus"), state: at("state"), generation: "bench" };
  const tenants = new Tenants({ ...options, parsing: textParsing, now: () => clock });
  const before = await heapMiB();
  const names = await tenants.names();
  for (const name of names) await tenants.scope(name, null);
  const loaded = { tenants: tenants.loaded, heapMiB: round((await heapMiB()) - before) };
  clock += 3_600_000;
  const cpu = process.cpuUsage();
  await tenants.closeIdle();
  const { user, system } = process.cpuUsage(cpu);
  result.loaded = loaded;
  result.idle = {
    tenants: tenants.loaded,
    heapMiB: round((await heapMiB()) - before),
    cpuMsEach: round((user + system) / 1000 / names.length),
  };
  const times = [];
  for (let turn = 0; turn < 200; turn++) {
    const name = names[(turn * 7919) % names.length];
    const spent = process.cpuUsage();
    const from = performance.now();
    const scope = await tenants.scope(name, null);
    if (scope.documents.length !== FILES) throw new Error(`${name} came back with other documents`);
    const used = process.cpuUsage(spent);
    times.push({ ms: performance.now() - from, cpu: (used.user + used.system) / 1000 });
  }
  const middle = (key) =>
    round(times.map((each) => each[key]).sort((a, b) => a - b)[times.length >> 1]);
  result.reopened = { medianMs: middle("ms"), medianCpuMs: middle("cpu") };
  await tenants.close();
}

/** Every step of the index that runs on the event loop, while a tenant grows and half of it goes. */
async function large(chunks) {
  const steps = [];
  for (const verb of ["apply", "adopt"]) {
    const original = Engine.prototype[verb];
    Engine.prototype[verb] = function timed(...given) {
      const from = threadMs();
      const answer = original.apply(this, given);
      steps.push(threadMs() - from);
      return answer;
    };
  }
  const perFile = 50;
  const files = chunks / perFile;
  for (let file = 0; file < files; file++)
    writeFileSync(at("large", "큰", `${file}.txt`), text(file, perFile));
  const options = { corpus: at("large"), state: at("state"), generation: "bench" };
  const tenants = new Tenants({ ...options, parsing: textParsing });
  await tenants.scope("큰", null);
  for (let file = 0; file < files; file += 2) rmSync(at("large", "큰", `${file}.txt`));
  await tenants.scope("큰", null);
  await tenants.close();
  steps.sort((a, b) => b - a);
  result.large = { chunks, steps: steps.length, longestCpuMs: round(steps[0]) };
}
