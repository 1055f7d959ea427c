/** When a rule was last changed: asked in everyday words, and told by the latest day of its history. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  CHANGE_STEMS,
  LATEST_ASKED,
  MAKING,
  REVISION_WORDS,
} from "../../text/lexicon/questions.js";
import { latestDay } from "./latest-day.js";

/** `가장 최근에 개정된`, `마지막으로 바뀐`: the words that ask for the latest, before those of a change. */
const LATEST = new RegExp(
  String.raw`(?<![가-힣])${oneOf(LATEST_ASKED)}(?:에|으로)?\s(?=${oneOf(REVISION_WORDS, MAKING, CHANGE_STEMS)})`,
);
/** `개정 2026. 5. 18 훈령 제591호`, `[별표 1] <개정 2023. 12. 12.>`, `부칙 <2024. 3. 5.>` */
const REVISED_ON =
  /(?:(?:제정|개정|시행)\s?[:：]?|부칙\s?[<〈])\s{0,3}((?:19|20)\d\d)\s?[.년]\s{0,3}(\d{1,2})\s?[.월]\s{0,3}(\d{1,2})/g;

export function asksLatest(question: string): boolean {
  return LATEST.test(question);
}

/** The question without these words: no history says which of its days is the latest. */
export function withoutLatest(question: string): string {
  return question.replace(LATEST, " ");
}

/** The latest day of revision in all lines of a chunk, which is asked for beside each of them. */
const latestOf = new WeakMap<readonly string[], number>();

function revisedIn(lines: readonly string[]): number {
  let latest = latestOf.get(lines);
  if (latest === undefined) {
    latest = lines.reduce((most, line) => Math.max(most, latestDay(line, REVISED_ON)), 0);
    latestOf.set(lines, latest);
  }
  return latest;
}

/** A column for the latest day: `최근 개정일`. */
const LATEST_COLUMN = new RegExp(
  String.raw`${oneOf(LATEST_ASKED)}[^|]{0,6}${oneOf(REVISION_WORDS, MAKING, CHANGE_STEMS)}`,
);

/** Whether a line tells no revision, or one before another of its chunk; of a column for the latest, each row tells that of its own. */
export function isNotLatest(
  line: string,
  lines: readonly string[],
  above: readonly string[] = [],
): boolean {
  if (line.includes(" | ") && above.some((row) => LATEST_COLUMN.test(row))) return false;
  const own = latestDay(line, REVISED_ON);
  return own === 0 || revisedIn(lines) > own;
}
