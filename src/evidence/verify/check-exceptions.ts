/** Finds a sentence that states as the rule what the exception behind the rule takes out: `다만, …에는 그러하지 아니하다`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS } from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

const EXCEPTION = /^(?:다만|단)\s?,?\s/;
const DENIES = new RegExp(oneOf(DENYING_STEMS));
/** Words of an exception that only deny: `그러하지 아니하다`. */
const DENIAL = new RegExp(`^그[러렇]|${oneOf(DENYING_STEMS)}`);

/** `lines`: those that the sentence may rest on. */
export function checkExceptions(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  const said = letters(sentence);
  // One that denies may state the exception itself.
  if (DENIES.test(said)) return [];
  for (const [at, exception] of evidence.lines.entries()) {
    const rule = evidence.lines[at - 1];
    if (!rule || rule.chunk !== exception.chunk || !EXCEPTION.test(exception.text)) continue;
    if (!DENIES.test(exception.letters)) continue;
    if (!lines.includes(rule) && !lines.includes(exception)) continue;
    const own = saidWords(exception.text).filter(
      ({ word }) => !rule.letters.includes(word) && !DENIAL.test(word),
    );
    const met = own.filter(({ word }) => said.includes(word));
    if (met.length > 0 && met.length >= POLARITY.ofException * own.length)
      return [{ text: met[0]!.word, verdict: "contradicted", reason: "OPPOSITE", line: exception }];
  }
  return [];
}
