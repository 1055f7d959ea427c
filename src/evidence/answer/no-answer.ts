/** Why a line is no answer however much of the question it holds: it says another attribute's value, or one of another thing. */

import { LIKE_APPLYING, MEASURED_NOUNS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { isLoneDay } from "../line-outline.js";
import { LINE } from "../weights.js";
import { holdsAnswer } from "./answer-kind.js";
import { isNamed, keysOthers, labelsOther } from "./asked-attribute.js";
import { type AskedChunk, mostHeld, names } from "./asked-chunk.js";
import { isNotFirst, isOtherTurn } from "./asked-first.js";
import { isNotLatest } from "./asked-latest.js";
import { doesWith } from "./asked-object.js";
import { NAMES_A_CONTACT, NAMES_A_KIND, TIMES_ASKED } from "./asked-of-lines.js";
import { saysWhy } from "./asked-reason.js";
import {
  isBesideAsked,
  isBesideLabelled,
  isBesideTopic,
  isInOtherArticle,
} from "./beside-asked.js";
import type { LineCover } from "./line-cover.js";
import type { LineFacts } from "./line-facts.js";
import { isElsewhere, isNobody, isNoPlace, isToNobody } from "./no-one-told.js";
import { isNumberedOtherwise } from "./numbered-nouns.js";
import { isOtherThanTime, isOtherTime } from "./of-other-time.js";
import { isInRivalsClause, isOfRival, isOfRivalTopic } from "./of-rivals.js";
import { isUnderOthers } from "./other-columns.js";
import { isLabelOfOther } from "./other-labels.js";
import { isOfOther, isRowOfOther, numberedIn } from "./other-things.js";
import { isOfOtherYear } from "./other-years.js";
import { isOfOtherOwner, isOtherThanAsked } from "./owner-elsewhere.js";
import { countsOthers, isDoerIn } from "./said-of.js";
import { isCountOfWhole, partAsked } from "./told-apart.js";
import { keysIn, keysOfRow } from "./told-keys.js";
import { isOfNoCase } from "./told-outcome.js";
import { isToldOfOthers } from "./told-which.js";

const LONE_DATE = /^\s*(?:19|20)\d\d\s?[.년]\s?(?:\d{1,2}\s?[.월]?\s?)?(?:\d{1,2}\s?[.일]?)?\s*$/;

const LONGEST_LABEL = 20;

type Test = (line: LineFacts, of: AskedChunk, cover: LineCover) => boolean;

/** Each alone keeps a line back. */
const TESTS: readonly Test[] = [
  (_, { chunk }) => chunk.isBlackedOut === true,
  isOfAnother,
  isOfOtherYear,
  isOfRival,
  isInRivalsClause,
  isOfRivalTopic,
  isOtherAttribute,
  isOtherField,
  isLabelOfOther,
  isOfOtherOwner,
  isOtherThanAsked,
  isWithoutKind,
  isOfWhole,
  isOthersValue,
  isToldOfOthers,
  isNowhere,
  isNothing,
  isInOtherArticle,
  isBesideAsked,
  isBesideTopic,
  isBesideLabelled,
  isOtherTime,
  isOtherThanTime,
  isNobody,
  isElsewhere,
  isNoPlace,
  isNotFirst,
  isFirstOfOthers,
  ({ text, above }, { asked, lines }) => asked.isLatest && isNotLatest(text, lines, above),
  isOfNoCase,
  isNoReason,
  isDayOfPaper,
  ({ text }, { asked }) => asked.isDoer && asked.noun !== undefined && isDoerIn(asked.noun, text),
  isToNobody,
  ({ text }, { asked }) => asked.approval !== null && text.search(asked.approval) < 0,
];

export function isNoAnswer(line: LineFacts, of: AskedChunk, cover: LineCover): boolean {
  return TESTS.some((test) => test(line, of, cover));
}

/** It is said of another number, row or year than the question's. */
function isOfAnother(
  { text, place, isRow, near, above }: LineFacts,
  { chunk, question, asked, otherYear, ranges, sharedCells }: AskedChunk,
  cover: LineCover,
): boolean {
  const beside = sharedCells[place]!;
  return (
    cover.isOfAnother ||
    ranges?.others.has(place) === true ||
    (asked.numbered.size > 0 && isOfOther(asked.numbered, numberedIn(text))) ||
    (asked.keys.size > 0 &&
      isOfOther(asked.keys, isRow ? keysOfRow(text, [...above, ...beside]) : keysIn(text))) ||
    isNumberedOtherwise(question.text, text, chunk.path) ||
    (isRow &&
      (isRowOfOther(question.text, text) ||
        isOtherTurn(question.text, text, above) ||
        isUnderOthers(question.text, asked, text, above, chunk.path))) ||
    (otherYear !== null && mostHeld(otherYear, near, question) === 0)
  );
}

/** It names another attribute, or not the asked one where that must be named. */
function isOtherAttribute(
  line: LineFacts,
  { chunk, question, asked, lines }: AskedChunk,
  cover: LineCover,
): boolean {
  const { attribute } = question;
  if (attribute === null) return false;
  const isLabelOther = labelsOther(attribute, line.label) && !line.isOfField;
  if (isLabelOther && !hasForTopic(line.text, attribute.noun)) return true;
  const holds = (cell: string) => holdsAnswer(question.asked, cell, question.text) === true;
  if (line.isRow && !line.isOfField && keysOthers(attribute, line.text, holds)) return true;
  if (line.isUnnamed && (chunk.isLabelled === true || (asked.isTyped && line.isRow))) return true;
  if (!attribute.isKnown) return false;
  return (
    line.isUnnamed ||
    line.fit === false ||
    (attribute.needs.flat().includes(APPLYING) && isYearAlone(line)) ||
    cover.inChunk < LINE.leastHeld * (1 - cover.ownVerbs) ||
    isLoneDate(line.text, lines[line.place - 1])
  );
}

/** `제3조(이수기간) …, 그 산정기간은 매년 …`: behind another label the sentence speaks of the very noun. */
function hasForTopic(text: string, noun: string): boolean {
  return new RegExp(`(?<![가-힣])${oneOf([noun])}[은는]\\s`).test(text);
}

/** One of the words that name the time to apply in. */
const APPLYING = "신청";

/** `2030년, 2031년 재무제표`: nobody applies by the year. */
function isYearAlone({ text, isRow, isLabelled }: LineFacts): boolean {
  return !isRow && !isLabelled && /\d\s?년/.test(text) && !NEARER.test(text.replace(YEARS, " "));
}

const YEARS = /(?:19|20)\d\d\s?년도?/g;

const NEARER = /\d\s?[월일시.:/]|[월말]까지|수시|상시|연중/;

/** Its labels are those of other fields of official papers, or it tells nothing of the asked one: `근무기간` where it is asked until when to apply. */
function isOtherField(line: LineFacts, { question }: AskedChunk): boolean {
  // A telephone is seen to be one, and a body's name to be one.
  const isSeen = SEEN_KINDS.has(question.asked.name) && line.fit === true;
  return line.isOfOtherField && !isSeen;
}

const SEEN_KINDS = new Set(["phone", "mail", "which"]);

/** It has no value of the asked type, where one is always seen. */
function isWithoutKind({ fit, isRow }: LineFacts, { asked }: AskedChunk): boolean {
  return fit === false && (asked.isSure || (asked.isTyped && isRow));
}

/** Its value is told of another thing, or counts others. */
function isOthersValue(line: LineFacts, of: AskedChunk): boolean {
  if (line.isOfField) return false;
  const { chunk, question, lines, parents, nearest } = of;
  const { text, place, columns, own, over } = line;
  const { noun } = of.asked;
  if (question.asked.name === "count" && noun !== undefined && countsOthers(noun, text))
    return true;
  return of.isOthersValue({
    ...{ place, columns, header: line.above, near: [own, columns, nearest, ...over] },
    over: [chunk.headings?.at(-1) ?? "", ...parents[place]!.map((each) => lines[each]!)],
  });
}

/** It counts all of a body where a part of it is asked for: `7인으로 구성` of `외부위원은 몇 명`. */
function isOfWhole(line: LineFacts, { question }: AskedChunk): boolean {
  const part = question.asked.name === "count" ? partAsked(question.text) : null;
  if (part === null) return false;
  if (line.near.every((each) => each.share(part) < 1)) return true;
  const holds = (clause: string) => holdsAnswer(question.asked, clause, question.text) === true;
  return !line.isRow && isCountOfWhole(part, line.text, holds);
}

/** Whether it may have a value of the asked type and does not name what it is the value of. */
export function isDoubtful(line: LineFacts, of: AskedChunk): boolean {
  const { attribute, topic } = of.question;
  if (!of.asked.isTyped) return false;
  if (attribute) return line.isUnnamed && !NAMES_A_KIND.has(attribute.noun);
  return topic !== null && !NAMES_A_CONTACT.has(topic) && !isTopicHere(line, of);
}

/** What neither the line nor what stands over it names has no value there; of a measure (`체중`) the unit says what it is. */
function isNowhere(line: LineFacts, of: AskedChunk): boolean {
  const { attribute, asked, text } = of.question;
  const isMeasure =
    asked.name === "number" && (!HOW_MUCH.test(text) || MEASURE.test(attribute?.noun ?? ""));
  if (isMeasure || attribute === null || !isDoubtful(line, of)) return false;
  return !isNamed(attribute, (word) => names(word, [of.path], of.question));
}

/** The one thing that the question is about stands nowhere near it. */
function isNothing(line: LineFacts, of: AskedChunk): boolean {
  const { attribute, asked } = of.question;
  const isValueAsked = of.asked.isTyped || asked.name === "day" || of.asked.isPlace;
  // Who does it may be said elsewhere in the document.
  const isDone = of.asked.object !== null && doesWith(of.asked.object, line.text);
  if (isDone && names(of.question.topic ?? "", of.known, of.question)) return false;
  return isValueAsked && attribute === null && of.asked.isThing && !isTopicHere(line, of);
}

function isTopicHere(line: LineFacts, { question, path, whole }: AskedChunk): boolean {
  const topic = question.topic!.toLowerCase();
  const all = [...line.near, path, whole];
  if (names(topic, all, question) || mostHeld(topic, all, question) >= LINE.official) return true;
  if (line.fit === true && isWished(topic, line)) return true;
  // `10년 이내에 상환`, `합격하는 자`, `결과제출` of the `결과물`: the deed says it as the noun does.
  const deed = OF_DEED.exec(topic)?.[1];
  return deed !== undefined && line.fit === true && line.own.share(deed) === 1;
}

/** `시설을 사용하려는 자는 … 신청서를 제출` of the `사용신청`: who wants to do it applies for it. */
function isWished(topic: string, { text }: LineFacts): boolean {
  const [, done, asked] = WISHED_DEED.exec(topic) ?? [];
  if (done === undefined) return false;
  return new RegExp(`${done}(?:을|를)?\\s?(?:하|받)(?:으?려|고자)[^.]{0,60}${asked}`).test(text);
}

const WISHED_DEED = new RegExp(`^([가-힣]{2})(${oneOf(LIKE_APPLYING)}|허가|승인)$`);

const HOW_MUCH = /(?<![가-힣])얼마/;

const MEASURE = new RegExp(`${oneOf(MEASURED_NOUNS)}$`);

const OF_DEED = /^([가-힣]{2,10})(?:기간|기한|자|물)$/;

/** It says what was first of another kind: `홍콩의 첫 행정 장관` where the first colony is asked for. */
function isFirstOfOthers({ near }: LineFacts, { question, asked }: AskedChunk): boolean {
  return asked.firstOf.some((word) => !names(word, near, question));
}

/** Why is asked, and neither it nor what stands over it tells a reason. */
function isNoReason({ text, place, above }: LineFacts, of: AskedChunk): boolean {
  if (!of.asked.isWhy) return false;
  const over = of.parents[place]!.map((each) => of.lines[each]!);
  return !saysWhy([text, ...above, ...over, of.chunk.headings?.at(-1) ?? ""]);
}

/** A day alone that no line before names, where no time is asked for. */
function isDayOfPaper({ text, place }: LineFacts, { question, lines }: AskedChunk): boolean {
  return !TIMES_ASKED.has(question.asked.name) && isLoneDay(text, lines[place - 1]);
}

/** `2024년 10월 29일` under what a form declares is the day that it was signed. */
function isLoneDate(line: string, before: string | undefined): boolean {
  return LONE_DATE.test(line) && !(before !== undefined && before.length <= LONGEST_LABEL);
}
