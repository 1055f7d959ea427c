/** What a field may be: a value, where it stands, and what speaks for it. */
import type { EvidenceName } from "./weights.js";

export const FIELDS = ["title", "doc_number", "issued_date", "issuer"] as const;
export type Field = (typeof FIELDS)[number];

export interface Candidate {
  field: Field;
  value: string;
  /** Each name once; several finders may speak for one value. */
  evidence: EvidenceName[];
}

/** A candidate that passed the gate, with the sum of its evidence. */
export interface Weighed extends Candidate {
  weight: number;
}

/** Why a value cannot be what it was taken for. */
export type Refusal =
  | "empty"
  | "too long"
  | "a sentence"
  | "a motto"
  | "an organisation"
  | "a date"
  | "a form's own label"
  | "a number line"
  | "an address"
  | "an addressee"
  | "an instruction"
  | "a place in a law"
  | "a cut phrase"
  | "the end of a text"
  | "no words"
  | "no number's shape"
  | "another document's"
  | "no date"
  | "no organisation"
  | "a person";

export interface Refused {
  field: Field;
  value: string;
  reason: Refusal;
  evidence: EvidenceName[];
}
