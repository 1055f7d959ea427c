/**
 * Words of a query that no visible chunk has, and the visible words that may have been meant: a letter away, typed with the keyboard in
 * the other language (`rhdtlr`), or with a space too few or too many. The visible vocabulary says what is right, not a dictionary, which
 * has no names of rules and projects; the index keeps hashes of words, so possible corrections are made and looked up.
 */
import type { Synonym } from "../text/everyday-language.js";
import { lettersOf, syllableOf } from "../text/jamo.js";
import { hangulOf, keysOf, NEIGHBOURS } from "../text/keyboard-layout.js";
import { stem } from "../text/particles-and-endings.js";
import { tokenizeQuery } from "../text/tokens.js";

/** How many visible chunks have a word. */
type Frequency = (word: string) => number;

/** A word of two syllables is near to too many others, and most that no chunk has are rightly typed (`조언`, not 조건). */
const SHORTEST_WORD = 3;
/** Longer words are compounds, found by their parts. */
const LONGEST = 8;
/** Corrections of one word: the most frequent are the likeliest. */
const MOST_TERMS = 2;
/** Parts of a word typed without its space. */
const SHORTEST_PART = 2;
/** One syllable by the other keyboard may be any three English letters. */
const LEAST_BY_KEYS = 2;

const FIRSTS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const VOWELS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const LASTS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
/** Letters that sound alike or lie under the same finger with shift. */
const ALIKE = ["ㅐㅔ", "ㅒㅖ", "ㅙㅚㅞ", "ㄱㄲ", "ㄷㄸ", "ㅂㅃ", "ㅅㅆ", "ㅈㅉ", "ㅢㅣ", "ㅢㅡ"];

const RUN = /[가-힣ㄱ-ㅎㅏ-ㅣ]+|[A-Za-z]+/g;
const HANGUL = /^[가-힣]+$/;
const LOOSE = /[ㄱ-ㅎㅏ-ㅣ]/;

/** Words as typed, each with the visible words that may have been meant. */
export function correctionsOf(query: string, frequencyOf: Frequency): Synonym[] {
  const runs = query.normalize("NFC").match(RUN) ?? [];
  const asked = new Set(tokenizeQuery(query).words);
  return runs.flatMap((run, at) => {
    const word = HANGUL.test(run) ? stem(run) : run.toLowerCase();
    // What only asks is no word to be found.
    if (HANGUL.test(run) && !asked.has(word)) return [];
    const isKnown = frequencyOf(word) > 0;
    const joined = joinedWith(run, runs[at + 1], isKnown, frequencyOf);
    if (joined) return [{ said: `${run} ${runs[at + 1]}`, terms: [joined] }];
    if (isKnown) return [];
    const terms = meantBy(run, word, frequencyOf);
    return terms.length > 0 ? [{ said: run, terms }] : [];
  });
}

function meantBy(run: string, word: string, frequencyOf: Frequency): string[] {
  if (LOOSE.test(run)) return known([keysOf(run).toLowerCase()], frequencyOf);
  if (!HANGUL.test(run)) {
    const hangul = hangulOf(run);
    return hangul && hangul.length >= LEAST_BY_KEYS ? [hangul] : [];
  }
  if (word.length < SHORTEST_WORD || word.length > LONGEST) return [];
  const near = known(wordsBeside(word, LIKELY), frequencyOf);
  if (near.length > 0) return near.slice(0, MOST_TERMS);
  const parts = partsOf(run, frequencyOf);
  if (parts.length > 0) return parts;
  return known([...wordsBeside(word, ANY), ...swapped(word)], frequencyOf).slice(0, MOST_TERMS);
}

/** The visible ones, most frequent first. */
function known(words: Iterable<string>, frequencyOf: Frequency): string[] {
  const found = new Map<string, number>();
  for (const word of words) {
    const times = frequencyOf(word);
    if (times > 0) found.set(word, times);
  }
  return [...found]
    .map(([word, times]) => ({ word, times }))
    .sort((one, other) => other.times - one.times || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word);
}

/** `출장 비`: the word of both, where one of them is no word by itself. */
function joinedWith(
  run: string,
  next: string | undefined,
  isKnown: boolean,
  frequencyOf: Frequency,
): string | null {
  if (next === undefined || !HANGUL.test(run) || !HANGUL.test(next)) return null;
  if (isKnown && frequencyOf(stem(next)) > 0) return null;
  const joined = stem(run + next);
  return joined.length > run.length && frequencyOf(joined) > 0 ? joined : null;
}

/** `출장비지급`: two visible words without the space between them; the split whose rarer word is most frequent. */
function partsOf(run: string, frequencyOf: Frequency): string[] {
  let best: string[] = [];
  let most = 0;
  for (let cut = SHORTEST_PART; cut <= run.length - SHORTEST_PART; cut += 1) {
    const parts = [stem(run.slice(0, cut)), stem(run.slice(cut))];
    const least = Math.min(...parts.map(frequencyOf));
    if (least > most) [best, most] = [parts, least];
  }
  return best;
}

/** Words that differ in one letter of one syllable, by the letters that each may be instead. */
function* wordsBeside(word: string, { firsts, vowels, lasts }: OtherLetters): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const [first, vowel, last] = lettersOf(word[at]!);
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    for (const each of firsts.get(first!) ?? [])
      yield before + syllableOf(each, vowel!, last) + after;
    for (const each of vowels.get(vowel!) ?? [])
      yield before + syllableOf(first!, each, last) + after;
    for (const each of lasts.get(last!) ?? [])
      yield before + syllableOf(first!, vowel!, each) + after;
  }
}

/** Two neighbouring syllables exchanged. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  );
}

interface OtherLetters {
  firsts: ReadonlyMap<string, readonly string[]>;
  vowels: ReadonlyMap<string, readonly string[]>;
  lasts: ReadonlyMap<string, readonly string[]>;
}

function isLikely(one: string, other: string): boolean {
  // A final consonant forgotten, or one too many.
  if (one === "" || other === "") return true;
  if (NEIGHBOURS.get(one)?.includes(other)) return true;
  return ALIKE.some((letters) => letters.includes(one) && letters.includes(other));
}

const LIKELY = othersBy(isLikely);
const ANY = othersBy(() => true);

function othersBy(may: (one: string, other: string) => boolean): OtherLetters {
  const others = (letters: readonly string[]) =>
    new Map(
      letters.map((one) => [one, letters.filter((other) => other !== one && may(one, other))]),
    );
  return { firsts: others(FIRSTS), vowels: others(VOWELS), lasts: others(LASTS) };
}
