/**
 * Typing errors in questions: recall@5 of questions with one error each, by kind, beside the same questions as they were asked.
 *
 *   npm run build && node bench/search/typing.mjs DIR [--record]
 *
 * DIR holds a judged set (`judged.mjs`). Errors are made with a seed from each question's id: a space too few or too many, a letter of a
 * syllable replaced or left out, a neighbouring key, a particle left out, a word typed with the keyboard in the other language.
 */
import { Engine } from "../../dist/search/engine.js";
import { lettersOf, syllableOf } from "../../dist/text/jamo.js";
import { keysOf, NEIGHBOURS } from "../../dist/text/keyboard-layout.js";
import { stem } from "../../dist/text/particles-and-endings.js";
import { CHECKING, HALVES } from "../halves.mjs";
import { record } from "../record.mjs";
import { judge, ofHalf, readSet } from "./judged.mjs";

const FIRSTS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const VOWELS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const MOST_LOST = 0.03;

/** A generator of whole numbers below a limit, seeded by a text. */
function randomOf(text) {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16_777_619) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const pick = (list, random) => list[random(list.length)];

/** Places of the Hangul words of at least so many syllables. */
function wordsIn(question, least) {
  return [...question.matchAll(/[가-힣]+/g)]
    .filter(([word]) => word.length >= least)
    .map((match) => ({ word: match[0], at: match.index }));
}
const replaced = (question, { word, at }, by) =>
  question.slice(0, at) + by + question.slice(at + word.length);

/** The question with one syllable of a word of three syllables or more changed; null where there is none. */
function inSyllable(question, random, change) {
  const words = wordsIn(question, 3);
  if (words.length === 0) return null;
  const place = pick(words, random);
  // Not in the last syllable, which is a particle or an ending most of the time.
  const which = random(place.word.length - 1);
  const changed = change(place.word[which]);
  return (
    changed &&
    replaced(question, place, place.word.slice(0, which) + changed + place.word.slice(which + 1))
  );
}

const ERRORS = {
  spacing(question, random) {
    const spaces = [...question.matchAll(/(?<=[가-힣]) (?=[가-힣])/g)].map(({ index }) => index);
    const words = wordsIn(question, 4);
    if (words.length > 0 && (spaces.length === 0 || random(2) === 0)) {
      const { word, at } = pick(words, random);
      const cut = at + 1 + random(word.length - 1);
      return `${question.slice(0, cut)} ${question.slice(cut)}`;
    }
    if (spaces.length === 0) return null;
    const cut = pick(spaces, random);
    return question.slice(0, cut) + question.slice(cut + 1);
  },
  jamo: (question, random) =>
    inSyllable(question, random, (syllable) => {
      const [first, vowel, last] = lettersOf(syllable);
      const kind = random(3);
      if (kind === 0) return syllableOf(pick(FIRSTS, random), vowel, last);
      if (kind === 1) return syllableOf(first, pick(VOWELS, random), last);
      return syllableOf(first, vowel, last === "" ? pick([..."ㄱㄴㄹㅁㅇ"], random) : "");
    }),
  keys: (question, random) =>
    inSyllable(question, random, (syllable) => {
      const letters = [...lettersOf(syllable)];
      const places = [0, 1, 2].filter((place) => NEIGHBOURS.has(letters[place]));
      const place = pick(places, random);
      letters[place] = pick(NEIGHBOURS.get(letters[place]), random);
      return syllableOf(...letters);
    }),
  particles(question, random) {
    const words = wordsIn(question, 3).filter(({ word }) => stem(word) !== word);
    if (words.length === 0) return null;
    const place = pick(words, random);
    return replaced(question, place, stem(place.word));
  },
  layout(question, random) {
    const words = wordsIn(question, 2);
    if (words.length === 0) return null;
    const place = pick(words, random);
    return replaced(question, place, keysOf(place.word));
  },
};

const [folder, ...options] = process.argv.slice(2);
const { corpus, queries, relevant } = readSet(folder);
const engine = new Engine();
engine.apply({
  put: corpus.map(({ id, title, text }) => ({
    key: id,
    revision: "",
    chunks: [{ text, path: [title] }],
  })),
});
const view = engine.view();
const recall = ({ id, question }) =>
  judge(
    engine.search(view, question, 5).map(({ key }) => [key]),
    relevant.get(id),
  ).r5;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const clean = new Map(queries.map((query) => [query.id, recall(query)]));
const figures = [];
for (const [kind, change] of Object.entries(ERRORS)) {
  const wrong = queries.flatMap((query) => {
    const question = change(query.question, randomOf(`${kind} ${query.id}`));
    if (question === null || question === query.question) return [];
    const asked = { ...query, question };
    return [{ ...asked, found: recall(asked), clean: clean.get(query.id) }];
  });
  if (options.includes("--lost"))
    for (const { question, id } of wrong
      .filter((one) => one.half !== CHECKING && one.found < one.clean)
      .slice(0, 15))
      console.log(`  ${question}  (${queries.find((query) => query.id === id).question})`);
  for (const half of HALVES) {
    const own = ofHalf(wrong, half);
    const [with_, without] = [
      mean(own.map(({ found }) => found)),
      mean(own.map((one) => one.clean)),
    ];
    console.log(
      `${kind.padEnd(10)} ${half.padEnd(9)} n ${own.length}  recall@5 ${with_.toFixed(4)}  clean ${without.toFixed(4)}  lost ${(without - with_).toFixed(4)}`,
    );
    if (half === CHECKING)
      figures.push({
        id: `lost-${kind}`,
        ko: `오타(${kind}) 때문에 잃은 재현율@5`,
        en: `recall@5 lost by one typing error (${kind})`,
        ours: Number(Math.max(0, without - with_).toFixed(4)),
        unit: "",
        better: "lower",
        bar: MOST_LOST,
      });
  }
}
if (options.includes("--record")) record("typing", { figures });
