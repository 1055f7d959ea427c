/** Finds two parts of a sentence that each say what the evidence says of the other: `갑종은 신고하고 을종은 허가를 받는다`, turned round. */
import { NEGATING_PREFIXES } from "../../text/lexicon/polarity.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";

/** Of what a part says beside the word in question, a place must hold this share to speak of the same. */
const SPEAKS_OF_SAME = 0.6;
/** Words of a part, and parts, that are tried: an answer of a model has fewer. */
const MOST_WORDS = 12;
const MOST_PARTS = 6;

export function checkSwappedWords(sentence: string, evidence: EvidenceIndex): Finding[] {
  const parts = clausesOf(sentence)
    .slice(0, MOST_PARTS)
    .map((clause) => wordsOf(clause, evidence));
  for (const [at, second] of parts.slice(1).entries()) {
    const first = parts[at]!;
    const found = swappedIn(apart(first, second), apart(second, first), evidence);
    if (found) return [found];
  }
  return [];
}

interface PlacedWord {
  word: string;
  /** The word behind it. */
  next: string;
}

/** Words of a part that the evidence holds, each once. */
function wordsOf(clause: string, { lines }: EvidenceIndex): PlacedWord[] {
  const said = saidWords(clause).slice(0, MOST_WORDS);
  return said.flatMap(({ word }, at) => {
    const isFirst = said.findIndex((one) => one.word === word) === at;
    const isHeld = isFirst && lines.some((line) => holds(line, word));
    return isHeld ? [{ word, next: said[at + 1]?.word ?? "" }] : [];
  });
}

function apart(own: readonly PlacedWord[], others: readonly PlacedWord[]): PlacedWord[] {
  return own.filter(({ word }) => !others.some((one) => one.word === word));
}

/** `선택형 근무`, `교대형 근무`: what can be taken for one another stands before the same word, or is named alike. */
function areAlike(one: PlacedWord, other: PlacedWord): boolean {
  const isBeforeSame = one.next !== "" && one.next === other.next;
  return isBeforeSame || one.word.slice(-SHARED_END) === other.word.slice(-SHARED_END);
}

const SHARED_END = 2;

function swappedIn(
  one: readonly PlacedWord[],
  other: readonly PlacedWord[],
  { lines }: EvidenceIndex,
): Finding | null {
  for (const first of one) {
    for (const second of other) {
      if (!areAlike(first, second)) continue;
      const [mine, theirs] = [first.word, second.word];
      const [rest, restThere] = [without(one, mine), without(other, theirs)];
      const here = lines.find((line) => tells(line, rest, theirs, mine));
      const there = lines.find((line) => tells(line, restThere, mine, theirs));
      if (!here || !there || here === there) continue;
      const ofHere = rest.filter((word) => holds(here, word) && !holds(there, word));
      const ofThere = restThere.filter((word) => holds(there, word) && !holds(here, word));
      if (ofHere.length === 0 || ofThere.length === 0) continue;
      const isTold = lines.some(
        (line) =>
          (holds(line, mine) && ofHere.some((word) => holds(line, word))) ||
          (holds(line, theirs) && ofThere.some((word) => holds(line, word))),
      );
      if (!isTold) return { text: mine, verdict: "contradicted", reason: "SWAPPED", line: here };
    }
  }
  return null;
}

/** Whether a line says of one word what the sentence says of the other. */
function tells(line: IndexedLine, rest: readonly string[], word: string, not: string): boolean {
  const held = rest.filter((one) => holds(line, one));
  const speaksOfSame = held.length > 0 && held.length >= SPEAKS_OF_SAME * rest.length;
  return holds(line, word) && !holds(line, not) && speaksOfSame;
}

function without(words: readonly PlacedWord[], not: string): string[] {
  return words.flatMap(({ word }) => (word === not ? [] : [word]));
}

/** `비상주` is no `상주`. */
function holds({ letters }: IndexedLine, word: string): boolean {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
    if (!NEGATING_PREFIXES.includes(letters[at - 1] ?? "")) return true;
  return false;
}
