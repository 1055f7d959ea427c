/** Thresholds of the checks on sentences, fitted on the fitting half of `bench/verify`; standings lie between 0 and 1. */

/** How much a word counts by where it is met. */
export const MET = { near: 1, within: 0.75, above: 0.5, chunk: 0.2 } as const;

export const VALUES = {
  /** A word of an answer that stands in another part of the sentence than the value. */
  farWord: 0.6,
  /** A word that the evidence holds nowhere tells places apart by nothing; it still says that something is not met. */
  unknownWord: 0.4,
  /** What a date, article or other number of the sentence counts, beside words. */
  companion: 1.5,
  companionNumber: 0.5,
  /** A value of another place refutes when its place meets the words better by this much, and well enough. */
  margin: 0.1,
  leastRival: 0.5,
  /** A value that stands nowhere is refuted by the one that stands in its place from here on. */
  sureRival: 0.6,
  /** Below, a value stands in the evidence and its words do not. */
  leastStanding: 0.22,
} as const;

export const POLARITY = {
  /** A line is what a sentence rests on from this share of its words. */
  clear: 0.55,
  /** An opposite refutes when its place meets the words better by this much. */
  margin: 0.12,
  /** A sentence without values is supported by a line that holds this share of its words. */
  wholly: 0.85,
} as const;
