/**
 * The questions that are asked at once: `접수기간은 언제이고 장소는 어디인가요?`, `언제, 어디서 열리나요?`, `접수기간과 장소는 어떻게 되나요?`. Each part
 * is a question of its own, with the subject that they share. A parser of sentences would find every part; here only those that are sure are taken
 * apart: each with an asking word, or nouns that documents have values of.
 */

import { ASKED_TOGETHER, OF_DEPARTMENTS, TITLE_ENDS } from "./lexicon/asked-loosely.js";
import { DOCUMENT_NOUNS, NAMED_VALUES, TYPED_NOUNS } from "./lexicon/attributes.js";
import { NOUNS_LIKE_PARTICLES } from "./lexicon/particles.js";
import { oneOf } from "./lexicon/patterns.js";
import { QUESTION_WORDS } from "./lexicon/questions.js";
import { topicParticle } from "./noun-particles.js";
import { tokenizeQuery } from "./tokens.js";
import { inOneForm } from "./ways-of-asking.js";

/** What is asked at once beyond these is not looked at. */
const MOST_PARTS = 4;
/** Longer sentences are not taken apart. */
const LONGEST = 300;
/** A part of so few words may be about what the one before is about. */
const WORDS_WITHOUT_SUBJECT = 4;

const ASKING_WORD = new RegExp(`(?<![가-힣])(?:${oneOf(QUESTION_WORDS)}|며칠)`);
/** `…언제이고 …`, `…열리며, …` */
const CLAUSE_END = /(?<=[가-힣%])(?:이고|고|이며|며)(?:요)?,?\s+/g;
const NOUN_ASKED =
  /(?:^|\s)(?:언제|어디|얼마|누구|무엇|뭐|며칠|몇\s?[가-힣%]{1,3}?)(?:까지|부터)?$/;
/** `어느 부서이고`: no verb. */
const WHICH_ASKED = /(?:^|\s)(?:어느|어떤|무슨)\s[가-힣]{1,10}$/;
/** `…이고 수수료는?` */
const BARE_TOPIC = /[가-힣)]{2}[은는]\?$/;
/** Asking words that stand side by side before one verb. */
const SIDE_BY_SIDE =
  /^(.*?)((?:언제|어디|누가|누구|무엇|얼마|왜|어떻게)(?:까지|부터|에서|서|에|로|에게|를|을|나)?)(?:,|,?\s그리고|와|하고)?\s((?:언제|어디|누가|누구|무엇|얼마|왜|어떻게)(?:까지|부터|에서|서|에|로|에게|를|을|나)?)\s(.+)$/s;
const ATTRIBUTE = new RegExp(
  `${oneOf(TYPED_NOUNS, NAMED_VALUES.flat(), ASKED_TOGETHER)}$|..[일비료금액률율]$`,
);
const OF_DEPARTMENT = new RegExp(`${oneOf(OF_DEPARTMENTS)}$`);
const NAME_END = new RegExp(`${oneOf(DOCUMENT_NOUNS, TITLE_ENDS)}(?<!방법)$`);
/** `접수기간, ` before `장소와 수수료는`: a noun that the list begins with, and what stands before the next. */
const LISTED =
  /^(.*?)(?<![가-힣A-Za-z0-9()·ㆍ])([가-힣A-Za-z0-9()·ㆍ]{2,30}?)(과|와|하고|이랑|랑|,|\s및|,\s그리고)\s((?:[가-힣A-Za-z0-9()·ㆍ]{1,15}\s)?)$/s;
/** `장소와 수수료` at its end. */
const LAST_TWO = /^([가-힣A-Za-z0-9()·ㆍ]{2,15}?)(과|와|하고|이랑|랑)\s(\S+)$/;
/** `축제의 접수 기간`: of the noun's own words one may stand before it. */
const WORDS_OWNED = 2;
const LIKE_PARTICLE = new Set(NOUNS_LIKE_PARTICLES);
/** `접수기간과 접수장소는`, `접수기간, 장소는 각각 무엇인가요?` */
const NOUNS =
  /^(.*?)([가-힣A-Za-z0-9()·ㆍ]{2,30}?)(과|와|하고|이랑|랑|,|\s및|,\s그리고)\s((?:[가-힣A-Za-z0-9()·ㆍ]{1,15}\s)?[가-힣A-Za-z0-9()·ㆍ]{2,30})(은|는)((?:\s각각)?\s(?:무엇|언제|어디|얼마|누구|몇\s?[가-힣%]{1,3})(?:인가요|입니까|예요|이에요))?\s?\?$/s;
/** `…의 접수기간은`, `…사업 접수기간은`. */
const TOPIC = /^(.*)(?<![가-힣A-Za-z0-9()·ㆍ])([가-힣A-Za-z0-9()·ㆍ]{2,30})[은는](?=\s|\?|$)/s;
/** `회의`, `심의` end so themselves. */
const OWNER = /^.*[가-힣A-Za-z0-9)」』”"’'](?<!(?:^|\s)[회협심강논문건합동결정주편질])의\s/s;

/** In one form each; more than one where several things are asked. */
export function partsAsked(asks: readonly string[]): string[] {
  const clauses = asks.flatMap((ask) =>
    (ask.length > LONGEST ? [ask] : clausesAsked(ask)).map((said, place) => ({
      said,
      goesOn: place > 0,
    })),
  );
  const first = clauses[0]!.said;
  const parts = clauses.map((clause, place) =>
    place === 0 ? first : withSubjectOf(first, clause),
  );
  const asked = parts.flatMap((part) => nounsAsked(inOneForm(part), ASKING_WORD.test(part)));
  return [...new Set(asked)].slice(0, MOST_PARTS);
}

function clausesAsked(question: string): string[] {
  for (const { index, 0: end } of question.matchAll(CLAUSE_END)) {
    const before = question.slice(0, index);
    const after = question.slice(index + end.length);
    if (!ASKING_WORD.test(before) || !(ASKING_WORD.test(after) || BARE_TOPIC.test(after))) continue;
    return [before + askingEnd(before, end), ...clausesAsked(after)];
  }
  const both = SIDE_BY_SIDE.exec(question);
  if (both) {
    const [, before, one, other, rest] = both;
    if (!ASKING_WORD.test(rest!)) return [`${before}${one} ${rest}`, `${before}${other} ${rest}`];
  }
  return [question];
}

/** `언제이고` asks as `언제인가요?` does; `모이고` has its own `이`. */
function askingEnd(before: string, end: string): string {
  if (NOUN_ASKED.test(before)) return "인가요?";
  if (!end.startsWith("이")) return "나요?";
  return WHICH_ASKED.test(before) ? "인가요?" : "이나요?";
}

interface Clause {
  said: string;
  /** Behind another clause of its sentence. */
  goesOn: boolean;
}

/** A later part with the subject of the first, where it has none of its own. */
function withSubjectOf(first: string, { said: part, goesOn }: Clause): string {
  const words = new Set(tokenizeQuery(part).words);
  if (words.size > WORDS_WITHOUT_SUBJECT || OWNER.test(part) || asksOfOther(first, part))
    return part;
  const hasTopic = TOPIC.test(part) || TOPIC.test(inOneForm(part));
  const isBare = goesOn && ASKING_WORD.exec(part)?.index === 0;
  const role = hasTopic ? "owner" : isBare ? "topic" : "doer";
  // `축제가 언제 열리고`: in one form it is a topic.
  const subject = subjectSaid(first, role) || subjectSaid(inOneForm(first), role);
  const said = new Set(tokenizeQuery(subject).words);
  const again = [...said].filter((word) => words.has(word)).length;
  return again * 2 >= said.size ? part : `${subject} ${part}`;
}

/** `봄 축제 회비는 얼마이고 가을 축제 회비는`: the same is asked of something else; `회의 장소` is another place of the first. */
function asksOfOther(first: string, part: string): boolean {
  const [, , noun] = TOPIC.exec(beforeAsking(inOneForm(first))) ?? [];
  const [, before = "", other] = TOPIC.exec(beforeAsking(part)) ?? [];
  return noun !== undefined && noun === other && before.trim().includes(" ");
}

/** What the subject is in a later part: the owner of its topic, the topic that the sentence goes on about, or what is spoken of. */
type Role = "owner" | "topic" | "doer";

/** What a question is about: the owner of what is asked for, or who does it. */
function subjectSaid(question: string, role: Role): string {
  const [, before = "", noun = ""] = TOPIC.exec(beforeAsking(question)) ?? [];
  if (noun === "") return "";
  const isNounAsked = NOUN_ASKED_ALONE.test(question.slice(before.length + noun.length + 1));
  const owner = OWNER.exec(before)?.[0];
  // `예산은 얼마이고 어떻게 쓰이나요` goes on about the budget.
  if (isNounAsked && role !== "topic") return (owner ?? before).trim();
  return `${before}${noun}${role === "owner" ? "" : topicParticle(noun)}`;
}

/** Behind it verbs end as topics do: `열리는`. */
function beforeAsking(question: string): string {
  const at = ASKING_WORD.exec(question)?.index ?? 0;
  return at > 0 ? question.slice(0, at) : question;
}

/** Nothing but an asking word behind the topic. */
const NOUN_ASKED_ALONE =
  /^\s?(?:(?:각각\s)?(?:언제|어디|얼마|누구|무엇|뭐|며칠|몇\s?[가-힣%]{1,3})[가-힣]{0,5})?[?.\s]*$/;

/** Where the asker says no asking word, that of one form is the last noun's alone: `참가비와 모집인원은 몇 명인가요`. */
function nounsAsked(question: string, isAskedSo: boolean): string[] {
  const found = question.length > LONGEST ? null : NOUNS.exec(question);
  if (!found) return [question];
  const [, said, word, joint, rest, , asking = ""] = found;
  const { before, nouns } = listed(said!, word!);
  const owner = OWNER.exec(before)?.[0] ?? "";
  const other = rest!;
  if (!areTwo({ noun: word!, joint: joint!.trim(), other, isOwned: isOwned(before) }))
    return [question];
  const of = owner === "" ? before : owner;
  const asked = !isAskedSo || / (?:무엇)/.test(asking) ? "?" : `${asking.replace(/^\s각각/, "")}?`;
  return [...nouns, ...lastNouns(other)].map((each, place) =>
    inOneForm(`${place === 0 ? before : shared(of, each)}${each}${topicParticle(each)}${asked}`),
  );
}

/** The nouns of a list up to its last but one, and what stands before it. */
function listed(said: string, word: string): { before: string; nouns: string[] } {
  const nouns = [word];
  let before = said;
  for (let found = LISTED.exec(before); found; found = LISTED.exec(before)) {
    const [, start, noun, joint, lead] = found;
    const other = lead! + nouns[0]!;
    if (!areTwo({ noun: noun!, joint: joint!.trim(), other, isOwned: isOwned(start!) })) break;
    nouns.splice(0, 1, noun!, other);
    before = start!;
  }
  return { before, nouns };
}

/** `장소와 수수료` are two more. */
function lastNouns(other: string): string[] {
  const [, noun, joint, last] = LAST_TWO.exec(other) ?? [];
  if (!noun || !areTwo({ noun, joint: joint!, other: last!, isOwned: false })) return [other];
  return [noun, last!];
}

/** `접수 기간과 접수 장소` */
function shared(of: string, noun: string): string {
  const [lead] = noun.split(" ");
  return of.endsWith(`${lead} `) ? of.slice(0, -lead!.length - 1) : of;
}

function isOwned(before: string): boolean {
  const owner = OWNER.exec(before)?.[0] ?? "";
  return owner !== "" && before.slice(owner.length).split(" ").length <= WORDS_OWNED;
}

interface Joined {
  noun: string;
  joint: string;
  other: string;
  /** What stands right before the noun has it: `축제의 접수기간`. */
  isOwned: boolean;
}

/** Two things that are asked for, and not one thing of another (`도시계획과 전화번호`), a name with a comma, or one name (`연구 및 개발 비용`). */
function areTwo({ noun, joint, other, isOwned }: Joined): boolean {
  // `종류 및 설치기준의 기간`: the name of a document goes on.
  if (OWNER.test(other) || LIKE_PARTICLE.has(noun.slice(-1) + joint)) return false;
  const isKnown = ATTRIBUTE.test(noun);
  if (joint === "과" && OF_DEPARTMENT.test(other)) return isKnown;
  if (joint.startsWith(",")) return (isKnown || isOwned) && !NAME_END.test(noun);
  if (joint === "및") return isOwned || (isKnown && !other.includes(" "));
  return isKnown || isOwned;
}
