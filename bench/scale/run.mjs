/**
 * Several services on one PostgreSQL database, beside one service with a folder: reading by one and by two of them, questions to the same
 * documents, the first question to a service that has nothing on its disk, what a question and a document cost as the corpus grows
 * tenfold, and many tenants within a set memory. Client, services and database share the machine. Some twenty-five minutes on two quiet cores.
 *
 *     npm run build && node bench/scale/run.mjs --record
 *     node bench/scale/run.mjs --chunks 10000 --documents 20 --tenants 50 --tenant-chunks 50000      a small run
 *     node bench/scale/run.mjs --only reading      by one and by two services, and nothing else; eleven minutes, never recorded
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { record } from "../record.mjs";
import { warmReaders } from "./bare.mjs";
import { warmServices } from "./jobs.mjs";
import { INDEX_MEMORY_MIB, manyTenants } from "./many-tenants.mjs";
import { startPostgres } from "./postgres.mjs";
import { stolenSeconds } from "./processor-time.mjs";
import { questions } from "./questions.mjs";
import { growthSeries, growthTable, sizing } from "./sizing.mjs";

const { values } = parseArgs({
  options: {
    chunks: { type: "string", default: "100000" },
    documents: { type: "string", default: "120" },
    tenants: { type: "string", default: "1000" },
    "tenant-chunks": { type: "string", default: "1000000" },
    only: { type: "string" },
    record: { type: "boolean", default: false },
  },
});
if (values.only !== undefined && (values.only !== "reading" || values.record))
  throw new Error("--only reading, without --record");
/** How often each is measured; odd, for the median. */
const TURNS = 7;
/** Of storing, each time by new services in a new tenant: what is kept there makes the next document dearer. */
const STORING_TURNS = 3;
const MOST_SERVICES = 2;
const CHUNKS = Number(values.chunks);
const DOCUMENTS = Number(values.documents);
const round = (value, digits = 2) => Number(value.toFixed(digits));

const folder = mkdtempSync(join(tmpdir(), "scale-"));
const postgres = await startPostgres(folder);
const began = performance.now();
const say = (what, found) =>
  console.log(`${Math.round((performance.now() - began) / 1000)} s  ${what}`, found);

try {
  const bare = await warmReaders({ most: MOST_SERVICES, documents: DOCUMENTS }, inTurn);
  say("documents a second, read by one and by two bare parsers:", bare);
  const reading = await readBy({ name: "read", isPinned: true });
  say("documents a second, read by one and by two services of one processor each:", reading);
  const free = await readBy({ name: "free" });
  say("the same, where each service takes what processors it finds:", free);
  if (!values.only) await measureTheRest({ bare, reading, free });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureTheRest({ bare, reading, free }) {
  const storing = await storedBy({ name: "store", tenant: "scale", isPinned: true });
  say("documents a second, stored by one and by two services:", storing);
  const growth = [];
  for (const chunks of [CHUNKS / 10, CHUNKS]) {
    growth.push(await inFolder(`chunks_${chunks}`, (own) => questions({ ...own, chunks })));
    say("questions:", growth.at(-1));
  }
  const many = await inFolder("tenants", (own) => {
    const [tenants, chunks] = [Number(values.tenants), Number(values["tenant-chunks"])];
    return manyTenants({ ...own, tenants, chunks });
  });
  say("many tenants:", many);
  const detail = {
    ...{ documents_a_second: reading, documents_a_second_free: free, stored_a_second: storing },
    ...{ documents_a_second_bare: bare, growth, many },
  };
  console.log(growthTable(detail));
  console.table(sizing(detail));
  if (values.record) keep(detail);
  else console.log("not recorded: --record keeps these figures");
}

/** What is measured has a folder and a database of its own, which are gone afterwards. */
async function inFolder(name, measure) {
  const own = join(folder, name);
  mkdirSync(own);
  const found = await measure({ folder: own, url: await postgres.url(name) });
  rmSync(own, { recursive: true, force: true });
  return found;
}

/** By services that stay the same from turn to turn. */
function readBy({ name, ...how }) {
  return inFolder(name, (own) =>
    warmServices({ ...own, ...how, postgres, most: MOST_SERVICES, documents: DOCUMENTS }, inTurn),
  );
}

/** By new services each time, with a folder and a database of their own. */
function storedBy({ name, ...how }) {
  const measure = (workers, turn) =>
    inFolder(`${name}_${workers}_${turn}`, (own) =>
      warmServices({ ...own, ...how, postgres, most: workers, documents: DOCUMENTS }, (of) =>
        of(workers),
      ),
    );
  return inTurn(measure, STORING_TURNS);
}

/**
 * One and two in turn, each first as often as the other: what a shared host gives changes within minutes, and neighbours in time meet the same
 * of it. The ratio is the median of the turns' own.
 */
async function inTurn(measure, turns = TURNS) {
  const runs = { 1: [], 2: [] };
  const stolen = { 1: 0, 2: 0 };
  const seconds = { 1: 0, 2: 0 };
  for (let turn = 1; turn <= turns; turn++) {
    for (const workers of turn % 2 ? [1, 2] : [2, 1]) {
      const [before, began] = [stolenSeconds(), performance.now()];
      runs[workers].push(await measure(workers, turn));
      stolen[workers] += stolenSeconds() - before;
      seconds[workers] += (performance.now() - began) / 1000;
    }
  }
  const stolenOf = (workers) => round(stolen[workers] / seconds[workers]);
  const [one, two] = [middleOf(runs[1]), middleOf(runs[2])];
  const ratios = runs[1].map(({ rate }, turn) => runs[2][turn].rate / rate);
  return {
    one: round(one.rate),
    two: round(two.rate),
    ratio: round(ratios.toSorted((a, b) => a - b)[(turns - 1) / 2]),
    ratios: ratios.map((ratio) => round(ratio)),
    rates: {
      one: runs[1].map(({ rate }) => round(rate)),
      two: runs[2].map(({ rate }) => round(rate)),
    },
    processor_ms_a_document: { one: one.processor_ms, two: two.processor_ms },
    cores: { one: coresOf(one), two: coresOf(two) },
    // Processors that the host gave to other machines; at 0 the machine had its two to itself.
    stolen_cores: { one: stolenOf(1), two: stolenOf(2) },
  };
}

function middleOf(runs) {
  return runs.toSorted((a, b) => a.rate - b.rate)[(runs.length - 1) / 2];
}

/** How many processors it keeps busy. */
function coresOf({ rate, processor_ms: { services, database } }) {
  return round((rate * (services + database)) / 1000);
}

function keep(detail) {
  const { documents_a_second: reading, stored_a_second: storing, growth, many } = detail;
  const free = detail.documents_a_second_free;
  const [small, large] = growth;
  const figure = ([id, ko, en], ours, [unit, better], bar) => ({
    ...{ id, ko, en, ours, unit, better },
    ...(bar !== undefined && { bar }),
  });
  const [TIMES_UP, TIMES_DOWN] = [
    ["×", "higher"],
    ["×", "lower"],
  ];
  record("scale", {
    figures: [
      figure(
        [
          "two_services",
          "코어 둘을 나누어 쓰는 판독 서비스 둘과 하나",
          "Reading by two services that share two processors, to one",
        ],
        free.ratio,
        TIMES_UP,
        1.8,
      ),
      figure(
        [
          "two_bare",
          "서비스 없이 판독기 둘과 하나: 이 기계의 한계",
          "Reading by two bare parsers to one, without services: what the machine gives",
        ],
        detail.documents_a_second_bare.ratio,
        TIMES_UP,
      ),
      figure(
        [
          "two_services_pinned",
          "코어를 하나씩 쓰는 판독 서비스 둘과 하나",
          "Reading by two services held to one processor each, to one",
        ],
        reading.ratio,
        TIMES_UP,
      ),
      figure(
        [
          "two_storing",
          "한 테넌트에 저장하는 서비스 둘과 하나",
          "Storing in one tenant by two services, to one",
        ],
        storing.ratio,
        TIMES_UP,
      ),
      figure(
        [
          "shared_search",
          `${large.chunks}조각 검색, 폴더의 몇 배`,
          `Search over ${large.chunks} chunks, to the folder's`,
        ],
        large.shared_to_embedded,
        TIMES_DOWN,
        1.5,
      ),
      figure(
        [
          "cold_first",
          "새 서비스의 첫 질문, 색인 만들기의 몇 배",
          "First question to a new service, to building the index",
        ],
        large.cold_to_build,
        TIMES_DOWN,
        0.1,
      ),
      figure(
        [
          "index_memory",
          `테넌트 ${many.tenants}개, ${many.chunks}조각: 색인 메모리(설정 ${INDEX_MEMORY_MIB} MiB)`,
          `${many.tenants} tenants of ${many.chunks} chunks: memory of indexes, set to ${INDEX_MEMORY_MIB} MiB`,
        ],
        many.index_mib_at_most,
        ["MiB", "lower"],
        INDEX_MEMORY_MIB,
      ),
      figure(
        ["resident", "그 서비스의 전체 메모리", "All memory of the service that answers them"],
        many.resident_mib_answering,
        ["MiB", "lower"],
      ),
      figure(
        ["random_tenant", "그 가운데 아무 테넌트에나 한 질문", "A question to any of them"],
        many.random_tenant_ms,
        ["ms", "lower"],
      ),
      figure(
        ["growth_query", "문서가 열 배일 때 질문 하나", "A question as the corpus grows tenfold"],
        round(large.shared_ms / small.shared_ms),
        TIMES_DOWN,
      ),
      figure(
        [
          "growth_document",
          "문서가 열 배일 때 문서 하나의 저장",
          "Storing a document as the corpus grows tenfold",
        ],
        round(large.store_ms_a_document / small.store_ms_a_document),
        TIMES_DOWN,
      ),
    ],
    detail: { ...detail, series: growthSeries(growth) },
  });
}
