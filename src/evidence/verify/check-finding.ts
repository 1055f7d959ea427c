/** What a check of a sentence found: a verdict on one value, quotation or statement, why, and the line that it rests on. */
import type { SentenceVerdict, VerdictReason } from "../../model/verdicts.js";
import type { EvidenceLine } from "./evidence-lines.js";

export interface Finding {
  /** As the answer writes it. */
  text: string;
  verdict: SentenceVerdict;
  reason: VerdictReason;
  /** The line of the evidence that it was held against. */
  line: EvidenceLine | null;
  /** What stands there instead. */
  printed?: string;
  /** Printed numbers that it was worked out from. */
  operands?: string[];
  /** A year, month or article that places other values. */
  places?: true;
}
