/** Tags over and before titles: `[별지 제1호서식]`, `서식 1-1`, `붙임 2.`, `(앞쪽)`, a form's own code; and words that only begin like one. */
import { LATIN_WORDS, RULE_TITLES, TAGS } from "../../text/lexicon/document-kinds.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";

const ANY = oneOfSpaced(TAGS);
/** `공고문-` in `【공고문-붙임 2】`: the paper that it is annexed to. */
const ANNEXED_TO = String.raw`[가-힣]{0,4}(?:공고|안내|계획|지침|요강|공문)[문서]?\s?[-–—]\s?`;
const TAG = new RegExp(
  String.raw`^(?:(?:[[［【〔<〈(（]\s?${ANNEXED_TO}|[[［【〔<〈《「『■(（]*\s*)${ANY}|${ANNEXED_TO}${ANY}\s?(?:제\s?)?\d)`,
);
/** `공개경쟁 입찰`, `양식장 관리`, `참고인 여비`: a longer word that begins with the letters of one. */
const LONGER_WORD = new RegExp(
  String.raw`^[「『]?${ANY}(?!\s|제\s?\d|의\s?\d|${ANY}|자료|서류|파일)[가-힣]+\s`,
);
/** `비공개 기록물 관리 지침`, `서식 작성 요령`: what the paper is about. */
const TOPIC = /^(?:비?공개|서식|양식)\s(?:[가-힣·ㆍ]+\s)+[가-힣·ㆍ]+$/;

/** Whether words begin with a tag; those that end as titles end may only begin like one. */
export function isTagged(words: string, endsAsTitle: boolean): boolean {
  if (!TAG.test(words)) return false;
  return !(endsAsTitle && (LONGER_WORD.test(words) || TOPIC.test(words)));
}

const NUMBER = String.raw`\s?(?:제\s?)?\d{1,3}(?:[-.]\d{1,3}){0,3}\s?호?(?:의\s?\d{1,2})?(?:\s?서식)?`;
const BRACKETED = String.raw`[[［【〔<〈(（]\s?(?:${ANNEXED_TO})?${ANY}[^[\]［］【】〔〕<>〈〉()（）]{0,30}[\]］】〕>〉)）]`;
/** `■ 주차장법 시행규칙 [별지 제1호서식] <개정 2026. 3. 5.>`: a form with the law before it. An annex is called so: `주차 규정 [별표 1] 부과기준`. */
const OF_A_LAW = String.raw`■?\s?[가-힣\s·ㆍ]{2,40}${oneOf(RULE_TITLES)}\s?[[［【〔<〈(（]\s?별\s?지[^[\]［］【】〔〕<>〈〉()（）]{0,30}[\]］】〕>〉)）]`;
const FOLLOWED = String.raw`(?:\s?[(（][^()（）]{0,40}관련\s?[)）])?(?:\s?[<〈][^<>〈〉]{0,60}[>〉])?`;
const SIDE = String.raw`[(（]\s?[앞뒤]\s?[쪽면]\s?[)）]`;
/** `HB-F-012`, `QP-701 (Rev.3)`: the code under which a body keeps its forms; `COVID-19` is a word. */
const CODE = String.raw`[A-Z]{1,5}(?:(?:-[A-Z\d.]{1,6}){2,4}(?:\s?[(（][^()（）가-힣]{1,16}[)）])?|-[A-Z\d.]{1,6}\s?[(（]\s?Rev[^()（）가-힣]{1,12}[)）])`;
/** `K-MOOC-2026`, `KS-Q-ISO-9001`: words of the title. */
const WORD = String.raw`(?:[A-Z\d.]+-)*(?:K-[A-Z]{3,}|${oneOf(LATIN_WORDS)})[-\s]`;
const BEFORE = new RegExp(
  String.raw`^(?:(?:${OF_A_LAW}|${BRACKETED})${FOLLOWED}|${ANY}${NUMBER}\s?[.:_]?(?=\s)|${SIDE}|(?!${WORD})${CODE}(?=\s))\s*(?=[^\s])`,
);

/** The words behind a tag on the line of the title; null where there is none. */
export function behindTag(line: string): string | null {
  const words = line.replace(BEFORE, "");
  return words === line || words === "" ? null : words;
}

const CODE_ALONE = new RegExp(`^${CODE}$`);

/** Whether a line is a form's own code. */
export function isFormCode(line: string): boolean {
  return CODE_ALONE.test(line);
}

const TAG_LINE = new RegExp(
  String.raw`^(?:(?:${OF_A_LAW}|${BRACKETED})${FOLLOWED}|${ANY}${NUMBER}|${SIDE}|${CODE})$`,
);

/** Whether a line is a tag and nothing else, with the law before it and what may follow it. */
export function isTagLine(line: string): boolean {
  return TAG_LINE.test(line);
}
