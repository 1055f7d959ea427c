/**
 * Official terms for the everyday words of a question, and the other names of offices it mentions. Words are met from their first
 * letter on, whatever ending follows; one of a single syllable only with a particle or nothing behind it.
 */

import { SHORT_NAMES } from "./lexicon/abbreviations.js";
import { EVERYDAY_TERMS } from "./lexicon/everyday-terms.js";
import { ORGANISATION_ALIASES } from "./lexicon/organisation-aliases.js";
import { PARTICLES } from "./lexicon/particles.js";

export interface Synonym {
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

/** Phrases with what they stand for, by their first letter, longest first: a longer phrase says more. */
export class PhraseTable {
  private readonly byFirst = new Map<string, Entry[]>();

  constructor(synonyms: Iterable<Synonym>) {
    for (const { said, terms } of synonyms) {
      const phrase = squeeze(said);
      const first = phrase[0];
      if (first === undefined) continue;
      const entries = this.byFirst.get(first);
      if (entries) entries.push({ said, terms, phrase });
      else this.byFirst.set(first, [{ said, terms, phrase }]);
    }
    for (const entries of this.byFirst.values())
      entries.sort((one, other) => other.phrase.length - one.phrase.length);
  }

  beginningWith(first: string): readonly Entry[] {
    return this.byFirst.get(first) ?? [];
  }
}

const LEXICON = new PhraseTable([...everydayEntries(), ...organisationEntries()]);

function* everydayEntries(): Generator<Synonym> {
  for (const line of EVERYDAY_TERMS) yield* synonymsOfLine(line);
}

function* organisationEntries(): Generator<Synonym> {
  const further = ORGANISATION_ALIASES.map((line) => line.split(/ = |, /));
  for (const all of [...SHORT_NAMES, ...further]) yield* namesOfOne(all);
}

/** `공식 용어, …: 일상어, …`: each everyday word stands for the official terms, not the other way round. */
export function synonymsOfLine(line: string): Synonym[] {
  const colon = line.indexOf(":");
  const terms = list(line.slice(0, colon));
  return list(line.slice(colon + 1)).map((said) => ({ said, terms }));
}

/** Names of one thing: each stands for the others. */
function namesOfOne(all: readonly string[]): Synonym[] {
  return all.map((said) => ({ said, terms: all.filter((one) => one !== said) }));
}

/** The synonyms that a question brings in by the lexicon and by further tables, in its order; each phrase once. */
export function synonymsOf(question: string, further: readonly PhraseTable[] = []): Synonym[] {
  const found = new Map<string, Synonym>();
  for (const table of [LEXICON, ...further]) addSynonyms(question, table, found);
  return [...found.values()];
}

function addSynonyms(question: string, table: PhraseTable, found: Map<string, Synonym>): void {
  const words = question
    .normalize("NFC")
    .toLowerCase()
    .split(/[\s,.?!·]+/)
    .filter(Boolean);
  for (let at = 0; at < words.length; at++) {
    const rest = words.slice(at).join("");
    const word = words[at]!;
    const met = new Set<number>();
    for (const entry of table.beginningWith(word[0]!)) {
      if (!rest.startsWith(entry.phrase) || !isWhole(entry.phrase, word)) continue;
      // Of phrases that begin here only the longest counts, and those as long.
      if (met.size > 0 && !met.has(entry.phrase.length)) break;
      met.add(entry.phrase.length);
      const before = found.get(entry.said);
      const terms = [...new Set([...(before?.terms ?? []), ...entry.terms])];
      found.set(entry.said, { said: entry.said, terms });
    }
  }
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
