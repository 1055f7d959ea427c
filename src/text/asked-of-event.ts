/** `설명회는 어디서 열리나요?` asks for the place of the event, `설명회는 언제 하나요?` for its time: what only some document tells of another is no answer. */
import { HOLDING } from "./lexicon/asked-loosely.js";
import { oneOf } from "./lexicon/patterns.js";

const WHERE = new RegExp(
  String.raw`^(.{0,300}[가-힣)]{2})[은는]\s어디(?:에서|서)\s${oneOf(HOLDING)}나요\?$`,
  "s",
);
const WHEN = new RegExp(
  String.raw`^(.{0,300}[가-힣)]{2}[은는])\s언제\s${oneOf(HOLDING)}나요\?$`,
  "s",
);

export function askedOfEvent(question: string): string {
  return question.replace(WHERE, "$1 장소는 어디인가요?").replace(WHEN, "$1 언제인가요?");
}
