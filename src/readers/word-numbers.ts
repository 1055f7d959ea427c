/** Formats a counter in each of Word's number formats (ECMA-376 17.18.59 ST_NumberFormat). */
import { romanLetters } from "../text/roman-numerals.js";

/** Letters past this many repeats are no label any more; Word itself stops long before. */
const MAX_REPEATS = 64;

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const GANADA = "가나다라마바사아자차카타파하";
const CHOSUNG = "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ";
const RUSSIAN = "абвгдежзиклмнопрстуфхцчшщыэюя";
const AIUEO =
  "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン";
const IROHA =
  "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセスン";
const STEMS = "甲乙丙丁戊己庚辛壬癸";
const BRANCHES = "子丑寅卯辰巳午未申酉戌亥";
const CHICAGO = "*†‡§";

const HANJA = "零一二三四五六七八九";
const HANJA_ROUND = "〇一二三四五六七八九";
const HANGUL = "영일이삼사오육칠팔구";

interface NumeralSystem {
  digits: string;
  /** Ten, hundred, thousand, ten thousand. */
  units: [string, string, string, string];
  /** Whether 10 is `십` rather than `일십`. */
  dropsOne: boolean;
  /** Whether a gap is written: 一百零一. */
  zero: boolean;
}

const HAN_UNITS: NumeralSystem["units"] = ["十", "百", "千", "万"];
const KOREAN: NumeralSystem = {
  digits: HANGUL,
  units: ["십", "백", "천", "만"],
  dropsOne: true,
  zero: false,
};
const JAPANESE: NumeralSystem = { digits: HANJA, units: HAN_UNITS, dropsOne: true, zero: false };
const CHINESE: NumeralSystem = { digits: HANJA, units: HAN_UNITS, dropsOne: false, zero: true };
const LEGAL_TRADITIONAL: NumeralSystem = {
  digits: "零壹貳參肆伍陸柒捌玖",
  units: ["拾", "佰", "仟", "萬"],
  dropsOne: false,
  zero: false,
};
const LEGAL_SIMPLIFIED: NumeralSystem = {
  digits: "零壹贰叁肆伍陆柒捌玖",
  units: ["拾", "佰", "仟", "万"],
  dropsOne: false,
  zero: true,
};
const LEGAL_JAPANESE: NumeralSystem = {
  digits: "零壱弐参四伍六七八九",
  units: ["拾", "百", "阡", "萬"],
  dropsOne: false,
  zero: false,
};

const NATIVE_ONES = ["", "하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉"];
const NATIVE_TENS = ["", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];

type Writer = (value: number) => string;

const WRITERS: Readonly<Record<string, Writer>> = {
  decimal: String,
  decimalHalfWidth: String,
  decimalZero: (value) => String(value).padStart(2, "0"),
  decimalFullWidth: (value) => digits(value, "０１２３４５６７８９"),
  decimalFullWidth2: (value) => digits(value, "０１２３４５６７８９"),
  upperRoman: roman,
  lowerRoman: (value) => roman(value).toLowerCase(),
  upperLetter: (value) => letters(value, LATIN).toUpperCase(),
  lowerLetter: (value) => letters(value, LATIN),
  ordinal: (value) => `${value}${ordinalEnding(value)}`,
  cardinalText: (value) => capital(words(value)),
  ordinalText: (value) => capital(ordinalWords(value)),
  hex: (value) => value.toString(16).toUpperCase(),
  chicago: (value) => letters(value, CHICAGO),
  numberInDash: (value) => `- ${value} -`,
  none: () => "",
  ganada: (value) => letters(value, GANADA),
  chosung: (value) => letters(value, CHOSUNG),
  koreanDigital: (value) => digits(value, HANGUL),
  koreanDigital2: (value) => digits(value, HANJA),
  koreanCounting: (value) => positional(value, KOREAN),
  koreanLegal: (value) =>
    value < 100 ? NATIVE_TENS[Math.floor(value / 10)]! + NATIVE_ONES[value % 10]! : String(value),
  decimalEnclosedCircle: (value) => enclosed(value, 0x2460, 20),
  decimalEnclosedCircleChinese: (value) => enclosed(value, 0x2460, 20),
  decimalEnclosedParen: (value) => enclosed(value, 0x2474, 20),
  decimalEnclosedFullstop: (value) => enclosed(value, 0x2488, 20),
  ideographEnclosedCircle: (value) => enclosed(value, 0x3280, 10),
  ideographDigital: (value) => digits(value, HANJA_ROUND),
  japaneseDigitalTenThousand: (value) => digits(value, HANJA_ROUND),
  taiwaneseDigital: (value) => digits(value, "○一二三四五六七八九"),
  japaneseCounting: (value) => positional(value, JAPANESE),
  japaneseLegal: (value) => positional(value, LEGAL_JAPANESE),
  chineseCounting: (value) => tens(value, HANJA_ROUND),
  taiwaneseCounting: (value) => tens(value, "○一二三四五六七八九"),
  chineseCountingThousand: (value) => positional(value, CHINESE),
  taiwaneseCountingThousand: (value) => positional(value, CHINESE),
  chineseLegalSimplified: (value) => positional(value, LEGAL_SIMPLIFIED),
  ideographLegalTraditional: (value) => positional(value, LEGAL_TRADITIONAL),
  ideographTraditional: (value) => (value <= 10 ? STEMS[value - 1]! : String(value)),
  ideographZodiac: (value) => (value <= 12 ? BRANCHES[value - 1]! : String(value)),
  ideographZodiacTraditional: (value) =>
    value <= 60 ? STEMS[(value - 1) % 10]! + BRANCHES[(value - 1) % 12]! : String(value),
  aiueo: (value) => letters(value, AIUEO),
  aiueoFullWidth: (value) => letters(value, AIUEO),
  iroha: (value) => letters(value, IROHA),
  irohaFullWidth: (value) => letters(value, IROHA),
  russianLower: (value) => letters(value, RUSSIAN),
  russianUpper: (value) => letters(value, RUSSIAN).toUpperCase(),
  thaiNumbers: (value) => digits(value, "๐๑๒๓๔๕๖๗๘๙"),
  hindiNumbers: (value) => digits(value, "०१२३४५६७८९"),
};

/** Formats that are not listed, and values below what a format can write, come out in plain digits, as in Word. */
export function formatNumber(value: number, format: string): string {
  const write = WRITERS[format];
  const smallest = format.startsWith("decimal") || format.endsWith("Digital") ? 0 : 1;
  if (!write || (value < smallest && format !== "none")) return String(value);
  return write(value);
}

/** a … z, aa, bb …: past its end the set repeats, each letter written once more. */
function letters(value: number, set: string): string {
  const repeats = Math.ceil(value / set.length);
  if (repeats > MAX_REPEATS) return String(value);
  return set[(value - 1) % set.length]!.repeat(repeats);
}

function digits(value: number, set: string): string {
  return [...String(value)].map((digit) => set[Number(digit)] ?? digit).join("");
}

function enclosed(value: number, first: number, count: number): string {
  return value >= 1 && value <= count ? String.fromCodePoint(first + value - 1) : String(value);
}

/** Word writes no numeral past this. */
const MAX_ROMAN = 32_767;

function roman(value: number): string {
  return value > MAX_ROMAN ? String(value) : romanLetters(value);
}

/** 십, 십일, 이십 … 백일. */
function positional(value: number, how: NumeralSystem): string {
  if (value >= 100_000_000) return String(value);
  const high = Math.floor(value / 10_000);
  const low = value % 10_000;
  let text = high === 0 ? "" : group(high, how) + how.units[3];
  if (how.dropsOne && high === 1) text = how.units[3];
  if (high > 0 && low > 0 && low < 1000 && how.zero) text += how.digits[0];
  return text + (low > 0 ? group(low, how) : "");
}

function group(value: number, how: NumeralSystem): string {
  let text = "";
  let gap = false;
  for (const [size, unit] of [
    [1000, how.units[2]],
    [100, how.units[1]],
    [10, how.units[0]],
    [1, ""],
  ] as const) {
    const digit = Math.floor(value / size) % 10;
    if (digit === 0) {
      gap = text !== "";
      continue;
    }
    if (gap && how.zero) text += how.digits[0];
    gap = false;
    text += digit === 1 && unit !== "" && how.dropsOne ? unit : how.digits[digit]! + unit;
  }
  return text;
}

/** 十, 十一, 二十 … up to 99, digit by digit after. */
function tens(value: number, set: string): string {
  if (value < 10 || value > 99) return digits(value, set);
  const ten = Math.floor(value / 10);
  return `${ten === 1 ? "" : set[ten]}十${value % 10 === 0 ? "" : set[value % 10]}`;
}

function ordinalEnding(value: number): string {
  const last = value % 100;
  if (last >= 11 && last <= 13) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const IRREGULAR: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

function words(value: number): string {
  if (value < 20) return SMALL[value]!;
  if (value < 100) {
    return TENS[Math.floor(value / 10)]! + (value % 10 === 0 ? "" : `-${SMALL[value % 10]}`);
  }
  if (value < 1000) {
    const rest = value % 100;
    return `${SMALL[Math.floor(value / 100)]} hundred${rest === 0 ? "" : ` ${words(rest)}`}`;
  }
  if (value >= 1_000_000) return String(value);
  const rest = value % 1000;
  return `${words(Math.floor(value / 1000))} thousand${rest === 0 ? "" : ` ${words(rest)}`}`;
}

function ordinalWords(value: number): string {
  return words(value).replace(/[a-z]+$/, (last) => {
    const irregular = IRREGULAR[last];
    if (irregular !== undefined) return irregular;
    return last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`;
  });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
