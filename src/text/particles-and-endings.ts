/** Takes Korean particles and endings off a word (`출장비를` → `출장비`, `지급하여야` → `지급`), by list, not by grammar. */
import {
  AFTER_CONSONANT,
  AFTER_VOWEL,
  AFTER_VOWEL_OR_RIEUL,
  DOUBTFUL_PARTICLES,
  NOUNS_LIKE_PARTICLES,
  PARTICLES,
  VERB_ENDINGS,
} from "./lexicon/particles.js";

const PARTICLE = new Set(PARTICLES);
const ENDING = new Set(VERB_ENDINGS);
const NOUN = new Set(NOUNS_LIKE_PARTICLES);
const DOUBTFUL = new Set(DOUBTFUL_PARTICLES);

const LONGEST = Math.max(...[...PARTICLES, ...VERB_ENDINGS].map((suffix) => suffix.length));
/** What stays must still be a word: one syllable is too little to tell a noun from an accident of spelling. */
const SHORTEST_STEM = 2;

/** A Hangul word without its particle and its verb ending. */
export function stem(word: string): string {
  if (NOUN.has(word.slice(-2))) return word;
  const verb = without(word, ENDING);
  return verb !== word ? verb : without(without(word, PARTICLE), ENDING);
}

/**
 * The noun of one syllable that a word is made of (`쌀은` → `쌀`), beside which the word itself is kept: the particle has
 * to agree with the end of the syllable (`쌀은`, `차는`), but `길이` may be a length or a road.
 */
export function syllableBefore(word: string): string | undefined {
  const noun = word.charAt(0);
  const particle = word.slice(1);
  if (!PARTICLE.has(particle) || DOUBTFUL.has(particle) || NOUN.has(word)) return undefined;
  return agrees(noun, particle) ? noun : undefined;
}

const FINALS = 28;
const FINAL_RIEUL = 8;

function agrees(noun: string, particle: string): boolean {
  const final = (noun.charCodeAt(0) - 0xac00) % FINALS;
  const first = particle.charAt(0);
  if (AFTER_CONSONANT.includes(first)) return final !== 0;
  if (AFTER_VOWEL.includes(first)) return final === 0;
  return AFTER_VOWEL_OR_RIEUL.includes(first) ? final === 0 || final === FINAL_RIEUL : true;
}

function without(word: string, suffixes: ReadonlySet<string>): string {
  for (let length = Math.min(LONGEST, word.length - SHORTEST_STEM); length > 0; length -= 1) {
    if (suffixes.has(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}
