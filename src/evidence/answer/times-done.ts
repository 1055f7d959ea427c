/** `몇 번 열렸나`: what was done is counted by cases too, where a line says of which deed: `개최 건수는 5,050건`. */
import { LIKE_ACTIONS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";

const DONE =
  /(?:([가-힣]{2,10})[을를]\s(?:\S{1,8}\s)?)?몇\s?(?:번|차례|회)\s(?:([가-힣]{2,8}?)[을를]?\s)?([가-힣]{0,5})([았었했됐렸났겼졌])(?:나|는|습|어|을|던)/;

/** What stands before a number of cases of the deed that the question asks for; null where it asks for none. */
export function beforeCases(question: string): string | null {
  const [, topic, object, stem = "", past] = DONE.exec(question) ?? [];
  const deed = stem.length >= 2 ? stem : past === "했" ? (object ?? topic) : past && stem + past;
  if (!deed) return null;
  const deeds = LIKE_ACTIONS.find((words) => words.includes(deed)) ?? [deed];
  return String.raw`(?<=${oneOf(deeds)}[가-힣]{0,3}\s?(?:건수|횟수)?[은는이가]?\s?[:：|]?\s?(?:총|모두)?\s?)`;
}
