/** A time that is told by what is done before or after, and by no day: `대금 지급 전까지 증권을 제출`, `등기가 끝난 후에 저당권을 설정`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { TIMES_BY_DEEDS } from "../../text/lexicon/telling.js";

const WHEN_ASKED = /언제(?:까지|부터)?\s[^?]{2,20}[?？\s]*$/;
/** `증권은 언제까지`, `저당권을 언제`: what is done then. */
const DONE_WITH =
  /(?<![가-힣])([가-힣]{3,12})[은는을를]\s(?:[가-힣]{1,8}\s)?언제|언제(?:까지|부터)?\s([가-힣]{3,12})[을를]\s/;
const AFTER_TIME = String.raw`,?\s(?:[가-힣]{1,12}(?<![을를은는이가고며])\s){0,2}`;
const TIME_TOLD = String.raw`[가-힣]\s?${oneOf(TIMES_BY_DEEDS)}`;
/** `착수보고서 | 개요 | 착수일 제출`: of a row, the cell has the deed that is asked about. */
const DEED_ASKED = /언제(?:까지)?\s([가-힣]{2})(?:하|되|해|됐|했)/;

/** What the question asks to be done by some time: `출장보고서` of `출장보고서를 언제까지 내나`. */
function thingDone(question: string): string | undefined {
  const found = WHEN_ASKED.test(question) ? DONE_WITH.exec(question) : null;
  return found?.[1] ?? found?.[2];
}

/** Whether a sentence has a bound, and behind it that the asked thing is done: `7일 이내에 부서장에게 출장보고서를 제출`. */
export function isBoundOfDeed(line: string, question: string): boolean {
  const thing = thingDone(question);
  if (thing === undefined || line.includes(" | ")) return false;
  return new RegExp(`(?:이내에?|까지|전에|안에)[,\\s][^.|]{0,30}${thing}[을를]\\s`).test(line);
}

/** Whether a line tells so when the asked thing is done: the time stands right before the thing, and nothing else is between. */
export function isToldByDeed(line: string, question: string): boolean {
  if (isToldBehind(line, question)) return true;
  const thing = thingDone(question);
  if (thing === undefined) return false;
  if (line.includes(" | ")) return isToldInCell(line, thing, DEED_ASKED.exec(question)?.[1]);
  return new RegExp(`${TIME_TOLD}${AFTER_TIME}${thing}[을를이가은는]?\\s`).test(line);
}

/** `규정은 언제부터 시행`, `예치금은 언제 내나`: what the question tells the time of; a short noun too. */
const TOLD_OF =
  /(?<![가-힣])([가-힣]{2,12})[은는을를]\s(?:[가-힣]{1,8}\s)?언제(?:까지|부터)?\s[가-힣]/;
/** `이 규정은 공포한 날부터 시행한다`, `예치금은 입주 시 납부한다`: the thing, the deed that tells the time, and then what is done. */
const DEED_BEHIND = String.raw`[가-힣]{2,10}(?:\s시에?|[한된은는]\s(?:때|날)(?:에|까지|(?:로)?부터)?)\s[가-힣]`;

function isToldBehind(line: string, question: string): boolean {
  const thing = TOLD_OF.exec(question)?.[1];
  if (thing === undefined || line.includes(" | ")) return false;
  return new RegExp(
    `(?:${thing}|^이 [가-힣]{2,4})[은는을를]\\s(?:[가-힣]{1,8}\\s){0,2}${DEED_BEHIND}`,
  ).test(line);
}

function isToldInCell(row: string, thing: string, deed: string | undefined): boolean {
  const [name = "", ...cells] = row.split(" | ");
  if (deed === undefined || name.replace(/\s/g, "") !== thing) return false;
  return cells.some((cell) =>
    new RegExp(`^[가-힣\\s]{2,12}(?:일|시|${oneOf(TIMES_BY_DEEDS)})에?\\s?${deed}`).test(cell),
  );
}
