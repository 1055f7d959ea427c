/** Finds two parts of a sentence that each say what the evidence says of the other: `갑종은 신고하고 을종은 허가를 받는다`, turned round. */
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";

/** Of what a part says beside the word in question, a place must hold this share to speak of the same. */
const SPEAKS_OF_SAME = 0.6;
/** Words of a part that are tried: an answer of a model has fewer. */
const MOST_WORDS = 12;

export function checkSwappedWords(sentence: string, evidence: EvidenceIndex): Finding[] {
  const parts = clausesOf(sentence).map((clause) =>
    [...new Set(saidWords(clause).map(({ word }) => word))].slice(0, MOST_WORDS),
  );
  for (const [at, second] of parts.slice(1).entries()) {
    const [one, other] = [parts[at]!, second].map((own, place, both) => {
      const apart = both[1 - place]!;
      return own.filter((word) => !apart.includes(word) && holdsWord(word, evidence));
    });
    const found = swappedIn(one!, other!, evidence);
    if (found) return [found];
  }
  return [];
}

function swappedIn(
  one: readonly string[],
  other: readonly string[],
  { lines }: EvidenceIndex,
): Finding | null {
  for (const mine of one) {
    for (const theirs of other) {
      const [rest, restThere] = [without(one, mine), without(other, theirs)];
      if (rest.length === 0 || restThere.length === 0) continue;
      const here = lines.find((line) => tells(line, rest, theirs, mine));
      const there = lines.find((line) => tells(line, restThere, mine, theirs));
      if (!here || !there || here === there) continue;
      const isTold = lines.some(
        (line) =>
          (line.letters.includes(mine) && share(line, rest) > 0) ||
          (line.letters.includes(theirs) && share(line, restThere) > 0),
      );
      if (!isTold) return { text: mine, verdict: "contradicted", reason: "SWAPPED", line: here };
    }
  }
  return null;
}

/** Whether a line says of one word what the sentence says of the other. */
function tells(line: IndexedLine, rest: readonly string[], word: string, not: string): boolean {
  return (
    line.letters.includes(word) &&
    !line.letters.includes(not) &&
    share(line, rest) >= SPEAKS_OF_SAME
  );
}

function share({ letters }: IndexedLine, words: readonly string[]): number {
  return words.filter((word) => letters.includes(word)).length / words.length;
}

function without(words: readonly string[], word: string): string[] {
  return words.filter((one) => one !== word);
}

function holdsWord(word: string, { lines }: EvidenceIndex): boolean {
  return lines.some(({ letters }) => letters.includes(word));
}
