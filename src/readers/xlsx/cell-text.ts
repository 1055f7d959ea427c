/** The displayed text of a cell: its stored value in the number format of its style. */
import { format as formatNumber, isDateFormat } from "numfmt";
import { replaceDigits, spellNumber } from "./korean-numerals.js";
import { GENERAL, operatorsOf, toEnglishCode } from "./number-formats.js";
import { ownCopy } from "./shared-strings.js";
import { type CellStyle, PLAIN_STYLE } from "./styles.js";

/** Days between the two epochs, 1899-12-31 and 1904-01-01 (ECMA-376 Part 1, 18.17.4.1). */
const EPOCH_SHIFT = 1462;
/** 9999-12-31, the last date there is. */
const LAST_DATE = 2_958_465;
/** Memoised values per style: columns of dates, codes and prices repeat. */
const REMEMBERED_VALUES = 20_000;
/** Digits that a stored number has (IEEE 754 double). */
const WHOLE_DIGITS = 15;
const ZERO = 48;
const NINE = 57;

export class CellDisplay {
  private readonly formats: ValueFormat[] = [];

  constructor(
    private readonly styles: CellStyle[],
    private readonly date1904: boolean,
  ) {}

  style(index: number): CellStyle {
    return this.styles[index] ?? PLAIN_STYLE;
  }

  format(index: number): ValueFormat {
    this.formats[index] ??= new ValueFormat(this.style(index).format, this.date1904);
    return this.formats[index];
  }
}

/** One number format, analysed once. */
export class ValueFormat {
  readonly code: string;
  readonly isDate: boolean;
  private readonly options: { locale: string };
  private readonly remembered = new Map<string, string>();
  /** Text before and after a positive whole number, where that is all the format does. */
  private readonly whole: { before: string; after: string; grouped: boolean } | undefined;
  private readonly textAsIs: boolean;
  private readonly spelled: string | undefined;
  private readonly scientific: boolean;
  private readonly elapsed: boolean;
  private readonly fraction: boolean;

  constructor(
    code: string,
    private readonly date1904 = false,
  ) {
    this.code = toEnglishCode(code);
    const operators = operatorsOf(this.code);
    // Korean Excel shows `aaa` as 월 and `ddd` as Mon, unless the code itself names a language.
    const korean =
      /a{3,}/i.test(operators.replace(/AM\/PM|A\/P/gi, "")) || /\[\$-F[48]00\]/i.test(this.code);
    this.options = { locale: korean ? "ko-KR" : "en-US" };
    this.scientific = /E[+-]/i.test(operators);
    this.fraction = /[#?0]\s*\/\s*[#?\d]/.test(operators);
    this.elapsed = /\[(?:h+|m+|s+)\]/i.test(this.code) && !/[yd]/i.test(operators);
    this.spelled = /\[DBNum([1-4])\]/i.exec(this.code)?.[1];
    let isDate = false;
    try {
      isDate = isDateFormat(this.code);
    } catch {
      // Not a format: General shows it.
      this.code = GENERAL;
    }
    this.isDate = isDate;
    this.whole = isDate || this.spelled ? undefined : this.detectWholeNumberFormat();
    this.textAsIs = this.apply("가") === "가";
  }

  /** `raw` as it stands in the file. */
  number(raw: string): string {
    if (this.whole && isPositiveWhole(raw)) {
      const { before, after, grouped } = this.whole;
      return before + (grouped && raw.length > 3 ? group(raw) : ownCopy(raw)) + after;
    }
    const known = this.remembered.get(raw);
    if (known !== undefined) return known;
    const own = ownCopy(raw);
    const text = this.show(own);
    if (this.remembered.size < REMEMBERED_VALUES) this.remembered.set(own, text);
    return text;
  }

  /** Most styles show text as it is; some add to it (`@"님"`) or hide it (`;;;`). */
  text(text: string): string {
    return this.textAsIs ? text : (this.apply(text) ?? text);
  }

  /** ISO 8601 cells (`t="d"`), which strict files write. */
  date(iso: string): string {
    const parts = /^(?:(\d{4})-(\d\d)-(\d\d))?T?(?:(\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?Z?$/.exec(
      iso,
    );
    if (!parts || !this.isDate) return iso;
    const [year = "1899", month = "12", day = "31", hour = "0", minute = "0", second = "0"] =
      parts.slice(1);
    const days = Math.round(
      (Date.UTC(+year, +month - 1, +day) - Date.UTC(1899, 11, 31)) / 86_400_000,
    );
    const serial = days + (days > 59 ? 1 : 0) + (+hour * 3600 + +minute * 60 + +second) / 86_400;
    return this.apply(serial)?.trim() ?? iso;
  }

  private show(raw: string): string {
    const value = Number(raw);
    if (raw.trim() === "" || !Number.isFinite(value)) return raw;
    if (this.code === GENERAL) return general(value);
    if (this.isDate) {
      // A duration has no epoch, and where years count from 1904 it may be negative.
      if (this.elapsed && this.date1904) {
        const shown = this.apply(Math.abs(value))?.trim();
        return shown === undefined ? general(value) : (value < 0 ? "-" : "") + shown;
      }
      const serial = this.date1904 ? value + EPOCH_SHIFT : value;
      // Excel fills such a cell with ####: it is no date. The number says more.
      if (serial < 0 || serial >= LAST_DATE + 1) return general(value);
      return this.apply(serial)?.trim() ?? general(value);
    }
    if (this.spelled) return this.spell(value, this.spelled);
    return this.corrected(value, this.apply(value)?.trim()) ?? general(value);
  }

  /** Two shapes that the formatter shows otherwise than Excel: `4 1/1` for 4, and `000.0E+0` for 0.0E+0. */
  private corrected(value: number, text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    if (value === 0 && this.scientific) return text.replace(/(^|[^\d.])0+(?=0(?:\.\d*)?E)/, "$1");
    return this.fraction ? text.replace(/(\d)\s+(\d+)\/\2$/, "$1") : text;
  }

  private spell(value: number, kind: string): string {
    const shown = this.apply(value)?.trim() ?? general(value);
    const plain = general(Math.abs(value));
    const words = /General/i.test(this.code) ? spellNumber(Math.abs(value), kind) : undefined;
    return words && shown.includes(plain)
      ? shown.replace(plain, words)
      : replaceDigits(shown, kind);
  }

  private apply(value: number | string): string | undefined {
    try {
      return formatNumber(this.code, value, this.options);
    } catch {
      return undefined;
    }
  }

  /** Tries the format on sample numbers; if it only groups digits and adds affixes, a fast path is used. */
  private detectWholeNumberFormat() {
    if (this.code === GENERAL) return { before: "", after: "", grouped: false };
    if (/\[[<>=]/.test(this.code)) return undefined;
    const sample = this.apply(1_234_567)?.trim() ?? "";
    for (const grouped of [true, false]) {
      const digits = grouped ? "1,234,567" : "1234567";
      const at = sample.indexOf(digits);
      if (at < 0) continue;
      const before = sample.slice(0, at);
      const after = sample.slice(at + digits.length);
      const holds = ["7", "45", "901", "2345", "67890", "123456789012"].every(
        (raw) => this.apply(Number(raw))?.trim() === before + (grouped ? group(raw) : raw) + after,
      );
      if (holds) return { before, after, grouped };
    }
    return undefined;
  }
}

/** `1` to `999999999999999`. */
function isPositiveWhole(raw: string): boolean {
  if (raw.length === 0 || raw.length > WHOLE_DIGITS || raw.charCodeAt(0) === ZERO) return false;
  for (let at = 0; at < raw.length; at++) {
    const code = raw.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

function group(digits: string): string {
  let end = digits.length % 3 || 3;
  let text = digits.slice(0, end);
  for (; end < digits.length; end += 3) text += `,${digits.slice(end, end + 3)}`;
  return text;
}

/**
 * The General format: decimals in eleven characters, as in Excel, but whole numbers in full. Excel would show an
 * account number as 1.23457E+12, but its digits are what people search for.
 */
function general(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 10 ** WHOLE_DIGITS) return String(value);
  try {
    return formatNumber(GENERAL, value, { locale: "en-US" });
  } catch {
    return String(value);
  }
}
