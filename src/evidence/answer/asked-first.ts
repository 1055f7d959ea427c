/** What was first is asked for: whether a line, or its place among others, says that it was. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { BEING_MADE, FOUNDING, MADE_ONCE } from "../../text/lexicon/questions.js";
import { readDates } from "../../text/quantities/read-dates.js";
import { nameOf } from "./asked-attribute.js";
import type { AskedChunk } from "./asked-chunk.js";
import type { LineFacts } from "./line-facts.js";
import { saysFirst } from "./said-of.js";

/** Nothing says that it was the first; what is made (`제정`) is made but once. */
export function isNotFirst(line: LineFacts, of: AskedChunk): boolean {
  const { text, above, fit, place } = line;
  const { question, asked, chunk, lines } = of;
  if (!asked.isFirst || isFirstInOrder(text, above)) return false;
  if (fit === true && isBeforeSecond(text, question.text, lines)) return false;
  if (fit === true && MADE_ASKED.test(question.text) && MADE.test(text)) return false;
  if (FOUNDED_ASKED.test(question.text) && isBeginning(place, lines)) return false;
  return ![text, ...above, ...(chunk.headings ?? [])].some(saysFirst);
}

/** `1 | 한가람 | 2012. 7. ~` under `대 | 성명 | 재임기간`: the row of whoever came first. */
function isFirstInOrder(row: string, header: readonly string[]): boolean {
  const cells = row.split(" | ");
  if (cells.length < 2) return false;
  return header.some((names) =>
    names.split(" | ").some((name, at) => TURN.test(nameOf(name)) && FIRST.test(cells[at] ?? "")),
  );
}

/** `3 | 박새봄` under `대 | 성명` where the fourth of them is asked for. */
export function isOtherTurn(question: string, row: string, header: readonly string[]): boolean {
  const turn = TURN_ASKED.exec(question)?.[1];
  if (turn === undefined) return false;
  const cells = row.split(" | ");
  // `3 | 제4회` under `순서 | 회차`: the row itself says which it is.
  if (new RegExp(String.raw`(?<!\d)${turn}\s?(?:대|기|회|차)(?!\d)`).test(row)) return false;
  return header.some((names) =>
    names.split(" | ").some((name, at) => {
      const own = TURN.test(nameOf(name)) ? TURN_TOLD.exec(cells[at] ?? "")?.[1] : undefined;
      return own !== undefined && own !== turn;
    }),
  );
}

const TURN_ASKED = /(?<![\d가-힣])제?\s?(\d{1,2})(?:대|기|회|차)\s[가-힣]/;
const TURN_TOLD = /^\s*제?\s?(\d{1,2})\s?(?:대|기|회|차)?\s*$/;

/** A column that tells whose turn it was; what only counts the rows says nothing of time. */
const TURN = /^(?:대|대수|역대|기|기수|회|회차|차|차수|순서)$/;
const FIRST = /^\s*(?:제?\s?1\s?(?:대|기|회|차)?|초대|창립)\s*$/;

/** `입찰 공고` where another line tells of the `재공고`, `시험동 준공` where one tells of the `제2시험동`. */
function isBeforeSecond(text: string, question: string, lines: readonly string[]): boolean {
  const deed = FIRST_DEED.exec(question)?.[1];
  const again = deed === undefined ? undefined : `재${deed}`;
  if (
    again !== undefined &&
    text.includes(deed!) &&
    !text.includes(again) &&
    lines.some((each) => each.includes(again))
  )
    return true;
  const thing = FIRST_THING.exec(question)?.[1];
  if (thing === undefined || !text.includes(thing)) return false;
  const second = new RegExp(`(?:제\\s?)?[2-9]\\s?${thing}`);
  return !second.test(text) && lines.some((each) => second.test(each));
}

const FIRST_DEED = /(?:처음|최초로?)(?:으로)?\s([가-힣]{2,4}?)(?:하|했|한|되|됐|된)/;
const FIRST_THING = /(?<![가-힣])([가-힣]{2,12})[을를이가]\s(?:처음|최초)/;

/** The earliest of lines that each begin with a day: how a body came to be. */
function isBeginning(place: number, lines: readonly string[]): boolean {
  let days = DAYS.get(lines);
  if (!days) {
    days = lines.map(dayOf);
    DAYS.set(lines, days);
  }
  const own = days[place]!;
  const told = days.filter((day) => day > 0);
  return own > 0 && told.length >= LEAST_DAYS && own === Math.min(...told);
}

/** Of each chunk's lines, read once. */
const DAYS = new WeakMap<readonly string[], readonly number[]>();
const LEAST_DAYS = 3;
const BEGINS_WITH_DAY = /^[^가-힣\d]{0,4}(?:19|20)\d\d\s?[.년]/;

/** A day as a number that grows with it; 0 where the line begins with none. */
function dayOf(line: string): number {
  if (!BEGINS_WITH_DAY.test(line)) return 0;
  const { year = null, month = null, day = null } = readDates(line)[0] ?? {};
  if (year !== null) return (year * 100 + (month ?? 0)) * 100 + (day ?? 0);
  return Number(/(?:19|20)\d\d/.exec(line)![0]) * 10_000;
}

const FOUNDED_ASKED = new RegExp(oneOf(FOUNDING));

const MADE_ASKED = new RegExp(`(?:처음|최초로?)(?:으로)?\\s${oneOf(BEING_MADE)}`);

/** No other deed of a thing that is there already: `제정위원회`. */
const MADE = new RegExp(`${oneOf(MADE_ONCE)}(?![가-힣]{2})`);
