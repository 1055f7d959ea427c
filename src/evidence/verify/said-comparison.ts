/** What a sentence says of amounts beside one another: more than another one, the most of all, more every year, twice as much. */
import {
  AGAINST,
  EVERY_YEAR,
  GREW,
  LEAVING_SOME,
  SHRANK,
  SINCE_YEAR,
  STEADILY,
  THAN,
  TIMES,
  TIMES_ABOUT,
  TIMES_AT_LEAST,
  TIMES_AT_MOST,
  YEAR_BEFORE,
} from "../../text/lexicon/comparing.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS, LESS_WORDS, MORE_WORDS } from "../../text/lexicon/polarity.js";
import { letters } from "./meeting-words.js";

/** How many times as much, and whether exactly, at least, at most or about so. */
interface SaidTimes {
  factor: number;
  bound: "exactly" | "atLeast" | "atMost" | "about";
}

export interface SaidComparison {
  kind: "than" | "most" | "steadily" | "every year";
  /** As the sentence writes it. */
  text: string;
  /** Null where only `배` tells it: `끼임은 화재의 두 배이다`. */
  more: boolean | null;
  /** Letters before what it is compared by, and behind that. */
  before: string;
  behind: string;
  times: SaidTimes | null;
  /** Compared with the year before the one that is told of. */
  yearBefore: boolean;
}

const [MORE, LESS] = [oneOf(MORE_WORDS), oneOf(LESS_WORDS)];
/** It is said at the end of a clause: `높은 곳에 있다` compares nothing. */
const SAID = String.raw`(?=습니다|[았었]|다(?![가-힣])|으?며|고(?![가-힣])|지만|으나|음(?![가-힣])|아|어)`;
/** `증가율` is no growth. */
const NO_NOUN = "(?![율률폭분량액])";
const TREND = String.raw`(?<![가-힣])(?:(?:(${MORE})|(${LESS}))${SAID}|(?:(${oneOf(GREW)})|(${oneOf(SHRANK)}))${NO_NOUN})`;
const TIMES_SAID = String.raw`(?:(약|거의)\s)?(?:(${oneOf(TIMES)}|\d{1,3}(?:\.\d{1,2})?)\s?배|절반)`;
const FROM = String.raw`(?<=[가-힣\d)])(?:${oneOf(THAN)}|\s?${oneOf(AGAINST)})(?=\s)`;
const FROM_YEAR = String.raw`(?<=\d{4}년|\d{4}년도)(?:${oneOf(SINCE_YEAR)})(?=\s)`;
const BETWEEN = String.raw`[^,.]{0,40}?`;

const COMPARES = new RegExp(`(?:${FROM}|${FROM_YEAR})(?=${BETWEEN}${TREND})`);
const ENDS = new RegExp(`^${BETWEEN}${TREND}`);
const MORE_OF_BOTH = new RegExp(String.raw`(?<![가-힣])더\s(?:(${MORE})|(${LESS}))${SAID}`);
const MOST = new RegExp(String.raw`가장\s(?:(${MORE})|(${LESS}))(?:은|이|${SAID})`);
/** `끼임 다음으로 추락이 가장 많다`: the most of all but some. */
const OF_THE_REST = new RegExp(oneOf(LEAVING_SOME));
const OF_TIMES = new RegExp(String.raw`(?<=[가-힣\d)])의\s(?=${TIMES_SAID})`);
const IN_TIMES = new RegExp(TIMES_SAID);
const STEADY = new RegExp(
  String.raw`(?:(${oneOf(EVERY_YEAR)})|${oneOf(STEADILY)})\s(?=${BETWEEN}${TREND})`,
);
const YEAR_BEFORE_ENDS = new RegExp(`${oneOf(YEAR_BEFORE)}$`);
const DENIES = new RegExp(oneOf(DENYING_STEMS));
/** A sentence of more letters is none that compares two things. */
const LONGEST = 300;

/** Null where it compares nothing, or denies that it does. */
export function readComparison(sentence: string): SaidComparison | null {
  if (sentence.length > LONGEST) return null;
  return (
    steadily(sentence) ??
    than(sentence) ??
    most(sentence) ??
    ofTimes(sentence) ??
    moreOfBoth(sentence)
  );
}

/** The two sides of a place, what is said there, and whether the rest denies it. */
function told(
  sentence: string,
  from: number,
  to: number,
  said: Pick<SaidComparison, "kind" | "more" | "times">,
  end: number,
): SaidComparison | null {
  if (DENIES.test(letters(sentence.slice(end)))) return null;
  const before = letters(sentence.slice(0, from));
  return {
    ...{ ...said, before, behind: letters(sentence.slice(to)) },
    ...{ text: sentence.slice(from, end).trim(), yearBefore: YEAR_BEFORE_ENDS.test(before) },
  };
}

function than(sentence: string): SaidComparison | null {
  const by = COMPARES.exec(sentence);
  if (!by) return null;
  const to = by.index + by[0].length;
  const [all, more, , grew] = ENDS.exec(sentence.slice(to))!;
  const said = { kind: "than", more: Boolean(more ?? grew), times: timesIn(all) } as const;
  return told(sentence, by.index, to, said, to + all.length);
}

function moreOfBoth(sentence: string): SaidComparison | null {
  const by = MORE_OF_BOTH.exec(sentence);
  if (!by) return null;
  const said = { kind: "than", more: Boolean(by[1]), times: null } as const;
  // Without what it is compared with, the one named last is more than the other.
  const found = told(sentence, by.index, by.index, said, by.index + by[0].length);
  return found && { ...found, before: "", behind: found.before };
}

function most(sentence: string): SaidComparison | null {
  const by = MOST.exec(sentence);
  if (!by || OF_THE_REST.test(sentence)) return null;
  const end = by.index + by[0].length;
  const said = { kind: "most", more: Boolean(by[1]), times: null } as const;
  return told(sentence, by.index, end, said, end);
}

function ofTimes(sentence: string): SaidComparison | null {
  const by = OF_TIMES.exec(sentence);
  if (!by) return null;
  const to = by.index + by[0].length;
  const times = timesIn(sentence.slice(to));
  // `절반도 되지 않는다` denies nothing but the half.
  const end = times?.bound === "atMost" ? sentence.length : to;
  return times && told(sentence, by.index, to, { kind: "than", more: null, times }, end);
}

function steadily(sentence: string): SaidComparison | null {
  const by = STEADY.exec(sentence);
  if (!by) return null;
  const to = by.index + by[0].length;
  const [all, more, , grew] = ENDS.exec(sentence.slice(to))!;
  const kind = by[1] === undefined ? "steadily" : "every year";
  const said = { kind, more: Boolean(more ?? grew), times: null } as const;
  return told(sentence, by.index, to, said, to + all.length);
}

const HALF = 0.5;
const BOUNDS = (
  [
    ["atLeast", TIMES_AT_LEAST],
    ["atMost", TIMES_AT_MOST],
    ["about", TIMES_ABOUT],
  ] as const
).map(([bound, list]) => [bound, new RegExp(`^[이가에을를도]?${oneOf(list)}`)] as const);

function timesIn(text: string): SaidTimes | null {
  const found = IN_TIMES.exec(text);
  if (!found) return null;
  const [all, about, times] = found;
  const behind = letters(text.slice(found.index + all.length));
  const bound = BOUNDS.find(([, pattern]) => pattern.test(behind))?.[0];
  const spoken = TIMES.indexOf(times ?? "") + 1;
  const factor = times === undefined ? HALF : spoken > 0 ? spoken : Number(times);
  return { factor, bound: bound ?? (about === undefined ? "exactly" : "about") };
}
