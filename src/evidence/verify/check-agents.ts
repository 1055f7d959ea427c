/** Finds another one who does or is what a line says of someone: `경비는 수행자가 부담한다`, `위원장은 연구처장이 된다`. */
import { MINISTERS, OFFICES_HELD, RANKS_IN_FRONT } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";

/** Who stands right before the verb, and its first syllables: `수행자가 부담`. */
const AGENT = /([가-힣]{2,})[이가]\s([가-힣]{2})/g;
/** The same at the end of a sentence. */
const LAST_AGENT = /([가-힣]{2,})[이가]\s([가-힣]{2})[가-힣]*(?:\s(?:수\s)?[가-힣]+)?[.\s]*$/;
/** `A는 B가 된다`, `A가 B를 맡는다`: A and B are one. */
const HOLDER =
  /([가-힣]{2,})[은는이가]\s(?:[가-힣]+\s){0,3}?([가-힣]{2,})(?:[이가]\s[되된됩]|[을를]\s맡|[이가]\s맡)/;

const HELD = new RegExp(`${oneOf(OFFICES_HELD)}$`);

/** The verb and one more word tell no line apart. */
const LEAST_WORDS = 2;

/** `lines`: those that the sentence may rest on. */
export function checkAgents(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  return otherHolder(sentence, evidence) ?? otherAgent(sentence, lines) ?? [];
}

/** A line that holds all other words of the sentence has another one right before its verb. */
function otherAgent(sentence: string, lines: readonly IndexedLine[]): Finding[] | null {
  const [, agent, verb] = LAST_AGENT.exec(sentence) ?? [];
  if (agent === undefined) return null;
  // `기획재정부 장관이`: a word right before the one who acts, without a particle, is of the name.
  const others = saidWords(sentence).filter(
    ({ word, start }) => !isSame(word, agent) && !sentence.startsWith(`${word} ${agent}`, start),
  );
  let found: Finding[] | null = null;
  for (const line of lines) {
    for (const [, printed, printedVerb] of line.text.matchAll(AGENT)) {
      if (!isSameVerb(printedVerb!, verb!)) continue;
      if (isSame(agent, printed!) || isNamedBeside(agent, line)) return null;
      const isOtherRank = isRanked(agent, printed!) || isRanked(printed!, agent);
      if (
        (isOtherRank || others.length > LEAST_WORDS) &&
        others.every(({ word }) => word.startsWith(verb!) || line.letters.includes(word))
      )
        found ??= finding(agent, printed!, line);
    }
  }
  return found;
}

/** `정합니다` is `정하는`: the second syllable of a short verb changes. */
function isSameVerb(one: string, other: string): boolean {
  return one === other || (one[0] === other[0] && DOING.test(one[1]!) && DOING.test(other[1]!));
}

const DOING = /[하한합할함했해]/;

/** An office is one person's: a line gives it to another one. */
function otherHolder(sentence: string, { lines }: EvidenceIndex): Finding[] | null {
  const [, ...said] = HOLDER.exec(sentence) ?? [];
  if (said.length === 0) return null;
  const others = saidWords(sentence).filter(
    ({ word }) => !word.startsWith("맡") && !said.some((one) => isSame(word, one)),
  );
  let found: Finding[] | null = null;
  for (const line of lines) {
    const [, ...printed] = HOLDER.exec(line.text) ?? [];
    const shared = said.filter((one) => printed.some((other) => isSame(one, other)));
    if (shared.length === 2) return null;
    // Of what is no office there may be several: `지원 대상이 된다`.
    if (!said.some((one) => HELD.test(one)) || !printed.some((one) => HELD.test(one))) continue;
    if (shared.length === 0 || !others.every(({ word }) => holds(line, word))) continue;
    const [claimed] = said.filter((one) => !shared.includes(one));
    const [holder] = printed.filter((one) => !isSame(one, shared[0]!));
    if (claimed && holder) found ??= finding(claimed, holder, line);
  }
  return found;
}

/** `총장` is `경희대학교총장`, and no `부총장`. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && !isRanked(short, long);
}

/** Whether the longer name is of another rank than the shorter: `부시장`, `행정부시장`. */
function isRanked(short: string, long: string): boolean {
  if (!long.endsWith(short)) return false;
  const front = long.slice(0, long.length - short.length);
  return RANKS_IN_FRONT.includes(front) || (front.endsWith("부") && !MINISTERS.includes(short));
}

/** `시장 또는 구청장이`: whoever is named so acts as well. */
function isNamedBeside(agent: string, { text }: IndexedLine): boolean {
  return new RegExp(
    String.raw`(?<![가-힣])${agent}(?:\s?(?:[·ㆍ,]|또는|및|혹은)|(?:이?나|[과와])\s)`,
  ).test(text);
}

function holds({ letters, lettersAbove }: IndexedLine, word: string): boolean {
  return letters.includes(word) || lettersAbove.includes(word);
}

function finding(text: string, printed: string, line: IndexedLine): Finding[] {
  return [{ text, verdict: "contradicted", reason: "OTHER_SUBJECT", line, printed }];
}
