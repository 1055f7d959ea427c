/**
 * The same chunks and questions for every system and every run: sentences of judged sets where they are there, drawn at random
 * with a fixed seed; else text made up of syllables whose words are as unevenly used as real ones.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** As many as a short ordinance or report gives. */
export const CHUNKS_OF_A_DOCUMENT = 50;
const SHORTEST = 300;
const LONGEST = 780;

let state = 20240301;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];

function realText(folders) {
  const json = (folder, name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const paragraphs = folders.flatMap((folder) => json(folder, "corpus.jsonl"));
  const sentences = paragraphs
    .flatMap(({ text }) => text.split(/(?<=다\.)\s+|\n/))
    .filter((sentence) => sentence.length > 10);
  const questions = folders.flatMap((folder) => json(folder, "queries.jsonl"));
  return {
    title: () => pick(paragraphs).title,
    sentence: () => pick(sentences),
    question: () => pick(questions).question,
  };
}

function madeUpText() {
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(random() ** 3 * 11172));
  const vocabulary = Array.from({ length: 40_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join(""),
  );
  const particles = ["은", "는", "을", "를", "의", "에", "에서", "으로", "과", "하는", "한다", ""];
  // Zipf: the n-th word is used 1/n as often.
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] + pick(particles);
  const words = (count) => Array.from({ length: count }, word).join(" ");
  return { title: () => words(3), sentence: () => `${words(12)}.`, question: () => `${words(4)}?` };
}

/** Documents of headed chunks, and questions. White space is folded and nothing looks like a heading of its own inside a chunk. */
export function makeData({ chunks: wanted, questions: asked, folders }) {
  const there = folders.filter((folder) => existsSync(join(folder, "corpus.jsonl")));
  const text = there.length > 0 ? realText(there) : madeUpText();
  const plain = (line) => line.replace(/[\s<>&|]+/gu, " ").trim();
  const documents = [];
  for (let made = 0; made < wanted; ) {
    const title = plain(text.title());
    const chunks = [];
    for (; chunks.length < CHUNKS_OF_A_DOCUMENT && made < wanted; made += 1) {
      let body = plain(text.sentence());
      while (body.length < SHORTEST) body += ` ${plain(text.sentence())}`;
      chunks.push(`본문 ${body}`.slice(0, LONGEST));
    }
    documents.push({ title, chunks });
  }
  return {
    source: there.length > 0 ? "sentences of judged sets" : "made up",
    documents,
    questions: Array.from({ length: asked }, () => plain(text.question())),
  };
}
