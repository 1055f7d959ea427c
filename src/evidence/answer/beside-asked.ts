/** Whether a line is said of something else because another one beside it is of what is asked. */

import { squeeze } from "../../text/spacing.js";
import { isBesideArticle, isOfOtherMember } from "./asked-article.js";
import { isNamed, labelOf } from "./asked-attribute.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import { TIMES_ASKED } from "./asked-of-lines.js";
import type { LineFacts } from "./line-facts.js";

/** Beside the article about what the question is about, another one's value is said of something else. */
export function isInOtherArticle(
  line: LineFacts,
  { chunk, question, asked, lines }: AskedChunk,
): boolean {
  const { topic, attribute } = question;
  if (attribute !== null || !asked.isThing || !asked.isTypeAsked || line.isRow) return false;
  if (line.fit !== true || names(topic!, [line.own], question)) return false;
  return (
    isBesideArticle(topic!, line.place, lines) || isOfOtherMember(topic!, line.text, chunk.path)
  );
}

/** Beside the row that is called what is asked for, a row of another name is named by its heading alone. */
export function isBesideAsked(line: LineFacts, { question, hasAskedRow }: AskedChunk): boolean {
  if (!hasAskedRow || !line.isRow || line.isKeyed || line.isShared) return false;
  const attribute = question.attribute!;
  const own = [line.own, line.columns];
  return attribute.needs.length === 0 || !isNamed(attribute, (word) => names(word, own, question));
}

/** Beside the row that is called what the question is about, a row that does not name it is said of something else. */
export function isBesideTopic(
  line: LineFacts,
  { question, asked, hasTopicRow }: AskedChunk,
): boolean {
  if (!hasTopicRow || !line.isRow || !asked.isTypeAsked) return false;
  const topic = question.topic!;
  return ![line.text, line.shared, ...line.above].some((text) => squeeze(text).includes(topic));
}

/** Beside the line that is labelled by what the question is about, a time under another label is of something else: `접수 : …` beside `시상식 : …`. */
export function isBesideLabelled(line: LineFacts, { question, asked, lines }: AskedChunk): boolean {
  const { topic, attribute } = question;
  if (!TIMES_ASKED.has(question.asked.name) || attribute !== null || !asked.isThing) return false;
  if (line.isRow || !/[:：]/.test(line.text)) return false;
  const own = labelOf(line.text);
  if (own === "" || own.includes(topic!)) return false;
  return lines.some((each) => labelOf(each) === topic && /[:：]/.test(each));
}
