/** Why a line is no answer however much of the question it holds: it says another attribute's value, or one of another thing. */

import {
  DOCUMENT_NOUNS,
  MEASURED_NOUNS,
  NEUTRAL_MODIFIERS,
  SAYING_WHERE,
  TIME_ENDS,
  TIME_LABELS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { CONTACTING, KINDS_OF_ANSWER } from "../../text/lexicon/questions.js";
import { clausesOf } from "../../text/sentences.js";
import { squeeze } from "../../text/spacing.js";
import { isLoneDay } from "../line-outline.js";
import { LINE } from "../weights.js";
import { holdsAnswer, holdsTelephone, TOWN_OF_REGION } from "./answer-kind.js";
import { isBesideArticle, isOfOtherMember } from "./asked-article.js";
import {
  type AskedAttribute,
  isNamed,
  keysOthers,
  labelOf,
  labelsOther,
  nameOf,
} from "./asked-attribute.js";
import { type AskedChunk, mostHeld, names } from "./asked-chunk.js";
import { isNotLatest } from "./asked-latest.js";
import { doesWith } from "./asked-object.js";
import { NAMES_A_CONTACT, NAMES_A_KIND, TIMES_ASKED } from "./asked-of-lines.js";
import { ownerOfContact } from "./asked-owner.js";
import { saysWhy } from "./asked-reason.js";
import { firstCell } from "./first-cells.js";
import { HeldWords } from "./held-words.js";
import { PLACE_LABEL } from "./label-kinds.js";
import type { LineCover } from "./line-cover.js";
import type { LineFacts } from "./line-facts.js";
import { isUnderOthers } from "./other-columns.js";
import { isLabelOfOther } from "./other-labels.js";
import { isOfOther, isRowOfOther, numberedIn } from "./other-things.js";
import { areTimesOfOthers } from "./other-times.js";
import { isOfOtherYear } from "./other-years.js";
import { isOfOtherOwner, isOtherThanAsked } from "./owner-elsewhere.js";
import { isAbout, type Question } from "./parse-question.js";
import { isWordItself, type NamedThing, namesRival, topicThing } from "./rival-names.js";
import {
  asksBody,
  countsCopies,
  countsOthers,
  hasOnlyLabels,
  hasRoleCell,
  isBracketedRole,
  isDoerIn,
  isOnlyCounted,
  labelsRole,
  leadsDuties,
  saysFirst,
  saysWhom,
  tellsBody,
  tellsWho,
} from "./said-of.js";
import { isCountOfWhole, partAsked } from "./told-apart.js";
import { keysIn, keysOfRow } from "./told-keys.js";
import { isToldOfOthers } from "./told-which.js";

const SAYS_WHERE = new RegExp(oneOf(SAYING_WHERE));
const KIND_OF_BODY = new RegExp(`^(.{2,})${oneOf(KINDS_OF_ANSWER)}$`);
const LONE_DATE = /^\s*(?:19|20)\d\d\s?[.년]\s?(?:\d{1,2}\s?[.월]?\s?)?(?:\d{1,2}\s?[.일]?)?\s*$/;
/** A cell that a place is called by: `교육장 | …`, `접수처 | …`. */
const CALLED_PLACE = /(?:^|\|)\s*[가-힣]{1,8}[장처곳지실]\s*(?=\||$)/;
const LONGEST_LABEL = 20;
const TIME_OF = new RegExp(String.raw`^(.*[가-힣]{2})[)）]?${oneOf(TIME_LABELS, TIME_ENDS)}$`);
const NEUTRAL_TIME = new RegExp(`${oneOf(DOCUMENT_NOUNS, NEUTRAL_MODIFIERS)}$`);

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
  ({ text, above }, { asked, chunk }) =>
    asked.isFirst && ![text, ...above, ...(chunk.headings ?? [])].some(saysFirst),
  isFirstOfOthers,
  ({ text, above }, { asked, lines }) => asked.isLatest && isNotLatest(text, lines, above),
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
    (isRow &&
      (isRowOfOther(question.text, text) ||
        isUnderOthers(question.text, asked, text, above, chunk.path))) ||
    (otherYear !== null && mostHeld(otherYear, near, question) === 0)
  );
}

/** It, or what stands over it, names another of the kind that is asked about, and not that one. */
function isOfRival(line: LineFacts, of: AskedChunk): boolean {
  const { question, asked, known, whole } = of;
  if (!asked.isTypeAsked && !asked.isWho) return false;
  // `골목정책팀장 | 한별 | 2100-1234`: whose telephone it is, it says.
  const owner = ownerOfContact(question.text);
  if (owner?.names.every((name) => line.own.share(name) === 1)) return false;
  // What the sentence before names, this one may set apart from its own.
  const isUnderLast = of.parents[line.place]!.includes(line.place - 1);
  const last = line.isRow || isUnderLast ? undefined : of.held[line.place - 1];
  const near = [...line.near.filter((each) => each !== last), of.path];
  const headings = of.chunk.headings ?? of.chunk.path.slice(1);
  const parents = of.parents[line.place]!.map((each) => of.lines[each]!);
  const over = [line.text, ...headings, ...parents];
  const [title = "", ...rest] = of.chunk.path;
  // What its document is said to be about besides.
  const about = rest.filter((each) => !headings.includes(each));
  return asked.things.some((thing) => {
    const { word, before, head } = thing;
    if (near.some((each) => each.met(word, question) >= LINE.named)) return false;
    const isToldHere = isWordItself(thing)
      ? near.some((each) => each.share(before) === 1)
      : !known.some((each) => each.words.has(head));
    if (isToldHere) return false;
    // Beside the one that is asked about, only what the line itself names is another.
    if (whole.share(before + head) === 1) return namesRival(line.text, thing);
    const isNamedHere = whole.met(word, question) >= LINE.named;
    if (isNamedHere) return false;
    if (over.some((text) => namesRival(text, thing))) return true;
    // A document that names the thing may bear the name of its kind: `건축설계공모 공고` for `교사개축 설계공모`.
    const isOfDocument = () => known.some((each) => each.met(word, question) >= LINE.named);
    if (namesRival(title, thing) && !isOfDocument()) return true;
    // `한별어린이집(이하 “어린이집”)` in the rule of a `직장어린이집`.
    const isCalledSo = () => known.some((each) => each.holds(`${before}${head}이하`));
    return about.some((each) => namesRival(each, thing)) && !isCalledSo();
  });
}

/** Its values stand in clauses about another of the kind: `정기회의와 수시회의로 나누되, 정기회의는 연 2회` where `수시회의` is asked about. */
function isInRivalsClause(line: LineFacts, { question, asked }: AskedChunk): boolean {
  if (!asked.isTypeAsked || line.isRow || line.fit !== true) return false;
  const topic = question.attribute === null && asked.isThing ? topicThing(question.topic!) : null;
  const all = topic === null ? asked.things : [...asked.things, topic];
  const things = all.filter(({ word }) => line.text.includes(word));
  if (things.length === 0) return false;
  const telling = clausesOf(line.text).filter(
    (clause) => holdsAnswer(question.asked, clause, question.text) === true,
  );
  return things.some(
    (thing) =>
      telling.length > 0 &&
      telling.every((clause) => !clause.includes(thing.word) && isAboutRival(clause, thing)),
  );
}

function isAboutRival(clause: string, thing: NamedThing): boolean {
  return [...clause.matchAll(TOPIC)].some(([, topic]) => namesRival(topic!, thing));
}

const TOPIC = /(?<![가-힣])([가-힣]{2,15})[은는](?![가-힣])/g;

/** The line names another of the kind of what the question is about: `탄력근무제` where `재택근무` is asked about. */
function isOfRivalTopic(line: LineFacts, { question, asked, path }: AskedChunk): boolean {
  const { topic, attribute } = question;
  if (attribute !== null || !asked.isThing || !asked.isTypeAsked) return false;
  if (names(topic!, [...line.near, path], question)) return false;
  const thing = topicThing(topic!);
  if (thing === null || line.own.share(thing.before) === 1) return false;
  return namesRival(line.text, thing);
}

/** It names another attribute, or not the asked one where that must be named. */
function isOtherAttribute(
  line: LineFacts,
  { chunk, question, asked, lines }: AskedChunk,
  cover: LineCover,
): boolean {
  const { attribute } = question;
  if (attribute === null) return false;
  if (labelsOther(attribute, line.label) && !line.isOfField) return true;
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
  const isValueAsked = of.asked.isTyped || asked.name === "day";
  // Who does it may be said elsewhere in the document.
  const isDone = of.asked.object !== null && doesWith(of.asked.object, line.text);
  if (isDone && names(of.question.topic ?? "", of.known, of.question)) return false;
  return isValueAsked && attribute === null && of.asked.isThing && !isTopicHere(line, of);
}

function isTopicHere(line: LineFacts, { question, path, whole }: AskedChunk): boolean {
  const topic = question.topic!.toLowerCase();
  const all = [...line.near, path, whole];
  if (names(topic, all, question) || mostHeld(topic, all, question) >= LINE.official) return true;
  // `10년 이내에 상환`, `합격하는 자`, `결과제출` of the `결과물`: the deed says it as the noun does.
  const deed = OF_DEED.exec(topic)?.[1];
  return deed !== undefined && line.fit === true && line.own.share(deed) === 1;
}

const HOW_MUCH = /(?<![가-힣])얼마/;
const MEASURE = new RegExp(`${oneOf(MEASURED_NOUNS)}$`);

const OF_DEED = /^([가-힣]{2,10})(?:기간|기한|자|물)$/;

/** Beside the article about what the question is about, another one's value is said of something else. */
function isInOtherArticle(line: LineFacts, { chunk, question, asked, lines }: AskedChunk): boolean {
  const { topic, attribute } = question;
  if (attribute !== null || !asked.isThing || !asked.isTypeAsked || line.isRow) return false;
  if (line.fit !== true || names(topic!, [line.own], question)) return false;
  return (
    isBesideArticle(topic!, line.place, lines) || isOfOtherMember(topic!, line.text, chunk.path)
  );
}

/** Beside the row that is called what is asked for, a row of another name is named by its heading alone. */
function isBesideAsked(line: LineFacts, { question, hasAskedRow }: AskedChunk): boolean {
  if (!hasAskedRow || !line.isRow || line.isKeyed || line.isShared) return false;
  const attribute = question.attribute!;
  const own = [line.own, line.columns];
  return attribute.needs.length === 0 || !isNamed(attribute, (word) => names(word, own, question));
}

/** Beside the row that is called what the question is about, a row that does not name it is said of something else. */
function isBesideTopic(line: LineFacts, { question, asked, hasTopicRow }: AskedChunk): boolean {
  if (!hasTopicRow || !line.isRow || !asked.isTypeAsked) return false;
  const topic = question.topic!;
  return ![line.text, line.shared, ...line.above].some((text) => squeeze(text).includes(topic));
}

/** Beside the line that is labelled by what the question is about, a time under another label is of something else: `접수 : …` beside `시상식 : …`. */
function isBesideLabelled(line: LineFacts, { question, asked, lines }: AskedChunk): boolean {
  const { topic, attribute } = question;
  if (!TIMES_ASKED.has(question.asked.name) || attribute !== null || !asked.isThing) return false;
  if (line.isRow || !/[:：]/.test(line.text)) return false;
  const own = labelOf(line.text);
  if (own === "" || own.includes(topic!)) return false;
  return lines.some((each) => labelOf(each) === topic && /[:：]/.test(each));
}

/** Its label tells when something else is: `전자입찰서 마감` where it is asked when the ceremony begins. */
function isOtherTime(
  { text, label, isRow, above }: LineFacts,
  { question, asked }: AskedChunk,
): boolean {
  if (!TIMES_ASKED.has(question.asked.name)) return false;
  if (isRow && isUnderOtherTime(text, above, question)) return true;
  if (question.attribute !== null || !asked.isThing) return false;
  const name = isRow ? nameOf(firstCell(text)) : label;
  const which = TIME_OF.exec(name)?.[1];
  if (which === undefined || NEUTRAL_TIME.test(which) || question.topic?.endsWith(which))
    return false;
  const said = HeldWords.of(name);
  for (const word of question.words.keys()) if (said.met(word, question) > 0) return false;
  return true;
}

function isUnderOtherTime(row: string, header: readonly string[], question: Question): boolean {
  const holds = (cell: string) => holdsAnswer(question.asked, cell, question.text) === true;
  return areTimesOfOthers(row, header, holds, (column) => {
    const said = HeldWords.of(column);
    return [...question.words.keys()].some((word) => said.met(word, question) > 0);
  });
}

/** When is asked, and it has no time under the label of something else: `담당자 : 가람팀 한별` where it is asked when the forum is held. */
function isOtherThanTime(line: LineFacts, { question }: AskedChunk): boolean {
  if (!TIMES_ASKED.has(question.asked.name) || line.fit !== false) return false;
  if (line.isRow || line.isLabelled || line.isOfField || !/[:：]/.test(line.text)) return false;
  const label = nameOf(line.label);
  return (
    label !== "" &&
    !SAYS_TIME.test(label) &&
    !names(question.topic ?? "", [HeldWords.of(label)], question)
  );
}

const SAYS_TIME = new RegExp(oneOf(TIME_LABELS, TIME_ENDS));

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

/** It does not tell who the asked person is. */
function isNobody(line: LineFacts, of: AskedChunk): boolean {
  const { question, asked } = of;
  if (!asked.isWho) return false;
  const noun = asked.noun!;
  if (labelsRole(noun, line.text)) return false;
  // What the sentence before tells of someone, this one tells no more of who that is.
  const outer = of.parents[line.place]!.map((each) => of.held[each]!);
  const near = line.isRow ? line.near : [line.own, of.nearest, ...outer];
  return (
    !isNamed(question.attribute!, (word) => names(word, near, question)) ||
    isOnlyCounted(noun, line.text) ||
    leadsDuties(line.text) ||
    (line.isRow &&
      (hasOnlyLabels(line.text) ||
        !hasRoleCell(
          [noun, ...question.attribute!.needs.flat()],
          [line.text, line.shared, ...line.above],
        ))) ||
    (!line.isRow && !line.isLabelled && isBracketedRole(noun, line.text)) ||
    (!line.isRow && !line.isLabelled && line.own.share(noun) === 1 && !tellsWho(noun, line.text))
  );
}

/** It does not tell where the asked thing is. */
function isElsewhere(line: LineFacts, { question, asked, path, whole }: AskedChunk): boolean {
  if (!asked.isWhere || line.isOfField) return false;
  const noun = asked.noun!;
  if (question.attribute === null) return !names(noun, [...line.near, path, whole], question);
  if (!isPlaceOf(question.attribute, line.near, question)) return true;
  const isToldSo = line.fit === true || line.isLabelled || line.isRow;
  if (asksBody(noun)) return !isToldSo && line.own.share(noun) === 1 && !tellsBody(noun, line.text);
  return !isToldSo && !isAbout(question, line.text);
}

/** Whether what is asked for by `어디` is named: `주관기관` also by `주관`. */
function isPlaceOf(
  attribute: AskedAttribute,
  near: readonly HeldWords[],
  question: Question,
): boolean {
  const which = KIND_OF_BODY.exec(attribute.noun)?.[1];
  return (
    isNamed(attribute, (word) => names(word, near, question)) ||
    (which !== undefined && names(which, near, question))
  );
}

/** A place is asked for, and it tells none. */
function isNoPlace(line: LineFacts, { asked, chunk, question }: AskedChunk) {
  const { text, label, isRow, isLabelled, fit, above, shared } = line;
  if (!asked.isPlace || isLabelled || PLACE_LABEL.test(label)) return false;
  if (fit !== true) return true;
  // `시상식 : 12. 8.(금) / 가람공원 한빛관`
  if (question.attribute?.needs.flat().includes(nameOf(label))) return false;
  // `고용센터는 어디에 있나요`: its row tells it.
  if (isRow && asked.noun !== undefined && squeeze(text).includes(asked.noun)) return false;
  if (!isRow && asked.noun !== undefined && TOWN_BEFORE.exec(text)?.[1]?.includes(asked.noun))
    return false;
  const told = isRow ? [text, shared, ...above, chunk.headings?.at(-1) ?? ""] : [text];
  return !told.some((each) => SAYS_WHERE.test(each) || (isRow && CALLED_PLACE.test(each)));
}

/** Whom something is given to is asked, and it names nobody; whom to ask is told by a telephone too. */
function isToNobody({ text, isLabelled }: LineFacts, { question, asked }: AskedChunk): boolean {
  if (!asked.isWhom || saysWhom(text)) return false;
  if (CONTACTED.test(question.topic ?? "") && holdsTelephone(text)) return false;
  return !isLabelled || countsCopies(text);
}

const CONTACTED = new RegExp(`${oneOf(CONTACTING)}$`);

/** `충북 음성 가람(주) 생산공장을 방문하여`: where the thing is stands before its name. */
const TOWN_BEFORE = new RegExp(String.raw`${TOWN_OF_REGION}[시군구]?\s([^.]{1,30})`);

/** A day alone that no line before names, where no time is asked for. */
function isDayOfPaper({ text, place }: LineFacts, { question, lines }: AskedChunk): boolean {
  return !TIMES_ASKED.has(question.asked.name) && isLoneDay(text, lines[place - 1]);
}

/** `2024년 10월 29일` under what a form declares is the day that it was signed. */
function isLoneDate(line: string, before: string | undefined): boolean {
  return LONE_DATE.test(line) && !(before !== undefined && before.length <= LONGEST_LABEL);
}
