/**
 * A running service under mixed traffic (parse, upload, search, context, answer, verify, health): rising concurrency, then minutes at
 * one level while its memory is watched, then more than its limits allow. Client and service share the machine.
 *
 *     npm run build && node bench/load/run.mjs [minutes of the long hold, 10 by default]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { record } from "../record.mjs";
import { mean } from "../statistics.mjs";
import { startService } from "../tenants/service.mjs";
import { bareRefusal, overParallel, overRate } from "./limits.mjs";
import { parseShare } from "./parse-share.mjs";
import { drive, KINDS, makeRule, prepare, random, round, TENANT } from "./traffic.mjs";
import { bigUploads, healthBesideAParse } from "./uploads.mjs";

const DOCUMENTS = 500;
const LEVELS = [1, 4, 16, 64];
const STEP_SECONDS = 20;
const HOLD_CLIENTS = 16;
const minutes = Number(process.argv[2] ?? 10);

const folder = mkdtempSync(join(tmpdir(), "load-"));
const corpus = join(folder, "corpus");
const start = (settings) => startService(corpus, join(folder, "cache"), folder, settings);

try {
  mkdirSync(join(corpus, TENANT), { recursive: true });
  const next = random(20_261_115);
  for (let at = 1; at <= DOCUMENTS; at++)
    writeFileSync(join(corpus, TENANT, `규정 ${at}.docx`), makeRule(next));

  const service = await start();
  const opened = performance.now();
  await prepare(service);
  console.log(`${DOCUMENTS} documents taken in: ${Math.round(performance.now() - opened)} ms`);
  const steps = [];
  for (const clients of LEVELS) {
    steps.push({
      ...(await drive(service, { clients, seconds: STEP_SECONDS, seed: clients })),
      residentMiB: round(residentOf(service.pid)),
    });
    const { kinds, errors, ...shown } = steps.at(-1);
    console.log(shown, errors);
  }
  const searches = await drive(service, {
    ...{ clients: HOLD_CLIENTS, seconds: STEP_SECONDS, seed: 7 },
    kinds: KINDS.filter(([name]) => name === "search"),
  });
  const parses = await parseShare(service);
  console.log("searches a second", searches.perSecond, "small parses a second", parses);
  const hold = await holdSteady(service);
  console.log(hold);
  const uploads = await bigUploads(service);
  const health = await healthBesideAParse(service, folder);
  console.log(uploads, health);
  await service.stop();

  const narrow = await start({ SERVICE_MAX_PARALLEL: "2" });
  const parallel = await overParallel(narrow, 64);
  await narrow.stop();
  const bare = await bareRefusal(64);
  const slow = await start({ SERVICE_RATE_LIMIT: "60" });
  const rate = await overRate(slow, 120);
  await slow.stop();
  console.log(parallel, bare, rate);
  keep({ steps, searches, parses, hold, uploads, health, parallel, bare, rate });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Minutes of the same traffic; memory of the service and of its parsers is looked at every five seconds. */
async function holdSteady(service) {
  const resident = [];
  const parsers = [];
  const watch = setInterval(() => {
    resident.push(residentOf(service.pid));
    parsers.push(childrenOf(service.pid).reduce((sum, pid) => sum + residentOf(pid), 0));
  }, 5000);
  const { kinds, ...result } = await drive(service, {
    ...{ clients: HOLD_CLIENTS, seconds: minutes * 60, seed: 99 },
  });
  clearInterval(watch);
  // The first fifth settles: caches fill, the heap finds its size.
  const fifth = Math.max(1, Math.floor(resident.length / 5));
  return {
    ...result,
    minutes,
    residentMiB: {
      second_fifth: round(mean(resident.slice(fifth, 2 * fifth))),
      last_fifth: round(mean(resident.slice(-fifth))),
      most: round(Math.max(...resident)),
    },
    parsersMiB: { most: round(Math.max(...parsers)) },
  };
}

function keep(detail) {
  const { steps, searches, parses, hold, uploads, health, parallel, bare, rate } = detail;
  const busiest = steps.toSorted((a, b) => b.perSecond - a.perSecond)[0];
  const errors = [...steps, hold].flatMap((step) => Object.values(step.errors));
  const figures = [
    [
      "throughput",
      "처리량(섞인 요청)",
      "Mixed requests a second",
      busiest.perSecond,
      "/s",
      "higher",
    ],
    ["p50_16", "동시 16, 중간값", "Median at 16 clients", steps[2].p50, "ms", "lower"],
    ["p95_16", "동시 16, 95 %", "95th percentile at 16 clients", steps[2].p95, "ms", "lower"],
    ["p99_16", "동시 16, 99 %", "99th percentile at 16 clients", steps[2].p99, "ms", "lower"],
    [
      ...["p99_64", "동시 64, 99 %", "99th percentile at 64 clients"],
      ...[steps[3].p99, "ms", "lower", 250],
    ],
    [
      ...["searches", "초당 검색(동시 16)", "Searches a second at 16 clients"],
      ...[searches.perSecond, "/s", "higher", 1500],
    ],
    [
      ...["parse_share", "작은 파일 /parse의 처리량(읽기만 할 때 = 100 %)"],
      ...["Throughput of /parse of small files, of reading alone"],
      ...[parses.share, "%", "higher", 60],
    ],
    [
      ...["errors", "오류 응답", "Answers that were errors"],
      ...[errors.reduce((sum, count) => sum + count, 0), "", "lower", 0],
    ],
    [
      ...[
        "memory_growth",
        `${hold.minutes}분 동안의 메모리 증가`,
        `Memory growth over ${hold.minutes} minutes`,
      ],
      ...[round(hold.residentMiB.last_fifth - hold.residentMiB.second_fifth), "MiB", "lower"],
    ],
    [
      "upload_memory",
      "100 MiB 올릴 때 메모리",
      "Memory at a 100 MiB upload",
      uploads.raw.peakMiB,
      "MiB",
      "lower",
    ],
    [
      "health",
      "큰 문서를 읽는 동안 /health",
      "/health beside a heavy read",
      health.oneByOne.p50,
      "ms",
      "lower",
    ],
    [
      "refusal_parallel",
      "한도 초과 시 거절까지",
      "Time to refuse beyond the parallel limit",
      parallel.refusal.p50,
      "ms",
      "lower",
      10,
    ],
    [
      "refusal_rate",
      "횟수 초과 시 거절까지",
      "Time to refuse beyond the rate limit",
      rate.refusal.p50,
      "ms",
      "lower",
      10,
    ],
  ].map(([id, ko, en, ours, unit, better, bar]) => ({
    ...{ id, ko, en, ours, unit, better },
    ...(bar !== undefined && { bar }),
    ...(id === "refusal_parallel" && { peer: "node:http", theirs: bare.refusal.p50 }),
  }));
  record("load", { peers: { "node:http": process.version }, figures, detail });
}

function residentOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0; // It ended between the two looks.
  }
}

function childrenOf(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
}
