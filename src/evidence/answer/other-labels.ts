/**
 * Whether the label of a line names another value of the asked kind: `의견제출 마감일시` where the `입찰서 제출 마감일시` is asked for, `기초금액` where
 * the `감정평가액` is. Both end alike, and what stands before tells them apart.
 */
import { AMOUNT_ENDS, DOCUMENT_NOUNS, NEUTRAL_MODIFIERS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { alike, isNamed, isOfOtherPhrase, nameOf } from "./asked-attribute.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import { TIMES_ASKED } from "./asked-of-lines.js";
import { firstCell } from "./first-cells.js";
import type { LineFacts } from "./line-facts.js";

/** Shorter ones may be no more than the end of a word. */
const SHORTEST_MODIFIER = 2;
const NEUTRAL = new RegExp(`${oneOf(DOCUMENT_NOUNS, NEUTRAL_MODIFIERS)}$`);
const AMOUNT = new RegExp(`[가-힣]{2}${oneOf(AMOUNT_ENDS)}$`);
const AMOUNTS_ASKED = new Set(["money", "share"]);
const VALUES_ASKED = new Set([...AMOUNTS_ASKED, ...TIMES_ASKED, "count", "number"]);
const HANGUL = /^[가-힣]+$/;

export function isLabelOfOther(line: LineFacts, of: AskedChunk): boolean {
  const { attribute, asked } = of.question;
  if (attribute === null || !VALUES_ASKED.has(asked.name) || line.isOfField) return false;
  const label = labelIn(line);
  if (!HANGUL.test(label)) return false;
  return isOtherBefore(label, line, of) || isOtherAmount(label, line, of);
}

/** What the line is called: its label before a colon, or the first of two cells. */
function labelIn({ text, label, isRow }: LineFacts): string {
  if (!isRow) return /[:：]/.test(text) ? nameOf(label) : "";
  return text.split(" | ").length === 2 ? nameOf(firstCell(text)) : "";
}

/** Before the asked noun, the label has another word than the question; one that the paper or the line says names no other value. */
function isOtherBefore(label: string, line: LineFacts, of: AskedChunk) {
  const { question, path, nearest } = of;
  const { noun } = question.attribute!;
  if (label === noun || !label.endsWith(noun)) return false;
  const words = modifiersOf(question.text, noun);
  const before = label.slice(0, -noun.length);
  let told = before;
  while (words.length > 0 && told.endsWith(words.at(-1)!))
    told = told.slice(0, -words.pop()!.length);
  const which = words.at(-1) ?? "";
  if (told.length < SHORTEST_MODIFIER || which.length < SHORTEST_MODIFIER) return false;
  if (NEUTRAL.test(told) || which.endsWith(told) || alike(which).includes(told)) return false;
  // `용역명 | 가람 조사용역` over `배정예산 | …`: the other rows of a form say what it is of.
  const near = [line.own, line.columns, nearest, ...line.over, path];
  return !names(which, of.isForm ? [...near, of.whole] : near, question);
}

/** The words right before the asked noun that belong to it. */
function modifiersOf(question: string, noun: string): string[] {
  const said = question.split(/\s+/);
  const at = said.findLastIndex((word) => word.startsWith(noun));
  let from = at;
  while (from > 0 && HANGUL.test(said[from - 1]!) && !isOfOtherPhrase(said[from - 1]!)) from -= 1;
  return said.slice(Math.max(0, from), Math.max(0, at));
}

/** An amount is labelled, and the asked one is nowhere named in full: the title of a paper about `감정평가` names no `감정평가액`. */
function isOtherAmount(
  label: string,
  line: LineFacts,
  { question, path, nearest }: AskedChunk,
): boolean {
  const attribute = question.attribute!;
  if (!AMOUNTS_ASKED.has(question.asked.name) || !attribute.isKnown || line.fit !== true)
    return false;
  if (!AMOUNT.test(label) || NEUTRAL.test(label)) return false;
  const near = [line.own, line.columns, nearest, ...line.over, path];
  return !isNamed(attribute, (word) => near.some((each) => each.share(word) === 1));
}
