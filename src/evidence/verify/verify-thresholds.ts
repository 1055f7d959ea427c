/** Thresholds of the checks on sentences, fitted on the fitting half of `bench/verify`; standings lie between 0 and 1. */

/** How much a word counts by where it is met. */
export const MET = { near: 1, within: 0.5, above: 0.5, chunk: 0.2 } as const;

export const VALUES = {
  /** A word of an answer that stands in another part of the sentence than the value. */
  farWord: 0.6,
  /** One of another part of the sentence, with a subject and a value of its own. */
  otherPart: 0.2,
  /** One that stands behind the value. */
  wordBehind: 0.8,
  /** A word that the evidence holds nowhere tells places apart by nothing; it still says that something is not met. */
  unknownWord: 0.4,
  /** What a date, article or other number of the sentence counts, beside words. */
  companion: 1.5,
  companionNumber: 0.5,
  /** A value of another place refutes when its place meets the words better by this much, and well enough. */
  margin: 0.1,
  leastRival: 0.5,
  /** A place with the same bound may meet the words worse by this much than one with another. */
  sameBound: 0.15,
  /** Letters right before a value that name it: so many in common are no accident. */
  ownLabel: 4,
  /** Letters that the names of two values end with alike, where one is told as the other is: `국유재산은 …, 공유재산은 …`. */
  parallelLabel: 2,
  /** A value that stands nowhere is refuted by the one that stands in its place from here on. */
  sureRival: 0.6,
  /** Below, a value stands in the evidence and its words do not. */
  leastStanding: 0.22,
} as const;

export const POLARITY = {
  /** Among fewer lines than these a word that is held would hardly count more than one that is not. */
  leastLines: 4,
  /** A line is what a sentence rests on from this share of its words. */
  clear: 0.55,
  /** Lines that meet a sentence worse by no more than this are looked at too. */
  tied: 0.1,
  /** What a word counts that only stands above the line, or only elsewhere in it. */
  above: 0.6,
  elsewhere: 0.5,
  /** Words of other clauses of the sentence. */
  otherClause: 0.5,
  /** A verb with the same object before it. */
  beside: 0.1,
  /** A clause that says the opposite refutes when it meets the words better by this much than one that agrees. */
  margin: 0.02,
  /** A clause that holds this share of a sentence's words says the same thing by another verb. */
  unlikeVerb: 0.85,
  /** A sentence states what an exception takes out from this share of the exception's own words. */
  ofException: 0.5,
  /** A sentence without values is supported by a line that holds this share of its words. */
  wholly: 0.85,
  /** Of them the line itself must hold this share, where what it is listed under holds the rest. */
  underHeading: 0.5,
} as const;
