/**
 * Which words of a question are verbs that people use and documents do not: a line that says what is asked of all its nouns need not
 * hold them. A morphological analyser would know every verb, at many times the cost; these are told by a list of stems and endings.
 */
import {
  AFTER_BOUND_NOUNS,
  AUXILIARY_VERBS,
  BOUND_NOUNS,
  ENDINGS_OF_VERBS,
  EVERYDAY_ADVERBS,
  EVERYDAY_VERBS,
  OFFICIAL_FOR_VERBS,
  SHORT_ENDINGS,
  SHORT_VERBS,
} from "../text/lexicon/everyday-verbs.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { tokenizeQuery } from "../text/tokens.js";

const STEMS = new Set(EVERYDAY_VERBS);
const ENDINGS = new Set(ENDINGS_OF_VERBS);
const OFFICIAL = new Map(
  OFFICIAL_FOR_VERBS.flatMap((line) => {
    const [stems, terms] = line.split(": ").map((side) => side.split(", "));
    return stems!.map((stem) => [stem, terms!] as const);
  }),
);
const BEHIND_OPEN = new Set(SHORT_ENDINGS);
const SHORT = new Set(SHORT_VERBS);
const AUXILIARY = new RegExp(`${oneOf(AUXILIARY_VERBS)}$`);
/** One syllable before an auxiliary makes nouns as often: `내주`, `사지`. */
const SHORTEST_FORM = 2;
const LONGEST_ENDING = Math.max(...ENDINGS_OF_VERBS.map((ending) => ending.length));
const KNOWN_WHOLE = new RegExp(
  `^(?:${oneOf(SHORT_VERBS, EVERYDAY_ADVERBS)}|${oneOf(BOUND_NOUNS)}${oneOf(AFTER_BOUND_NOUNS)}?)$`,
);
/** Before these ㄹ is lost (`여나요`, `거는`); `나` alone makes nouns as often. */
const LOSES_RIEUL = /^(?:나.|는|니|네)/;
const HANGUL = /^[가-힣]+$/;
const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const RIEUL = 8;
/** `빌렸으면`, `일했는데`: what is past, under the last syllable of a stem that took its vowel. */
const PAST = 20;
/** `빌린`, `돌릴`, `빌립니까`, `맡겼나요`: an ending of one consonant, ㄴ, ㄹ, ㅂ or ㅆ, under the stem's last syllable. */
const FINAL_ENDINGS = new Set([4, RIEUL, 17, PAST]);

/** Whether a word of a question is such a verb, or a noun that says nothing without one. */
export function isAskersVerb(word: string): boolean {
  return HANGUL.test(word) && (KNOWN_WHOLE.test(word) || stemOfVerb(word) !== null);
}

/** What documents call what such a verb says; nothing where there is no word for it, or too many. */
export function officialForVerb(word: string): readonly string[] {
  const stem = HANGUL.test(word) ? (stemOfVerb(word) ?? stemOfShort(word)) : null;
  return (stem !== null && OFFICIAL.get(stem)) || [];
}

/** What documents call what the verbs of a question say: words to look for beside its own. */
export function officialForVerbsIn(question: string): string[] {
  return [...new Set(tokenizeQuery(question).words.flatMap(officialForVerb))];
}

/** The stem of a short form that is known as a whole: `쓰고`, `써도`. */
function stemOfShort(word: string): string | null {
  return SHORT.has(word) && word.length > 1 ? word[0]! : null;
}

/** The stem of such a verb, without ending and what is past. */
function stemOfVerb(word: string): string | null {
  if (word.length > 1) {
    const known = knownStem(word) ?? knownStem(withoutFinal(word));
    if (known !== null) return known;
  }
  for (let length = 1; length <= Math.min(LONGEST_ENDING, word.length - 1); length += 1) {
    const stem = word.slice(0, -length);
    const ending = word.slice(-length);
    if (!ENDINGS.has(ending)) continue;
    const known = knownStem(stem);
    if (known !== null && follows(ending, stem)) return known;
    const past = finalOf(stem) === PAST ? knownStem(withoutFinal(stem)) : null;
    if (past !== null) return past;
    const lost = LOSES_RIEUL.test(ending) ? knownStem(withRieul(stem)) : null;
    if (lost !== null) return lost;
  }
  return null;
}

/** The stem itself, or of a verb with an auxiliary behind it (`고쳐주`, `늦어지`) the verb's. */
function knownStem(stem: string): string | null {
  if (STEMS.has(stem)) return stem;
  const auxiliary = AUXILIARY.exec(stem)?.[0];
  if (auxiliary === undefined) return null;
  const form = stem.slice(0, -auxiliary.length);
  if (form.length < SHORTEST_FORM) return null;
  if (STEMS.has(form)) return form;
  const bare = form.slice(0, -1);
  return /[아어여]$/.test(form) && STEMS.has(bare) ? bare : null;
}

/** Behind one open syllable most short endings make nouns; ㄹ takes no `은` and `을`, where a noun does (`팔을`). */
function follows(ending: string, stem: string): boolean {
  const final = finalOf(stem);
  if (final === 0 && stem.length === 1) return ending.length > 1 || BEHIND_OPEN.has(ending);
  return !(final === RIEUL && /^[은을]$/.test(ending));
}

function finalOf(word: string): number {
  return (word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS;
}

function withoutFinal(word: string): string {
  const final = finalOf(word);
  if (!FINAL_ENDINGS.has(final)) return "";
  return word.slice(0, -1) + String.fromCharCode(word.charCodeAt(word.length - 1) - final);
}

/** The stem that lost its ㄹ: `열` of `여나요`. */
function withRieul(word: string): string {
  if (finalOf(word) !== 0) return "";
  return word.slice(0, -1) + String.fromCharCode(word.charCodeAt(word.length - 1) + RIEUL);
}
