/** Takes out of a line the figures and dates that are no value of it: marks of revision, list numbers, lengths, the foot of a letter. */

import { oneOf } from "../../text/lexicon/patterns.js";
import { MAKING, MOVED, NO_REVISIONS, REVISION_WORDS } from "../../text/lexicon/questions.js";
import { NUMBERED_PARTS, PAPER_COUNTERS } from "../../text/lexicon/units.js";
import { asksLatest } from "./asked-latest.js";

/** `계획서 1부.`: copies of what is enclosed count nothing else. */
export function withoutCopies(line: string, question: string): string {
  return COPIES_ASKED.test(question) ? line : line.replace(COPIES, " ");
}

const COPIES = /(?<!\d)\d{1,3}\s?부[.]/g;
const COPIES_ASKED = /몇\s?부(?![가-힣]{2})/;

/** `‘31년 푸른나래 지원사업 안내`: the year that is part of what the question names is no day of it. */
export function withoutNameYears(line: string, question: string): string {
  const name = /^[가-힣]{3,20}(?=\s)/.exec(question)?.[0];
  if (name === undefined || !line.includes(name)) return line;
  return line.replace(YEAR_BEFORE, (year, at: number, whole: string) =>
    whole.startsWith(name, at + year.length) ? " " : year,
  );
}

const YEAR_BEFORE = /(?:(?:19|20)\d\d|['‘’`]\d\d)\s?년도?\s?[「｢『‘“"]?/g;

/** `100만원 단위로 납부`: in which steps is no amount. */
export function withoutUnits(line: string): string {
  return line.replace(STEPS, " ");
}

const STEPS = /(?:\d[\d,]{0,12}\s?)?[일이삼사오육칠팔구십백천만억]{0,6}\s?원\s?단위/g;

/** `<개정 2018. 3. 20.>`, `[본조신설 2008. 3. 21.]`: when a provision was changed, or a letter sent, says nothing else. */
export function withoutOrigin(line: string, question: string): string {
  if (REVISION_ASKED.test(question) || asksLatest(question)) return line;
  if (REVISED_ON.test(line)) return MAKING_ASKED.test(question) ? line : "";
  if (LETTER_FOOT.test(line)) return SENDING_ASKED.test(question) ? line : "";
  return line.replace(REVISIONS, " ");
}

/** `제정 2009. 8. 17.` under a title. */
const REVISED_ON = new RegExp(
  String.raw`^[^가-힣\d]{0,5}(?:일부|전부|전문)?\s?${oneOf(REVISION_WORDS)}일?\s?[:：]?\s?(?:19|20)\d\d\s?[.년][\s\d.년월일]{0,20}(?:[(（][^()（）]{0,30}[)）])?\s*$`,
);

/** `시행 총무과-1024 (2026. 1. 5.) 접수` at the foot of a letter: when it was sent and received. */
const LETTER_FOOT =
  /^\s{0,20}시\s{0,4}행\s{1,20}[가-힣]{1,30}\s?-\s?\d{1,6}\s{0,4}\(\s{0,4}(?:19|20)\d\d\s?\.[^()]{1,20}\)\s{0,20}접\s{0,4}수/;
const SENDING_ASKED = /시행|접수\s?(?:일(?!정)|번호|날짜)|보낸|발송|받은/;

/** `시행규칙에서 휴가는 며칠`: the name of a rule asks for no day of it. */
const REVISION_ASKED = new RegExp(`(?!${oneOf(NO_REVISIONS)})${oneOf(REVISION_WORDS)}`);
/** `언제 만들어졌나`, as askers say it. */
const MAKING_ASKED = new RegExp(String.raw`언제\s(?:처음\s|마지막으로\s)?${oneOf(MAKING)}`);
/** `삭제 <2015.8.31.>`, `[제7조에서 이동 <2015.8.31.>]`; a day alone in such brackets may be that of anything. */
const REVISIONS = new RegExp(
  String.raw`[<〈](?:${oneOf(REVISION_WORDS)}|(?<=${oneOf(MOVED)}\s?[<〈])(?=(?:19|20)\d\d\s?\.\s?\d{1,2}\s?\.[\d.,\s]{0,100}[>〉]))[^<>〈〉]{0,200}[>〉]|\[[가-힣]{0,4}\s?(?:전부|일부)?${oneOf(REVISION_WORDS)}[^[\]]{0,200}\]`,
  "g",
);

/** `15일 미만`, `5년간` say how long; `계약 후 1개월 이내` says when. */
export function withoutLengths(line: string): string {
  return line.replace(LENGTH, " ");
}

const LENGTH =
  /(?<!\d)\d{1,3}\s?(?:년|개월|주|일|시간)(?:\([^)]{0,40}\))?\s?(?:이상|이하|미만|초과|간(?![가-힣])|동안)/g;

/** Within how long something must be done is no day that it is planned for: `3개월 이내에 보고한다`, `1개월분`; from a day on it is. */
export function withoutLimits(line: string): string {
  return line.replace(LIMIT, " ");
}

const LIMIT =
  /(?<!\d|(?:부터|[전후])\s?)\d{1,3}\s?(?:년|개월|주|일|시간)(?:\([^)]{0,40}\))?\s?(?:이내|내에|안에|분(?![기야]))|즉시|지체\s?없이/g;

/** `1인 이상이 포함되어야`: a part of what is counted. */
export function withoutParts(line: string): string {
  return line.replace(/(?<!\d)\d{1,4}\s?[명인](?:\s?이[상내])?[이을를]?\s?포함/g, " ");
}

/** `한 차례만 연임할 수 있다` counts terms, where these are not asked for. */
export function withoutTurns(line: string, question: string): string {
  return TERMS_ASKED.test(question) ? line : line.replace(TURNS, " ");
}

const TERMS_ASKED = /[연중]임/;
const TURNS =
  /(?:\d{1,2}\s?[회차번]례?|[한두세]\s?(?:차례|번))(?:만|에\s?한(?:하여|정하여|해)?)?\s?(?:더\s?)?(?=[연중]임)/g;

/** `3 | 점검내용`, `4.2 | 점검내용`: what counts the rows. */
export function withoutRowNumber(row: string): string {
  return row.replace(/^\s*\d{1,2}\s*(?=\|)|^\s*\d{1,2}\.\d{1,2}\s*(?=\|\s*[가-힣])/, "");
}

/** A value that the publisher blacked out is none, nor is a place to sign: `02********9`, `○○○`, `(서명 또는 인)`. */
export function withoutMasked(line: string): string {
  const shown = STARS.test(line)
    ? line.replace(/[^\s|]+/g, (word) => (STARS.test(word) ? " " : word))
    : line;
  return shown
    .replace(/[(（](?:서명|날인|인|서명\s?또는\s?날?인)[)）]/g, " ")
    .replace(/[○◯●]{2,}|[□■]{3,}|(?:\d{4}\s?년\s?)?(?<!\d)00\s?월\s?00\s?일/g, " ");
}

const STARS = /[*＊]{2}/;

/** `3.`, `제40조제2항`, `제2장의2` and `①` count things off and answer no question for a number or a date; `제1항의 30일` has a value. */
export function withoutLabels(line: string): string {
  return line
    .replace(LIST_NUMBER, " ")
    .replace(/제\s?\d+(?:\s?[편장절관조항호목]의\d+|의\s?\d+)?(?!\s?[,.]?\d|\s?대)/g, " ")
    .replace(/(?<=[조항])(?:\s?\d+[항호])+/g, " ")
    .replace(/(?<=조)\s?\d{1,2}(?=[(（])/g, " ");
}

/** `4. 10.(목)`, `4. 10. ~ 4. 12.`, `4. 10.` begin with a day. */
const LIST_NUMBER =
  /^[\s□○◦·\-*]*(?!(?:1[0-2]|0?[1-9])\s?\.\s?\d{1,2}(?:\s?\.?\s?(?:[(（][월화수목금토일][)）]|[~∼〜～])|\s?\.\s*$))(?:\(?\d{1,2}(?:[.-]\d{1,2})*[.)]+)(?=\s|[^\d\s.])/;

/** `보행자전거과-9188('26.6.25.)호와 관련`: the day of another letter. */
export function withoutLetters(line: string): string {
  return line.replace(/[가-힣]{2,20}-\d{1,6}\s?\([^)]{4,20}\)\s?호/g, " ");
}

/** `[3]`, `붙임 2`, `<표 1>`, `[별표 2]`: which note, enclosure or table it is. */
const PAPER_NUMBERS = new RegExp(
  String.raw`\[\d+\]|(?<![가-힣])${oneOf(NUMBERED_PARTS)}\s{0,3}\d{1,3}(?:-\d{1,3})?(?!\d|\s?${oneOf(PAPER_COUNTERS)})`,
  "g",
);

/** `123-45-678901-2`, `(04501)`, `가람길9`: numbers of accounts, post offices and houses. */
const CODES =
  /(?<=[가-힣]{2}(?:로|길))\d{1,4}(?:-\d{1,4})?(?![\d가-힣])|(?<![\d-])\d{2,6}-\d{2,6}-\d{4,8}(?:-\d{1,3})?(?![\d-])|[(（]\s?\d{5}\s?[)）]/g;

/** `3. 수수료 면제\t6`: the page that a line of a table of contents leads to. */
const PAGE_BEHIND = /(?:\t|[·.…․]{4,30}\s?)\d{1,3}\s*$/;

/** A number right behind a year alone is no month: `2031년 3억 원`, `2031년 12,000명`. */
const DATES =
  /(?:\d{4}|['‘’]\d{2})\s*년(?:\s*\d{1,2}\s*[월.])?(?:\s*\d{1,2}(?:\s*[일.]|(?![\d,]*\s?[가-힣%])))?|(?:['‘’]\d{2}\s*\.|\d{4}\s?[.\-/]\s?\d{1,2}\s?[.\-/])(?:\s*\d{1,2}\s*[월.]?)?(?:\s*\d{1,2}\s*[일.]?)?/g;

/** Dates, telephone and document numbers, pages and note marks say no amount. */
export function withoutDates(line: string): string {
  return (
    line
      .replace(PAPER_NUMBERS, " ")
      .replace(PAGE_BEHIND, " ")
      .replace(CODES, " ")
      .replace(DATES, " ")
      .replace(/\d{1,2}\s*월(?:\s*\d{1,2}\s*일)?/g, " ")
      // A month alone in its cell: `2027.02`.
      .replace(/(?<=^|[|~∼～])\s*(?:19|20)\d\d\s?[.]\s?(?:0[1-9]|1[0-2])\s*(?=[|~∼～]|$)/g, " ")
      .replace(/\d{2,4}-\d{3,4}(?:-\d{4})?|(?<=[가-힣])-\d+/g, " ")
  );
}
