/**
 * Official terms for the everyday words of a question, and the other names of offices it mentions. Words are met from their first
 * letter on, whatever ending follows; one of a single syllable only with a particle or nothing behind it.
 */

import { SHORT_NAMES } from "./lexicon/abbreviations.js";
import { EVERYDAY_TERMS } from "./lexicon/everyday-terms.js";
import { ORGANISATION_ALIASES } from "./lexicon/organisation-aliases.js";
import { PARTICLES } from "./lexicon/particles.js";

interface Synonym {
  /** What the question says. */
  said: string;
  /** What documents may say instead. */
  terms: string[];
}

interface Entry extends Synonym {
  /** The phrase without spaces, as it is looked for. */
  phrase: string;
}

const list = (text: string) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
const squeeze = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, "");
const PARTICLE_SET = new Set(PARTICLES);

/** By the first letter, longest phrase first: a longer phrase says more. */
const ENTRIES = new Map<string, Entry[]>();
for (const entry of [...everydayEntries(), ...organisationEntries()]) {
  const first = entry.phrase[0]!;
  ENTRIES.set(first, [...(ENTRIES.get(first) ?? []), entry]);
}
for (const entries of ENTRIES.values())
  entries.sort((one, other) => other.phrase.length - one.phrase.length);

function* everydayEntries(): Generator<Entry> {
  for (const line of EVERYDAY_TERMS) {
    const colon = line.indexOf(":");
    const terms = list(line.slice(0, colon));
    for (const said of list(line.slice(colon + 1))) yield { said, terms, phrase: squeeze(said) };
  }
}

function* organisationEntries(): Generator<Entry> {
  const further = ORGANISATION_ALIASES.map((line) => line.split(/ = |, /));
  for (const all of [...SHORT_NAMES, ...further]) {
    for (const said of all)
      yield { said, terms: all.filter((one) => one !== said), phrase: squeeze(said) };
  }
}

/** The synonyms that a question brings in, in its order; each everyday phrase once. */
export function synonymsOf(question: string): Synonym[] {
  const words = question
    .normalize("NFC")
    .toLowerCase()
    .split(/[\s,.?!·]+/)
    .filter(Boolean);
  const found = new Map<string, Synonym>();
  for (let at = 0; at < words.length; at++) {
    const rest = words.slice(at).join("");
    const word = words[at]!;
    const met = new Set<number>();
    for (const entry of ENTRIES.get(word[0]!) ?? []) {
      if (!rest.startsWith(entry.phrase) || !isWhole(entry.phrase, word)) continue;
      // Of phrases that begin here only the longest counts, and those as long.
      if (met.size > 0 && !met.has(entry.phrase.length)) break;
      met.add(entry.phrase.length);
      const before = found.get(entry.said);
      const terms = [...new Set([...(before?.terms ?? []), ...entry.terms])];
      found.set(entry.said, { said: entry.said, terms });
    }
  }
  return [...found.values()];
}

function isWhole(phrase: string, word: string): boolean {
  if (phrase.length > 1 && !/^[a-z-]+$/.test(phrase)) return true;
  const tail = word.slice(phrase.length);
  return tail === "" || PARTICLE_SET.has(tail);
}

/** Which synonyms of a question a text has in place of the asker's own words. */
export function synonymsIn(synonyms: readonly Synonym[], text: string): Synonym[] {
  if (synonyms.length === 0) return [];
  const squeezed = squeeze(text);
  return synonyms.flatMap(({ said, terms }) => {
    if (squeezed.includes(squeeze(said))) return [];
    const there = terms.filter((term) => squeezed.includes(squeeze(term)));
    return there.length > 0 ? [{ said, terms: there }] : [];
  });
}
