/** What a question asks to be done something with: `임금을 지급` is not told by a line that says when the price is paid. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { KINDS_OF_ANSWER, MONEY_NOUNS, QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { GIVING_DEEDS } from "../../text/lexicon/told-apart.js";

const ASKED = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,10}?)[을를]\s(?:[가-힣]{1,8}\s){0,2}(${oneOf(GIVING_DEEDS)})`,
);
/** `얼마를 지급`, `금액을 지급` name no thing that something is done with. */
const NAMES_A_KIND: ReadonlySet<string> = new Set([
  ...KINDS_OF_ANSWER,
  ...MONEY_NOUNS,
  ...QUESTION_WORDS,
]);

export interface AskedObject {
  object: string;
  deed: string;
}

/** `임금`, `지급` of `며칠 이내에 임금을 지급해야 하나`; null where nothing is named. */
export function askedObject(question: string): AskedObject | null {
  const found = ASKED.exec(question);
  if (!found || NAMES_A_KIND.has(found[1]!)) return null;
  return { object: found[1]!, deed: found[2]! };
}

/** Whether a line says that this is done with it; it may leave unsaid who does it. */
export function doesWith({ object, deed }: AskedObject, line: string): boolean {
  return line.includes(object) && line.includes(deed);
}

/** Whether a line does so with something else. */
export function doesWithOther({ object, deed }: AskedObject, line: string): boolean {
  if (line.includes(object)) return false;
  const told = new RegExp(String.raw`[가-힣]{2,10}[을를]\s(?:[^\s|]{1,12}\s){0,4}${oneOf([deed])}`);
  return told.test(line);
}
