/**
 * Measures the ranking on judged sets, each paragraph one chunk and its title the path, for each half of the questions.
 *
 *   npm run build && node bench/search/quality.mjs DIR… [--budget N]
 *
 * A DIR holds a judged set (`judged.mjs`). With --budget, the paragraphs of a document are joined up to that many characters, as
 * chunking would, and a hit counts for every paragraph in it.
 */
import { basename } from "node:path";
import { Engine } from "../../dist/search/engine.js";
import { HALVES } from "../halves.mjs";
import { judge, ofHalf, readSet } from "./judged.mjs";

const args = process.argv.slice(2);
const at = args.indexOf("--budget");
const budget = at < 0 ? 0 : Number(args.splice(at, 2)[1]);

/** Documents as the index takes them, and which paragraphs each chunk covers. */
function chunked(corpus) {
  const documents = new Map();
  for (const paragraph of corpus) {
    const key = paragraph.id.split("#")[0];
    const document = documents.get(key) ?? { key, revision: "", chunks: [], covers: [] };
    documents.set(key, document);
    const last = document.chunks.at(-1);
    if (last && last.text.length + paragraph.text.length < budget) {
      last.text += `\n${paragraph.text}`;
      document.covers.at(-1).push(paragraph.id);
    } else {
      document.chunks.push({ text: paragraph.text, path: [paragraph.title] });
      document.covers.push([paragraph.id]);
    }
  }
  return documents;
}

for (const folder of args) {
  const { corpus, queries, relevant } = readSet(folder);
  const documents = chunked(corpus);
  const engine = new Engine();
  let started = performance.now();
  engine.apply({ put: [...documents.values()] });
  const build = performance.now() - started;
  const view = engine.view();
  const rows = [];
  const times = [];
  for (const query of queries) {
    started = performance.now();
    const hits = engine.search(view, query.question, 20);
    times.push(performance.now() - started);
    const ids = hits.map((hit) => documents.get(hit.key).covers[hit.chunk]);
    rows.push({
      set: query.id.split("-")[0],
      half: query.half,
      ...judge(ids, relevant.get(query.id)),
    });
  }
  times.sort((one, other) => one - other);
  const sets = [...new Set(rows.map((row) => row.set))];
  console.log(
    `${basename(folder)}: ${view.chunks} chunks, built in ${build.toFixed(0)} ms, query p50 ${times[times.length >> 1].toFixed(2)} ms, p95 ${times[Math.floor(times.length * 0.95)].toFixed(2)} ms`,
  );
  for (const half of [...HALVES, "both"]) {
    const asked = half === "both" ? rows : ofHalf(rows, half);
    for (const set of [...(sets.length > 1 ? sets : []), "all"]) {
      const own = asked.filter((row) => set === "all" || row.set === set);
      const mean = (name) => (own.reduce((sum, row) => sum + row[name], 0) / own.length).toFixed(4);
      console.log(
        `  ${half.padEnd(9)} ${set.padEnd(8)} n ${String(own.length).padStart(5)}  nDCG@10 ${mean("ndcg10")}  recall@1 ${mean("r1")}  @5 ${mean("r5")}  @20 ${mean("r20")}`,
      );
    }
  }
}
