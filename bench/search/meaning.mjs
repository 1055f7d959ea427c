/**
 * What an embedding model adds to words: nDCG@10 and recall@5 of the judged sets for each half, everyday questions at five, and what is
 * lost by keeping vectors in int8.
 *
 *   npm run build && node bench/search/meaning.mjs MODEL_DIR [--cache DIR] [--record]
 *
 * With --cache, vectors are kept in DIR (a file per set, 32-bit floats) and computed only once.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Engine } from "../../dist/search/engine.js";
import { openEmbedder } from "../../dist/search/open-embedder.js";
import { VectorIndex } from "../../dist/search/vector-index.js";
import { CHECKING, FITTING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { corpusDocuments, nameOf, readEveryday } from "./everyday-corpus.mjs";
import { judge, ofHalf, readSet } from "./judged.mjs";

const EVALUATION = fileURLToPath(new URL("../../../shared/eval", import.meta.url));
const SETS = ["dev", "autorag", "welfare"];
const SEEN = 5;
const DEPTH = 20;
const [directory, ...options] = process.argv.slice(2);
const cache = options.includes("--cache") ? options[options.indexOf("--cache") + 1] : null;
if (!directory || !existsSync(EVALUATION)) {
  console.log("node bench/search/meaning.mjs MODEL_DIR: needs a model and ../shared/eval");
  process.exit(0);
}
const { embedder, info } = await openEmbedder({ enabled: true, directory });
if (!embedder) throw new Error(info.reason);
const size = embedder.dimensions;

/** One vector a text, from the cache where it has them. */
async function vectorsOf(name, texts, embed) {
  const file = cache && join(cache, `${name}.f32`);
  if (file && existsSync(file)) {
    const bytes = readFileSync(file);
    const all = new Float32Array(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    );
    if (all.length === texts.length * size)
      return texts.map((_, at) => all.subarray(at * size, (at + 1) * size));
  }
  const made = (await embed(texts)).map((vector) => vector ?? new Float32Array(size));
  if (file) {
    mkdirSync(cache, { recursive: true });
    const all = new Float32Array(made.length * size);
    for (const [at, vector] of made.entries()) all.set(vector, at * size);
    writeFileSync(file, new Uint8Array(all.buffer));
  }
  return made;
}
const passageOf = ({ path, text }) => [path.join(" > "), text].filter(Boolean).join("\n");
const questionVectors = (name, questions) =>
  vectorsOf(`${name}.q`, questions, (texts) =>
    Promise.all(texts.map((text) => embedder.embedQuery(text))),
  );

/** An index of documents by words and by vectors. */
async function indexOf(name, documents) {
  const engine = new Engine();
  engine.apply({ put: documents });
  const passages = documents.flatMap(({ chunks }) => chunks.map(passageOf));
  const all = await vectorsOf(`${name}.p`, passages, (texts) => embedder.embedPassages(texts));
  const index = new VectorIndex(embedder.fingerprint, size);
  let from = 0;
  for (const { revision, chunks } of documents) {
    index.put(revision, all.slice(from, from + chunks.length));
    from += chunks.length;
  }
  const view = engine.view();
  return {
    engine,
    view,
    vectors: all,
    nearest: (vector) => index.search(vector, view.documents(), DEPTH),
  };
}

async function judgedSet(set) {
  const { corpus, queries, relevant } = readSet(join(EVALUATION, set));
  const documents = new Map();
  const places = [];
  // In the order of the file, as their vectors are.
  for (const { id, title, text } of corpus) {
    const document = { key: id, revision: id, chunks: [{ text, path: [title] }] };
    documents.set(id, document);
    places.push(id);
  }
  const index = await indexOf(set, [...documents.values()]);
  const asked = await questionVectors(
    set,
    queries.map(({ question }) => question),
  );
  let same = 0;
  let compared = 0;
  const rows = queries.map(({ id, question, half }, at) => {
    const gold = relevant.get(id);
    const nearest = index.nearest(asked[at]);
    const ids = (hits) => hits.map(({ key }) => [key]);
    const exact = exactNearest(asked[at], index.vectors, 10).map((place) => places[place]);
    same += nearest.slice(0, 10).filter(({ key }) => exact.includes(key)).length;
    compared += exact.length;
    return {
      half,
      words: judge(ids(index.engine.search(index.view, question, DEPTH)), gold),
      both: judge(ids(index.engine.searchHybrid(index.view, question, nearest, DEPTH)), gold),
    };
  });
  return { rows, kept: same / compared };
}

/** By the 32-bit floats. */
function exactNearest(asked, vectors, count) {
  const likeness = vectors.map((vector) => {
    let [product, own] = [0, 0];
    for (let at = 0; at < size; at += 1) {
      product += vector[at] * asked[at];
      own += vector[at] * vector[at];
    }
    return product / Math.sqrt(own || 1);
  });
  return [...likeness.keys()].sort((one, other) => likeness[other] - likeness[one]).slice(0, count);
}

async function everyday() {
  const documents = await corpusDocuments(cache);
  if (!documents) return null;
  const questions = readEveryday();
  const index = await indexOf("everyday", documents);
  const asked = await questionVectors(
    "everyday",
    questions.map(({ question }) => question),
  );
  const counts = { words: 0, both: 0 };
  for (const [at, { question, relevant }] of questions.entries()) {
    const wanted = new Set(relevant.map((name) => name.normalize("NFC")));
    const isSeen = (hits) =>
      [...new Set(hits.map(({ key }) => nameOf(key)))]
        .slice(0, SEEN)
        .some((name) => wanted.has(name));
    const near = index.nearest(asked[at]);
    if (isSeen(index.engine.search(index.view, question, DEPTH))) counts.words += 1;
    if (isSeen(index.engine.searchHybrid(index.view, question, near, DEPTH))) counts.both += 1;
  }
  return { ...counts, of: questions.length };
}

const mean = (rows, side, name) =>
  Number((rows.reduce((sum, row) => sum + row[side][name], 0) / rows.length).toFixed(4));
const figures = [];
const detail = { model: basename(directory), kept: {}, fitting: {} };
for (const set of SETS) {
  const { rows, kept } = await judgedSet(set);
  detail.kept[set] = Number(kept.toFixed(4));
  for (const half of HALVES) {
    const own = ofHalf(rows, half);
    const result = Object.fromEntries(
      ["words", "both"].map((side) => [
        side,
        { ndcg10: mean(own, side, "ndcg10"), r5: mean(own, side, "r5") },
      ]),
    );
    console.log(set, half, JSON.stringify(result));
    if (half === FITTING) detail.fitting[set] = result;
    if (half === CHECKING)
      figures.push({
        id: `ndcg-${set}`,
        ko: `${set} nDCG@10: 모델과 함께, 낱말만`,
        en: `${set}: nDCG@10 with the model, and by words alone`,
        ours: result.both.ndcg10,
        unit: "",
        better: "higher",
        peer: "words alone",
        theirs: result.words.ndcg10,
      });
  }
}
const asked = await everyday();
if (asked)
  figures.push({
    id: "everyday-five",
    ko: `일상어 질문 ${asked.of}개 중 다섯 안에 든 것: 모델과 함께, 낱말만`,
    en: `everyday questions of ${asked.of} with the right document among five: with the model, and by words alone`,
    ours: asked.both,
    unit: "",
    better: "higher",
    peer: "words alone",
    theirs: asked.words,
  });
console.log(JSON.stringify(asked), "of ten nearest kept in int8", JSON.stringify(detail.kept));
await embedder.close();
if (options.includes("--record")) record("meaning", { figures, detail });
