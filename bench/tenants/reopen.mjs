/**
 * What coming back costs: reading a tenant of 1,000 documents anew, against reopening it from what is stored; and what looking at a
 * folder of 10,000 unchanged files adds to a query. Processor time of the service and, for reading, of its parser processes too.
 *
 *   npm run build && node bench/tenants/reopen.mjs [--documents 1000] [--files 10000]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { FolderWatch } from "../../dist/tenants/folder-watch.js";
import { Tenants } from "../../dist/tenants/tenants.js";
import { textParsing } from "./keeper.mjs";
import { makeDocx, startService } from "./service.mjs";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "1000" },
    files: { type: "string", default: "10000" },
  },
});
const root = mkdtempSync(join(tmpdir(), "wonmun-reopen-"));
const at = (...names) => join(root, ...names);
for (const name of ["corpus", "corpus/천", "corpus/만", "cache", "tmp", "state"])
  mkdirSync(at(name));

const WORDS =
  "국내 출장비 지급 기준 예산 편성 지침 시행 공무원 여비 규정 개정 숙박비 상한 회계 연도 결산 보고 위원회 심의".split(
    " ",
  );
const words = (seed, count) =>
  Array.from(
    { length: count },
    (_, i) => `${WORDS[(seed * 7 + i * 13) % WORDS.length]}${(seed * 31 + i * 17) % 997}`,
  ).join(" ");

/** Milliseconds of processor time that a process and its children have used. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  let sum = ticks * 10;
  for (const child of children ? children.split(" ") : []) sum += cpuOf(child);
  return sum;
}

async function measured(service, work) {
  const [cpu, wall] = [cpuOf(service.pid), performance.now()];
  const answer = await work();
  return { answer, cpuMs: cpuOf(service.pid) - cpu, wallMs: Math.round(performance.now() - wall) };
}

try {
  const result = {
    ...(await reopening(Number(values.documents))),
    ...(await unchangedScan(Number(values.files))),
  };
  console.log(result);
  process.send?.(result);
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function reopening(count) {
  for (let i = 0; i < count; i++) {
    const paragraphs = Array.from({ length: 60 }, (_, line) => words(i * 100 + line, 30));
    writeFileSync(at("corpus", "천", `${i}.docx`), makeDocx([`문서 ${i}`, ...paragraphs]));
  }
  const list = (service) => service.call("POST", "/documents", { tenant: "천" });
  let service = await startService(at("corpus"), at("cache"), at("tmp"));
  const anew = await measured(service, () => list(service));
  await service.stop();
  service = await startService(at("corpus"), at("cache"), at("tmp"));
  const reopened = await measured(service, () => list(service));
  await service.stop();
  const { readable, chunks } = anew.answer.body;
  if (readable !== count || reopened.answer.body.chunks !== chunks)
    throw new Error("not all were read");
  const share = (key) => `${((100 * reopened[key]) / anew[key]).toFixed(1)} %`;
  return {
    documents: count,
    chunks,
    anew: { cpuMs: anew.cpuMs, wallMs: anew.wallMs },
    reopened: { cpuMs: reopened.cpuMs, wallMs: reopened.wallMs },
    share: { cpu: share("cpuMs"), wall: share("wallMs") },
  };
}

async function unchangedScan(count) {
  for (let i = 0; i < count; i++) writeFileSync(at("corpus", "만", `${i}.txt`), words(i, 40));
  const folder = new FolderWatch(at("corpus", "만"));
  const first = await timed(1, () => folder.currentFiles());
  const unchanged = await timed(200, () => folder.currentFiles());
  folder.close();
  const tenants = new Tenants({
    corpus: at("corpus"),
    parsing: textParsing,
    state: at("state"),
    generation: "bench",
  });
  const reading = await timed(1, () => tenants.scope("만", null));
  const scoping = await timed(200, () => tenants.scope("만", null));
  let turn = 0;
  const scope = await tenants.scope("만", null);
  const search = await timed(200, () => scope.search(words(turn++, 4), 5));
  const query = await timed(200, async () =>
    (await tenants.scope("만", null)).search(words(turn++, 4), 5),
  );
  await tenants.close();
  return { files: count, first, unchanged, reading, scoping, search, query };
}

/** Means of one call: processor time, and the median of the clock. */
async function timed(times, work) {
  const clock = [];
  const cpu = process.cpuUsage();
  for (let i = 0; i < times; i++) {
    const from = performance.now();
    await work();
    clock.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(cpu);
  clock.sort((a, b) => a - b);
  const round = (ms) => Math.round(ms * 100) / 100;
  return { cpuMs: round((user + system) / 1000 / times), medianMs: round(clock[times >> 1]) };
}
