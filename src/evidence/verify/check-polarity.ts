/** Compares what a sentence affirms, denies, allows or demands with the clause of the evidence that speaks of the same. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  ADVERBS,
  BOUNDING_VERBS,
  DEMANDING_NOUNS,
  DENYING_ENDINGS,
  MODAL_ENDINGS,
  MUST_NOT_ENDINGS,
  NEGATED_OPPOSITES,
  NEGATED_VERBS,
  NEGATING_ANY,
  NOUNS_LIKE_DOING,
  OF_CIRCUMSTANCES,
  ONE_SIDE,
  ONLY_DENYING,
  OTHER_SIDE,
  PLAIN_VERB_STARTS,
  SHORT_VERBS,
} from "../../text/lexicon/polarity.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import { clausesOf } from "../../text/sentences.js";
import { refusesBeyondLine } from "./beyond-bounds.js";
import { tellsException } from "./check-exceptions.js";
import type { Finding } from "./check-finding.js";
import { leavesOut } from "./check-left-out.js";
import type { EvidenceIndex, IndexedLine, WeighedWord } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";
import { allowsAlike, isOfOthers } from "./of-one-alone.js";
import { meetsWhatIsNeeded, tellsOtherCondition } from "./other-conditions.js";
import { shareHeld, shareOfClause, tellingClauses } from "./resting-lines.js";
import { saidOver } from "./said-over-items.js";
import { POLARITY } from "./verify-thresholds.js";

/** `lines`: those that the sentence may rest on. */
export function checkPolarity(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  if (lines.length === 0) return [];
  return clausesOf(sentence).flatMap((clause) => {
    if (DENIED_TWICE.test(letters(clause))) return [];
    const said = { clause, sentence, words: weighedFor(clause, sentence, evidence) };
    const ofVerb = modality(said, lines, evidence) ?? shortVerb(said, lines, evidence);
    const found = [ofVerb, opposite(said, lines)].filter((one) => one !== null);
    return found.length > 0 ? found : (unlikeVerb(said, lines, evidence) ?? []);
  });
}

/** `받지 않아도 되는 사람은 없다`: all must. */
const DENIED_TWICE = /지(?:않아도|아니하여도)되는.{1,20}[은는이가](?:없|아니)/;

interface SaidClause {
  clause: string;
  /** The whole sentence that it is of. */
  sentence: string;
  words: readonly WeighedWord[];
}

/** Words of the clause count in full, others of the sentence less. */
function weighedFor(clause: string, sentence: string, evidence: EvidenceIndex): WeighedWord[] {
  const own = letters(clause);
  return evidence.weighNouns(saidWords(sentence), ({ word }) =>
    own.includes(word) ? 1 : POLARITY.otherClause,
  );
}

const OPPOSITES = ONE_SIDE.map((words, row) => [words, OTHER_SIDE[row]!] as const);

type Modality = keyof typeof MODAL_ENDINGS | "plain";

const CLASHES: Record<Modality, readonly Modality[]> = {
  may: ["must", "cannot", "not"],
  must: ["may", "needNot", "cannot", "not"],
  needNot: ["must", "plain"],
  cannot: ["may", "must", "plain"],
  not: ["may", "must", "plain"],
  plain: ["needNot", "cannot", "not"],
};

const DENYING: ReadonlySet<Modality> = new Set(["needNot", "cannot", "not"]);

const WAYS: readonly (readonly [Modality, readonly string[]])[] = [
  ["cannot", MUST_NOT_ENDINGS],
  ...Object.entries(MODAL_ENDINGS).map(([name, endings]) => [name as Modality, endings] as const),
];
const ENDINGS = WAYS.map(
  ([name, endings]) => [name, new RegExp(`^.{0,4}?${oneOf(endings)}`)] as const,
);
/** `요구하거나 … 할 수 있다`: said as the verb is that ends the clause. */
const JOINED = /^등?[을를]?[하되]거나/;
const LAST_ENDINGS = WAYS.map(
  ([name, endings]) => [name, new RegExp(`${oneOf(endings)}.{0,6}$`)] as const,
);
/** `입고하면`, `입고 시 정비 불가`: a condition claims nothing, and what follows is said of another verb. */
const CONDITION =
  /^등?[을를]?(?:[하되](?:면(?!안|아니)|려면|는(?:경우|동안|기간))|[할될](?:때|경우)|[한된]경우|시(?![키켜킨킬]|$))/;
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
    if (CONDITION.test(behind)) continue;
    const endings = JOINED.test(behind) ? LAST_ENDINGS : ENDINGS;
    const modal = endings.find(([, pattern]) => pattern.test(behind))?.[0];
    if (isNegated(text[start - 1] ?? "", verb)) found.push({ modality: "not", start });
    else if (modal) found.push({ modality: modal, start });
    else if (behind === "" && DEMANDED.test(text.slice(0, start)))
      found.push({ modality: "must", start });
    // An item of a list ends with the bare noun: `주관기관에 통보`.
    else if (behind === "" || PLAIN.test(behind))
      found.push({ modality: "plain", start, attributive: ATTRIBUTIVE.test(behind) });
  }
  return found;
}

function isNegated(before: string, verb: string): boolean {
  return NEGATING_ANY.includes(before) || (NEGATED_VERBS[before]?.includes(verb) ?? false);
}

const DEMANDED = new RegExp(`${oneOf(DEMANDING_NOUNS)}$`);

/** Stems before `하`, `되` or an ending that says what may be or must be; `업무 하도급` has no verb `업무하`. */
const VERB = new RegExp(
  String.raw`([가-힣]{2,}?)(?:\s?등)?[을를은는]?(?:\s(?!${oneOf(NOUNS_LIKE_DOING)}))?(?:[하되할될함됨했됐]|[한된합됩](?=니?다)|해[야서도]|받[을아지]|(?=지\s?(?:아니|않|못)|[어아]야|을\s?수))`,
  "g",
);

function stemsOf(clause: string): Set<string> {
  return new Set(Array.from(clause.matchAll(VERB), ([, stem]) => stem!));
}

/** `위원이 될 수 없다` is said of no `위원이 참여하여야 한다`: what ends as a noun with its particle is no verb by itself. */
function isOfOtherVerb(stem: string, behind: string, clause: string): boolean {
  return clause.includes(`${stem} `) && stem.endsWith("이") && !BECOMES.test(behind);
}

const BECOMES = /^[되될된됨됐]/;

function modality(
  { clause, sentence, words }: SaidClause,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding | null {
  const own = letters(clause);
  for (const verb of stemsOf(clause)) {
    const claimed = verbsIn(own, verb).at(-1);
    if (!claimed) continue;
    const before = lastWord(own.slice(0, claimed.start));
    const said = { kind: claimed.modality, before: own.slice(0, claimed.start) };
    let agreeing = 0;
    let clashing = { share: 0, line: lines[0]! };
    for (const line of lines) {
      if (DENYING.has(claimed.modality) && isOfAnother(clause, line)) continue;
      for (const printed of [...line.clauses, ...saidOver(line)]) {
        for (const { modality: told, start, attributive } of verbsIn(printed, verb)) {
          if (attributive && claimed.modality !== "plain") continue;
          if (isOfOtherVerb(verb, printed.slice(start + verb.length), clause)) continue;
          const kind = told === "plain" && isForbiddenAbove(line) ? "cannot" : told;
          const beside =
            before !== "" && printed.slice(0, start).endsWith(before) ? POLARITY.beside : 0;
          const share = shareOfClause(words, printed, line) + beside;
          const there = { kind, before: printed.slice(0, start) };
          if (isOfOthers(said, there)) continue;
          if (allowsAlike(said, there) || !CLASHES[claimed.modality].includes(kind))
            agreeing = Math.max(agreeing, share);
          else if (share > clashing.share) clashing = { share, line };
        }
      }
    }
    if (!refutes(clashing.share, agreeing)) continue;
    if (claimed.modality === "may" && meetsWhatIsNeeded(sentence, clashing.line)) continue;
    if (DENYING.has(claimed.modality) && isOfOthersThan(clashing.line, sentence, evidence))
      continue;
    return finding(verb, clashing.line);
  }
  return null;
}

/** `종이로는 제출할 수 없다` of a line that tells of no paper: it is denied of something else. */
function isOfAnother(clause: string, line: IndexedLine): boolean {
  return Array.from(clause.matchAll(CONTRASTED)).some(
    ([, noun]) => !line.letters.includes(noun!) && !line.lettersAbove.includes(noun!),
  );
}

const CONTRASTED = /(?<![가-힣])([가-힣]{2,8}?)(?:으로|로|에게|에서)는(?=\s)/g;

/** `다음 각 호의 행위를 하여서는 아니 된다`: what an item says plainly is forbidden. */
export function isForbiddenAbove({ cells, lead }: IndexedLine): boolean {
  return (
    cells === null && FORBIDS.test(letters((lead.split("\n").at(-1) ?? "").replace(AMENDED, "")))
  );
}

/** `<개정 2019. 6. 28.>` behind a rule. */
const AMENDED = /<[^<>]{0,200}>|\[[^[\]]{0,200}\]/g;
const FORBIDS = new RegExp(`(?:행위|다음각호).{0,30}${oneOf(MODAL_ENDINGS.cannot)}.{0,6}$`);

/** What is denied of an exception to a line, or of what lies beyond its bound, the line does not say. */
function isOfOthersThan(line: IndexedLine, sentence: string, evidence: EvidenceIndex): boolean {
  return (
    tellsException(sentence, line, evidence) ||
    leavesOut(sentence, line) ||
    tellsOtherCondition(sentence, line) ||
    evidence.lines.some((one) => one.chunk === line.chunk && refusesBeyondLine(sentence, one))
  );
}

/** `위원회를 반드시 두어야 한다`: a verb of one syllable is told by its object before it. */
const SHORT_VERB = new RegExp(
  String.raw`([가-힣]{2,}[을를])\s(?:${oneOf(ADVERBS)}\s)?(?=([가-힣]))`,
  "g",
);

function shortVerb(
  { clause, sentence, words }: SaidClause,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding | null {
  for (const { 1: object, 2: first, index, 0: before } of clause.matchAll(SHORT_VERB)) {
    const forms = SHORT_VERBS.find((syllables) => syllables.includes(first!));
    const claimed = forms && shortModality(letters(clause.slice(index + before.length)));
    if (!claimed) continue;
    let agreeing = 0;
    let clashing = { share: 0, line: lines[0]! };
    for (const line of lines) {
      for (const printed of line.clauses) {
        const at = printed.indexOf(object!) + object!.length;
        const behind = printed.slice(at).replace(LEADING_ADVERB, "");
        if (at < object!.length || !forms.includes(behind[0] ?? " ")) continue;
        const kind = shortModality(behind);
        if (kind === null) continue;
        const share = shareOfClause(words, printed, line) + POLARITY.beside;
        if (!CLASHES[claimed].includes(kind)) agreeing = Math.max(agreeing, share);
        else if (share > clashing.share) clashing = { share, line };
      }
    }
    if (!refutes(clashing.share, agreeing)) continue;
    if (DENYING.has(claimed) && isOfOthersThan(clashing.line, sentence, evidence)) continue;
    return finding(object!, clashing.line);
  }
  return null;
}

const LEADING_ADVERB = new RegExp(`^${oneOf(ADVERBS)}`);

/** How a verb of one syllable, with its endings, is said at the end of a clause; null elsewhere. */
function shortModality(verb: string): Modality | null {
  if (verb.length > LONGEST_SHORT_VERB) return null;
  const behind = verb.slice(1);
  const modal = SHORT_ENDINGS.find(([, pattern]) => pattern.test(behind))?.[0];
  return modal ?? (/(?:다|며|고)$/.test(behind) ? "plain" : null);
}

const SHORT_ENDINGS = WAYS.map(
  ([name, endings]) => [name, new RegExp(`^.{0,2}?${oneOf(endings)}`)] as const,
);
/** `두어야만합니다`, `정하지아니할수있습니다`. */
const LONGEST_SHORT_VERB = 14;

/** A clause that holds all the rest of the sentence allows, demands or denies what its own verb says, and the sentence does not. */
function unlikeVerb(
  { clause, sentence, words }: SaidClause,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] | null {
  const claimed = lastModality(letters(clause));
  const verb = lastVerb(clause);
  // A verb that the lines hold is compared itself.
  if (!claimed || (verb !== null && lines.some((line) => line.letters.includes(verb)))) return null;
  const held = lines.filter(
    (line) => shareHeld(words, outsideBrackets(line)) >= POLARITY.unlikeVerb,
  );
  const clauses = held.flatMap((line) =>
    clausesOf(line.text.replace(BRACKETED, " ")).map((printed) => ({
      ...{ line, clause: letters(printed) },
    })),
  );
  const telling = tellingClauses(clause, clauses, evidence);
  const clashes = ({ clause: printed }: { clause: string }) => {
    // `8퍼센트를 초과하여서는 아니 된다` is `8퍼센트 이하여야 한다`.
    if (ENDS_BOUNDED.test(printed)) return false;
    const modality = lastModality(printed);
    // What one verb allows another may demand: `거리를 두어야 한다`, `절반을 유지할 수 있다`.
    const isOfOneSide = DENYING.has(claimed) === (modality !== null && DENYING.has(modality));
    return modality !== null && !isOfOneSide && CLASHES[claimed].includes(modality);
  };
  const [first] = telling;
  if (first && DENYING.has(claimed) && isOfOthersThan(first.line, sentence, evidence)) return null;
  return first && telling.every(clashes) ? [finding(clause, first.line)] : null;
}

const ENDS_BOUNDED = new RegExp(`${oneOf(BOUNDING_VERBS)}${oneOf(DENYING_ENDINGS)}.{0,6}$`);

/** The verb that a clause ends with; null where that is none with a stem of two syllables. */
function lastVerb(clause: string): string | null {
  const last = [...clause.matchAll(VERB)].findLast(([, stem]) => !stem!.endsWith("야"));
  if (!last) return null;
  const behind = saidWords(clause.slice(last.index + last[0].length));
  return behind.every(({ word }) => ONLY_ENDS.test(word)) ? last[1]! : null;
}

/** `하여야 한다`, `하지 아니할 수 있다`: what only says how a verb is said. */
const ONLY_ENDS = /야(?:만)?$|니다$|^(?:않|못|아니|없|있)/;

const BRACKETED = /\([^()]*\)/g;
const known = new WeakMap<IndexedLine, IndexedLine>();

/** A remark in brackets says something else. Read once for all clauses of an answer. */
function outsideBrackets(line: IndexedLine): IndexedLine {
  const made = known.get(line) ?? {
    ...line,
    letters: letters(`${line.text.replace(BRACKETED, " ")}\n${line.inherited}`),
  };
  known.set(line, made);
  return made;
}

/** How the verb that ends a clause is said; null where it is said plainly. */
function lastModality(clause: string): Modality | null {
  return LAST_ENDINGS.find(([, pattern]) => pattern.test(clause))?.[0] ?? null;
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
      const word = wordOfSide(own, claimed, denied);
      // A sentence that says both says each of something else.
      if (word === null || takesSide(whole, denied, claimed)) continue;
      const sides = [...claimed, ...denied];
      // The same word, said here and denied there, is compared as a verb.
      const without = (side: readonly string[]) => side.filter((each) => each !== word);
      const others = words.filter((one) => !sides.some((side) => one.word.written.includes(side)));
      if (others.length === 0) continue;
      let agreeing = 0;
      let clashing = { share: 0, line: lines[0]! };
      for (const line of lines) {
        for (const printed of saying(line, sides)) {
          const share = shareOfClause(others, printed, line);
          if (takesSide(printed, claimed, denied)) agreeing = Math.max(agreeing, share);
          else if (takesSide(printed, without(denied), without(claimed)) && share > clashing.share)
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
  const speaks = (text: string) => sides.some((side) => wordIn(text, side) !== null);
  return item && !speaks(item.own) && speaks(item.lead) ? [item.lead + item.own] : clauses;
}

/** The word by which a text takes a side: one of its words, or one of the other side that is denied. */
function wordOfSide(text: string, side: readonly string[], other: readonly string[]) {
  const own = side.find((word) => !ONLY_DENYING.includes(word) && wordIn(text, word) === "said");
  return own ?? other.find((word) => wordIn(text, word) === "denied") ?? null;
}

function takesSide(text: string, side: readonly string[], other: readonly string[]): boolean {
  return (
    side.some((word) => wordIn(text, word) === "said") ||
    other.some((word) => wordIn(text, word) === "denied")
  );
}

/** `일부개정`, `3일부터`: no word that says that only some are meant. */
const NO_SOME = /^일부(?:개정|터)/;

/** How a word stands in a text; `불가능` holds no `가능`. */
function wordIn(text: string, word: string): "said" | "denied" | null {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (
      NEGATED_OPPOSITES[text[at - 1] ?? ""]?.includes(word) ||
      NO_SOME.test(text.slice(at, at + 4))
    )
      continue;
    if (OF_CIRCUMSTANCES.includes(word)) return "said";
    const behind = text.slice(at + word.length);
    const modal = ENDINGS.find(([, pattern]) => pattern.test(behind))?.[0];
    return modal && DENYING.has(modal) ? "denied" : "said";
  }
  return null;
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
