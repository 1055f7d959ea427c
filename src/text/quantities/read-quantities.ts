/**
 * Reads every quantity of a text with its unit, bound and rounding. By hand: libraries for numerals and dates know neither mixed
 * Korean scales (`2억 8천7백만원`) nor the spellings of official documents.
 */
import { halfWidth } from "../full-width.js";
import { CIRCLED } from "../lexicon/list-marks.js";
import {
  ABOUT_BEFORE,
  ABOUT_BEHIND,
  ABOUT_HALF,
  BOUND_DENIALS,
  BOUNDS,
  BOUNDS_BEFORE,
  FREE_OF_CHARGE,
  GREAT_THINGS,
  MEASURES,
  NATIVE_NUMBERS,
} from "../lexicon/measures.js";
import { oneOf } from "../lexicon/patterns.js";
import { COUNTED_THINGS, DIGITS, LIKE_COUNTED, NATIVE_DAYS, PLACES } from "../lexicon/units.js";
import type { Bound, NumberQuantity, Quantity } from "./quantity.js";
import { readDates, readTimes } from "./read-dates.js";
import { readLabels } from "./read-labels.js";
import { mixedNumeral, nativeNumeral, spelledNumeral } from "./read-numerals.js";

const UNIT_NAMES = new Map(MEASURES.flatMap((names) => names.map((name) => [name, names[0]!])));
/** The longest first: `개월` before `개`. */
const UNIT = oneOf([...UNIT_NAMES.keys()].sort((one, other) => other.length - one.length));
const ABOUT = oneOf(ABOUT_BEHIND);
const SCALE = String.raw`[십백천만억조](?=[십백천만억조\d원여]|\s|$|[^\p{L}]|${UNIT}|${oneOf(["이", "가", "을", "를", "은", "는", "으로", "의"])})`;
const DIGITAL = String.raw`\d(?:[\d,]*\d)?(?:\.\d+)?`;
/** `0.5NTU`, `4.0mg/L`: units of laboratories are too many for a list. */
const LATIN_UNIT = "[A-Za-z]{1,4}(?:/[A-Za-z]{1,3})?(?![A-Za-z0-9])";
/** `4대 핵심 전략`: so many great ones, no machines. */
const GREAT = new RegExp(String.raw`^대\s?${oneOf(GREAT_THINGS)}`);
/** On Korean keyboards `\` is the sign of the won; before digits in threes it is no path. */
const WON = String.raw`(?:[₩￦]|\\(?=\s?\d{1,3},\d{3}))`;
const NUMBER = new RegExp(
  String.raw`(?<sign>[△▲▽▼+−-]\s?)?(?<won>${WON}\s?)?(?<number>${DIGITAL}(?:\s?${SCALE})*(?:(?<=[만억조])\s?${DIGITAL}(?:\s?${SCALE})*|(?<=[십백천])${DIGITAL}(?:\s?${SCALE})+)*)(?<about>\s?여)?(?:(?<latin>${LATIN_UNIT})|\s?(?<unit>${UNIT})(?!(?<=부)터))?`,
  "gu",
);
const SPELLED = new RegExp(
  String.raw`(?<![가-힣])(?:금\s*)?(?<number>[${DIGITS}${PLACES}조]{2,}|[십백천](?=\s?원))\s?(?<unit>원|명|인|개월|년|일|%)(?=$|[^가-힣]|[이을를은는의으정]|까지|부터|이상|이하|이내|미만|초과|한도|씩)`,
  "gu",
);
const NATIVE = new RegExp(
  String.raw`(?<![가-힣])(?!${oneOf(LIKE_COUNTED)})(?<number>${oneOf(NATIVE_NUMBERS)})\s?(?<unit>${oneOf([...COUNTED_THINGS].sort((one, other) => other.length - one.length))})(?!째|(?<=번)에)`,
  "gu",
);
/** `100분의 70`, as laws write percentages. */
const PERCENTAGE = new RegExp(
  String.raw`(?<![\d.,])(?<whole>100|1,?000|10,?000)\s?분의\s?(?<part>${DIGITAL})`,
  "g",
);
/** `8할`, `3할 5푼`, but no `5할인` and `3할 수`. */
const TENTHS =
  /(?<![\d.,])(?<tenths>\d)할(?:\s?(?<hundredths>\d)푼)?(?=\s?(?:이상|이하|이내|미만|초과|정도)|[을를은는이가의에로]|[^가-힣]*$|[.,)\]])/g;
/** `절반을`, but no `절반을 넘는` and `절반 가까이`. */
const HALF = new RegExp(
  String.raw`(?<![가-힣])절반(?=(?:을|은|이|만|씩|으로|의|이다|입니다|인)?(?:[\s.,]|$))(?!을?\s?(?:조금\s)?(?:넘|웃|밑|${oneOf(ABOUT_HALF)}))`,
  "g",
);
const DAYS_IN_WORDS = new RegExp(String.raw`(?<![가-힣])${oneOf(NATIVE_DAYS)}(?!째)`, "g");
const FEWEST_DAYS = 2;
const HAS_DIGIT = new RegExp(String.raw`[\d${CIRCLED}]`, "u");
const FREE = new RegExp(oneOf(FREE_OF_CHARGE), "g");
const BEFORE_ABOUT = new RegExp(String.raw`${oneOf(ABOUT_BEFORE)}\s*$`);
const BEHIND_ABOUT = new RegExp(String.raw`^\s?${ABOUT}`);

export function readQuantities(given: string): Quantity[] {
  const text = halfWidth(given);
  const found: Quantity[] = [];
  const taken = new Uint8Array(text.length);
  const take = (quantities: readonly Quantity[]) => {
    for (const one of quantities) {
      if (taken.subarray(one.start, one.end).includes(1)) continue;
      taken.fill(1, one.start, one.end);
      found.push(one);
    }
  };
  if (HAS_DIGIT.test(text)) {
    take(percentages(text));
    take(tenths(text));
    take(readDates(text));
    take(readTimes(text));
    take(readLabels(text));
    take(digitalNumbers(text, found));
  }
  take(spelledNumbers(text));
  take(freeOfCharge(text));
  take(halves(text));
  take(daysInWords(text));
  found.sort((one, other) => one.start - other.start);
  spreadOverRanges(found, text);
  for (const one of found) one.bound = boundOf(one, text);
  return found;
}

/** The name of a unit in whatever spelling; null for what is none. */
export function unitNamed(written: string): string | null {
  return UNIT_NAMES.get(written) ?? null;
}

function digitalNumbers(text: string, taken: readonly Quantity[]): NumberQuantity[] {
  // What dates and labels hold is blanked out, so that a number does not run into them.
  let rest = "";
  for (const { start, end } of [...taken].sort((one, other) => one.start - other.start))
    rest += text.slice(rest.length, start) + " ".repeat(end - start);
  rest += text.slice(rest.length);
  const made: NumberQuantity[] = [];
  for (const { groups, index, 0: whole } of rest.matchAll(NUMBER)) {
    const numeral = mixedNumeral(groups!.number!);
    if (!numeral) continue;
    const end = index + whole.trimEnd().length;
    const unit = groups!.unit ?? groups!.latin ?? (groups!.won && "원");
    const isGreat = unit === "대" && GREAT.test(rest.slice(end - 1));
    const about = groups!.about !== undefined || isAbout(rest, index, end);
    const sign = !groups!.sign ? 0 : groups!.sign.startsWith("+") ? 1 : -1;
    made.push({
      ...numberAt({ text, start: index, end, unit: isGreat ? "개" : unit }),
      ...numeral,
      ...{ sign, about, spoken: false },
    });
  }
  return made;
}

function percentages(text: string): NumberQuantity[] {
  return [...text.matchAll(PERCENTAGE)].flatMap(({ groups, index, 0: written }) => {
    const numeral = mixedNumeral(groups!.part!);
    const share = 100 / Number(groups!.whole!.replace(",", ""));
    return numeral
      ? {
          ...numberAt({ text, start: index, end: index + written.length, unit: "%" }),
          ...{ value: numeral.value * share, mantissa: numeral.value * share },
          ...{ precision: numeral.precision * share, sign: 0, about: false, spoken: false },
        }
      : [];
  });
}

function tenths(text: string): NumberQuantity[] {
  return [...text.matchAll(TENTHS)].map(({ groups, index, 0: written }) => {
    const value = Number(groups!.tenths) * 10 + Number(groups!.hundredths ?? 0);
    return {
      ...numberAt({ text, start: index, end: index + written.length, unit: "%" }),
      ...{ value, mantissa: value, precision: 1, sign: 0, about: false, spoken: false },
    };
  });
}

function spelledNumbers(text: string): NumberQuantity[] {
  const made: NumberQuantity[] = [];
  for (const pattern of [SPELLED, NATIVE]) {
    for (const { groups, index, 0: whole } of text.matchAll(pattern)) {
      const native = nativeNumeral(groups!.number!);
      const numeral =
        native > 0
          ? { value: native, mantissa: native, precision: 1 }
          : spelledNumeral(groups!.number!);
      if (!numeral) continue;
      const end = index + whole.length;
      made.push({
        ...numberAt({ text, start: index, end, unit: groups!.unit }),
        ...numeral,
        ...{ sign: 0, about: isAbout(text, index, end), spoken: native > 0 },
      });
    }
  }
  return made;
}

/** `무료` is no money, where others pay. */
function freeOfCharge(text: string): NumberQuantity[] {
  return [...text.matchAll(FREE)].map(({ index, 0: word }) => ({
    ...numberAt({ text, start: index, end: index + word.length, unit: "원" }),
    ...{ value: 0, mantissa: 0, precision: 1, sign: 0, about: false, spoken: true },
  }));
}

/** A half is `50%`, in a person's words. */
function halves(text: string): NumberQuantity[] {
  return [...text.matchAll(HALF)].map(({ index, 0: word }) => ({
    ...numberAt({ text, start: index, end: index + word.length, unit: "%" }),
    ...{ value: 50, mantissa: 50, precision: 1, sign: 0, about: false, spoken: true },
  }));
}

function daysInWords(text: string): NumberQuantity[] {
  return [...text.matchAll(DAYS_IN_WORDS)].map(({ index, 0: word }) => {
    const value = NATIVE_DAYS.indexOf(word) + FEWEST_DAYS;
    const end = index + word.length;
    return {
      ...numberAt({ text, start: index, end, unit: "일" }),
      ...{ value, mantissa: value, precision: 1, sign: 0, spoken: true },
      about: isAbout(text, index, end),
    };
  });
}

interface Found {
  text: string;
  start: number;
  end: number;
  unit: string | undefined;
}

function numberAt({ text, start, end, unit }: Found) {
  const name = unit === undefined ? null : (UNIT_NAMES.get(unit) ?? unit);
  return {
    kind: "number" as const,
    ...{ start, end, text: text.slice(start, end), bound: null, unit: name },
  };
}

function isAbout(text: string, start: number, end: number): boolean {
  return (
    BEFORE_ABOUT.test(text.slice(Math.max(0, start - 4), start)) ||
    BEHIND_ABOUT.test(text.slice(end, end + 4))
  );
}

/** `19~39세`: what is written once belongs to both ends. */
function spreadOverRanges(found: Quantity[], text: string): void {
  for (const [at, one] of found.entries()) {
    const next = found[at + 1];
    if (one.kind !== "number" || next?.kind !== "number" || one.unit !== null) continue;
    if (!/^\s*(?:[~∼～–-]|내지|에서|부터)\s*$/.test(text.slice(one.end, next.start))) continue;
    one.unit = next.unit;
    const scale = Math.abs(next.value) / (next.mantissa || 1);
    if (one.value === one.mantissa && scale > 1) {
      one.value *= scale;
      one.precision *= scale;
    }
  }
}

const BEHIND = Object.entries(BOUNDS).map(([bound, names]) => {
  const space =
    bound === "before" || bound === "after"
      ? String.raw`\s?(?:부터\s?)?`
      : String.raw`\s?(?:간|분|을|를|의|도|씩|이|가)?\s?`;
  return [bound as Bound, new RegExp(`^${space}${oneOf(names)}`)] as const;
});
const AHEAD = Object.entries(BOUNDS_BEFORE).map(
  ([bound, names]) => [bound as Bound, new RegExp(String.raw`${oneOf(names)}\s*$`)] as const,
);
/** Of the bound itself: in `10년 이상 개발되지 않은` something else is denied. */
const DENIED = new RegExp(`^${oneOf(BOUND_DENIALS)}`);
const TURNED: Partial<Record<Bound, Bound>> = {
  above: "atMost",
  over: "atMost",
  below: "atLeast",
  atMost: "above",
  atLeast: "below",
};
/** How far behind a bound its denial may stand: `초과하지 않는`. */
const DENIAL_REACH = 8;

function boundOf({ start, end }: Quantity, text: string): Bound | null {
  const behind = text.slice(end, end + 12);
  for (const [bound, pattern] of BEHIND) {
    const match = pattern.exec(behind);
    if (!match) continue;
    const rest = text.slice(end + match[0].length, end + match[0].length + DENIAL_REACH);
    return DENIED.test(rest.replaceAll(" ", "")) && TURNED[bound] ? TURNED[bound] : bound;
  }
  const before = text.slice(Math.max(0, start - 6), start);
  return AHEAD.find(([, pattern]) => pattern.test(before))?.[0] ?? null;
}
