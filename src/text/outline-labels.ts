/** Parses outline labels of Korean documents (`제3조`, `Ⅱ.`, `가.`, `①`, `□`) at the start of a line. */
import { RULES } from "./lexicon/document-kinds.js";
import {
  CIRCLED,
  CIRCLED_CONSONANTS,
  CIRCLED_SYLLABLES,
  CIRCLES,
  DASHES,
  DOTS,
  NEGATIVE_CIRCLED,
  PARENTHESISED,
  PARENTHESISED_SYLLABLES,
  REFERENCES,
  ROMANS,
  SMALL_ROMANS,
  SQUARES,
  SYLLABLES,
} from "./lexicon/list-marks.js";
import { PARTICLES_AFTER_LABEL } from "./lexicon/particles.js";
import { oneOf } from "./lexicon/patterns.js";

export type OutlineLabelKind =
  | "part" // 제1편
  | "chapter" // 제1장
  | "section" // 제1절
  | "subsection" // 제1관
  | "article" // 제1조
  | "supplement" // 부칙
  | "roman" // Ⅰ.
  | "number" // 1.
  | "decimal" // 1.1
  | "syllable" // 가.
  | "number_half" // 1)
  | "syllable_half" // 가)
  | "number_full" // (1)
  | "syllable_full" // (가)
  | "circled" // ①
  | "circled_syllable" // ㉮
  | "square" // □
  | "circle" // ○
  | "dash" // -
  | "dot" // ·
  | "reference"; // ※

export interface OutlineLabel {
  kind: OutlineLabelKind;
  /** As written; inner white space of `제 3 조` is removed. */
  label: string;
  /** Ordinal (제3조의2 → 3), 0 for bullets. */
  ordinal: number;
  /** What follows the label, trimmed. */
  rest: string;
  /** Code units from the line's start to where `rest` begins. */
  length: number;
}

const DIVISION: Record<string, OutlineLabelKind> = {
  편: "part",
  장: "chapter",
  절: "section",
  관: "subsection",
  조: "article",
};

/** What follows `제3조` or `제3조(정의)` only in running text: a particle, a further division, another number. */
const runningText = (particles: string) =>
  new RegExp(
    String.raw`^(?:${particles}|중(?:\s|$)|각\s*호|[,ㆍ·∙‧,、~∼]|제\s*\d|\d|\S{0,4}(?:하여|하고|한다))`,
  );
const RUNNING_TEXT = runningText(oneOf(PARTICLES_AFTER_LABEL));
/** The same behind a space, where `의결기구` and `과태료` are words. */
const RUNNING_TEXT_APART = runningText(`${oneOf(PARTICLES_AFTER_LABEL)}(?![가-힣])`);
/** `제1장 서론에서는 배경과 목적을 기술한다.`: what a chapter is about, told in the text. */
const TOLD_CHAPTER = /^.{20,}다\s*\.$/;
/** `제48조 “참여 지원”에 따라`: an article that a sentence cites by its title. */
const CITED_TITLE = new RegExp(String.raw`^[“"][^”"]{1,60}[”"]\s?${oneOf(PARTICLES_AFTER_LABEL)}`);
/** `제3조(정의)이 법에서…`: text without a space after the title. */
const SUBJECT = /^(?:이|가)\s/;
const THIS_RULE = new RegExp(String.raw`^이\s?${oneOf(RULES)}`);

const DIVISION_LABEL = /^제\s*(\d{1,4})\s*(편|장|절|관|조)((?:\s*의\s*\d{1,3})*)/;
const SUPPLEMENT_LABEL = /^부\s*칙(?=$|\s*[<〈《(（[\]【「]|\s+제\s*\d|\s*[\d.]+\s*$)/;

/** The label at the start of a line, or null. */
export function readLabel(line: string): OutlineLabel | null {
  const start = line.length - line.trimStart().length;
  const text = line.slice(start);
  if (text === "" || startsWithWord(text)) return null;
  const found = readDivision(text) ?? readNumbered(text) ?? readMark(text);
  return found && { ...found, length: found.length + start };
}

/**
 * Fast path: most lines begin with a Korean word. A syllable is a label only as 제 and 부, or before a dot or bracket.
 */
function startsWithWord(text: string): boolean {
  const first = text[0]!;
  if (first < "가" || first > "힣" || first === "제" || first === "부") return false;
  return text.length === 1 || !/[\s.．)）]/.test(text[1]!);
}

/** Whether a label of this kind is a division of a law or rule, whatever its title. */
export function isDivision(kind: OutlineLabelKind): boolean {
  return (
    kind === "part" ||
    kind === "chapter" ||
    kind === "section" ||
    kind === "subsection" ||
    kind === "article" ||
    kind === "supplement"
  );
}

function readDivision(text: string): OutlineLabel | null {
  const supplement = SUPPLEMENT_LABEL.exec(text);
  if (supplement) return makeLabel("supplement", "부칙", 0, text, supplement[0].length);
  const match = DIVISION_LABEL.exec(text);
  if (!match) return null;
  const [whole, digits, unit, branch] = match as unknown as [string, string, string, string];
  const label = whole.replace(/\s+/g, "");
  const after = text.slice(whole.length);
  const kind = DIVISION[unit]!;
  const ordinal = Number(digits);
  if (kind === "article") {
    const title = /^\s*([(（【〔[<〈「])/.exec(after);
    if (title) {
      const close = closingBracket(after, title[0].length - 1);
      // A title without its closing bracket continues on the next line.
      if (close < 0)
        return after.length < 60 ? makeLabel(kind, label, ordinal, text, whole.length) : null;
      const beyond = after.slice(close + 1);
      if (RUNNING_TEXT.test(beyond)) return null;
      if (SUBJECT.test(beyond) && !THIS_RULE.test(beyond)) return null;
      return makeLabel(kind, label, ordinal, text, whole.length);
    }
  }
  if (after.trim() === "") return makeLabel(kind, label, ordinal, text, whole.length);
  // `제4조삭제`: a deleted division needs no space.
  if (/^\s*삭\s*제(?:$|[\s<〈(（])/.test(after))
    return makeLabel(kind, label, ordinal, text, whole.length);
  // Without a bracketed title white space must follow the label.
  if (!/^\s/.test(after) || branch === undefined) return null;
  const rest = after.trim();
  if (RUNNING_TEXT_APART.test(rest) || CITED_TITLE.test(rest)) return null;
  if (kind !== "article" && TOLD_CHAPTER.test(rest)) return null;
  return makeLabel(kind, label, ordinal, text, whole.length);
}

/** Index of the bracket that closes the one at `open`; -1 if none. */
function closingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ("(（【〔[<〈「".includes(text[at]!)) depth += 1;
    else if (")）】〕]>〉」".includes(text[at]!)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** Signs that are a label each, in their order. */
const SIGNS = [
  [CIRCLED, "circled"],
  [NEGATIVE_CIRCLED, "circled"],
  [PARENTHESISED, "number_full"],
  [PARENTHESISED_SYLLABLES, "syllable_full"],
  [CIRCLED_SYLLABLES, "circled_syllable"],
  [CIRCLED_CONSONANTS, "circled_syllable"],
] as const;

/** `10.png`: what stands under a picture. */
const FILE_NAME = /^\d{1,2}\.[a-z]{3,4}$/;

function readNumbered(text: string): OutlineLabel | null {
  const first = text[0]!;
  for (const [marks, kind] of SIGNS) {
    const place = marks.indexOf(first);
    if (place >= 0) return makeLabel(kind, first, place + 1, text, 1);
  }
  const decimal = /^(\d{1,2}(?:[.-]\d{1,2}){1,4})\.?(?=\s+[^\d\s.,%~∼-])/.exec(text);
  if (decimal?.[1]?.includes(".")) {
    return makeLabel(
      "decimal",
      decimal[0],
      Number(decimal[1].split(".").at(-1)),
      text,
      decimal[0].length,
    );
  }
  // `3. 1.` and `24. 5. 3.` are dates, not items.
  const number = /^(\d{1,2})\s?[.．](?=\s*$|\s+(?!\d{1,2}\s*[.．])\S|[^\d\s.,])/.exec(text);
  if (number && !FILE_NAME.test(text))
    return makeLabel("number", withoutSpaces(number[0]), Number(number[1]), text, number[0].length);
  const half = /^(\d{1,2})\s?[)）](?=\s|$|\D)/.exec(text);
  if (half)
    return makeLabel("number_half", withoutSpaces(half[0]), Number(half[1]), text, half[0].length);
  const full = /^[(（]\s?(\d{1,2})\s?[)）]/.exec(text);
  if (full)
    return makeLabel("number_full", withoutSpaces(full[0]), Number(full[1]), text, full[0].length);
  const syllable = /^([가-힣])\s?([.．)）])(?=\s|$|[^\s.,)])/.exec(text);
  if (syllable && SYLLABLES.includes(syllable[1]!)) {
    const kind = /[.．]/.test(syllable[2]!) ? "syllable" : "syllable_half";
    return makeLabel(
      kind,
      withoutSpaces(syllable[0]),
      syllableOrdinal(syllable[1]!),
      text,
      syllable[0].length,
    );
  }
  // `(사)한빛협회` is an association (사단법인), not the seventh item.
  const fullSyllable = /^[(（]\s?사\s?[)）][가-힣]/.test(text)
    ? null
    : /^[(（]\s?([가-힣])\s?[)）]/.exec(text);
  if (fullSyllable && SYLLABLES.slice(0, 28).includes(fullSyllable[1]!)) {
    const at = syllableOrdinal(fullSyllable[1]!);
    return makeLabel(
      "syllable_full",
      withoutSpaces(fullSyllable[0]),
      at,
      text,
      fullSyllable[0].length,
    );
  }
  return readRoman(text);
}

function readRoman(text: string): OutlineLabel | null {
  const sign = ROMANS.indexOf(text[0]!) + 1 || SMALL_ROMANS.indexOf(text[0]!) + 1;
  if (sign > 0) {
    const length = /^.\s?[.．)]/.exec(text)?.[0].length ?? 1;
    return makeLabel("roman", withoutSpaces(text.slice(0, length)), sign, text, length);
  }
  const latin = /^(X{0,2}(?:IX|IV|V?I{1,3}|V|X))\s?[.．](?=\s|[가-힣])/.exec(text);
  if (!latin) return null;
  return makeLabel("roman", withoutSpaces(latin[0]), romanValue(latin[1]!), text, latin[0].length);
}

/** A word or two between two dashes. */
const BETWEEN_DASHES = /^[-–—―]\s{0,4}[가-힣][가-힣\s]{0,12}[-–—―]$/;

function readMark(text: string): OutlineLabel | null {
  const first = text[0]!;
  if (SQUARES.includes(first)) return makeLabel("square", first, 0, text, 1);
  if (REFERENCES.includes(first)) return makeLabel("reference", first, 0, text, 1);
  if (CIRCLES.includes(first)) {
    // ㅇ is also a letter: as a bullet it stands alone.
    if (first === "ㅇ" && !/^ㅇ\s/.test(text)) return null;
    // `○○시`, `○○년도`: a name or number made unreadable, or left to be filled in.
    if (text[1] === first) return null;
    return makeLabel("circle", first, 0, text, 1);
  }
  if (/^[oO]\s+[^a-zA-Z\s]/.test(text)) return makeLabel("circle", first, 0, text, 1);
  // `- 다 음 -` and `- 목차 -` stand above what they announce.
  if (DASHES.includes(first) && BETWEEN_DASHES.test(text)) return null;
  if (DASHES.includes(first) && /^.\s*[^\s\d\-–—―ㅡ−]/.test(text)) {
    return makeLabel("dash", first, 0, text, 1);
  }
  // `- 1 -` is a page number.
  if (DASHES.includes(first) && /^.\s+\d/.test(text) && !/^.\s*\d+\s*[-–—]$/.test(text))
    return makeLabel("dash", first, 0, text, 1);
  if (DOTS.includes(first) && /^.\s*[^\s*·]/.test(text)) return makeLabel("dot", first, 0, text, 1);
  return null;
}

function makeLabel(
  kind: OutlineLabelKind,
  label: string,
  ordinal: number,
  text: string,
  length: number,
): OutlineLabel {
  const after = text.slice(length);
  const rest = after.trim();
  return { kind, label, ordinal, rest, length: length + (after.length - after.trimStart().length) };
}

function withoutSpaces(label: string): string {
  return label.replace(/\s+/g, "");
}

function syllableOrdinal(syllable: string): number {
  return SYLLABLES.indexOf(syllable) + 1;
}

function romanValue(roman: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 };
  let total = 0;
  for (let at = 0; at < roman.length; at += 1) {
    const value = values[roman[at]!]!;
    total += value < (values[roman[at + 1] ?? ""] ?? 0) ? -value : value;
  }
  return total;
}
