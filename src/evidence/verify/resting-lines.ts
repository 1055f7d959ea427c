/** Which lines of the evidence a sentence may rest on, by the words they share. */
import {
  type EvidenceIndex,
  type IndexedLine,
  type WeighedWord,
  wholeWeight,
} from "./evidence-index.js";
import { meets, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

interface RestingLine {
  line: IndexedLine;
  /** Share of the sentence's words that it and what stands above it hold. */
  share: number;
}

/** All lines, the best first. */
export function restingLines(sentence: string, evidence: EvidenceIndex): RestingLine[] {
  return linesByShare(
    evidence.weigh(saidWords(sentence), () => 1),
    evidence,
  );
}

function linesByShare(words: readonly WeighedWord[], evidence: EvidenceIndex): RestingLine[] {
  if (words.length === 0) return [];
  return evidence.lines
    .map((line) => ({ line, share: shareHeld(words, line) }))
    .sort((one, other) => other.share - one.share);
}

/** The lines that are clearly it: the best, and those that meet the sentence nearly as well. */
export function clearLines(sentence: string, evidence: EvidenceIndex): IndexedLine[] {
  const words = evidence.weighNouns(saidWords(sentence), () => 1);
  const resting = linesByShare(words, evidence);
  const best = resting[0]?.share ?? 0;
  if (best < POLARITY.clear) return [];
  return resting.filter(({ share }) => share >= best - POLARITY.tied).map(({ line }) => line);
}

export function shareHeld(words: readonly WeighedWord[], line: IndexedLine): number {
  let met = 0;
  for (const { word, weight } of words) {
    const here = meets(word, line.letters);
    met +=
      weight * (here === 1 ? 1 : Math.max(here, POLARITY.above * meets(word, line.lettersAbove)));
  }
  return met / wholeWeight(words);
}

/** Behind what a sentence is about: `…여권은 발급 수수료를 돌려받을 수 있습니다`. */
const TOLD = /^.*[가-힣](?:은|는|에는|에게는)\s/;

/** The clauses that hold every word of what a claim tells of its subject; all where none does. */
export function tellingClauses<Clause extends { clause: string }>(
  claim: string,
  clauses: readonly Clause[],
  evidence: EvidenceIndex,
): readonly Clause[] {
  const told = evidence
    .weighNouns(saidWords(claim.replace(TOLD, "")), () => 1)
    .filter(({ word }) => clauses.some(({ clause }) => meets(word, clause) === 1));
  if (told.length === 0) return clauses;
  const telling = clauses.filter(({ clause }) =>
    told.every(({ word }) => meets(word, clause) === 1),
  );
  return telling.length > 0 ? telling : clauses;
}

/** The same for one clause of a line; what only the rest of the line holds counts less. */
export function shareOfClause(
  words: readonly WeighedWord[],
  clause: string,
  line: IndexedLine,
): number {
  let met = 0;
  for (const { word, weight } of words) {
    const here = meets(word, clause);
    if (here === 1) met += weight;
    else
      met +=
        weight *
        Math.max(here, POLARITY.elsewhere * meets(word, `${line.letters} ${line.lettersAbove}`));
  }
  return met / wholeWeight(words);
}
