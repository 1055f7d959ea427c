/**
 * Measures the extractive answer on questions with and without an answer in the documents.
 *
 *   npm run build && node bench/search/answers.mjs DIR [--misses N]
 *
 * DIR holds corpus.jsonl {id, title, text} and answer.jsonl {id, question, impossible: false|near|absent, answers}. Each
 * document is chunked by the service's own code: its title a heading, every line of a paragraph a block.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chunkDocument } from "../../dist/chunks/chunk.js";
import { extractAnswer } from "../../dist/evidence/answer.js";
import { ANSWER } from "../../dist/evidence/weights.js";
import { emptyStructure } from "../../dist/model/plain.js";
import { Engine } from "../../dist/search/engine.js";

const [folder, flag, count] = process.argv.slice(2);
const json = (name) =>
  readFileSync(join(folder, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const texts = new Map();
for (const { id, title, text } of json("corpus.jsonl")) {
  const key = id.split("#")[0];
  const document = texts.get(key) ?? { title, lines: [] };
  document.lines.push(...text.split(/\r?\n/).filter((line) => line.trim()));
  texts.set(key, document);
}

function documentOf(key, { title, lines }) {
  const block = (id, type, text) => ({
    id: `b${id}`,
    type,
    text,
    page: 1,
    bbox: null,
    parent: type === "heading" ? null : "b1",
    level: type === "heading" ? 1 : null,
    extractor: "docx",
    confidence: 1,
  });
  return {
    doc_id: key,
    source: { filename: `${key}.docx` },
    blocks: [
      block(1, "heading", title),
      ...lines.map((line, at) => block(at + 2, "paragraph", line.trim())),
    ],
    tables: [],
    structure: { ...emptyStructure(), title },
  };
}

const chunks = new Map(
  [...texts].map(([key, text]) => [key, chunkDocument(documentOf(key, text))]),
);
const engine = new Engine();
engine.apply({ put: [...chunks].map(([key, own]) => ({ key, revision: "", chunks: own })) });
const view = engine.view();
const rarity = engine.rarity(view);
const bare = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const rows = json("answer.jsonl").map((asked) => {
  const started = performance.now();
  const hits = engine.search(view, asked.question, ANSWER.depth).map(({ key, chunk, score }) => {
    const { id, ...rest } = chunks.get(key)[chunk];
    return { ...rest, chunk_id: id, score, found_by: "lexical", filename: key };
  });
  const answer = extractAnswer(asked.question, hits, 5, rarity, () => ({
    about: [],
    tables: [],
    revisions: [],
  }));
  const took = performance.now() - started;
  const holds = (text) => asked.answers.some((gold) => bare(text).includes(bare(gold)));
  const verbatim = answer.citations.every((cited) =>
    hits.some((hit) => hit.chunk_id === cited.chunk_id && hit.text.includes(cited.quote)),
  );
  return {
    ...asked,
    answer,
    took,
    verbatim,
    right: holds(answer.text),
    first: holds(answer.citations[0]?.quote ?? ""),
  };
});

const share = (list, test) => (list.filter(test).length / list.length).toFixed(3);
const can = rows.filter(({ impossible }) => !impossible);
const cannot = rows.filter(({ impossible }) => impossible);
const answered = rows.filter(({ answer }) => answer.answered);
const lines = answered.reduce((sum, { answer }) => sum + answer.citations.length, 0);
const times = rows.map(({ took }) => took).sort((one, other) => one - other);
console.log(`chunks ${view.chunks}, p50 ${times[times.length >> 1].toFixed(1)} ms`);
console.log(
  `answerable ${can.length}: answered ${share(can, (r) => r.answer.answered)}, gold in text ${share(can, (r) => r.answer.answered && r.right)}, in the first line ${share(can, (r) => r.answer.answered && r.first)}`,
);
for (const kind of ["near", "absent"])
  console.log(
    `unanswerable ${kind}: false ${share(
      cannot.filter((r) => r.impossible === kind),
      (r) => r.answer.answered,
    )}`,
  );
console.log(
  `unanswerable ${cannot.length}: false ${share(cannot, (r) => r.answer.answered)}; verbatim ${share(answered, (r) => r.verbatim)}; lines ${(lines / answered.length).toFixed(2)}`,
);
if (flag === "--misses")
  for (const row of can.filter((r) => !r.answer.answered || !r.right).slice(0, Number(count)))
    console.log(
      `${row.answer.reason ?? "wrong"}\t${row.question}\t${row.answers[0]}\t${row.answer.text.slice(0, 150)}`,
    );
