/** Finds another one who does what a line says of someone: `경비는 수행자가 부담한다`. */
import { isAskersVerb } from "../askers-verbs.js";
import type { Finding } from "./check-finding.js";
import type { IndexedLine } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";
import { isRanked, isSameName } from "./names-of-people.js";

/** Who stands right before the verb, and its first syllables: `수행자가 부담`. */
const AGENT = /([가-힣]{2,})[이가]\s([가-힣]{2})/g;
/** The same at the end of a sentence. */
const LAST_AGENT = /([가-힣]{2,})[이가]\s([가-힣]{2})[가-힣]*(?:\s(?:수\s)?[가-힣]+)?[.\s]*$/;
/** The verb and one more word tell no line apart. */
const LEAST_WORDS = 2;

/** `lines`: those that the sentence may rest on. */
export function checkAgents(sentence: string, lines: readonly IndexedLine[]): Finding[] {
  const [, agent, verb] = LAST_AGENT.exec(sentence) ?? [];
  if (agent === undefined) return [];
  // `기획재정부 장관이`: a word right before the one who acts, without a particle, is of the name.
  const others = saidWords(sentence).filter(
    ({ word, start }) =>
      !isSameName(word, agent) && !sentence.startsWith(`${word} ${agent}`, start),
  );
  let found: Finding[] | null = null;
  for (const line of lines) {
    for (const [, printed, printedVerb] of line.text.matchAll(AGENT)) {
      if (!isSameVerb(printedVerb!, verb!)) continue;
      if (isSameName(agent, printed!) || isNamedBeside(agent, line)) return [];
      const isOtherRank = isRanked(agent, printed!) || isRanked(printed!, agent);
      if (
        (isOtherRank || others.length > LEAST_WORDS) &&
        others.every(
          ({ word }) => word.startsWith(verb!) || line.letters.includes(word) || isAskersVerb(word),
        )
      )
        found ??= finding(agent, printed!, line);
    }
  }
  return found ?? [];
}

/** `정합니다` is `정하는`: the second syllable of a short verb changes. */
function isSameVerb(one: string, other: string): boolean {
  return one === other || (one[0] === other[0] && DOING.test(one[1]!) && DOING.test(other[1]!));
}

const DOING = /[하한합할함했해]/;

/** `시장 또는 구청장이`: whoever is named so acts as well. */
function isNamedBeside(agent: string, { text }: IndexedLine): boolean {
  return new RegExp(
    String.raw`(?<![가-힣])${agent}(?:\s?(?:[·ㆍ,]|또는|및|혹은)|(?:이?나|[과와])\s)`,
  ).test(text);
}

function finding(text: string, printed: string, line: IndexedLine): Finding[] {
  return [{ text, verdict: "contradicted", reason: "OTHER_SUBJECT", line, printed }];
}
