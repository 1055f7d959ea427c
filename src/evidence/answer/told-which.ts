/**
 * Of what a line tells the asked value: the word before the asked noun says it (`확인서 유효기간은 5년` where `지정의 유효기간` is asked for), or
 * the label of an item of a list (`접수대장 : 3년` under `보존기간` where that of another paper is).
 */
import { DOCUMENT_NOUNS, NEUTRAL_MODIFIERS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { LINE } from "../weights.js";
import { isNamed } from "./asked-attribute.js";
import { type AskedChunk, mostHeld, names } from "./asked-chunk.js";
import { TIMES_ASKED } from "./asked-of-lines.js";
import { whoseAsked } from "./asked-owner.js";
import { HeldWords } from "./held-words.js";
import type { LineFacts } from "./line-facts.js";

/** The word right before a noun; no further back than a name goes. */
const WORD_BEFORE = /(?<![가-힣])([가-힣]{2,20}?)의?\s?$/;
const LONGEST_BEFORE = 24;
/** With a particle or a verb's ending, a word belongs to another phrase. */
const NO_MODIFIER = /(?:[의에로을를이가은는도와과및각등한된인할될던른며고면]|에서|하여|부터|까지)$/;
const NEUTRAL = new RegExp(`${oneOf(DOCUMENT_NOUNS, NEUTRAL_MODIFIERS)}$`);

/** What tells the asked value from others, where the question names it and the paper is not about it as a whole. */
function whichOf({ question, asked, path }: AskedChunk): string | null {
  if (question.attribute === null || !asked.isTyped) return null;
  const which = whoseAsked(question.text, question.attribute.noun)?.word;
  if (which === undefined || NEUTRAL.test(which)) return null;
  return path.met(which, question) >= LINE.named ? null : which;
}

/** Whether a line tells the value of others alone. */
export function isToldOfOthers(line: LineFacts, of: AskedChunk): boolean {
  const which = whichOf(of);
  if (which === null || line.isOfField) return false;
  // `발급 수수료` may be the fee of whatever is asked about.
  const isTime = TIMES_ASKED.has(of.question.asked.name);
  return (isTime && isOfOtherWord(which, line, of)) || isOfOtherLabel(which, line, of);
}

/** Each time that it has the noun, the word before is another one. */
function isOfOtherWord(which: string, { text, own }: LineFacts, { question }: AskedChunk): boolean {
  if (own.met(which, question) > 0) return false;
  const [first, ...rest] = text.split(question.attribute!.noun);
  const before = [first!, ...rest.slice(0, -1)];
  return rest.length > 0 && before.every((part) => endsWithOther(part, question.text));
}

function endsWithOther(text: string, question: string): boolean {
  const word = WORD_BEFORE.exec(text.slice(-LONGEST_BEFORE))?.[1];
  if (word === undefined || NO_MODIFIER.test(word) || NEUTRAL.test(word)) return false;
  return HeldWords.of(question).share(word) < LINE.named;
}

/** An item is labelled with another thing, and what it stands under names the attribute and not the asked thing. */
function isOfOtherLabel(which: string, line: LineFacts, { question }: AskedChunk): boolean {
  if (line.isRow || line.isLabelled || line.label === "") return false;
  if (!/[:：]/.test(line.text)) return false;
  const label = HeldWords.of(line.label);
  if (isNamed(question.attribute!, (word) => names(word, [label], question))) return false;
  return mostHeld(which, [line.own, ...line.over], question) < LINE.named;
}
