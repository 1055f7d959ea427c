/** Finds a sentence that does without what a line asks for: `승인 없이도 줄 수 있다` of a printed `승인을 받은 경우에는 줄 수 있다`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS, OBTAINING } from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";

const OBTAIN = oneOf(OBTAINING);
/** `승인 없이`, `추천이 없어도`, `인가를 받지 않고`, `심의도 필요 없다`. */
const WITHOUT = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,16}?)(?:[이가을를은는도]|이나)?\s?(?:없이도?|없어도|없더라도|${OBTAIN}지\s?(?:않고도?|않아도|않더라도|아니하고도?|아니하여도)|(?:${OBTAIN}을\s)?필요[가는도]?\s?없)`,
  "g",
);
/** What a sentence ends with, of which `못 미치는` before it is no part. */
const LONGEST_END = 8;
const DENIES = new RegExp(oneOf(DENYING_STEMS));
/** `허가 없이 건축하면`, `승인을 받지 않고 쓴 자`: a case, of which the sentence says something else. */
const IS_CASE =
  /^[^.,]{0,30}?(?:[하되으이쓰기]면(?=[\s,])|[가-힣]\s(?:자|사람|경우|것|행위)(?=[가-힣]{0,2}(?:[\s,.]|$)))/;

/** `lines`: those that the sentence may rest on. */
export function checkWithout(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  return Array.from(sentence.matchAll(WITHOUT)).flatMap(({ 0: said, 1: what, index }) => {
    // `승인 없이 줄 수 없다` asks for it, too.
    const end = letters(sentence.slice(index + said.length)).slice(-LONGEST_END);
    if (DENIES.test(end) || IS_CASE.test(sentence.slice(index + said.length))) return [];
    const isAsked = new RegExp(`${what}[을를이]?(?:사전에|미리|서면으로)?${OBTAIN}(?!지)`);
    const isLeftOut = new RegExp(`${what}(?:[이을를도]?(?:없|불필요|필요없|${OBTAIN}지))`);
    const line = lines.find((one) => isAsked.test(one.letters));
    if (!line || evidence.lines.some((one) => isLeftOut.test(one.letters))) return [];
    if (isOfOtherCase(sentence, line, evidence)) return [];
    return [{ text: said.trim(), verdict: "contradicted", reason: "OPPOSITE", line }];
  });
}

/** Whether the sentence is about a case that is told right behind what is asked for: `다만, 긴급한 때에는 그러하지 아니하다`. */
function isOfOtherCase(sentence: string, line: IndexedLine, { lines }: EvidenceIndex): boolean {
  const next = lines[lines.indexOf(line) + 1];
  if (next?.chunk !== line.chunk) return false;
  const stems = saidWords(sentence).map(({ word }) => word.slice(0, STEM));
  return stems.some((stem) => next.letters.includes(stem) && !line.letters.includes(stem));
}

/** `긴급하면` and `긴급한` begin alike. */
const STEM = 2;
