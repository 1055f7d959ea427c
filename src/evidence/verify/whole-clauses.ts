/** The clauses of a text, where what is counted up before a verb (`열람, 결재 등을 하지 않는다`) belongs to it. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { CLAUSE_ENDINGS } from "../../text/lexicon/sentence-ends.js";
import { clausesOf } from "../../text/sentences.js";
import { letters } from "./meeting-words.js";

const ENDS_CLAUSE = new RegExp(`${oneOf(CLAUSE_ENDINGS)},$`);

/** Letters of each. */
export function wholeClauses(text: string): string[] {
  const made: string[] = [];
  let counted = "";
  for (const clause of clausesOf(text)) {
    counted += letters(clause);
    if (/,$/.test(clause) && !ENDS_CLAUSE.test(clause)) continue;
    made.push(counted);
    counted = "";
  }
  return counted === "" ? made : [...made, counted];
}
