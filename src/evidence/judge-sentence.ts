/** The verdict on one sentence of an answer: supported, contradicted, not found, or not checked, and why. */
import type { SentenceVerdict } from "../model/verdicts.js";
import type { Finding } from "./check-finding.js";
import { checkPolarity, restingLines } from "./check-polarity.js";
import { checkQuotations } from "./check-quotations.js";
import { checkValues } from "./check-values.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { POLARITY } from "./verify-thresholds.js";

/** From the gravest to the mildest. */
const GRAVITY: readonly SentenceVerdict[] = [
  "contradicted",
  "not_found",
  "not_checked",
  "supported",
];

/** What was found in a sentence, gravest first; the first says what becomes of the sentence. Never empty. */
export function judgeSentence(sentence: string, evidence: EvidenceIndex): Finding[] {
  const found = [
    ...checkQuotations(sentence, evidence),
    ...checkValues(sentence, evidence),
    ...checkPolarity(sentence, evidence),
  ];
  if (found.length === 0) found.push(wholeSentence(sentence, evidence));
  const gravity = ({ verdict }: Finding) => GRAVITY.indexOf(verdict);
  return found.sort((one, other) => gravity(one) - gravity(other));
}

/** Without values and quotations, a sentence is supported only where a line holds nearly all of its words. */
function wholeSentence(text: string, evidence: EvidenceIndex): Finding {
  const [best] = restingLines(text, evidence);
  if (best && best.share >= POLARITY.wholly)
    return { text, verdict: "supported", reason: "WORDS_FOUND", line: best.line };
  return { text, verdict: "not_checked", reason: "NOTHING_TO_CHECK", line: null };
}
