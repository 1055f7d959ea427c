/** What a question counts by its name beside the counter, and whether a line counts that: `3개 법안` is no number of routes. */
import { ROLES } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { HOW_MANY_IN_ALL } from "../../text/lexicon/questions.js";
import { MEMBERS } from "../../text/lexicon/told-apart.js";
import { COUNTERS_NAMING } from "../../text/lexicon/units.js";

/** `끝나고 몇 개월`: months are counted of nothing. */
const BEFORE =
  /(?:(?<![가-힣])([가-힣]{2,10})\s)?(?<![가-힣])([가-힣]{2,20})\s몇\s?(?:명|개(?!월|년)|곳|건|가구|세대|대|마리|권|종)(?![가-힣]*\s?동안)/;
const BEHIND = /몇\s?개\s([가-힣]{2,20}?)(?:인가|이나|이|을|를|가|에|로|으로|의)/;
const NO_THING = new RegExp(
  `^${oneOf(HOW_MANY_IN_ALL)}$|(?:[은는이가을를에도로의]|마다|에서|까지|부터|[이으하되려]면)$`,
);

export interface CountedThing {
  name: string;
  /** `동시` of `동시 사용자 몇 명`: which of them; null where it is not said. */
  which: string | null;
  /** `몇 개 항로`: the number stands beside its name. */
  isBehind: boolean;
}

/** `주민` of `주민 몇 명을`, `항로` of `몇 개 항로`; null where the topic alone says it. */
export function countedThing(question: string): CountedThing | null {
  const behind = BEHIND.exec(question)?.[1];
  if (behind !== undefined) return { name: behind, which: null, isBehind: true };
  const [, before, name] = BEFORE.exec(question) ?? [];
  if (name === undefined || NO_THING.test(name)) return null;
  const which = before === undefined || NO_THING.test(before) ? null : before;
  return { name, which, isBehind: false };
}

/** `회원 수는 몇 명`; not `신청할 수는`. */
const NUMBER_OF = /(?<![가-힣])([가-힣]{1,9}[가-힣])\s수[는가](?=\s(?:모두\s|총\s)?몇)/;
const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const FINAL_L = 8;

/** `회원 수는 몇 명` as `회원은 몇 명`: documents have the noun, with or without a word for its number. */
export function countedByName(question: string): string {
  return question.replace(NUMBER_OF, (said, name: string) => {
    const final = (name.charCodeAt(name.length - 1) - FIRST_SYLLABLE) % FINALS;
    if (final === FINAL_L) return said;
    return name + (final === 0 ? "는" : "은");
  });
}

/** Whether a sentence has a number beside the name where the question has. */
export function countsIt({ name, isBehind }: CountedThing, line: string): boolean {
  if (!isBehind) return true;
  const named = oneOf([name]);
  const counters = COUNTERS_NAMING.filter((each) => each.slice(1).includes(name));
  if (counters.some(([counter]) => new RegExp(String.raw`\d\s?${counter}(?![가-힣])`).test(line)))
    return true;
  return new RegExp(
    String.raw`\d\s?(?:여\s?)?개(?:\s?(?:내외|안팎|이상|이내|정도)의?)?\s?(?:[가-힣]{0,7}(?![은는이가을를과와의])[가-힣]\s)?[가-힣]{0,6}${named}|${named}[^\d]{0,8}\d`,
  ).test(line);
}

const PERSONS = /\d[\d,]{0,9}[십백천만억]{0,2}\s?[명인](?![가-힣]*당)/g;
/** `10명 이상의 단체`, `5만명 이상의 정보주체`. */
const PERSONS_OF =
  /\d[\d,]{0,9}[십백천만억]{0,2}\s?[명인]\s?(?:이상|이하|이내|미만|초과)?의\s((?:[가-힣]{2,6}\s){1,2}[가-힣]{1,10}으?로(?=\s구성)|[가-힣]{2,20}?)(?:에|에게|을|를|이|가|은|는|과|와|의)?(?![가-힣])/g;
/** `20명의 청년을 뽑는다` tells how many are chosen, whoever they are; of a body's members others are told apart. */
const BODY_ASKED = /구성|위원|이사회|심의회|협의회/;
/** `15명 이내의 시민으로 구성한다`. */
const MADE_UP_OF = /으?로$/;
const MEMBER = new RegExp(`${oneOf(MEMBERS, ROLES)}$`);

/** Whether all persons that a line counts are told to be others than the question's: `10명 이상의 단체` where a committee's are asked for. */
export function countsPersonsOfOthers(question: string, line: string): boolean {
  if (!BODY_ASKED.test(question)) return false;
  const told = Array.from(line.matchAll(PERSONS_OF), ([, name]) => name!);
  if (told.length === 0 || told.length < (line.match(PERSONS) ?? []).length) return false;
  const isOther = (name: string) =>
    !MEMBER.test(name) && !MADE_UP_OF.test(name) && !question.includes(name);
  return told.every(isOther);
}
