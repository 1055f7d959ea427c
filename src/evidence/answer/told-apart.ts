/**
 * Whether a line tells its value of another stage, part, country or deed than the question names: `최종보고서 10부` where the interim
 * report is asked about, `6인 이상의 위원` where the outside members are, the term itself where its extension is.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  COUNTRIES,
  DEEDS_APART,
  MEMBERS,
  PARTS_OF_BODIES,
  STAGED,
  STAGES,
} from "../../text/lexicon/told-apart.js";

const STAGE = new RegExp(String.raw`(?<![가-힣])(${oneOf(STAGES)})\s?(${oneOf(STAGED)})`, "g");

/** What a text tells of each noun: `중간`, `최종` of `보고서`. */
type ToldOf = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether a line names other stages of what the question names a stage of, and not that one. */
export function isOfOtherStage(question: string, line: string): boolean {
  return tellsOnlyOthers(toldOf(question, STAGE), toldOf(line, STAGE));
}

/** The stage that a question names: `중간` of `중간보고회는`; null where it names none. */
export function stageAsked(question: string): string | null {
  return Array.from(question.matchAll(STAGE), ([, stage]) => stage!)[0] ?? null;
}

/** Whether of a noun of which something is asked only something else is told. */
export function tellsOnlyOthers(asked: ToldOf, told: ToldOf): boolean {
  return [...asked].some(([noun, wanted]) => {
    const said = told.get(noun);
    return said !== undefined && ![...wanted].some((one) => said.has(one));
  });
}

/** By a pattern whose first group is told of its second. */
export function toldOf(text: string, pattern: RegExp, nameOf = (word: string) => word): ToldOf {
  const found = new Map<string, Set<string>>();
  for (const [, told, noun] of text.matchAll(pattern))
    found.set(noun!, (found.get(noun!) ?? new Set()).add(nameOf(told!)));
  return found;
}

const PART = new RegExp(
  String.raw`(?<![가-힣])(${oneOf(PARTS_OF_BODIES)})\s?${oneOf(MEMBERS)}(?:은|는|이|가|의|을|를)(?=\s)`,
);

/** The part of a body that a question counts: `외부` of `외부위원은 몇 명`. */
export function partAsked(question: string): string | null {
  return PART.exec(question)?.[1] ?? null;
}

const MEMBER = new RegExp(`(${oneOf(MEMBERS)})$`);

/** Who is counted: `위원` of `평가위원은 몇 명`. */
export function memberAsked(noun: string): string | null {
  return MEMBER.exec(noun)?.[1] ?? null;
}

const CLAUSE_END = /(?<=[가-힣](?:하되|되|하며|이며|으며|하고|이고)),?\s/;

/** `7인 이내로 구성하되 외부인사를 포함한다`: whether the part is named in one clause and the count stands in another. */
export function isCountOfWhole(
  part: string,
  line: string,
  holds: (clause: string) => boolean,
): boolean {
  const clauses = line.split(CLAUSE_END);
  const isOwn = (clause: string, place: number): boolean =>
    clause.includes(part) || (place > 0 && isGoneOnWith(clauses[place - 1]!, part, clause));
  return clauses.some((clause) => clause.includes(part)) && !clauses.filter(isOwn).some(holds);
}

/** `외부위원은 고르게 위촉하되 5명 이상으로 한다`: whether a clause without a topic is said of the part, which the one before has for its topic. */
function isGoneOnWith(before: string, part: string, clause: string): boolean {
  const topic = before.indexOf(part);
  return topic >= 0 && TOPIC.test(before.slice(topic + part.length)) && !ANY_TOPIC.test(clause);
}

const TOPIC = /^\s?[가-힣]{0,8}?[은는]\s/;
const ANY_TOPIC = /[가-힣][은는이가]\s/;

const DEED = new RegExp(
  String.raw`(?<![가-힣])(${oneOf(DEEDS_APART)})(?:은|는|을|를|이|가|의|할|하|될|되|받|해|시|\s(?:기간|기한|신청|금액|비용|횟수))`,
);

/** What the question asks to have done: `연장` of `며칠까지 연장할 수 있나`. */
export function deedAsked(question: string): string | null {
  return DEED.exec(question)?.[1] ?? null;
}

const COUNTRY = new RegExp(String.raw`(?<![가-힣])(${oneOf(COUNTRIES)})(?!어)`, "g");

export function countriesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(COUNTRY), ([, country]) => country!));
}

/** Whether a line names countries, and none of those that the question does. */
export function isOfOtherCountry(asked: ReadonlySet<string>, line: string): boolean {
  if (asked.size === 0) return false;
  const told = countriesIn(line);
  return told.size > 0 && ![...asked].some((country) => told.has(country));
}
