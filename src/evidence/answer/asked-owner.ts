/**
 * Whose value a question asks for, and whose a line tells: a telephone is that of the person or body beside it, a term that of the
 * role it is said of, what defines a word is said of that word, and of two clauses each tells of its own subject.
 */
import { NO_KINDS, ROLES } from "../../text/lexicon/attributes.js";
import { NOUNS_LIKE_VERBS } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  BODIES_CALLED,
  CHANGE_STEMS,
  DEPARTMENTS,
  DONE_TO_KINDS,
  MAIL_NOUNS,
  OFFICERS,
  PERSONS_CALLED,
  PHONE_NOUNS,
  ROLES_WITH_TERMS,
} from "../../text/lexicon/questions.js";
import { squeeze } from "../../text/spacing.js";

const CONTACT = new RegExp(`^${oneOf(PHONE_NOUNS, MAIL_NOUNS)}`);
const TITLE = new RegExp(`${oneOf(PERSONS_CALLED)}$`);
/** `상권정책팀장`: whose title it is stands in it. */
const OWN_TITLE = new RegExp(`^[가-힣]{4,}${oneOf(PERSONS_CALLED)}$`);
const BODY = new RegExp(`.${oneOf(BODIES_CALLED)}$`);
/** `사무관을 맡은`, `업체로`: no name before a title. */
const NO_NAME = /[은는을를에로]$|[^가-힣]|^.?$/;
/** The row of a letter that tells where it was sent from: `전화 | 02-… | /전송 | …`. */
const SENDERS = /^전화\s?\|.*\|\s?\/?\s?(?:전송|팩스)/;
/** A word before another, as far as a name goes. */
const WORD = "(?<![가-힣])([가-힣]{2,20})";
/** Two syllables are said of too much. */
const OWNER = "(?<![가-힣])([가-힣]{3,20})";

export interface Owner {
  /** Each must stand beside the value. */
  names: readonly string[];
  isPerson: boolean;
}

/** Whose telephone or mail is asked for: `황예진 사무관의 전화번호`, `정비센터의 이메일`; null where no one is named. */
export function ownerOfContact(question: string): Owner | null {
  const said = question.replace(/[?？.!\s]+$/, "").split(/\s+/);
  const at = said.findIndex((word) => CONTACT.test(word));
  const owner = said[at - 1]?.replace(/의$/, "") ?? "";
  const before = said[at - 2]?.replace(/의$/, "") ?? "";
  if (OWN_TITLE.test(owner)) return { names: [owner], isPerson: true };
  // `담당 과장의 전화번호`: no name of that one.
  if (TITLE.test(owner) && NO_KINDS.includes(before)) return { names: [owner], isPerson: true };
  if (TITLE.test(owner) && !NO_NAME.test(before)) return { names: [before, owner], isPerson: true };
  return BODY.test(owner) ? { names: [owner], isPerson: false } : null;
}

/** Whether a row has a telephone fewer than the titles over it up to the asked one: `과장 | 사무관 | 주무관` over two of them. */
export function hasNoneOfTitle({ names }: Owner, row: string, over: readonly string[]): boolean {
  const told = row.split("|").filter((cell) => TELEPHONE.test(cell)).length;
  return over.some((each) => {
    const titles = each
      .split("|")
      .map(squeeze)
      .filter((cell) => TITLE.test(cell));
    const at = titles.findIndex((title) => names.includes(title));
    return titles.length > 1 && at >= told;
  });
}

const TELEPHONE = /\d{3,4}-\d{4}/;

/** Whether a line tells the telephone of whoever sent the letter. */
export function isSenders(line: string): boolean {
  return SENDERS.test(line);
}

export interface Whose {
  word: string;
  /** `…의`: whose it is, and no part of its name. */
  isOf: boolean;
}

/** What stands before the asked noun and tells whose or which it is: `수습` of `수습 근로자는`, `사립학교` of `사립학교의 침해는`. */
export function whoseAsked(question: string, noun: string): Whose | null {
  const asked = new RegExp(String.raw`${WORD}\s${oneOf([noun])}[은는이가]`).exec(question)?.[1];
  if (asked === undefined || WHERE_ENDS.test(asked)) return null;
  if (AMONG.test(asked) && question.includes("얼마")) return ofWhole(question, asked);
  if (asked.length > 2 && asked.endsWith("의")) return { word: asked.slice(0, -1), isOf: true };
  return endsAsVerb(asked) && !NOUN_LIKE_VERB.test(asked) ? null : { word: asked, isOf: false };
}

const AMONG = /^(?:가운데|중에서|중에)$/;

/** `예산` of `예산 가운데 도비는 얼마`: what it is a part of. */
function ofWhole(question: string, among: string): Whose | null {
  const whole = new RegExp(String.raw`${WORD}\s${among}\s`).exec(question)?.[1];
  return whole === undefined ? null : { word: whole, isOf: true };
}

/** `발표에서 질의응답은`: where it is, and not whose. */
const WHERE_ENDS = /(?:에서|에게|부터|까지|으로)$/;

/** `도서관` of `도서관의 정기 휴관일은` and of `도서관의 휴관일은`: whose value is asked for; null where no one is named. */
export function ownerAsked(question: string, noun: string): string | null {
  const asked = new RegExp(`${OWNER}의\\s(?:[가-힣]+\\s)?${oneOf([noun])}[은는이가]`);
  return asked.exec(question)?.[1] ?? null;
}

/** `총무국` of `총무국 종합감사의 처분은`: whose of several of one name; null where no department is named. */
export function departmentOf(owner: string, question: string): string | null {
  const which = new RegExp(String.raw`${OWNER}\s${oneOf([owner])}의\s`).exec(question)?.[1];
  return which !== undefined && DEPARTMENT.test(which) ? which : null;
}

/** `팀장` of `팀장의 출장비 하루 한도는`: the role whose value is asked for, up to two words before it; null where none is named. */
export function roleOwner(question: string, noun: string): string | null {
  const asked = String.raw`(?<![가-힣])([가-힣]{0,12}${oneOf(ROLES)})의\s(?:[가-힣]+\s){0,2}${oneOf([noun])}[은는이가]`;
  return new RegExp(asked).exec(question)?.[1] ?? null;
}

const DEPARTMENT = new RegExp(`[가-힣]{2}${oneOf(DEPARTMENTS)}$`);

/** `나간`, `받을`: a verb before its noun ends with ㄴ or ㄹ; so do some nouns, which are let be. */
function endsAsVerb(word: string): boolean {
  return VERBAL_FINALS.has((word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS);
}

const NOUN_LIKE_VERB = new RegExp(`${oneOf(NOUNS_LIKE_VERBS)}$`);
const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const VERBAL_FINALS = new Set([4, 8]);

const ROLE = new RegExp(`${oneOf(ROLES_WITH_TERMS)}$`);

/**
 * Of `심사위원의 임기`, where a line tells another role's: what must stand over the line for it to be that one, `심사` over `위원의 임기`,
 * the role itself over `간사의 임기`; null where the line tells no other's.
 */
export function roleNotOf(question: string, noun: string, line: string): string | null {
  const of = new RegExp(String.raw`${WORD}의\s?${oneOf([noun])}`);
  const asked = of.exec(question)?.[1];
  const told = of.exec(line)?.[1];
  if (!asked || !told || !ROLE.test(asked) || !ROLE.test(told) || isOne(told, asked)) return null;
  return asked.endsWith(told) ? asked.slice(0, -told.length) : asked;
}

/** Whose term is asked for: `위원장` of `위원장 임기는`, of `위원장의 임기는`; null where no role is named. */
export function roleAsked(question: string, noun: string): string | null {
  if (!TERM.test(noun)) return null;
  const role = new RegExp(String.raw`${WORD}\s${oneOf([noun])}[은는이가]`).exec(question)?.[1];
  const bare = role?.replace(/의$/, "") ?? "";
  return ROLE.test(bare) ? bare : null;
}

const TERM = /(?:임기|위촉기간|임용기간)$/;
const ROLE_TOLD = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{0,12}?${oneOf(ROLES_WITH_TERMS)})(?=[은는이가의](?![가-힣]))`,
  "g",
);

/** Whether a line tells of roles, and not of the one whose term is asked for: `위원은 …, 임기는 2년` of `위원장의 임기`. */
export function isOfOtherRole(role: string, line: string): boolean {
  const told = Array.from(line.matchAll(ROLE_TOLD), ([, each]) => each!);
  if (told.length === 0 || line.includes(`${role}의`)) return false;
  return !told.some((each) => isOne(each, role) || role.endsWith(each));
}

const OFFICER = new RegExp(`${oneOf(OFFICERS)}$`);

/** Whether a role is the asked one, or one of those that it takes in: `감사` where the term of `임원` is asked for. */
function isOne(told: string, asked: string): boolean {
  return told.endsWith(asked) || (asked.endsWith("임원") && OFFICER.test(told));
}

const DEFINED =
  /^[^가-힣A-Za-z]*["“‘'「『]([^"”’'」』‘]{2,20})["”’'‘」』]\s?(?:이?란|이?라\s?함은)\s/;

/** What a line defines: `출장센터` in `‘출장센터’란 …`; null where it defines nothing. */
export function definedBy(line: string): string | null {
  return DEFINED.exec(line)?.[1]?.replace(/\s+/g, "") ?? null;
}

const CLAUSE_END = /(?<=[가-힣](?:하며|되며|이며|으며|하고|되고|지만|으나|면서)),?\s+/;

const SUBJECT = /[가-힣][은는이가]\s/;

/** Whether the topic is the subject of one clause and the values stand in others: `100명이 참석하며, 학생들은 집에서 본다`. */
export function isInOtherClause(
  topic: string,
  line: string,
  holds: (clause: string) => boolean,
): boolean {
  const clauses = line.split(CLAUSE_END);
  if (clauses.length < 2) return false;
  const subject = new RegExp(`${oneOf([topic])}들?[은는이가](?![가-힣])`);
  const own = clauses.filter((clause) => clause.includes(topic));
  const others = clauses.filter((clause) => !clause.includes(topic));
  const telling = others.filter(holds);
  // A clause without a subject goes on with that of the one before.
  return (
    own.some((clause) => subject.test(clause)) &&
    !own.some(holds) &&
    telling.length > 0 &&
    telling.every((clause) => SUBJECT.test(clause))
  );
}

const DONE_TO = new RegExp(
  String.raw`${WORD}[을를]\s(?:받|당한|마친|치른)\S{0,4}\s${oneOf(DONE_TO_KINDS)}[은는이가]|(?<![가-힣])([가-힣]{2,20}?)(?:한|된|받은|당한)\s${oneOf(DONE_TO_KINDS)}[은는이가]`,
);

const CHANGE = new RegExp(`^${oneOf(CHANGE_STEMS)}`);

/** What was done to the day, person or place that is asked for: `접수` of `접수된 날`, `검사` of `검사를 받은 사람`. */
export function doneTo(question: string): string | null {
  const found = DONE_TO.exec(question);
  const done = found?.[1] ?? found?.[2] ?? null;
  // What changed is told by tables that set old beside new, in no word for it.
  return done === null || CHANGE.test(done) ? null : done;
}
