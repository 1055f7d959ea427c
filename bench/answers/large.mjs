/**
 * `/answer` among 100,000 chunks, in process: the documents of the corpus again and again, each time with other words, indexed as one
 * tenant; then the written questions. With `--record`, five runs, each a process of its own: a processor that is shared with others is
 * now faster and now slower, so the least disturbed run (that with the lowest median) is kept in `bench/results/answers-large.json`,
 * with the times of all.
 *
 *   npm run build && node bench/answers/large.mjs [--chunks 100000] [--record]
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { record } from "../record.mjs";
import { quantile } from "../statistics.mjs";
import { CORPUS, koreanFiles, openQuestions, readCorpus } from "./corpus.mjs";
import { writtenQuestions } from "./questions.mjs";

const { values } = parseArgs({
  options: {
    chunks: { type: "string", default: "100000" },
    record: { type: "boolean" },
    json: { type: "boolean" },
  },
});
if (!existsSync(CORPUS)) {
  console.log("no corpus beside the repository: nothing is measured");
  process.exit(0);
}
if (values.record) {
  recordLeastDisturbed(values.chunks);
  process.exit(0);
}
const wanted = Number(values.chunks);
/** Asked first and not timed: a service that runs is warm. */
const WARMING = 100;
const QUESTIONS = 300;
/** One word in so many is another one in each copy, so that copies are no twins and rare words stay rare. */
const CHANGED = 4;

const files = koreanFiles();
const read = await readCorpus(files);
const { chunks, questions } = openQuestions([...copies(read, wanted)]);

/** The documents themselves, then copies with changed words, until there are so many chunks. */
function* copies(originals, most) {
  let made = 0;
  for (let round = 0; made < most; round += 1)
    for (const { name, entries } of originals) {
      const left = most - made;
      if (left <= 0) return;
      const own = entries.map((entry) => copyOf(entry, round, left));
      made += own.reduce((sum, entry) => sum + entry.chunks.length, 0);
      yield { name: round === 0 ? name : `${round}-${name}`, entries: own };
    }
}

function copyOf(entry, round, most) {
  const chunks = entry.chunks.slice(0, most);
  if (round === 0) return { ...entry, chunks };
  const changed = chunks.map((chunk) => ({
    ...chunk,
    doc_id: `${chunk.doc_id}-${round}`,
    text: varied(chunk.text, round),
  }));
  return { ...entry, chunks: changed };
}

/** The text with one Hangul word in some replaced by a word that this round alone has. */
function varied(text, round) {
  let place = 0;
  return text.replace(/[가-힣]{2,}/g, (word) => {
    place += 1;
    return (place + round) % CHANGED === 0 ? shifted(word, round) : word;
  });
}

function shifted(word, round) {
  const first = 0xac00;
  const syllables = 11_172;
  const moved = ((word.charCodeAt(0) - first + round * 28) % syllables) + first;
  return String.fromCharCode(moved) + word.slice(1);
}

const asked = writtenQuestions(files).slice(0, WARMING + QUESTIONS);
const wall = [];
const processor = [];
for (const [place, { question, history }] of asked.entries()) {
  const started = performance.now();
  const before = process.cpuUsage();
  await questions.answer({ tenant: "all", question, history });
  const { user, system } = process.cpuUsage(before);
  if (place < WARMING) continue;
  wall.push(performance.now() - started);
  processor.push((user + system) / 1000);
}
const round = (value) => Number(value.toFixed(1));
const p = (times, share) => round(quantile(times, share));
const times = {
  ...{ chunks, questions: wall.length, wall50: p(wall, 0.5), wall95: p(wall, 0.95) },
  ...{ processor50: p(processor, 0.5), processor95: p(processor, 0.95) },
};
console.log(values.json ? JSON.stringify(times) : told(times));

function told({ chunks, questions, wall50, wall95, processor50, processor95 }) {
  return `${questions} questions among ${chunks} chunks: processor p50 ${processor50} ms, p95 ${processor95} ms; wall p50 ${wall50} ms, p95 ${wall95} ms`;
}

function recordLeastDisturbed(chunks) {
  const runs = Array.from({ length: 5 }, () => {
    const run = spawnSync(
      process.execPath,
      [fileURLToPath(import.meta.url), "--json", "--chunks", chunks],
      { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
    );
    if (run.status !== 0) throw new Error(`a run ended with ${run.status ?? run.signal}`);
    const times = JSON.parse(run.stdout);
    console.log(told(times));
    return times;
  }).sort((one, other) => one.wall50 - other.wall50);
  const [least] = runs;
  record("answers-large", {
    figures: [
      {
        ...{ id: "answer-p95", ko: "답변 p95", en: "answer, p95", unit: "ms", better: "lower" },
        ...{ ours: least.wall95, bar: 60 },
        note: `in process, ${least.chunks} chunks; the least disturbed of five runs`,
      },
    ],
    detail: {
      ...least,
      all50: runs.map(({ wall50 }) => wall50),
      all95: runs.map(({ wall95 }) => wall95),
    },
  });
}
