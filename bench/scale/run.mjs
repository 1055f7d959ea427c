/**
 * Several services on one PostgreSQL database, beside one service with a folder: reading by one and by two of them, questions to the same
 * documents, the first question to a service that has nothing on its disk, and what a question and a document cost as the corpus grows
 * tenfold. Client, services and database share the machine.
 *
 *     npm run build && node bench/scale/run.mjs [--chunks 100000] [--documents 100] [--record]
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { random } from "../load/traffic.mjs";
import { record } from "../record.mjs";
import { median } from "../statistics.mjs";
import { startService } from "../tenants/service.mjs";
import { jobThroughput } from "./jobs.mjs";
import { startPostgres } from "./postgres.mjs";

const { values } = parseArgs({
  options: {
    chunks: { type: "string", default: "100000" },
    documents: { type: "string", default: "100" },
    record: { type: "boolean", default: false },
  },
});
const CHUNKS = Number(values.chunks);
const DOCUMENTS = Number(values.documents);
const CHUNKS_A_DOCUMENT = 50;
const QUERIES = 200;
const TENANT = "scale";

const folder = mkdtempSync(join(tmpdir(), "scale-"));
const postgres = await startPostgres(folder);
const next = random(20_261_116);
const WORDS = Array.from({ length: 5000 }, () => syllables(2 + Math.floor(next() * 2)));
const round = (value, digits = 2) => Number(value.toFixed(digits));

try {
  const one = await throughput(1);
  const two = await throughput(2);
  const reading = { one: round(one), two: round(two), ratio: round(two / one) };
  console.log("documents a second by one and by two services:", reading);
  const growth = [];
  for (const chunks of [CHUNKS / 10, CHUNKS]) growth.push(await questions(chunks));
  console.table(growth);
  if (values.record) keep(reading, growth);
  else console.log("not recorded: --record keeps these figures");
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function throughput(workers) {
  const url = await postgres.url(`jobs_${workers}`);
  const own = join(folder, `jobs-${workers}`);
  return jobThroughput({ folder: own, url, workers, documents: DOCUMENTS, paragraph });
}

/** The same documents in a folder and in the database, asked alike. */
async function questions(chunks) {
  const own = join(folder, `chunks-${chunks}`);
  const documents = Math.ceil(chunks / CHUNKS_A_DOCUMENT);
  const corpus = join(own, "corpus");
  mkdirSync(join(corpus, TENANT), { recursive: true });
  for (let at = 0; at < documents; at++) {
    // A heading for each chunk: chunks do not cross headings.
    const parts = Array.from({ length: CHUNKS_A_DOCUMENT }, (_, line) => paragraph(at, line));
    const text = parts.map((part, line) => `# 제${line + 1}조\n\n${part}\n`).join("\n");
    writeFileSync(join(corpus, TENANT, `${at}.md`), text);
  }
  const asked = Array.from({ length: QUERIES }, () => `${word()} ${word()}`);
  const start = (name, settings) => {
    const disk = join(own, name);
    mkdirSync(disk, { recursive: true });
    return startService(corpus, join(disk, "cache"), disk, settings);
  };
  const folderOnly = await start("embedded", {});
  const embedded = await ask(folderOnly, asked);
  await folderOnly.stop();

  const url = await postgres.url(`chunks_${chunks}`);
  const program = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
  const began = performance.now();
  execFileSync(process.execPath, [program, "sync", corpus], {
    env: { ...process.env, SERVICE_DATABASE: url, TMPDIR: own },
    stdio: "ignore",
  });
  const synced = performance.now() - began;
  const shared = { SERVICE_DATABASE: url };
  const first = await start("first", shared);
  const built = await ask(first, asked);
  const second = await start("second", shared);
  const cold = await ask(second, asked.slice(0, 1));
  await first.stop();
  await second.stop();
  if (built.found !== embedded.found)
    throw new Error(`other answers: ${embedded.found} hits in the folder, ${built.found} shared`);
  return {
    chunks: built.chunks,
    documents,
    embedded_ms: round(embedded.median),
    shared_ms: round(built.median),
    shared_to_embedded: round(built.median / embedded.median),
    build_ms: Math.round(built.first),
    cold_ms: Math.round(cold.first),
    cold_to_build: round(cold.first / built.first),
    store_ms_a_document: round(synced / documents),
    build_ms_a_document: round(built.first / documents),
  };
}

async function ask(service, queries) {
  const search = async (query) => {
    const { status, body } = await service.call("POST", "/search", { tenant: TENANT, query });
    if (status !== 200) throw new Error(`/search: ${status} ${body.reason}`);
    return body;
  };
  const opened = performance.now();
  const { chunks_searched: chunks } = await search(queries[0]);
  const first = performance.now() - opened;
  const times = [];
  let found = 0;
  for (const query of queries) {
    const from = performance.now();
    found += (await search(query)).hits.length;
    times.push(performance.now() - from);
  }
  return { first, chunks, found, median: median(times) };
}

/** Words by how common they are: few often, many seldom, as in any language. */
function word() {
  return WORDS[Math.floor(WORDS.length * next() ** 3)];
}

function paragraph(document, line) {
  const words = Array.from({ length: 40 }, word).join(" ");
  return `${document}의 ${line}호: ${words}.`;
}

function syllables(count) {
  return Array.from({ length: count }, () =>
    String.fromCodePoint(0xac00 + Math.floor(next() * 11_172)),
  ).join("");
}

function keep({ one, two, ratio }, growth) {
  const [small, large] = growth;
  record("scale", {
    figures: [
      {
        id: "two_services",
        ko: "판독 서비스 둘과 하나",
        en: "Reading by two services, to one",
        ours: ratio,
        unit: "×",
        better: "higher",
        bar: 1.8,
      },
      {
        id: "shared_search",
        ko: `${large.chunks}조각 검색, 폴더의 몇 배`,
        en: `Search over ${large.chunks} chunks, to the folder's`,
        ours: large.shared_to_embedded,
        unit: "×",
        better: "lower",
        bar: 1.5,
      },
      {
        id: "cold_first",
        ko: "새 서비스의 첫 질문, 색인 만들기의 몇 배",
        en: "First question to a new service, to building the index",
        ours: large.cold_to_build,
        unit: "×",
        better: "lower",
        bar: 0.1,
      },
      {
        id: "growth_query",
        ko: "문서가 열 배일 때 질문 하나",
        en: "A question as the corpus grows tenfold",
        ours: round(large.shared_ms / small.shared_ms),
        unit: "×",
        better: "lower",
      },
      {
        id: "growth_document",
        ko: "문서가 열 배일 때 문서 하나의 저장",
        en: "Storing a document as the corpus grows tenfold",
        ours: round(large.store_ms_a_document / small.store_ms_a_document),
        unit: "×",
        better: "lower",
      },
    ],
    detail: { documents_a_second: { one, two }, growth },
  });
}
