/**
 * The chunks in which a document tells its own values where it begins: `□ 사업예산 : …`, `○ 사업기간 : …`. In a long document other chunks
 * have more of the question's words, and none the value of the document itself.
 */
import { ROLES } from "../text/lexicon/attributes.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { readLabel } from "../text/outline-labels.js";
import { holdsAnswer, kindAsked } from "./answer/answer-kind.js";
import { askedAttribute, labels } from "./answer/asked-attribute.js";
import { CONTACTS_ASKED } from "./answer/asked-of-lines.js";
import { asksEffective, effectiveFrom } from "./answer/effective-days.js";
import { DEPARTMENT } from "./answer/line-field.js";
import { asksWho, labelsRole } from "./answer/said-of.js";

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

/** Whether a question asks for a value that a label may tell, or who has a role that a cover names. */
export function asksToldValue(question: string): boolean {
  if (asksEffective(question)) return true;
  if (roleAsked(question) !== null) return true;
  const { name } = kindAsked(question);
  if (TOLD_KINDS.has(name)) return true;
  return TIME_KINDS.has(name) && (asksLasting(question) || askedAttribute(question) !== null);
}

/** `담당자는 누구인가요`: the role. */
function roleAsked(question: string): string | null {
  const noun = askedAttribute(question)?.noun;
  return noun !== undefined && ROLE.test(noun) && asksWho(question, noun) ? noun : null;
}

const ROLE = new RegExp(`${oneOf(ROLES)}$`);

/** Whether it asks how long something lasts: a label calls it `기간`. */
export function asksLasting(question: string): boolean {
  return LASTS_ASKED.test(question);
}

/** Whether a text has a label with a value of the asked kind, or of the asked role. */
export function tellsValue(text: string, question: string): boolean {
  if (asksEffective(question) && effectiveFrom(text) > 0) return true;
  const role = roleAsked(question);
  if (role !== null)
    return text.split("\n").some((line) => labelsRole(role, line) || labels(line, role));
  const kind = kindAsked(question);
  if (kind.name === "phone" && text.split("\n").some((line) => DEPARTMENT.test(line))) return true;
  const labelled = CONTACTS_ASKED.has(kind.name) ? LABELLED_ROW : LABELLED;
  return text.split("\n").some((line) => {
    const value = labelled.exec((readLabel(line)?.rest ?? line).trim())?.[1];
    return value !== undefined && holdsAnswer(kind, value, question) === true;
  });
}
