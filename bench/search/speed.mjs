/**
 * `POST /search` over HTTP beside minisearch and Orama in their own processes: the same 100,000 chunks of one tenant, the same
 * questions, asked of each in turn so that whatever else the machine does falls on all. Also building, memory and reopening, our
 * index without the service and where most of it is hidden, and the exact scan over as many vectors. Keeps the figures in
 * `bench/results/search.json`.
 *
 *   npm run build && npm ci --prefix bench/peers && node bench/search/speed.mjs [--chunks 100000]
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { record } from "../record.mjs";
import { quantile } from "../statistics.mjs";
import { makeDocx, startService } from "../tenants/service.mjs";
import { makeData } from "./text.mjs";

const PEERS = { minisearch: "minisearch", orama: "@orama/orama" };
const QUESTIONS = 200;
/** Asked of every system first and not timed: a service that runs is warm, and compiled code settles only after some hundred calls. */
const WARMING = 300;
/** One system after the other is asked so many questions in a row: in turns, so that the machine's hour is the same for all, but not so short that each begins with cold memory. */
const IN_A_ROW = 25;
/** The contract's default. */
const LIMIT = 5;
const DIMENSIONS = 384;

const at = process.argv.indexOf("--chunks");
const wanted = at < 0 ? 100_000 : Number(process.argv[at + 1]);
const evaluation = fileURLToPath(new URL("../../../shared/eval", import.meta.url));
const settings = {
  chunks: wanted,
  questions: QUESTIONS + WARMING,
  folders: ["dev", "autorag"].map((set) => join(evaluation, set)),
  limit: LIMIT,
};
const folder = mkdtempSync(join(tmpdir(), "search-speed-"));
const round = (value, digits = 2) => Number(value.toFixed(digits));
const timed = async (work) => {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
};

/** Processor time of a process so far, all threads, in ms (proc(5), schedstat): what a busy machine does not stretch. */
function processorMs(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      return 0;
    }
  });
  return used.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** A system in a process of its own. */
async function startPeer(name) {
  const child = fork(
    fileURLToPath(new URL("peer.mjs", import.meta.url)),
    [name, JSON.stringify(settings)],
    { execArgv: ["--expose-gc", "--max-old-space-size=8192"] },
  );
  await once(child, "message");
  return {
    name,
    async ask(what, value) {
      child.send({ what, value });
      const [{ answer, failed }] = await once(child, "message");
      if (failed) throw new Error(failed);
      return answer;
    },
    stop: () => child.kill(),
  };
}

/** The tenant's files: one DOCX a document, every chunk an article of its own. */
function writeTenant({ documents }) {
  const directory = join(folder, "corpus", "bench");
  mkdirSync(directory, { recursive: true });
  for (const [number, { title, chunks }] of documents.entries()) {
    const articles = chunks.map((text, place) => `제${place + 1}조 ${text}`);
    writeFileSync(join(directory, `${number}.docx`), makeDocx([title, ...articles]));
  }
}

const serve = () => startService(join(folder, "corpus"), join(folder, "cache"), folder);
const search = (service, query) =>
  service.call("POST", "/search", { tenant: "bench", query, limit: LIMIT });

async function measureService(data) {
  writeTenant(data);
  const first = await serve();
  const before = first.residentMiB();
  const read = await timed(() => first.call("GET", "/documents?tenant=bench"));
  const { chunks, readable } = read.result.body;
  console.log(`service: ${readable} documents, ${chunks} chunks, ${round(read.ms / 1000)} s`);
  const grown = first.residentMiB() - before;
  await first.stop();
  const started = performance.now();
  const service = await serve();
  const { status } = await search(service, data.questions[0]);
  if (status !== 200) throw new Error(`search: ${status}`);
  const reopen = performance.now() - started;
  return { service, chunks, readable, read_s: read.ms / 1000, grown, reopen_s: reopen / 1000 };
}

/** The exact scan over int8 vectors: documents of 50 chunks, all visible, and a tenth of them. */
async function measureVectors() {
  const { VectorIndex } = await import("../../dist/search/vector-index.js");
  const index = new VectorIndex("bench", DIMENSIONS);
  const vector = () => Float32Array.from({ length: DIMENSIONS }, () => Math.random() - 0.5);
  const documents = Array.from({ length: wanted / 50 }, (_, number) => `${number}`);
  for (const key of documents) index.put(key, Array.from({ length: 50 }, vector));
  const visible = documents.map((key) => ({ key, revision: key }));
  const scan = (shown) => {
    const times = Array.from({ length: 60 }, () => {
      const query = vector();
      const started = performance.now();
      index.search(query, shown, LIMIT);
      return performance.now() - started;
    }).slice(10);
    return { p50_ms: round(quantile(times, 0.5)), p95_ms: round(quantile(times, 0.95)) };
  };
  const tenth = visible.filter((_, place) => place % 10 === 0);
  return { vectors: wanted, dimensions: DIMENSIONS, all: scan(visible), tenth: scan(tenth) };
}

const versionOf = (name) => {
  const file = new URL(`../peers/node_modules/${name}/package.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : null;
};

const started = [];
try {
  const data = makeData(settings);
  const own = await measureService(data);
  const names = ["index", ...Object.keys(PEERS).filter((name) => versionOf(PEERS[name]))];
  const peers = [];
  const rows = {};
  for (const name of names) {
    const peer = await startPeer(name);
    started.push(peer);
    peers.push(peer);
    const { ms, cpu_ms, resident_mib } = await peer.ask("build");
    rows[name] = {
      build_s: round(ms / 1000),
      build_cpu_s: round(cpu_ms / 1000),
      resident_mib: round(resident_mib, 0),
    };
    console.log(name, rows[name]);
  }
  const all = ["http", ...names];
  const times = Object.fromEntries(all.map((name) => [name, []]));
  const processor = Object.fromEntries(all.map((name) => [name, []]));
  const hits = Object.fromEntries(all.map((name) => [name, 0]));
  const askService = async (question) => {
    const before = processorMs(own.service.pid);
    const { ms, result } = await timed(() => search(own.service, question));
    const cpu_ms = processorMs(own.service.pid) - before;
    return { ms, cpu_ms, result: result.body.hits.length };
  };
  const systems = [["http", askService]].concat(
    peers.map((peer) => [peer.name, (question) => peer.ask("search", question)]),
  );
  for (let from = 0; from < data.questions.length; from += IN_A_ROW) {
    for (const [name, ask] of systems) {
      for (const question of data.questions.slice(from, from + IN_A_ROW)) {
        const { ms, cpu_ms, result } = await ask(question);
        if (from < WARMING) continue;
        times[name].push(ms);
        processor[name].push(cpu_ms);
        hits[name] += result / QUESTIONS;
      }
    }
  }
  const held = own.service.residentMiB();
  await own.service.stop();
  for (const peer of peers) {
    const file = join(folder, peer.name);
    const row = rows[peer.name];
    try {
      const { ms, mib } = await peer.ask("save", file);
      Object.assign(row, { save_s: round(ms / 1000), file_mib: round(mib, 0) });
      row.reopen_s = round((await peer.ask("open", file)).ms / 1000);
    } catch (error) {
      row.reopen_failed = error.message;
    }
  }
  const hidden = await peers[0].ask("hide", data.questions);
  for (const name of Object.keys(times)) {
    rows[name] = {
      ...rows[name],
      p50_ms: round(quantile(times[name], 0.5)),
      p95_ms: round(quantile(times[name], 0.95)),
      cpu_p50_ms: round(quantile(processor[name], 0.5)),
      hits: round(hits[name], 1),
    };
  }
  Object.assign(rows.http, {
    read_and_build_s: round(own.read_s),
    reopen_s: round(own.reopen_s),
    resident_grown_mib: round(own.grown, 0),
    resident_mib: round(held, 0),
  });
  const vectors = await measureVectors();
  const figures = Object.keys(PEERS)
    .filter((name) => rows[name])
    .flatMap((name) => {
      const beside = ({ id, ko, en, ours, theirs, unit, more = {} }) => ({
        ...{ id: `${id}-${name}`, ko, en, ours, unit, better: "lower" },
        ...{ peer: PEERS[name], ...(theirs !== undefined && { theirs }) },
        ...more,
      });
      const mine = rows.http;
      const other = rows[name];
      const median = beside({
        id: "p50",
        ko: "검색 중앙값",
        en: "/search over HTTP, median",
        ours: mine.p50_ms,
        theirs: other.p50_ms,
        unit: "ms",
      });
      return [
        median,
        {
          ...beside({
            id: "ratio",
            ko: "중앙값이 몇 배 빠른가",
            en: "times faster in the median",
            ours: round(other.p50_ms / mine.p50_ms, 1),
            unit: "×",
          }),
          better: "higher",
          bar: 5,
        },
        beside({
          id: "cpu",
          ko: "검색 한 번의 처리 시간",
          en: "processor time of a query, median; ours with all of the service",
          ours: mine.cpu_p50_ms,
          theirs: other.cpu_p50_ms,
          unit: "ms",
        }),
        beside({
          id: "p95",
          ko: "검색 95%",
          en: "/search over HTTP, p95",
          ours: mine.p95_ms,
          theirs: other.p95_ms,
          unit: "ms",
        }),
        beside({
          id: "build",
          ko: "색인 만들기",
          en: "building the index",
          ours: rows.index.build_s,
          theirs: other.build_s,
          unit: "s",
        }),
        beside({
          id: "reopen",
          ko: "다시 열기",
          en: "reopening: start of the service to the first answer",
          ours: mine.reopen_s,
          theirs: other.reopen_s,
          unit: "s",
          more: other.reopen_failed ? { note: `${PEERS[name]}: ${other.reopen_failed}` } : {},
        }),
        beside({
          id: "memory",
          ko: "메모리",
          en: "memory of the index",
          ours: rows.index.resident_mib,
          theirs: other.resident_mib,
          unit: "MiB",
        }),
      ];
    });
  const beside_ms = round(quantile(hidden.beside, 0.5), 3);
  const alone_ms = round(quantile(hidden.alone, 0.5), 3);
  figures.push({
    id: "hidden",
    ko: "100분의 1만 보이는 사람의 검색: 그 문서만 있는 색인의 몇 배",
    en: "a query where 99 of 100 documents are hidden, times that over an index of the rest alone",
    ours: round(beside_ms / alone_ms),
    unit: "×",
    better: "lower",
    bar: 1.2,
  });
  figures.push({
    id: "vectors-p50",
    ko: `벡터 ${wanted}개 전수 비교`,
    en: `exact scan over ${wanted} vectors`,
    ours: vectors.all.p50_ms,
    unit: "ms",
    better: "lower",
  });
  const versions = Object.fromEntries(
    Object.values(PEERS).map((name) => [name, versionOf(name) ?? "not installed"]),
  );
  const { source, questions } = data;
  record("search", {
    peers: versions,
    figures,
    detail: {
      chunks: own.chunks,
      documents: own.readable,
      questions: questions.length - WARMING,
      limit: LIMIT,
      text: source,
      systems: rows,
      hidden: { beside_ms, alone_ms },
      vectors,
    },
  });
} finally {
  for (const peer of started) peer.stop();
  rmSync(folder, { recursive: true });
}
