/** Whether the time that a line tells is that of something else. */

import {
  DOCUMENT_NOUNS,
  NEUTRAL_MODIFIERS,
  TIME_ENDS,
  TIME_LABELS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { holdsAnswer } from "./answer-kind.js";
import { nameOf } from "./asked-attribute.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import { TIMES_ASKED } from "./asked-of-lines.js";
import { firstCell } from "./first-cells.js";
import { HeldWords } from "./held-words.js";
import type { LineFacts } from "./line-facts.js";
import { areTimesOfOthers } from "./other-times.js";
import type { Question } from "./parse-question.js";

/** Its label tells when something else is: `전자입찰서 마감` where it is asked when the ceremony begins. */
export function isOtherTime(
  { text, label, isRow, above }: LineFacts,
  { question, asked, chunk, nearest }: AskedChunk,
): boolean {
  if (!TIMES_ASKED.has(question.asked.name)) return false;
  if (isRow && isUnderOtherTime(text, above, question)) return true;
  if (question.attribute !== null || !asked.isThing) return false;
  // Under a heading of its own, whatever is told is told of it.
  if (chunk.headings !== undefined && names(question.topic!, [nearest], question)) return false;
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

const TIME_OF = new RegExp(String.raw`^(.*[가-힣]{2})[)）]?${oneOf(TIME_LABELS, TIME_ENDS)}$`);

const NEUTRAL_TIME = new RegExp(`${oneOf(DOCUMENT_NOUNS, NEUTRAL_MODIFIERS)}$`);

/** When is asked, and it has no time under the label of something else: `담당자 : 가람팀 한별` where it is asked when the forum is held. */
export function isOtherThanTime(line: LineFacts, { question }: AskedChunk): boolean {
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
