/** The particle of a subject, an object or a topic behind a noun: which one stands there is told by the letter before it. */
import { lettersOf } from "./jamo.js";
import { NOUNS_LIKE_PARTICLES } from "./lexicon/particles.js";

const NOUN = new Set(NOUNS_LIKE_PARTICLES);

/** `기간이`, `사업비가`: a particle fits the letter before it, so that `평가` and `전문가` are nouns. */
export function subjectOf(word: string): string | null {
  const noun = word.slice(0, -1);
  if (noun.length < 2 || NOUN.has(word.slice(-2)) || !/[가-힣]$/.test(noun)) return null;
  const isSubject = lettersOf(noun.at(-1)!)[2] === "" ? word.endsWith("가") : word.endsWith("이");
  return isSubject ? noun : null;
}

/** `신청서를`, `기간을`. */
export function objectOf(word: string): string | null {
  const noun = word.slice(0, -1);
  if (noun.length < 2 || !/[가-힣]$/.test(noun)) return null;
  const particle = lettersOf(noun.at(-1)!)[2] === "" ? "를" : "을";
  return word.endsWith(particle) ? noun : null;
}

/** `은` behind a consonant, `는` behind a vowel or a letter of another script. */
export function topicParticle(name: string): string {
  const last = name.at(-1)!;
  return /[가-힣]/.test(last) && lettersOf(last)[2] !== "" ? "은" : "는";
}
