/** Compares what a sentence affirms, denies, allows or demands with the clause of the evidence that speaks of the same. */
import { oneOf } from "../text/lexicon/patterns.js";
import {
  MODAL_ENDINGS,
  NEGATED_OPPOSITES,
  NEGATING_PREFIXES,
  ONE_SIDE,
  ONLY_DENYING,
  OTHER_SIDE,
  PLAIN_VERB_STARTS,
} from "../text/lexicon/polarity.js";
import type { Quantity } from "../text/quantities/quantity.js";
import { clausesOf } from "../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine, WeighedWord } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";
import { shareOfClause } from "./resting-lines.js";
import { POLARITY } from "./verify-thresholds.js";

/** `lines`: those that the sentence may rest on. */
export function checkPolarity(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  if (lines.length === 0) return [];
  return clausesOf(sentence).flatMap((clause) => {
    const said = { clause, sentence, words: weighedFor(clause, sentence, evidence) };
    return [modality(said, lines), opposite(said, lines)].filter((finding) => finding !== null);
  });
}

interface SaidClause {
  clause: string;
  /** The whole sentence that it is of. */
  sentence: string;
  words: readonly WeighedWord[];
}

/** Words of the clause count in full, others of the sentence less. */
function weighedFor(clause: string, sentence: string, evidence: EvidenceIndex): WeighedWord[] {
  const own = letters(clause);
  return evidence.weigh(saidWords(sentence), ({ word }) =>
    own.includes(word) ? 1 : POLARITY.otherClause,
  );
}

const OPPOSITES = ONE_SIDE.map((words, row) => [words, OTHER_SIDE[row]!] as const);

type Modality = keyof typeof MODAL_ENDINGS | "plain";

const CLASHES: Record<Modality, readonly Modality[]> = {
  may: ["must", "cannot", "not"],
  must: ["may", "cannot", "not"],
  cannot: ["may", "must", "plain"],
  not: ["may", "must", "plain"],
  plain: ["cannot", "not"],
};

const ENDINGS = Object.entries(MODAL_ENDINGS).map(
  ([name, endings]) => [name as Modality, new RegExp(`^.{0,4}?${oneOf(endings)}`)] as const,
);
/** `요구하거나 … 할 수 있다`: said as the verb is that ends the clause. */
const JOINED = /^등?[을를]?[하되]거나/;
const LAST_ENDINGS = Object.entries(MODAL_ENDINGS).map(
  ([name, endings]) => [name as Modality, new RegExp(`${oneOf(endings)}.{0,6}$`)] as const,
);
/** `참여하는 기관`: it says of something else what it is. */
const ATTRIBUTIVE = /^등?[을를]?(?:[하되]는|[한된](?!다)|할(?!수|것))(?=.)/;
const PLAIN = new RegExp(`^등?[을를]?${oneOf(PLAIN_VERB_STARTS)}`);

interface SaidVerb {
  modality: Modality;
  start: number;
  attributive?: boolean;
}

/** How a verb is said at each place where it stands in letters without spaces. */
function verbsIn(text: string, verb: string): SaidVerb[] {
  const found: SaidVerb[] = [];
  for (let start = text.indexOf(verb); start >= 0; start = text.indexOf(verb, start + 1)) {
    const behind = text.slice(start + verb.length);
    const endings = JOINED.test(behind) ? LAST_ENDINGS : ENDINGS;
    const modal = endings.find(([, pattern]) => pattern.test(behind))?.[0];
    if (NEGATING_PREFIXES.includes(text[start - 1] ?? "")) found.push({ modality: "not", start });
    else if (modal) found.push({ modality: modal, start });
    // An item of a list ends with the bare noun: `주관기관에 통보`.
    else if (behind === "" || PLAIN.test(behind))
      found.push({ modality: "plain", start, attributive: ATTRIBUTIVE.test(behind) });
  }
  return found;
}

/** Stems before `하`, `되` or an ending that says what may be or must be. */
const VERB =
  /([가-힣]{2,}?)(?:\s?등)?[을를]?\s?(?:[하되할될함됨했됐]|[한된합됩](?=니?다)|해[야서]|받[을아지]|(?=지\s?(?:아니|않|못)|[어아]야|을\s?수))/g;

function stemsOf(clause: string): Set<string> {
  return new Set(Array.from(clause.matchAll(VERB), ([, stem]) => stem!));
}

function modality({ clause, words }: SaidClause, lines: readonly IndexedLine[]): Finding | null {
  const own = letters(clause);
  for (const verb of stemsOf(clause)) {
    const claimed = verbsIn(own, verb).at(-1);
    if (!claimed) continue;
    const before = lastWord(own.slice(0, claimed.start));
    let agreeing = 0;
    let clashing = { share: 0, line: lines[0]! };
    for (const line of lines) {
      for (const printed of line.clauses) {
        for (const { modality: kind, start, attributive } of verbsIn(printed, verb)) {
          if (attributive && claimed.modality !== "plain") continue;
          const beside =
            before !== "" && printed.slice(0, start).endsWith(before) ? POLARITY.beside : 0;
          const share = shareOfClause(words, printed, line) + beside;
          if (!CLASHES[claimed.modality].includes(kind)) agreeing = Math.max(agreeing, share);
          else if (share > clashing.share) clashing = { share, line };
        }
      }
    }
    if (refutes(clashing.share, agreeing)) return finding(verb, clashing.line);
  }
  return null;
}

/** The last letters before a verb, by which its object is told. */
function lastWord(before: string): string {
  return before.slice(-OBJECT_LETTERS);
}

const OBJECT_LETTERS = 4;

function refutes(clashing: number, agreeing: number): boolean {
  if (clashing < POLARITY.clear) return false;
  return clashing > agreeing + POLARITY.margin;
}

function opposite(
  { clause, sentence, words }: SaidClause,
  lines: readonly IndexedLine[],
): Finding | null {
  const own = letters(clause);
  const whole = letters(sentence);
  for (const [one, other] of OPPOSITES) {
    for (const [claimed, denied] of [[one, other] as const, [other, one] as const]) {
      const word = claimed.find((each) => !ONLY_DENYING.includes(each) && holds(own, each));
      // A sentence that says both says each of something else.
      if (!word || denied.some((each) => holds(whole, each))) continue;
      const sides = [...claimed, ...denied];
      const others = words.filter((one) => !sides.some((side) => one.word.written.includes(side)));
      if (others.length === 0) continue;
      let agreeing = 0;
      let clashing = { share: 0, line: lines[0]! };
      for (const line of lines) {
        for (const printed of saying(line, sides)) {
          const share = shareOfClause(others, printed, line);
          if (claimed.some((each) => holds(printed, each))) agreeing = Math.max(agreeing, share);
          else if (denied.some((each) => holds(printed, each)) && share > clashing.share)
            clashing = { share, line };
        }
      }
      if (refutes(clashing.share, agreeing)) return finding(word, clashing.line);
    }
  }
  return null;
}

/** The parts of a line; one of an item that takes no side itself, where the line that opens its list does. */
function saying({ clauses, item }: IndexedLine, sides: readonly string[]): readonly string[] {
  const takesSide = (text: string) => sides.some((side) => holds(text, side));
  return item && !takesSide(item.own) && takesSide(item.lead) ? [item.lead + item.own] : clauses;
}

/** `불가능` holds no `가능`, nor an `일부개정` what says that only some are meant. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!NEGATED_OPPOSITES[text[at - 1] ?? ""]?.includes(word) && !text.startsWith("일부개정", at))
      return true;
  return false;
}

function finding(text: string, line: IndexedLine): Finding {
  return { text, verdict: "contradicted", reason: "OPPOSITE", line };
}

/** The first row is growth. */
const [GROWING, SHRINKING] = OPPOSITES[0]!;

/** `1.9조원 증가` of a printed `△1.9`, and `감소` of a `+`. */
export function directionsClash(sentence: string, said: Quantity, printed: Quantity): boolean {
  if (said.kind !== "number" || printed.kind !== "number" || printed.sign === 0) return false;
  const behind = letters(sentence.slice(said.end, said.end + DIRECTION_REACH));
  const [wrong, right] = printed.sign < 0 ? [GROWING, SHRINKING] : [SHRINKING, GROWING];
  return (
    wrong.some((word) => behind.includes(word)) && !right.some((word) => behind.includes(word))
  );
}

/** Letters behind a value that say whether it grew. */
const DIRECTION_REACH = 12;
