/** Verifies numbers: what counts as a number in an answer, and whether the evidence contains it. */
import { halfWidth } from "../../text/full-width.js";

/** A digit followed by digits, commas or dots. */
const NUMBER = /\d[\d,.]+/g;
/** An abbreviated year is written with an apostrophe, straight or curly. */
const APOSTROPHES = "'’‘";
const MONTH_AND_DAY = String.raw`\s*[.년\-/]\s*(\d{1,2})\s*(?:[.\-/]\s*(\d{1,2})(?!\d)|월\s*(?:(\d{1,2})\s*일)?)`;
const DATE = new RegExp(String.raw`(?<!\d)(\d{4})${MONTH_AND_DAY}`, "g");
const SHORT_DATE = new RegExp(String.raw`(?<=[${APOSTROPHES}])(\d{2})${MONTH_AND_DAY}`, "g");
const DOTTED = /^(\d{4})\.(\d{1,2})(?:\.(\d{1,2}))?$/;
const CENTURIES = ["20", "19"];

interface FoundNumber {
  /** As written, without trailing commas and dots. */
  text: string;
  start: number;
  end: number;
  /** `'24`: the year may stand in full. */
  abbreviated: boolean;
}

/** The numbers of a text, by the letter of the rule: single digits do not count. */
export function numbersIn(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  const folded = halfWidth(text);
  for (const match of folded.matchAll(NUMBER)) {
    const { length } = match[0].replace(/[.,]+$/, "");
    if (length < 2) continue;
    const start = match.index;
    const end = start + length;
    const abbreviated = APOSTROPHES.includes(folded[start - 1] ?? " ");
    found.push({ text: text.slice(start, end), start, end, abbreviated });
  }
  return found;
}

interface FoundDate {
  /** One, or one for each century that a shortened year may be of. */
  keys: string[];
  start: number;
  end: number;
}

/** Dates in whatever form (`2024. 3. 1.`, `2024-03-01`, `2024년 3월 1일`, `2024년 3월`). */
function datesIn(text: string): FoundDate[] {
  return datesBy(DATE, text, [""]);
}

/** The same with the year shortened (`'24. 3. 1.`). */
function shortDatesIn(text: string): FoundDate[] {
  return datesBy(SHORT_DATE, text, CENTURIES);
}

function datesBy(pattern: RegExp, text: string, centuries: readonly string[]): FoundDate[] {
  return [...halfWidth(text).matchAll(pattern)].map(({ 0: written, 1: year, index, ...parts }) => {
    const keys = centuries
      .map((century) => dateKey(century + year, parts[2]!, parts[3] ?? parts[4]))
      .filter((key) => key !== null);
    return { keys, start: index, end: index + written.length };
  });
}

function dateKey(year: string, month: string, day: string | undefined): string | null {
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (day === undefined) return `${year}-${Number(month)}`;
  if (Number(day) < 1 || Number(day) > 31) return null;
  return `${year}-${Number(month)}-${Number(day)}`;
}

/** The numbers and dates that some evidence holds. */
export class NumberEvidence {
  private readonly numbers = new Set<string>();
  private readonly dates = new Set<string>();
  /** Those of dates: in `2024.3.1.` the year is no number of its own. */
  private readonly years = new Set<string>();

  constructor(texts: Iterable<string>) {
    for (const given of texts) {
      const text = given.normalize("NFC");
      for (const number of numbersIn(text)) {
        this.numbers.add(plain(number.text));
        const dotted = dottedKey(halfWidth(number.text));
        if (dotted) this.years.add(yearOf(dotted));
      }
      for (const key of datesIn(text).flatMap(({ keys }) => keys)) {
        this.dates.add(key);
        // A day lies in its month.
        this.dates.add(key.split("-").slice(0, 2).join("-"));
        this.years.add(yearOf(key));
      }
    }
  }

  /** Numbers of a text that the evidence does not contain. */
  unsupported(text: string): string[] {
    const known = [...datesIn(text), ...shortDatesIn(text)].filter(({ keys }) =>
      keys.some((key) => this.dates.has(key)),
    );
    return numbersIn(text)
      .filter((number) => !this.holds(number))
      .filter(({ start, end }) => !known.some((date) => date.start <= start && end <= date.end))
      .map((number) => number.text);
  }

  private holds(number: FoundNumber): boolean {
    const value = plain(number.text);
    if (this.numbers.has(value) || this.isDate(value)) return true;
    if (!number.abbreviated || !/^\d{2}(?!\d)/.test(value)) return false;
    return CENTURIES.some((century) => {
      const whole = century + value;
      return this.numbers.has(whole) || this.years.has(whole) || this.isDate(whole);
    });
  }

  private isDate(value: string): boolean {
    return this.dates.has(dottedKey(value) ?? "");
  }
}

function dottedKey(value: string): string | null {
  const parts = DOTTED.exec(value);
  return parts && dateKey(parts[1]!, parts[2]!, parts[3]);
}

function yearOf(key: string): string {
  return key.slice(0, 4);
}

/** As numbers are compared: in ASCII and without commas. */
function plain(number: string): string {
  return halfWidth(number).replaceAll(",", "");
}
