/** The evidence of an answer, made ready for checking: its lines, its values, and how telling each word is. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { ADMITTING_WORDS, EXCLUDING_WORDS } from "../../text/lexicon/polarity.js";
import { readDates } from "../../text/quantities/read-dates.js";
import { isAskersVerb, officialForVerb } from "../askers-verbs.js";
import type { EvidenceChunk } from "../evidence-chunk.js";
import { type EvidenceLine, evidenceLines } from "./evidence-lines.js";
import { clausesOfLine } from "./labelled-clauses.js";
import { letters, meets, type SaidWord, type SoughtWord } from "./meeting-words.js";
import {
  type Above,
  type PrintedValue,
  printedValues,
  readAbove,
  type Surroundings,
} from "./printed-values.js";
import { MET, POLARITY, VALUES } from "./verify-thresholds.js";

/** A word of a sentence with what it counts. */
export interface WeighedWord {
  word: SoughtWord;
  weight: number;
}

interface KnownWord {
  word: SoughtWord;
  /** How much it tells lines apart. */
  rarity: number;
  /** The same where few lines are as good as more. */
  rarityAmongMore: number;
  /** Whether any line holds it. */
  held: boolean;
}

export interface IndexedLine extends EvidenceLine {
  letters: string;
  lettersAbove: string;
  /** Letters of the parts that each say something of their own. */
  clauses: readonly string[];
  /** Of an item of a list: letters of it without brackets, and of the nearest line over it that leaves its items out or takes them in. */
  item: { own: string; lead: string } | null;
}

export class EvidenceIndex {
  readonly lines: readonly IndexedLine[];
  readonly values: readonly PrintedValue[];
  /** How often values of one line are held beside one another to place a value of a sentence. */
  readonly comparisons: number;
  private years: ReadonlySet<number> | null = null;
  private readonly words = new Map<string, KnownWord>();

  /** `all` is everything that the answer was given: a table's caption may stand in the chunk before it. */
  constructor(
    readonly chunks: readonly EvidenceChunk[],
    private readonly all: readonly EvidenceChunk[] = chunks,
  ) {
    const lines: IndexedLine[] = [];
    const values: PrintedValue[] = [];
    for (const chunk of chunks) {
      const wholeChunk = letters(chunk.text);
      const read = new Map<string, Above>();
      for (const line of evidenceLines(chunk, tailBefore(chunk, all))) {
        const headers = line.cells?.map(({ header }) => header).join("\n") ?? "";
        const above = read.get(line.above) ?? readAbove(line.above);
        read.set(line.above, above);
        values.push(...printedValues(line, above, wholeChunk));
        lines.push({
          ...line,
          letters: letters(`${line.text}\n${line.inherited}`),
          lettersAbove: above.letters + letters(`${headers}\n${line.lead}`),
          clauses: clausesOfLine(line.text),
          item: line.lead === "" ? null : itemOf(line),
        });
      }
    }
    this.lines = lines;
    this.values = values;
    const inLine = new Map<unknown, number>();
    for (const { line } of values) inLine.set(line, (inLine.get(line) ?? 0) + 1);
    this.comparisons = [...inLine.values()].reduce((sum, count) => sum + count ** 2, 0);
  }

  /** Words with how few lines hold them; one that none holds counts little. */
  weigh(words: readonly SaidWord[], weightOf: (word: SaidWord) => number): WeighedWord[] {
    return words.map((said) => {
      const { rarity, word } = this.known(said.word);
      return { word, weight: weightOf(said) * rarity };
    });
  }

  /** The same with the evidence's words for verbs in a person's own (`갚다` of a printed `상환`), or without them where it has none. */
  weighNouns(words: readonly SaidWord[], weightOf: (word: SaidWord) => number): WeighedWord[] {
    return words.flatMap((said) => {
      const { held } = this.known(said.word);
      const official = held ? undefined : officialForVerb(said.word).find((one) => this.holds(one));
      if (!held && !official && isOwnVerb(said.word)) return [];
      const { rarityAmongMore, word } = this.known(official ?? said.word);
      return { word, weight: weightOf(said) * rarityAmongMore };
    });
  }

  /** Whether a date that is printed without its year may be of this one: no full date says otherwise. */
  mayBeOf(year: number): boolean {
    const years = this.yearsOfDates();
    // What is told of next month may be of next year.
    return years.size === 0 || [year - 1, year, year + 1].some((one) => years.has(one));
  }

  /** The years of all full dates of what the answer was given. */
  yearsOfDates(): ReadonlySet<number> {
    this.years ??= new Set(
      this.all
        .flatMap(({ text, path }) => readDates([...path, text].join("\n")))
        .flatMap((date) => (date.year !== null && date.day !== null ? [date.year] : [])),
    );
    return this.years;
  }

  /** A word that stands somewhere whole is met by its whole only: its parts are of other words. */
  private known(written: string): KnownWord {
    const known = this.words.get(written);
    if (known) return known;
    const whole = this.holds(written);
    const word = { written, whole };
    const holding = this.lines.filter((line) => meets(word, line.letters) > 0).length;
    const rarityAmong = (count: number) => {
      if (holding > 0) return Math.log(1 + count / (holding + 0.5));
      return whole ? 1 : VALUES.unknownWord;
    };
    const rarity = rarityAmong(this.lines.length);
    const rarityAmongMore = rarityAmong(Math.max(this.lines.length, POLARITY.leastLines));
    const made = { rarity, rarityAmongMore, word, held: holding > 0 || whole };
    this.words.set(written, made);
    return made;
  }

  private holds(written: string): boolean {
    return this.lines.some(
      (line) => line.letters.includes(written) || line.lettersAbove.includes(written),
    );
  }
}

/** `알려야`, `씁니다`, `않아도`: a verb that only people say, and what denies one. */
function isOwnVerb(word: string): boolean {
  return isAskersVerb(word) || OWN_ENDING.test(word);
}

const OWN_ENDING = /^(?:않|못[하합한해])|니다$/;

function itemOf({ text, lead }: EvidenceLine) {
  const taking = lead.split("\n").findLast((line) => TAKES_SIDE.test(line)) ?? "";
  return { own: letters(text.replace(/\([^()]*\)/g, "")), lead: letters(taking) };
}

/** A heading over both (`신청자격 및 제외대상`) takes none. */
const TAKES_SIDE = new RegExp(
  String.raw`(?<!(?:및|[과와·ㆍ,])\s?)${oneOf(EXCLUDING_WORDS, ADMITTING_WORDS)}(?!하고)`,
);

/** What stands at the end of the chunk before, which may be the caption of a table. */
function tailBefore(chunk: EvidenceChunk, all: readonly EvidenceChunk[]): string {
  const before = all.find(
    (one) => one.doc_id === chunk.doc_id && ordinal(one) + 1 === ordinal(chunk),
  );
  const last = before?.text.split("\n").at(-1) ?? "";
  return WHOLE_SENTENCE.test(last) ? "" : last;
}

/** A paragraph says nothing of the chunk behind it; a law may name its amendments at the end of one. */
const WHOLE_SENTENCE = /[니한된있없]다\P{L}*(?:[<[][^<>[\]]*[>\]]\P{L}*)*$/u;

function ordinal({ chunk_id }: EvidenceChunk): number {
  return Number(/\d+$/.exec(chunk_id)?.[0] ?? Number.NaN);
}

/** Sum of what words count at a place, of all they could count. */
export function wordsMet(
  words: readonly WeighedWord[],
  place: Pick<Surroundings, "near" | "within" | "above" | "chunk">,
) {
  let met = 0;
  let whole = 0;
  for (const { word, weight } of words) {
    whole += weight;
    const near = MET.near * meets(word, place.near);
    if (near === MET.near) {
      met += weight;
      continue;
    }
    const within = MET.within * meets(word, place.within);
    const above = MET.above * meets(word, place.above);
    const chunk = place.chunk.includes(word.written) ? MET.chunk : 0;
    met += weight * Math.max(near, within, above, chunk);
  }
  return { met, whole };
}

export function wholeWeight(words: readonly WeighedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}
