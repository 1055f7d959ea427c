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
  const figure = ({ id, ko, en, ours, unit, better, more = {} }) => ({
    ...{ id, ko, en, ours, unit, better },
    ...more,
  });
  const growth = soak.heapAliveMiB.at(-1) - soak.heapAliveMiB[1];
  const share = Number(((100 * reopen.reopened.cpuMs) / reopen.anew.cpuMs).toFixed(1));
  record("tenants", {
    figures: [
      figure({
        id: "soak-faults",
        ko: "쓰고 지우는 동안 읽은 16명이 본 잘못",
        en: "Faults seen by 16 readers while files come and go",
        ours: soak.faults,
        unit: `in ${soak.seconds} s`,
        better: "lower",
        more: { bar: 0, note: `${soak.lists + soak.searches} lists and searches` },
      }),
      figure({
        id: "soak-heap-growth",
        ko: "그동안 늘어난 살아 있는 메모리",
        en: "Growth of live memory meanwhile",
        ours: growth,
        unit: "MiB",
        better: "lower",
        more: {
          note: `after full collections, second to last quarter: ${soak.heapAliveMiB.join(", ")}; resident ${soak.residentMiB.join(", ")}`,
        },
      }),
      figure({
        id: "kill-faults",
        ko: "kill -9 뒤 어긋난 것",
        en: "Faults after kill -9",
        ours: kill.faults.length,
        unit: `in ${kill.kills} kills`,
        better: "lower",
        more: {
          bar: 0,
          note: `${kill.acknowledged} acknowledged changes, ${kill.underWay} under way`,
        },
      }),
      figure({
        id: "reopen-share",
        ko: "저장된 색인으로 다시 여는 데 드는 시간 (새로 읽기 = 100 %)",
        en: "Reopening from what is stored, of reading anew",
        ours: share,
        unit: "%",
        better: "lower",
        more: { bar: 10, note: `${reopen.documents} documents, processor time` },
      }),
      figure({
        id: "scan",
        ko: `바뀌지 않은 파일 ${reopen.files.toLocaleString("en")}개를 다시 살피기`,
        en: `Looking again at ${reopen.files.toLocaleString("en")} unchanged files`,
        ours: reopen.unchanged.cpuMs,
        unit: "ms",
        better: "lower",
        more: { note: "processor time of a query's look at the folder" },
      }),
      figure({
        id: "start-many",
        ko: `기관 ${many.tenants.toLocaleString("en")}곳이 있을 때 시작하며 더 드는 메모리`,
        en: `Memory that starting beside ${many.tenants.toLocaleString("en")} tenants adds`,
        ours: many.start.full.mib - many.start.empty.mib,
        unit: "MiB",
        better: "lower",
        more: {
          note: `first answer after ${many.start.full.ms} ms, ${many.start.empty.ms} ms with none`,
        },
      }),
      figure({
        id: "idle",
        ko: "쉬는 기관이 메모리에 남기는 것",
        en: "What idle tenants leave in memory",
        ours: many.idle.heapMiB,
        unit: "MiB",
        better: "lower",
        more: { note: `of ${many.loaded.heapMiB} MiB while in use` },
      }),
      figure({
        id: "come-back",
        ko: "쉬던 기관이 돌아오는 시간",
        en: "An idle tenant comes back in",
        ours: many.reopened.medianCpuMs,
        unit: "ms",
        better: "lower",
        more: { note: "median of 200, processor time" },
      }),
      figure({
        id: "longest-step",
        ko: "덩이 10만 개 색인에서 다른 요청을 가장 오래 막은 시간",
        en: "Longest step that holds others up, index of 100,000 chunks",
        ours: many.large.longestCpuMs,
        unit: "ms",
        better: "lower",
        more: { bar: 50, note: "processor time of the event loop's thread" },
      }),
    ],
    detail: { soak, kill, reopen, many },
  });
}
