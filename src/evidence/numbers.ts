/** The contract's rule for numbers: what counts as one in an answer, and whether the evidence holds it. */

/** A digit followed by digits, commas or dots. */
const NUMBER = /\d[\d,.]+/g;
/** An abbreviated year is written with an apostrophe, straight or curly. */
const APOSTROPHES = "'’‘";
const DATE =
  /(?<!\d)(\d{4})\s*[.년\-/]\s*(\d{1,2})\s*(?:[.\-/]\s*(\d{1,2})(?![\d])|월\s*(?:(\d{1,2})\s*일)?)/g;
const DOTTED = /^(\d{4})\.(\d{1,2})(?:\.(\d{1,2}))?$/;
const CENTURIES = ["20", "19"];

export interface FoundNumber {
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
  for (const match of text.matchAll(NUMBER)) {
    const written = match[0].replace(/[.,]+$/, "");
    if (written.length < 2) continue;
    const start = match.index;
    const abbreviated = start > 0 && APOSTROPHES.includes(text[start - 1]!);
    found.push({ text: written, start, end: start + written.length, abbreviated });
  }
  return found;
}

interface FoundDate {
  key: string;
  start: number;
  end: number;
}

/** Dates in whatever form (`2024. 3. 1.`, `2024-03-01`, `2024년 3월 1일`, `2024년 3월`). */
function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const match of text.matchAll(DATE)) {
    const [, year, month, dotted, day] = match;
    const key = dateKey(year!, month!, dotted ?? day);
    if (key) found.push({ key, start: match.index, end: match.index + match[0].length });
  }
  return found;
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

  constructor(texts: Iterable<string>) {
    for (const given of texts) {
      const text = given.normalize("NFC");
      for (const number of numbersIn(text)) this.numbers.add(plain(number.text));
      for (const { key } of datesIn(text)) {
        this.dates.add(key);
        // A day lies in its month.
        this.dates.add(key.split("-").slice(0, 2).join("-"));
      }
    }
  }

  /** Those numbers of a stretch of an answer that the evidence does not hold. */
  unsupported(text: string): string[] {
    const known = datesIn(text).filter(({ key }) => this.dates.has(key));
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
      return this.numbers.has(whole) || this.isDate(whole);
    });
  }

  private isDate(value: string): boolean {
    const parts = DOTTED.exec(value);
    const key = parts && dateKey(parts[1]!, parts[2]!, parts[3]);
    return key !== null && this.dates.has(key);
  }
}

function plain(number: string): string {
  return number.replaceAll(",", "");
}
