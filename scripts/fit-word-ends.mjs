/**
 * Fits the weights that tell a space from a broken word at a line's end (`src/text/word-ends.ts`) and writes them to
 * `src/text/word-end-weights.ts`: logistic regression on the gaps between syllables of running text, by gradient descent
 * with steps that shrink for what is seen often.
 *
 *   npm run build && nice node scripts/fit-word-ends.mjs
 *
 * The text is that of the fitting half (`bench/halves.mjs`) of the corpus' HWP, HWPX and DOCX files, and of the acts and decisions of `../shared/eval`, which nobody has a copyright in. The same text gives the same weights. The shares
 * that are printed last are those of the checking half.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { koreanFiles, readCorpus } from "../bench/answers/corpus.mjs";
import { CHECKING, documentsOf, FITTING, halfOf } from "../bench/halves.mjs";
import { gramsOf } from "../dist/text/word-ends.js";

const EVALUATION = fileURLToPath(new URL("../../shared/eval/dev/corpus.jsonl", import.meta.url));
const WEIGHTS = fileURLToPath(new URL("../src/text/word-end-weights.ts", import.meta.url));
/** Shorter texts are labels and cells. */
const SHORTEST = 30;
/** Grams that fewer gaps show say nothing of other texts. */
const LEAST_SEEN = 8;
/** Smaller weights decide nothing. */
const LEAST_WEIGHT = 0.7;
const ROUNDS = 4;
const STEP = 0.25;
const FIRST_SQUARE = 0.1;
/** Where the share is this near to the truth, nothing is learnt from it. */
const NEAR = 0.01;

const texts = { [FITTING]: [], [CHECKING]: [] };
const files = koreanFiles();
const documentOf = documentsOf(files);
for (const { name, entries } of await readCorpus(files)) {
  if (!/\.(?:hwpx?|docx)$/i.test(name)) continue;
  const lines = entries.flatMap(({ chunks }) => chunks).flatMap(({ text }) => text.split("\n"));
  texts[halfOf(documentOf(name))].push(...lines.flatMap((line) => line.split(" | ")));
}
for (const line of readFileSync(EVALUATION, "utf8").trim().split("\n")) {
  const { id, text } = JSON.parse(line);
  if (/^(?:law|prec)-/.test(id)) texts[halfOf(id.split("#")[0])].push(...text.split("\n"));
}

/** Every gap between two syllables: the grams around it, and whether a space stands there. */
function gapsOf(lines) {
  const gaps = [];
  for (const line of lines.filter(({ length }) => length >= SHORTEST)) {
    const words = line.split(/\s+/).filter(Boolean);
    for (const [place, word] of words.entries()) {
      for (let at = 1; at < word.length; at += 1) add(gaps, word.slice(0, at), word.slice(at), 0);
      if (place + 1 < words.length) add(gaps, word, words[place + 1], 1);
    }
  }
  return gaps;
}

function add(gaps, before, after, space) {
  const grams = gramsOf(before, after);
  if (grams) gaps.push({ grams, space });
}

/** Shuffled the same way each time. */
function shuffled(gaps) {
  let seed = 7;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let at = gaps.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [gaps[at], gaps[other]] = [gaps[other], gaps[at]];
  }
  return gaps;
}

const fitting = shuffled(gapsOf(texts[FITTING]));
const seen = new Map();
for (const { grams } of fitting)
  for (const gram of grams) seen.set(gram, (seen.get(gram) ?? 0) + 1);
const weights = new Map();
const squares = new Map();
/** What every gap has. */
const ALL = "";
const sumOf = (grams, from) =>
  grams.reduce((sum, gram) => sum + (from.get(gram) ?? 0), from.get(ALL) ?? 0);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { grams, space } of fitting) {
    const miss = 1 / (1 + Math.exp(-sumOf(grams, weights))) - space;
    if (Math.abs(miss) < NEAR) continue;
    for (const gram of [ALL, ...grams]) {
      if (gram !== ALL && seen.get(gram) < LEAST_SEEN) continue;
      const square = (squares.get(gram) ?? FIRST_SQUARE) + miss * miss;
      squares.set(gram, square);
      weights.set(gram, (weights.get(gram) ?? 0) - (STEP * miss) / Math.sqrt(square));
    }
  }
}

/** In tenths. */
const kept = new Map(
  [...weights]
    .filter(([gram, weight]) => gram === ALL || Math.abs(weight) >= LEAST_WEIGHT)
    .map(([gram, weight]) => [gram, Math.round(weight * 10)]),
);
const entries = [...kept]
  .filter(([gram]) => gram !== ALL)
  .map(([gram, weight]) => `${gram}${weight}`)
  .sort();
writeFileSync(
  WEIGHTS,
  `/**
 * Weights, in tenths, of what stands at both sides of a line's end: above nought they speak for a space. Made by
 * \`scripts/fit-word-ends.mjs\`, which says from what text; the forms of a gram are those of \`word-ends.ts\`.
 */

/** Of every gap. */
export const ANY_GAP = ${kept.get(ALL)};

export const WORD_END_WEIGHTS =
  "${entries.join(" ")}";
`,
);
console.log(`${fitting.length} gaps, ${entries.length} weights`);
for (const half of [FITTING, CHECKING]) {
  const gaps = gapsOf(texts[half]);
  const right = gaps.filter(({ grams, space }) => sumOf(grams, kept) > 0 === (space === 1));
  console.log(`${half}: ${(right.length / gaps.length).toFixed(4)} of ${gaps.length} gaps`);
}
