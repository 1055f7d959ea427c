/**
 * Values that are looked up among ranges: of `30㎡ 초과 60㎡ 이하` and `60㎡ 초과 85㎡ 이하`, which one `45㎡` falls into. No line has the number
 * itself, and what is said of another range does not hold for it.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import type { NumberQuantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { firstCell } from "./first-cells.js";
import type { Question } from "./parse-question.js";

export interface ValueAsked {
  value: number;
  unit: string;
  /** The words of the question that it is written in: `2` and `5` of `2만 5천명`. */
  words: ReadonlySet<string>;
}

export interface ToldRanges {
  /** Those of the value. */
  words: ReadonlySet<string>;
  /** The places of the lines whose range it falls into, and of those under other ranges. */
  fitting: ReadonlySet<number>;
  others: ReadonlySet<number>;
}

/** A range between two values; both ends open where nothing is told. */
interface Range {
  least: number;
  most: number;
  isAbove: boolean;
  isBelow: boolean;
}

/** What tells one case alone is a condition, and no range among others. */
const LEAST_LINES = 2;
/** A range stands where a line begins or its row does, or it is told of something else. */
const LONGEST_LEAD = 24;
/** The other end of it stands no further on: a cell that many rows share is not read to its end for each of them. */
const LONGEST_RANGE = 60;
const HINT = /\d.{0,8}(?:이상|이하|미만|초과|까지|넘|[~∼～〜])/;
const THROUGH = /^\s?(?:째|일째|차)?\s?(?:부터)?\s?[~∼～〜]\s?$/;
/** Which of several, and no amount. */
const RANKS: ReadonlySet<string> = new Set([
  "등급",
  "단계",
  "학년",
  "위",
  "차",
  "기",
  "분기",
  "층",
]);
/** `30일 안에`, `3일 뒤`, `1년에`, `10명당`: no value that something is looked up by. */
const NO_VALUE =
  /^\s?(?:[이을를은]?\s?(?:지나|남)|안에|안\s?까지|내에|이내|전|뒤|후|만에|마다|당|씩|에\s|부터|까지|[~∼～〜])/;
/** `5톤이 안 되면`: less than that. */
const NOT_REACHED = /^[이가]?\s?(?:안|못)\s?되/;
/** How much less or more is meant by that, as a share. */
const LITTLE = 1e-6;
/** `2026년`: which one, and no amount. */
const MOST_YEARS = 200;

/** The one value that a question states; null where it states none or several. */
export function valueAsked({ text }: Question): ValueAsked | null {
  const stated = readQuantities(text).filter((each) => each.kind === "number");
  const values = stated.filter(
    ({ unit, end, value }) =>
      unit !== null &&
      !RANKS.has(unit) &&
      !(unit === "년" && value > MOST_YEARS) &&
      !NO_VALUE.test(text.slice(end)),
  );
  const [one] = values;
  if (one === undefined || values.length > 1 || asksBound(text, one.unit!)) return null;
  const isLess = isBelow(one) || NOT_REACHED.test(text.slice(one.end));
  const share = isLess ? 1 - LITTLE : isAbove(one) ? 1 + LITTLE : 1;
  return {
    value: one.value * share,
    unit: one.unit!,
    words: new Set(one.text.replaceAll(",", "").match(/\d+/g)),
  };
}

/** `5년 근속한 직원의 휴직은 몇 년까지`: bounds of the unit are what is asked for, and no ranges to look a value up in. */
function asksBound(question: string, unit: string): boolean {
  const asked = unit === "일" ? String.raw`(?:며칠|몇\s?일)` : String.raw`몇\s?${oneOf([unit])}`;
  return new RegExp(String.raw`${asked}\s?(?:까지|안에|이내|동안)`).test(question);
}

/** Which lines of a chunk tell ranges of the unit of a value; null where too few do. */
export function rangesTold(
  { value, unit, words }: ValueAsked,
  lines: readonly string[],
  beside: readonly (readonly string[])[],
): ToldRanges | null {
  const fitting = new Set<number>();
  const others = new Set<number>();
  for (const [place, line] of lines.entries()) {
    const ranges = [leadOf(line), ...beside[place]!].flatMap((part) => rangesIn(part, unit));
    if (ranges.length === 0) continue;
    (ranges.some((range) => holds(range, value)) ? fitting : others).add(place);
  }
  if (fitting.size + others.size < LEAST_LINES) return null;
  return { words, fitting, others };
}

/** What a line is about: the first cell of a row, what stands before a colon, or how it begins. */
function leadOf(line: string): string {
  if (line.includes(" | ")) return firstCell(line);
  const colon = line.search(/[:：]/);
  return colon >= 0 ? line.slice(0, colon) : line;
}

function rangesIn(part: string, unit: string): Range[] {
  const text = part.slice(0, LONGEST_RANGE);
  if (!HINT.test(text)) return [];
  const numbers = readQuantities(text).filter((each) => each.kind === "number");
  const ranges: Range[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const one = numbers[at]!;
    if (one.unit !== unit || one.start > LONGEST_LEAD) continue;
    const next = numbers[at + 1];
    const between = next?.unit === unit ? text.slice(one.end, next.start) : null;
    if (between !== null && THROUGH.test(between)) {
      ranges.push({ least: one.value, most: next!.value, isAbove: false, isBelow: isBelow(next!) });
      at += 1;
    } else if (isLeast(one) && between !== null && isMost(next!)) {
      ranges.push({
        least: one.value,
        most: next!.value,
        isAbove: isAbove(one),
        isBelow: isBelow(next!),
      });
      at += 1;
    } else if (isLeast(one))
      ranges.push({ least: one.value, most: Infinity, isAbove: isAbove(one), isBelow: false });
    else if (isMost(one))
      ranges.push({ least: -Infinity, most: one.value, isAbove: false, isBelow: isBelow(one) });
  }
  return ranges;
}

const isAbove = ({ bound }: NumberQuantity) => bound === "above" || bound === "over";
const isLeast = (one: NumberQuantity) => one.bound === "atLeast" || isAbove(one);
const isBelow = ({ bound }: NumberQuantity) => bound === "below";
const isMost = (one: NumberQuantity) => one.bound === "atMost" || isBelow(one);

function holds({ least, most, isAbove, isBelow }: Range, value: number): boolean {
  return (isAbove ? value > least : value >= least) && (isBelow ? value < most : value <= most);
}
