/**
 * The chunks in which a document tells its own values where it begins: `□ 사업예산 : …`, `○ 사업기간 : …`. In a long document other chunks
 * have more of the question's words, and none the value of the document itself.
 */
import { readLabel } from "../text/outline-labels.js";
import { holdsAnswer, kindAsked } from "./answer/answer-kind.js";
import { askedAttribute } from "./answer/asked-attribute.js";

/** Chunks that a document begins with, the contents and the cover among them. */
export const OPENING_CHUNKS = 8;

/** Values that a document tells of itself where it begins. */
const TOLD_KINDS = new Set(["money", "phone", "mail"]);
/** A time is told so only where a label is asked for, or how long it lasts: when something is done stands anywhere. */
const TIME_KINDS = new Set(["time", "day", "count"]);
/** `며칠 동안 하나요`, `몇 달 걸리나요`. */
const LASTS_ASKED = /(?:며칠|몇\s?(?:년|개월|달|주|일)|얼마나?)\s?(?:동안|간|걸리|걸려|걸립)/;
/** A label and what it tells: `사업 예산 : 1억원`; a telephone also in a row, `서비스 제공자 | 042-000-1234`. */
const LABELLED = /^[가-힣][가-힣\s/·]{1,20}[:：]\s*(\S.*)$/;
const LABELLED_ROW = /^[가-힣][가-힣\s/·]{1,20}(?:[:：]|\s\|)\s*(\S.*)$/;

/** Whether a question asks for a value that a label may tell. */
export function asksToldValue(question: string): boolean {
  const { name } = kindAsked(question);
  if (TOLD_KINDS.has(name)) return true;
  return TIME_KINDS.has(name) && (asksLasting(question) || askedAttribute(question) !== null);
}

/** Whether it asks how long something lasts: a label calls it `기간`. */
export function asksLasting(question: string): boolean {
  return LASTS_ASKED.test(question);
}

/** Whether a text has a label with a value of the asked kind. */
export function tellsValue(text: string, question: string): boolean {
  const kind = kindAsked(question);
  const labelled = ["phone", "mail"].includes(kind.name) ? LABELLED_ROW : LABELLED;
  return text.split("\n").some((line) => {
    const value = labelled.exec((readLabel(line)?.rest ?? line).trim())?.[1];
    return value !== undefined && holdsAnswer(kind, value, question) === true;
  });
}
