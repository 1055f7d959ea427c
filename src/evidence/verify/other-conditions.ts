/** `반대하면 알리지 않는다` of a printed `반대가 없으면 알린다`: what is denied where a condition fails is no opposite of what holds where it is met. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { FAILING_CONDITIONS } from "../../text/lexicon/polarity.js";
import { letters } from "./meeting-words.js";

/** Up to four syllables before: what must not be so. */
const FAILING = new RegExp(
  `([가-힣]{2,4})[이가을를은는]?(?:하지)?${oneOf(FAILING_CONDITIONS)}`,
  "g",
);
const CONDITION = /면\s|경우|때에는?\s/;
/** The first syllables of a noun tell its verb too: `반대의견`, `반대하면`. */
const COMPARED = 2;

export function tellsOtherCondition(sentence: string, { text }: { text: string }): boolean {
  const said = letters(sentence);
  if (!CONDITION.test(sentence)) return false;
  return Array.from(letters(text).matchAll(FAILING)).some(
    ([condition, noun]) =>
      !said.includes(condition.slice(-condition.length + noun!.length)) &&
      parts(noun!).some((part) => said.includes(part)),
  );
}

function parts(noun: string): string[] {
  return noun.length < 2 * COMPARED
    ? [noun.slice(-COMPARED)]
    : [noun.slice(0, COMPARED), noun.slice(-COMPARED)];
}

/** `동의가 있으면 양도할 수 있다` of a printed `동의 없이 양도할 수 없다`. */
export function meetsWhatIsNeeded(sentence: string, { text }: { text: string }): boolean {
  const printed = letters(text);
  return Array.from(sentence.matchAll(MET)).some(([, noun]) => printed.includes(`${noun}없이`));
}

const MET =
  /(?<![가-힣])([가-힣]{2,8}?)(?:[이가]\s있(?:으면|어야|는\s경우)|[을를]\s(?:받|얻)(?:[으아어][면야]|은\s경우))/g;
