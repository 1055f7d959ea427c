/** How often a value is told (`연 1회`, `분기마다 한 번`, `월 20만원`): the same value of another period is another one. */
import { PERIODS } from "../../text/lexicon/calendar.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";

const NAMES = PERIODS.flatMap((names, row) => names.map((name) => [name, row] as const));
const ROWS = new Map(NAMES);
/** Right before a value, perhaps with a word that bounds it: `매월 최대 20만원`. */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${oneOfSpaced([...ROWS.keys()].sort((one, other) => other.length - one.length))})\s?(?:(?:최소|최대|각|총|약)\s)?$`,
  "u",
);
/** Letters before a value among which its period may stand. */
const REACH = 12;

interface Period {
  /** As written. */
  name: string;
  row: number;
}

/** The period that a value at this place is told of; null where none stands right before it. */
export function periodBefore(text: string, start: number): Period | null {
  const name = BEFORE.exec(text.slice(Math.max(0, start - REACH), start))?.[1];
  return name === undefined ? null : { name, row: ROWS.get(name.replace(/\s/g, ""))! };
}

/** Whether a text tells of a period anywhere: `월별 한도액은 200만원`. A syllable alone may be of another word. */
export function tellsPeriod(text: string, { row }: Period): boolean {
  const squeezed = text.replace(/\s/g, "");
  return PERIODS[row]!.some((name) => name.length > 1 && squeezed.includes(name));
}
