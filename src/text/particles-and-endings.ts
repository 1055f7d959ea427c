/** Korean stemmer: strips particles and endings from a word (`출장비를` → `출장비`, `지급하여야` → `지급`), by word lists. */
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
const AMBIGUOUS_PARTICLES = new Set(DOUBTFUL_PARTICLES);

const LONGEST = Math.max(...[...PARTICLES, ...VERB_ENDINGS].map((suffix) => suffix.length));
/** Minimum stem length: one syllable may be an accident of spelling. */
const SHORTEST_STEM = 2;

/** A Hangul word without particle and verb ending. */
export function stem(word: string): string {
  if (NOUN.has(word.slice(-2))) return word;
  const verb = stripSuffix(word, ENDING);
  return verb !== word ? verb : stripSuffix(stripSuffix(word, PARTICLE), ENDING);
}

/**
 * The one-syllable noun in a word (`쌀은` → `쌀`), indexed besides the word itself. The particle must agree with the
 * syllable (`쌀은`, `차는`), but `길이` stays ambiguous: a length or a road.
 */
export function syllableBefore(word: string): string | undefined {
  const noun = word.charAt(0);
  const particle = word.slice(1);
  if (!PARTICLE.has(particle) || AMBIGUOUS_PARTICLES.has(particle) || NOUN.has(word))
    return undefined;
  return particleAgrees(noun, particle) ? noun : undefined;
}

const FINALS = 28;
const FINAL_RIEUL = 8;

function particleAgrees(noun: string, particle: string): boolean {
  const final = (noun.charCodeAt(0) - 0xac00) % FINALS;
  const first = particle.charAt(0);
  if (AFTER_CONSONANT.includes(first)) return final !== 0;
  if (AFTER_VOWEL.includes(first)) return final === 0;
  return AFTER_VOWEL_OR_RIEUL.includes(first) ? final === 0 || final === FINAL_RIEUL : true;
}

function stripSuffix(word: string, suffixes: ReadonlySet<string>): string {
  for (let length = Math.min(LONGEST, word.length - SHORTEST_STEM); length > 0; length -= 1) {
    if (suffixes.has(word.slice(-length))) return word.slice(0, -length);
  }
  return word;
}
