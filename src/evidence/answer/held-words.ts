/** How much of a question's words a text holds: whole, in any spacing, or part of their syllable pairs. */
import { ASKED_DENIALS } from "../../text/lexicon/everyday-verbs.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS } from "../../text/lexicon/polarity.js";
import { BEGINNINGS_OF_OTHERS, PREFIXES_OF_OTHERS } from "../../text/lexicon/told-apart.js";
import { syllableBefore } from "../../text/particles-and-endings.js";
import { tokenize } from "../../text/tokens.js";
import { LINE } from "../weights.js";

/** `2024` is `’24` in tables and press releases. */
const YEAR = /^(?:19|20)\d\d$/;
const SHORT_YEAR = /['‘’`´]\s?(\d\d)(?!\d)/g;
/** How a word is written in Chinese letters, in the middle of it: `등(燈)축제`. */
const READING = /(?<=[가-힣])\(\p{Script=Han}{1,10}\)(?=[가-힣])/gu;
/** Syllables that tell names of one kind apart. */
const BEGINNING = 2;
const HANGUL_WORD = /^[가-힣]{2,}$/;
/** `도심복합개발 지원법`; a single syllable before it makes another word (`방법`). */
const LAW = /^([가-힣]{2,12})법$/;
/** What follows in the full name of a law what it is about. */
const ABOUT = ["에관한법률", "에관한특별법", "등에관한법률", "등에관한특별법"];
/** `3조` is read with its branch: `제3조의2` is another. */
const MIXED_WORD = /^(?:\d{1,4}[가-힣]{2,}|[a-z]{1,20}[가-힣]+)$/;
const OTHER = new RegExp(`^(?:${oneOf(PREFIXES_OF_OTHERS, BEGINNINGS_OF_OTHERS)})`);
const DENIES = new RegExp(oneOf(DENYING_STEMS));

/** What documents may say instead of the words of a question. */
interface WaysToSay {
  /** Full names of short ones. */
  fullNames: ReadonlyMap<string, string>;
  /** Official terms for everyday words. */
  official: ReadonlyMap<string, readonly string[]>;
}

interface Words extends Iterable<string> {
  has(word: string): boolean;
}

function setOf(all: readonly Words[]): Words {
  const together = new Set<string>();
  for (const words of all) for (const each of words) together.add(each);
  return together;
}

function unionOf(all: readonly Words[]): Words {
  return {
    has: (word) => all.some((words) => words.has(word)),
    *[Symbol.iterator]() {
      for (const words of all) yield* words;
    },
  };
}

export class HeldWords {
  /** Shares that were asked for: headings are asked the same for every line under them. */
  private readonly shares = new Map<string, number>();

  private constructor(
    readonly words: Words,
    private readonly pairs: Words,
    /** Without spaces and punctuation. */
    private readonly closed: string,
    /** Years written with two figures, `’24`. */
    private readonly years: Words,
  ) {}

  static of(text: string): HeldWords {
    const { words, pairs } = tokenize(text);
    const closed = text
      .replaceAll("ㆍ", "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(READING, "")
      .replace(/[^\p{L}\p{N}]+/gu, "");
    const years = new Set(Array.from(text.matchAll(SHORT_YEAR), ([, year]) => year!));
    return new HeldWords(new Set(words), new Set(pairs), closed, years);
  }

  /** What several texts hold together. */
  static ofAll(all: readonly HeldWords[]): HeldWords {
    return HeldWords.joined(all, setOf);
  }

  /** The same where they are few or seldom asked: nothing is copied. */
  static ofEach(all: readonly HeldWords[]): HeldWords {
    return HeldWords.joined(all, unionOf);
  }

  private static joined(all: readonly HeldWords[], union: typeof unionOf): HeldWords {
    return new HeldWords(
      union(all.map(({ words }) => words)),
      union(all.map(({ pairs }) => pairs)),
      all.map(({ closed }) => closed).join(""),
      union(all.map(({ years }) => years)),
    );
  }

  /** How much of a word is there; of a short name also by its full one. */
  share(word: string, fullNames?: ReadonlyMap<string, string>): number {
    const full = fullNames?.get(word);
    return full ? Math.max(this.known(word), this.known(full)) : this.known(word);
  }

  private known(word: string): number {
    let share = this.shares.get(word);
    if (share === undefined) {
      share = this.shareOf(word.toLowerCase());
      this.shares.set(word, share);
    }
    return share;
  }

  /**
   * How much of a word of the question is there, by itself or by an official term for it; of a term nothing less than all. `안` and `못`
   * are there where anything is denied: `찾아가지 않는` for `안 찾아가면`.
   */
  met(word: string, { fullNames, official }: WaysToSay): number {
    const own = this.share(word, fullNames);
    if (own >= LINE.official) return own;
    const isMet = ASKED_DENIALS.includes(word)
      ? this.denies()
      : official.get(word)?.some((term) => this.says(term));
    return isMet ? LINE.official : own;
  }

  /** Whether letters stand there as they are, whatever is between them. */
  holds(letters: string): boolean {
    return this.closed.includes(letters);
  }

  /** Whether the first syllables of a name are there: `오산새일센터` holds most of `수원새일센터`, and is another. */
  begins(word: string): boolean {
    return this.closed.includes(word.slice(0, BEGINNING));
  }

  /** Whether an official term is there, as one or all the words of it. */
  private says(term: string): boolean {
    if (!term.includes(" ")) return this.share(term) === 1;
    return (
      this.share(term.replaceAll(" ", "")) === 1 ||
      term.split(" ").every((part) => this.share(part) === 1)
    );
  }

  private denies(): boolean {
    return DENIES.test(this.closed);
  }

  private shareOf(word: string): number {
    if (this.words.has(word)) return 1;
    if (YEAR.test(word)) return this.years.has(word.slice(2)) ? 1 : 0;
    if (!HANGUL_WORD.test(word)) return this.holdsMixed(word) ? 1 : 0;
    if (this.isOther(word)) return 0;
    if (this.closed.includes(word) || this.words.has(syllableBefore(word) ?? "")) return 1;
    if (this.holdsLaw(word)) return 1;
    const pairs = word.length - 1;
    let held = 0;
    for (let at = 0; at < pairs; at += 1) if (this.pairs.has(word.slice(at, at + 2))) held += 1;
    const found = held / pairs;
    return found >= LINE.leastPart ? LINE.partOfWord * found : 0;
  }

  /** `지원법` of `지원에 관한 법률`: people call a law by what it is about. */
  private holdsLaw(word: string): boolean {
    const about = LAW.exec(word)?.[1];
    return about !== undefined && ABOUT.some((end) => this.closed.includes(about + end));
  }

  /** Whether a word is there behind a syllable that makes it another, and nowhere else: `비상임이사`, `부위원장`. */
  private isOther(word: string): boolean {
    const before = new Set<string>();
    for (let at = this.closed.indexOf(word); at >= 0; at = this.closed.indexOf(word, at + 1)) {
      const syllable = this.closed[at - 1] ?? "";
      if (!OTHER.test(syllable + word)) return false;
      before.add(syllable);
    }
    return before.size > 0 && [...before].every((each) => this.beginsWord(each + word));
  }

  private beginsWord(letters: string): boolean {
    for (const each of this.words) if (each.startsWith(letters)) return true;
    return false;
  }

  /** `1순위`, `ai반도체`: figures or letters with syllables behind them, and no part of a longer number or word. */
  private holdsMixed(word: string): boolean {
    if (!MIXED_WORD.test(word)) return false;
    const isOfKind = /^\d/.test(word) ? /\d/ : /[a-z]/;
    for (let at = this.closed.indexOf(word); at >= 0; at = this.closed.indexOf(word, at + 1))
      if (!isOfKind.test(this.closed[at - 1] ?? "")) return true;
    return false;
  }
}
