/** Number formats of Hangul labels: 1, ①, Ⅰ, 가, ㄱ, 일, 一, 갑 … */
import { romanLetters } from "../../text/roman-numerals.js";
import type { NumberFormat } from "./tree.js";

const SYLLABLES = [..."가나다라마바사아자차카타파하"];
/** After 하 come 거 너 더 …, then 고 노 도 …: the same consonants with the next vowel. */
const VOWELS = [..."가거고구그기"].map((syllable) => syllable.codePointAt(0)! - 0xac00);
const JAMO = [..."ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"];
const PHONETIC = [..."영일이삼사오육칠팔구"];
const IDEOGRAPHS = [..."〇一二三四五六七八九"];
const STEMS = [..."갑을병정무기경신임계"];
const STEMS_HANJA = [..."甲乙丙丁戊己庚辛壬癸"];
/** Hancom's four signs for `SYMBOL`, used in turn (HWP 5.0 format, number kind 0x80). */
const SYMBOLS = [..."*†‡§"];

export function formatNumber(value: number, format: NumberFormat): string {
  if (value < 1) return String(value);
  switch (format) {
    case "digit":
      return String(value);
    case "circledDigit":
      return circledDigit(value);
    case "romanCapital":
      return roman(value);
    case "romanSmall":
      return roman(value).toLowerCase();
    case "latinCapital":
      return latin(value);
    case "latinSmall":
      return latin(value).toLowerCase();
    case "circledLatinCapital":
      return value <= 26 ? String.fromCodePoint(0x24b6 + value - 1) : latin(value);
    case "circledLatinSmall":
      return value <= 26 ? String.fromCodePoint(0x24d0 + value - 1) : latin(value).toLowerCase();
    case "hangulSyllable":
      return syllable(value);
    case "circledHangulSyllable":
      return value <= 14 ? String.fromCodePoint(0x326e + value - 1) : syllable(value);
    case "hangulJamo":
      return JAMO[(value - 1) % JAMO.length]!;
    case "circledHangulJamo":
      return value <= 14 ? String.fromCodePoint(0x3260 + value - 1) : JAMO[(value - 1) % 14]!;
    case "hangulPhonetic":
      return spelled(value, PHONETIC, ["", "십", "백", "천", "만"]);
    case "ideograph":
      return spelled(value, IDEOGRAPHS, ["", "十", "百", "千", "萬"]);
    case "circledIdeograph":
      return value <= 10
        ? String.fromCodePoint(0x3280 + value - 1)
        : spelled(value, IDEOGRAPHS, ["", "十", "百", "千", "萬"]);
    case "decagonHangul":
      return STEMS[(value - 1) % 10]!;
    case "decagonHanja":
      return STEMS_HANJA[(value - 1) % 10]!;
    case "symbol":
      return SYMBOLS[(value - 1) % 4]!.repeat(Math.floor((value - 1) / 4) + 1);
  }
}

function circledDigit(value: number): string {
  if (value <= 20) return String.fromCodePoint(0x2460 + value - 1);
  if (value <= 35) return String.fromCodePoint(0x3251 + value - 21);
  if (value <= 50) return String.fromCodePoint(0x32b1 + value - 36);
  return String(value);
}

/** Hangul counts no further in Roman numerals. */
const MAX_ROMAN = 3999;

/** Korean documents print Ⅰ … Ⅻ as one character each; beyond that, letters. */
function roman(value: number): string {
  if (value <= 12) return String.fromCodePoint(0x2160 + value - 1);
  return romanLetters(Math.min(value, MAX_ROMAN));
}

/** A … Z, then AA, BB, … as Hangul counts on. */
function latin(value: number): string {
  const letter = String.fromCharCode(65 + ((value - 1) % 26));
  return letter.repeat(Math.floor((value - 1) / 26) + 1);
}

function syllable(value: number): string {
  const base = SYLLABLES[(value - 1) % 14]!;
  const vowel = VOWELS[Math.floor((value - 1) / 14) % VOWELS.length]!;
  return String.fromCodePoint(base.codePointAt(0)! + vowel);
}

function spelled(value: number, digits: string[], units: string[]): string {
  if (value > 99_999) return String(value);
  let text = "";
  const figures = String(value);
  for (let at = 0; at < figures.length; at++) {
    const figure = Number(figures[at]);
    if (figure === 0) continue;
    const unit = units[figures.length - 1 - at]!;
    text += (figure === 1 && unit !== "" ? "" : digits[figure]!) + unit;
  }
  return text;
}

const BY_CODE: Record<number, NumberFormat> = {
  0: "digit",
  1: "circledDigit",
  2: "romanCapital",
  3: "romanSmall",
  4: "latinCapital",
  5: "latinSmall",
  6: "circledLatinCapital",
  7: "circledLatinSmall",
  8: "hangulSyllable",
  9: "circledHangulSyllable",
  10: "hangulJamo",
  11: "circledHangulJamo",
  12: "hangulPhonetic",
  13: "ideograph",
  14: "circledIdeograph",
  15: "decagonHangul",
  16: "decagonHanja",
  128: "symbol",
};

/** HWP 5.0 "번호 종류". */
export function numberFormatOfCode(code: number): NumberFormat {
  return BY_CODE[code] ?? "digit";
}

const BY_NAME: Record<string, NumberFormat> = {
  DIGIT: "digit",
  CIRCLED_DIGIT: "circledDigit",
  ROMAN_CAPITAL: "romanCapital",
  ROMAN_SMALL: "romanSmall",
  LATIN_CAPITAL: "latinCapital",
  LATIN_SMALL: "latinSmall",
  CIRCLED_LATIN_CAPITAL: "circledLatinCapital",
  CIRCLED_LATIN_SMALL: "circledLatinSmall",
  HANGUL_SYLLABLE: "hangulSyllable",
  CIRCLED_HANGUL_SYLLABLE: "circledHangulSyllable",
  HANGUL_JAMO: "hangulJamo",
  CIRCLED_HANGUL_JAMO: "circledHangulJamo",
  HANGUL_PHONETIC: "hangulPhonetic",
  IDEOGRAPH: "ideograph",
  CIRCLED_IDEOGRAPH: "circledIdeograph",
  DECAGON_CIRCLE: "decagonHangul",
  DECAGON_CIRCLE_HANJA: "decagonHanja",
  SYMBOL: "symbol",
};

/** OWPML `NumberType1`. */
export function numberFormatOfName(name: string | undefined): NumberFormat {
  return BY_NAME[name ?? ""] ?? "digit";
}
