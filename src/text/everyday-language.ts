/**
 * Official terms for the everyday words of a question, and the other names and spellings of what it mentions. Words are met from their
 * first letter on, whatever ending follows; one of a single syllable, or of Latin letters and digits, only with a particle or nothing
 * behind it. Between the words of a phrase there may be particles (`월급 밀` in `월급이 밀렸어요`).
 */

import { SHORT_NAMES } from "./lexicon/abbreviations.js";
import { EVERYDAY_TERMS } from "./lexicon/everyday-terms.js";
import { LAW_NAMES } from "./lexicon/law-names.js";
import { NATIVE_NUMBERS } from "./lexicon/measures.js";
import { ORGANISATION_ALIASES } from "./lexicon/organisation-aliases.js";
import { OTHER_WORDS } from "./lexicon/other-words.js";
import { NOUNS_LIKE_PARTICLES, PARTICLES } from "./lexicon/particles.js";
import { oneOf } from "./lexicon/patterns.js";
import { SPELLINGS } from "./lexicon/spellings.js";
import { COUNTED_THINGS } from "./lexicon/units.js";

export interface Synonym {
  /** What the question says. */
  said: string;
  /** What documents may say instead. */
  terms: string[];
}

/** An everyday phrase of a question. */
interface EverydayPhrase {
  /** The words that say it, as typed. */
  words: string[];
  /** What documents say instead. */
  terms: string[];
}

/** What a table is made of. */
interface Listed extends Synonym {
  /** Whether it stands for official terms; else it is another name of the same. */
  isEveryday?: boolean;
}

interface Entry extends Listed {
  /** The phrase without spaces, as it is looked for. */
  phrase: string;
  /** Its words. */
  words: string[];
}

/** What parts words; a middle dot is written as often as left out. */
const SPACING = /[\s·ㆍ]+/g;
const list = (text: string) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
const squeeze = (text: string) => text.normalize("NFC").toLowerCase().replace(SPACING, "");
const PARTICLE_SET = new Set(PARTICLES);
/** Nouns that look like a shorter one with a particle: `절도` is no `절`. The last three only as whole words (`절차도` is `절차` with one). */
const WHOLE_NOUNS = new Set([...NOUNS_LIKE_PARTICLES, "절도", "애도", "차도"]);

/** No phrase has more words. */
const MOST_WORDS = 16;
/** Letters that phrases are looked up by. */
const BEGINNING = 2;

/** Phrases with what they stand for, by their beginning, longest first: a longer phrase says more. */
export class PhraseTable {
  private readonly byBeginning = new Map<string, Entry[]>();

  constructor(synonyms: Iterable<Listed>) {
    for (const synonym of synonyms) {
      const { said } = synonym;
      const phrase = squeeze(said);
      if (phrase === "") continue;
      const words = wordsIn(said);
      const entry = { ...synonym, phrase, words };
      // Word by word, a particle may follow the first letter.
      const begins = words[0]!.slice(0, BEGINNING);
      for (const beginning of new Set([begins, phrase.slice(0, BEGINNING)])) {
        const entries = this.byBeginning.get(beginning);
        if (entries) entries.push(entry);
        else this.byBeginning.set(beginning, [entry]);
      }
    }
    for (const entries of this.byBeginning.values()) entries.sort(byLength);
  }

  /** Those that may begin a text, longest first. */
  beginningOf(text: string): readonly Entry[] {
    const longer = this.byBeginning.get(text.slice(0, BEGINNING)) ?? [];
    const single = text.length > 1 ? this.byBeginning.get(text[0]!) : undefined;
    return single ? [...longer, ...single].sort(byLength) : longer;
  }
}

function byLength(one: Entry, other: Entry): number {
  return other.phrase.length - one.phrase.length;
}

let lexicon: PhraseTable | undefined;

/** Made with the first question: thousands of entries would be a seventh of a service's start. */
function ownLexicon(): PhraseTable {
  lexicon ??= new PhraseTable([...everydayEntries(), ...nameEntries()]);
  return lexicon;
}

function* everydayEntries(): Generator<Listed> {
  for (const line of EVERYDAY_TERMS)
    for (const synonym of synonymsOfLine(line)) yield { ...synonym, isEveryday: true };
}

function* nameEntries(): Generator<Synonym> {
  const further = [...ORGANISATION_ALIASES, ...LAW_NAMES, ...SPELLINGS].map(namesOfLine);
  for (const all of [...SHORT_NAMES, ...further]) yield* namesOfOne(all);
}

/** `공식 용어, …: 일상어, …`: each everyday word stands for the official terms, not the other way round. */
export function synonymsOfLine(line: string): Synonym[] {
  const colon = line.indexOf(":");
  const terms = list(line.slice(0, colon));
  return list(line.slice(colon + 1)).map((said) => ({ said, terms }));
}

/** `이름 = 다른 이름, …` */
function namesOfLine(line: string): string[] {
  return line.split(/ = |, /);
}

/** Names of one thing: each stands for the others. */
function namesOfOne(all: readonly string[]): Synonym[] {
  return all.map((said) => ({ said, terms: all.filter((one) => one !== said) }));
}

/** The synonyms that a question brings in by the lexicon and by further tables, in its order; each phrase once. */
export function synonymsOf(question: string, further: readonly PhraseTable[] = []): Synonym[] {
  const found = new Map<string, Synonym>();
  for (const table of [ownLexicon(), ...further]) addSynonyms(question, table, found);
  return [...found.values()];
}

/**
 * The everyday phrases of a question, with the words that say them, by the lexicon and a tenant's own synonyms; other names are left out.
 * A word of a longer phrase still says what it says alone: beside what `하청 줘도` stands for, `하청` is `하도급`.
 */
export function everydayPhrasesIn(
  question: string,
  own: PhraseTable | null = null,
): EverydayPhrase[] {
  const found: EverydayPhrase[] = [];
  for (const { entry, words } of entriesMet(question, ownLexicon())) {
    if (!entry.isEveryday) continue;
    found.push({ words, terms: entry.terms });
    if (words.length > 1) found.push(...words.flatMap(phrasesOfWord));
  }
  for (const { entry, words } of own ? entriesMet(question, own) : [])
    found.push({ words, terms: entry.terms });
  return found;
}

let spellings: PhraseTable | undefined;

/** The words of a question that documents write in another way: `홈페이지` is `누리집` there. */
export function spellingsIn(question: string): EverydayPhrase[] {
  spellings ??= new PhraseTable(SPELLINGS.map(namesOfLine).flatMap((all) => [...namesOfOne(all)]));
  const met = [...entriesMet(question, spellings)];
  return met.map(({ entry, words }) => ({ words, terms: entry.terms }));
}

/** What a word stands for by itself. */
function phrasesOfWord(word: string): EverydayPhrase[] {
  const met = [...entriesMet(word, ownLexicon())].filter(({ entry }) => entry.isEveryday);
  return met.map(({ entry }) => ({ words: [word], terms: entry.terms }));
}

/** Whether people say a word for an official one: `통장` for `계좌`. */
export function isEverydayWord(word: string): boolean {
  return ownLexicon()
    .beginningOf(word)
    .some(({ isEveryday, phrase }) => isEveryday && phrase === word);
}

function wordsIn(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[\s,.?!·ㆍ]+/)
    .filter(Boolean);
}

function addSynonyms(question: string, table: PhraseTable, found: Map<string, Synonym>): void {
  for (const { entry } of entriesMet(question, table)) {
    const before = found.get(entry.said);
    const terms = [...new Set([...(before?.terms ?? []), ...entry.terms])];
    found.set(entry.said, { said: entry.said, terms });
  }
}

/** The phrases of a table that a question says, in its order, with the words that say them. */
function* entriesMet(
  question: string,
  table: PhraseTable,
): Generator<{ entry: Entry; words: string[] }> {
  const words = wordsIn(question);
  for (let at = 0; at < words.length; at++) {
    const rest = words.slice(at, at + MOST_WORDS);
    const joined = rest.join("");
    const met = new Set<number>();
    const isCounted = IS_NUMBER.test(words[at - 1] ?? "");
    for (const entry of table.beginningOf(joined)) {
      if (!beginsWith(entry, rest, joined) || (isCounted && isSyllable(entry))) continue;
      // Of phrases that begin here only the longest counts, and those as long.
      if (met.size > 0 && !met.has(entry.phrase.length)) break;
      met.add(entry.phrase.length);
      yield { entry, words: rest.slice(0, wordsSaying(entry, rest, joined)) };
    }
  }
}

/** Whether words begin with a phrase, however they are spaced, or word by word with particles between. */
function beginsWith({ phrase, words }: Entry, rest: readonly string[], joined: string): boolean {
  if (joined.startsWith(phrase)) return isWhole(phrase, rest[0]!);
  const last = words.length - 1;
  return (
    last > 0 &&
    words.every(
      (word, at) => rest[at]?.startsWith(word) && (at === last || isNoun(rest[at]!, word)),
    )
  );
}

/** How many of the words say a phrase that they begin with. */
function wordsSaying({ phrase, words }: Entry, rest: readonly string[], joined: string): number {
  if (!joined.startsWith(phrase)) return words.length;
  let count = 0;
  for (let length = 0; length < phrase.length; count += 1) length += rest[count]!.length;
  return count;
}

function isNoun(word: string, noun: string): boolean {
  if (word !== noun && WHOLE_NOUNS.has(word)) return false;
  const tail = word.slice(noun.length);
  return tail === "" || PARTICLE_SET.has(tail);
}

function isWhole(phrase: string, word: string): boolean {
  if (phrase.length > 1 && !/^[a-z\d&-]+$/.test(phrase)) return !isOther(phrase, word);
  return isNoun(word, phrase);
}

const IS_OTHER = new RegExp(`^${oneOf(OTHER_WORDS)}`);

/** Whether a word is a longer one of another meaning than the phrase that it begins with. */
function isOther(phrase: string, word: string): boolean {
  return phrase.length < (IS_OTHER.exec(word)?.[0].length ?? 0);
}

const COUNTED = new Set(COUNTED_THINGS.flatMap((thing) => [`${thing}은`, `${thing}을`]));
/** `3만 불`, `옷 두 벌을`: behind a number a word of one syllable counts. */
const IS_NUMBER = new RegExp(`^(?:[\\d,.]+[십백천만억조]*|${oneOf(NATIVE_NUMBERS)})$`);

function isSyllable({ words }: Entry): boolean {
  return words[0]!.length === 1 || COUNTED.has(words[0]!);
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
