/**
 * A tenant of a million chunks, asked by meaning: milliseconds a question for the vectors alone (embedding the question is the model's),
 * and how many of the twenty nearest are lost because only likely chunks are compared.
 *
 *   npm run build && node bench/search/million.mjs [--record]
 *
 * Vectors are random, without the topics that real ones have: nothing is harder to tell apart by signs.
 */
import { VectorIndex } from "../../dist/search/vector-index.js";
import { record } from "../record.mjs";
import { quantile } from "../statistics.mjs";

const CHUNKS = 1_000_000;
const CHUNKS_PER_DOCUMENT = 100;
const DIMENSIONS = 384;
const QUESTIONS = 50;
const WARM_UP = 5;
const LIMIT = 20;
/** Documents that are searched exactly: few enough chunks at a time. */
const DOCUMENTS_AT_A_TIME = 1000;

let state = 20_240_301;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state / 2 ** 31;
};
/** Three uniform numbers add up to nearly a normal one. */
const randomVector = () =>
  Float32Array.from({ length: DIMENSIONS }, () => random() + random() + random());

const index = new VectorIndex("random", DIMENSIONS);
const documents = [];
const rows = new Int8Array(CHUNKS_PER_DOCUMENT * DIMENSIONS);
const units = new Float32Array(CHUNKS_PER_DOCUMENT);
let adding = 0;
for (let place = 0; place < CHUNKS / CHUNKS_PER_DOCUMENT; place += 1) {
  for (let row = 0; row < CHUNKS_PER_DOCUMENT; row += 1) {
    let squares = 0;
    for (let at = row * DIMENSIONS; at < (row + 1) * DIMENSIONS; at += 1) {
      rows[at] = (random() + random() + random()) * 42;
      squares += rows[at] ** 2;
    }
    units[row] = 1 / Math.sqrt(squares);
  }
  const started = performance.now();
  index.add({ revision: `r${place}`, rows, units });
  adding += performance.now() - started;
  documents.push({ key: `k${place}`, revision: `r${place}` });
}

const nameOf = ({ key, chunk }) => `${key}#${chunk}`;
function exactly(question) {
  const hits = [];
  for (let from = 0; from < documents.length; from += DOCUMENTS_AT_A_TIME)
    hits.push(...index.search(question, documents.slice(from, from + DOCUMENTS_AT_A_TIME), LIMIT));
  return hits.sort((one, other) => other.similarity - one.similarity).slice(0, LIMIT);
}

const half = documents.filter((_, place) => place % 2 === 0);
const times = { all: [], half: [], exact: [] };
/** Processor time: what a question costs on a machine with other work. */
const processor = { all: [], half: [], exact: [] };
const timed = (side, work) => {
  const used = process.cpuUsage();
  const started = performance.now();
  const result = work();
  times[side].push(performance.now() - started);
  const { user, system } = process.cpuUsage(used);
  processor[side].push((user + system) / 1000);
  return result;
};
let kept = 0;
let keptFirst = 0;
for (let warm = 0; warm < WARM_UP; warm += 1) index.search(randomVector(), documents, LIMIT);
for (let asked = 0; asked < QUESTIONS; asked += 1) {
  const question = randomVector();
  const found = new Set(timed("all", () => index.search(question, documents, LIMIT)).map(nameOf));
  timed("half", () => index.search(question, half, LIMIT));
  const nearest = timed("exact", () => exactly(question)).map(nameOf);
  kept += nearest.filter((name) => found.has(name)).length;
  keptFirst += nearest.slice(0, 5).filter((name) => found.has(name)).length;
}
const rounded = (value, digits) => Number(value.toFixed(digits));
const at = (side, share, of = times) => rounded(quantile(of[side], share), 1);
const detail = {
  half_p50_ms: at("half", 0.5),
  exact_p50_ms: at("exact", 0.5),
  kept_of_five: rounded(keptFirst / QUESTIONS / 5, 4),
  adding_us_a_chunk: rounded((adding * 1000) / CHUNKS, 2),
  memory_mib: Math.round(process.memoryUsage().rss / 2 ** 20),
};
const figures = [
  {
    id: "p50",
    ko: "조각 백만 개에서 뜻으로 찾기(중앙값)",
    en: "a question by meaning among a million chunks, median",
    ours: at("all", 0.5),
    unit: "ms",
    better: "lower",
    bar: 50,
    peer: "every chunk compared",
    theirs: detail.exact_p50_ms,
  },
  {
    id: "cpu-p50",
    ko: "조각 백만 개에서 뜻으로 찾기(프로세서 시간, 중앙값)",
    en: "a question by meaning among a million chunks, processor time, median",
    ours: at("all", 0.5, processor),
    unit: "ms",
    better: "lower",
    bar: 50,
    peer: "every chunk compared",
    theirs: at("exact", 0.5, processor),
  },
  {
    id: "p95",
    ko: "조각 백만 개에서 뜻으로 찾기(p95)",
    en: "a question by meaning among a million chunks, p95",
    ours: at("all", 0.95),
    unit: "ms",
    better: "lower",
    bar: 50,
    peer: "every chunk compared",
    theirs: at("exact", 0.95),
  },
  {
    id: "kept",
    ko: "가장 가까운 20개 중 찾은 비율",
    en: "share of the twenty nearest that are found",
    ours: rounded(kept / QUESTIONS / LIMIT, 4),
    unit: "",
    better: "higher",
    bar: 0.95,
    note: "random vectors, the hardest",
  },
];
console.log(JSON.stringify({ figures: figures.map(({ id, ours }) => [id, ours]), detail }));
if (process.argv.includes("--record")) record("million", { figures, detail });
