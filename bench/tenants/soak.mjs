/**
 * Minutes of writers and readers on one tenant of a running service: files are added, replaced and removed by HTTP and in the folder,
 * the rules change, and sixteen readers list and search as different principals. Checked against what was acknowledged before each
 * call began: no error, nothing stale, nothing lost, nothing seen by the wrong principal; memory is sampled.
 *
 *   npm run build && node bench/tenants/soak.mjs [--seconds 180] [--pause 0]
 *
 * `--pause` is what a reader waits between two calls, in milliseconds. What is alive on the service's heap after a full collection
 * is written down every ten seconds: it tells memory that is held from memory that is only not given back yet.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeDocx, remove, startService, upload } from "./service.mjs";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "180" },
    pause: { type: "string", default: "0" },
  },
});
const SECONDS = Number(values.seconds);
const PAUSE_MS = Number(values.pause);
const TENANT = "소크";
const READERS = 16;
const HTTP_WRITERS = 3;
const FOLDER_WRITERS = 2;
const KEPT_PER_WRITER = 12;
const PRINCIPALS = [null, "김", "이", "박"];

const root = mkdtempSync(join(tmpdir(), "wonmun-soak-"));
const at = (...names) => join(root, ...names);
for (const name of ["corpus", "cache", "tmp", "outside"]) mkdirSync(at(name));
mkdirSync(at("corpus", TENANT));

const now = () => performance.now();
const faults = [];
const counts = {
  lists: 0,
  searches: 0,
  hits: 0,
  uploads: 0,
  replaces: 0,
  deletes: 0,
  folderChanges: 0,
  ruleChanges: 0,
};
/** By name: version acknowledged and when; when removing began and was acknowledged. Names are never used twice. */
const files = new Map();
/** Rule of the names that begin with 교대: who may see them, from when on; while it is being changed, nobody knows. */
let shift = { who: "김", since: 0 };

function writeRules(who) {
  const rules = [
    { files: "김-*", allow: ["김"] },
    { files: "이-*", allow: ["이"] },
    { files: "교대-*", allow: [who] },
  ];
  writeFileSync(at("outside", "rules"), JSON.stringify({ default: ["*"], rules }));
  renameSync(at("outside", "rules"), at("corpus", TENANT, "ACL.json"));
}

const groupOf = (name) => name.split("-")[0];
/** Undefined where the rules changed between the two moments. */
function allowed(name, principal, from) {
  const group = groupOf(name);
  if (group === "모두") return true;
  if (group !== "교대") return group === principal;
  return shift !== null && shift.since < from ? shift.who === principal : undefined;
}

const fault = (kind, text) => {
  faults.push(`${kind}: ${text}`);
  if (faults.length < 20) console.log("FAULT", kind, text);
};

const markOf = (name, version) =>
  `표식${[...name].map((c) => c.codePointAt(0).toString(36)).join("")}`.slice(0, 60) +
  `판${version}끝`;
const docxOf = (name, version) =>
  makeDocx([
    "공통 여비 지급 기준",
    `이름은 ${name} 이고 판번호는 <${version}> 이다`.replaceAll("<", "〈").replaceAll(">", "〉"),
    ...Array.from(
      { length: 20 },
      (_, line) => `${line}. 출장 숙박비 ${markOf(name, version)} 상한을 정한다`,
    ),
  ]);

writeRules("김");
writeFileSync(at("heap"), "");
const collecting = ["--expose-gc", "--import", fileURLToPath(new URL("heap.mjs", import.meta.url))];
const settings = { BENCH_HEAP_FILE: at("heap") };
const service = await startService(at("corpus"), at("cache"), at("tmp"), settings, {
  node: collecting,
});
const end = now() + SECONDS * 1000;
let serial = 0;
const newName = (writer) =>
  `${["모두", "김", "이", "교대"][serial % 4]}-${writer}-${++serial}.docx`;

async function writer(id, change) {
  const own = [];
  while (now() < end) {
    const dice = Math.random();
    if (own.length < 4 || (own.length < KEPT_PER_WRITER && dice < 0.4)) {
      const name = newName(id);
      await change.add(name, docxOf(name, 1));
      files.set(name, {
        version: 1,
        since: now(),
        replacing: false,
        removing: Infinity,
        gone: Infinity,
      });
      own.push(name);
    } else if (dice < 0.7) {
      const name = own[Math.floor(Math.random() * own.length)];
      const file = files.get(name);
      file.replacing = true;
      await change.replace(name, docxOf(name, file.version + 1));
      Object.assign(file, { version: file.version + 1, since: now(), replacing: false });
    } else {
      const [name] = own.splice(Math.floor(Math.random() * own.length), 1);
      const file = files.get(name);
      file.removing = now();
      await change.remove(name);
      file.gone = now();
    }
    await sleep(change.pause + PAUSE_MS);
  }
}

const ask = async (what, promise, expected) => {
  try {
    const answer = await promise;
    if (answer.status !== expected)
      fault("error", `${what} ${answer.status} ${answer.body.reason}`);
    return answer;
  } catch (error) {
    fault("error", `${what} ${error.message}`);
    return { status: 0, body: {} };
  }
};
const byHttp = {
  pause: 20,
  async add(name, bytes) {
    counts.uploads++;
    const { body } = await ask("upload", upload(service, TENANT, name, bytes), 201);
    if (body.readable !== true) fault("unread", `${name} ${body.reason}`);
  },
  async replace(name, bytes) {
    counts.replaces++;
    const { body } = await ask("replace", upload(service, TENANT, name, bytes, true), 201);
    if (body.readable !== true) fault("unread", `${name} ${body.reason}`);
  },
  async remove(name) {
    counts.deletes++;
    await ask("delete", remove(service, TENANT, name), 200);
  },
};
const inFolder = {
  pause: 2500,
  add(name, bytes) {
    counts.folderChanges++;
    writeFileSync(at("outside", name), bytes);
    renameSync(at("outside", name), at("corpus", TENANT, name));
  },
  /** Half of them written over in place, as some programs do. */
  async replace(name, bytes) {
    counts.folderChanges++;
    if (Math.random() < 0.5) writeFileSync(at("corpus", TENANT, name), bytes);
    else inFolder.add(name, bytes);
  },
  remove(name) {
    counts.folderChanges++;
    unlinkSync(at("corpus", TENANT, name));
  },
};

async function ruleChanger() {
  while (now() < end) {
    await sleep(1500);
    const who = shift.who === "김" ? "이" : "김";
    shift = null;
    writeRules(who);
    counts.ruleChanges++;
    shift = { who, since: now() };
  }
}

/** What was true when a call began and still is when it ended can be held against its answer. */
function judge({ kind, name, principal, from, atStart, shiftAtStart }) {
  if (groupOf(name) !== "교대" || (shift !== null && shift === shiftAtStart)) {
    if (allowed(name, principal, from) === false)
      fault("wrong principal", `${kind} ${name} to ${principal}`);
  }
  const file = files.get(name);
  if (file && file.gone < from) fault("stale", `${kind} ${name} after its removal`);
  return file ? atStart.get(name) : undefined;
}

/** Acknowledged versions by name at the start of a call. */
const versionsNow = () => new Map([...files].map(([name, { version }]) => [name, version]));

async function reader(id) {
  const principal = PRINCIPALS[id % PRINCIPALS.length];
  while (now() < end) {
    if (PAUSE_MS > 0) await sleep(PAUSE_MS * Math.random() * 2);
    const from = now();
    const atStart = versionsNow();
    const shiftAtStart = shift;
    const who = principal === null ? {} : { principal };
    if (id % 2 === 0) {
      counts.lists++;
      const { body } = await ask(
        "list",
        service.call("POST", "/documents", { tenant: TENANT, ...who }),
        200,
      );
      const listed = new Set((body.documents ?? []).map((one) => one.filename));
      for (const one of body.documents ?? []) {
        judge({ kind: "list", name: one.filename, principal, from, atStart, shiftAtStart });
        if (!one.readable) fault("unread", `${one.filename} ${one.reason}`);
      }
      for (const [name, file] of files) {
        const sure = file.since < from && file.removing === Infinity && !file.replacing;
        if (!sure || !atStart.has(name) || listed.has(name)) continue;
        if (groupOf(name) === "교대" && (shift === null || shift !== shiftAtStart)) continue;
        if (allowed(name, principal, from) === true) fault("lost", `${name} to ${principal}`);
      }
    } else {
      counts.searches++;
      const names = [...files.keys()];
      const name = names[Math.floor(Math.random() * names.length)] ?? "";
      const query = Math.random() < 0.5 ? "출장 숙박비 상한" : `이름은 ${name} 판번호`;
      const { body } = await ask(
        "search",
        service.call("POST", "/search", { tenant: TENANT, query, limit: 20, ...who }),
        200,
      );
      for (const hit of body.hits ?? []) {
        counts.hits++;
        const version = judge({
          kind: "search",
          name: hit.filename,
          principal,
          from,
          atStart,
          shiftAtStart,
        });
        const shown = /판번호는 〈(\d+)〉/.exec(hit.text)?.[1] ?? /판(\d+)끝/.exec(hit.text)?.[1];
        if (version !== undefined && shown !== undefined && Number(shown) < version) {
          fault("stale", `${hit.filename} shows ${shown}, ${version} was acknowledged`);
        }
      }
    }
  }
}

const samples = [];
async function sampler() {
  while (now() < end) {
    samples.push({
      at: Math.round((SECONDS * 1000 - (end - now())) / 1000),
      MiB: Math.round(service.residentMiB()),
    });
    await sleep(1000);
  }
}

await Promise.all([
  sampler(),
  ruleChanger(),
  ...Array.from({ length: HTTP_WRITERS }, (_, id) => writer(`h${id}`, byHttp)),
  ...Array.from({ length: FOLDER_WRITERS }, (_, id) => writer(`f${id}`, inFolder)),
  ...Array.from({ length: READERS }, (_, id) => reader(id)),
]);
await service.stop();
const heap = readFileSync(at("heap"), "utf8").trim().split("\n").filter(Boolean).map(JSON.parse);
rmSync(root, { recursive: true, force: true });

/** Means of the first, second, third and last quarter; the first holds the warming up. */
function quarters(list) {
  const size = Math.max(1, Math.floor(list.length / 4));
  return [0, 1, 2, 3].map((turn) => {
    const part = list.slice(turn * size, turn === 3 ? undefined : (turn + 1) * size);
    return Math.round(part.reduce((sum, each) => sum + each, 0) / Math.max(1, part.length));
  });
}
const MIB = 2 ** 20;
function slope(list) {
  const mean = (key) => list.reduce((sum, each) => sum + each[key], 0) / list.length;
  const [x, y] = [mean("seconds"), mean("heapUsed")];
  const over = list.reduce((sum, each) => sum + (each.seconds - x) * (each.heapUsed - y), 0);
  const under = list.reduce((sum, each) => sum + (each.seconds - x) ** 2, 0);
  return Math.round(((over / under) * 36000) / MIB) / 10;
}
const result = {
  seconds: SECONDS,
  ...counts,
  residentMiB: quarters(samples.map(({ MiB }) => MiB)),
  peakMiB: Math.max(...samples.map(({ MiB }) => MiB)),
  heapAliveMiB: quarters(heap.map((each) => each.heapUsed / MIB)),
  /** After the first quarter, by least squares: what a leak would show, whatever the collector does. */
  heapMiBPerHour: slope(heap.slice(heap.length >> 2)),
  outsideHeapMiB: quarters(heap.map((each) => each.external / MIB)),
  faults: faults.length,
  heapSeriesMiB: heap
    .filter((_, at) => at % 6 === 0)
    .map((each) => Math.round((each.heapUsed / MIB) * 10) / 10),
};
console.log(result);
process.send?.(result);
process.exitCode = faults.length > 0 ? 1 : 0;
