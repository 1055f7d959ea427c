/**
 * Whether the label of a line is what the question is about, alone or as the time or place of it: `제4차 위원회 : …` of the
 * `도서관운영위원회`, `진료시각` and a column `진료일` of the `순회진료`, `기간 : …` under a heading that has its name.
 */
import { PLACE_LABELS, TIME_ENDS, TIME_LABELS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { labelOf, nameOf } from "./asked-attribute.js";
import { type AskedChunk, names } from "./asked-chunk.js";
import { TIMES_ASKED } from "./asked-of-lines.js";
import { HeldWords } from "./held-words.js";

/** `제4차 위원회`, `2차 회의`: which of several is another matter. */
const NUMBER = /^제?\d{1,3}(?:차|회|기|대|호)?/;
const TYPE = `(?:${oneOf(TIME_LABELS, TIME_ENDS, PLACE_LABELS)}|시각|시간|일|때|곳)`;
const OF_TYPE = new RegExp(`^(.{0,20}?)${TYPE}$`);
/** Shorter ends of a name are those of many. */
const SHORTEST_END = 2;
/** The label of a line is shorter than what it says. */
const MARKED = /[:：]|\s[-–—]\s/;

interface Line {
  text: string;
  place: number;
}

export function labelsTopic({ text, place }: Line, topic: string, of: AskedChunk): boolean {
  if (text.includes(" | ")) return isUnderTopic(of.above[place]!, topic, of);
  if (!MARKED.test(text)) return false;
  const label = labelOf(text).replace(NUMBER, "");
  if (holdsNouns(label, of)) return true;
  const which = OF_TYPE.exec(label)?.[1] ?? label;
  return which === "" ? isHeadedBy(topic, place, of) : isEndOf(which, topic);
}

/** `예산안 반영 결과 알림 : …` has all of what is asked about. */
function holdsNouns(label: string, { asked, question }: AskedChunk): boolean {
  if (asked.nouns.size < LEAST_NOUNS) return false;
  const own = HeldWords.of(label);
  return [...asked.nouns].every((noun) => names(noun, [own], question));
}

const LEAST_NOUNS = 2;

/** `위원회` of the `도서관운영위원회`, `점검` of the `안전점검`, and the name itself. */
function isEndOf(name: string, topic: string): boolean {
  return name.length >= SHORTEST_END && topic.endsWith(name);
}

/** A column tells the time of it: `진료일`. */
function isUnderTopic(header: readonly string[], topic: string, { question }: AskedChunk): boolean {
  if (!TIMES_ASKED.has(question.asked.name)) return false;
  return header.some((row) =>
    row.split(" | ").some((cell) => isEndOf(OF_TYPE.exec(nameOf(cell))?.[1] ?? "", topic)),
  );
}

/** Whether the heading or the line right over it has the name. */
function isHeadedBy(topic: string, place: number, of: AskedChunk): boolean {
  const parent = of.parents[place]!.at(-1);
  const over = [of.nearest, ...(parent === undefined ? [] : [of.held[parent]!])];
  return names(topic, over, of.question);
}
