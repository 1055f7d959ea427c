/**
 * Everything about tenants, one bench after the other, each in a process of its own; keeps it in `bench/results/tenants.json`.
 *
 *   npm run build && node bench/tenants/run.mjs [--seconds 180] [--pause 0] [--kills 200] [--tenants 3000] [--from <folder>]
 *
 * Minutes to half an hour, by the number of kills and seconds. `--from` takes the figures of a part that ran alone before, from
 * `<folder>/<part>.json` (parts write them there with `--keep <folder>`), so that long parts need not run again.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { record } from "../record.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "180" },
    pause: { type: "string", default: "0" },
    kills: { type: "string", default: "200" },
    tenants: { type: "string", default: "3000" },
    from: { type: "string" },
    keep: { type: "string" },
    only: { type: "string" },
  },
});
const PARTS = {
  soak: ["--seconds", values.seconds, "--pause", values.pause],
  kill: ["--kills", values.kills],
  reopen: [],
  many: ["--tenants", values.tenants],
};
const wanted = values.only ? values.only.split(",") : Object.keys(PARTS);
const found = {};
for (const part of wanted) found[part] = stored(part) ?? (await run(part));
if (wanted.length === Object.keys(PARTS).length) keepAll(found);

function stored(part) {
  const file = values.from && join(values.from, `${part}.json`);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

async function run(part) {
  console.log(`${part} …`);
  const script = fileURLToPath(new URL(`${part}.mjs`, import.meta.url));
  const child = fork(script, PARTS[part], { execArgv: ["--expose-gc"] });
  let figures;
  child.on("message", (message) => {
    figures = message;
  });
  await once(child, "exit");
  if (!figures) throw new Error(`${part} gave no figures`);
  if (values.keep) writeFileSync(join(values.keep, `${part}.json`), JSON.stringify(figures));
  return figures;
}

function keepAll({ soak, kill, reopen, many }) {
  const figure = (id, ko, en, ours, unit, better, more = {}) => ({
    ...{ id, ko, en, ours, unit, better },
    ...more,
  });
  const growth = soak.heapAliveMiB.at(-1) - soak.heapAliveMiB[1];
  const share = Number(((100 * reopen.reopened.cpuMs) / reopen.anew.cpuMs).toFixed(1));
  record("tenants", {
    figures: [
      figure(
        "soak-faults",
        "쓰고 지우는 동안 읽은 16명이 본 잘못",
        "Faults seen by 16 readers while files come and go",
        soak.faults,
        `in ${soak.seconds} s`,
        "lower",
        { bar: 0, note: `${soak.lists + soak.searches} lists and searches` },
      ),
      figure(
        "soak-heap-growth",
        "그동안 늘어난 살아 있는 메모리",
        "Growth of live memory meanwhile",
        growth,
        "MiB",
        "lower",
        {
          note: `after full collections, second to last quarter: ${soak.heapAliveMiB.join(", ")}; resident ${soak.residentMiB.join(", ")}`,
        },
      ),
      figure(
        "kill-faults",
        "kill -9 뒤 어긋난 것",
        "Faults after kill -9",
        kill.faults.length,
        `in ${kill.kills} kills`,
        "lower",
        { bar: 0, note: `${kill.acknowledged} acknowledged changes, ${kill.underWay} under way` },
      ),
      figure(
        "reopen-share",
        "저장된 색인으로 다시 여는 데 드는 시간 (새로 읽기 = 100 %)",
        "Reopening from what is stored, of reading anew",
        share,
        "%",
        "lower",
        { bar: 10, note: `${reopen.documents} documents, processor time` },
      ),
      figure(
        "scan",
        `바뀌지 않은 파일 ${reopen.files.toLocaleString("en")}개를 다시 살피기`,
        `Looking again at ${reopen.files.toLocaleString("en")} unchanged files`,
        reopen.unchanged.cpuMs,
        "ms",
        "lower",
        { note: "processor time of a query's look at the folder" },
      ),
      figure(
        "start-many",
        `기관 ${many.tenants.toLocaleString("en")}곳이 있을 때 시작하며 더 드는 메모리`,
        `Memory that starting beside ${many.tenants.toLocaleString("en")} tenants adds`,
        many.start.full.mib - many.start.empty.mib,
        "MiB",
        "lower",
        {
          note: `first answer after ${many.start.full.ms} ms, ${many.start.empty.ms} ms with none`,
        },
      ),
      figure(
        "idle",
        "쉬는 기관이 메모리에 남기는 것",
        "What idle tenants leave in memory",
        many.idle.heapMiB,
        "MiB",
        "lower",
        { note: `of ${many.loaded.heapMiB} MiB while in use` },
      ),
      figure(
        "come-back",
        "쉬던 기관이 돌아오는 시간",
        "An idle tenant comes back in",
        many.reopened.medianCpuMs,
        "ms",
        "lower",
        { note: "median of 200, processor time" },
      ),
      figure(
        "longest-step",
        "덩이 10만 개 색인에서 다른 요청을 가장 오래 막은 시간",
        "Longest step that holds others up, index of 100,000 chunks",
        many.large.longestCpuMs,
        "ms",
        "lower",
        { bar: 50, note: "processor time of the event loop's thread" },
      ),
    ],
    detail: { soak, kill, reopen, many },
  });
}
