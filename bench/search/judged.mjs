/**
 * A judged set: paragraphs, questions with the paragraphs that answer them, and questions with or without an answer, each with the
 * half that its document is in.
 *
 * The folder holds corpus.jsonl {id, title, text}, queries.jsonl {id, question}, qrels.tsv and, where present, answer.jsonl
 * {id, question, impossible: false|near|absent, answers} and verify.jsonl. An id begins with the name of its set, and the document
 * is the id up to `#`.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { halfOfQuestion } from "../halves.mjs";

export function readSet(folder) {
  const relevant = new Map();
  for (const line of linesOf(join(folder, "qrels.tsv")).slice(1)) {
    const [query, paragraph] = line.split("\t");
    relevant.set(query, [...(relevant.get(query) ?? []), paragraph]);
  }
  const json = (name) => linesOf(join(folder, name)).map((line) => JSON.parse(line));
  const asked = (name) =>
    json(name).map((question) => ({ ...question, half: halfOfQuestion(question, relevant) }));
  return {
    corpus: json("corpus.jsonl"),
    relevant,
    queries: asked("queries.jsonl"),
    answer: asked("answer.jsonl"),
    verify: asked("verify.jsonl"),
  };
}

export const ofHalf = (questions, half) => questions.filter((question) => question.half === half);

/** How well a ranking (ids of the paragraphs that each hit covers) meets the wanted paragraphs. */
export function judge(hits, gold) {
  const wanted = new Set(gold);
  const found = new Set();
  const recall = {};
  let gain = 0;
  hits.forEach((ids, place) => {
    const fresh = ids.filter((id) => wanted.has(id) && !found.has(id));
    for (const id of fresh) found.add(id);
    if (fresh.length > 0 && place < 10) gain += 1 / Math.log2(place + 2);
    recall[place + 1] = found.size / wanted.size;
  });
  const ideal = gold.slice(0, 10).reduce((sum, _, place) => sum + 1 / Math.log2(place + 2), 0);
  const all = found.size / wanted.size;
  return { ndcg10: gain / ideal, r1: recall[1] ?? all, r5: recall[5] ?? all, r20: all };
}

function linesOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
