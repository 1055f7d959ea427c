/**
 * What a sentence tells, without that it is told: `문서에 따르면 접수기간은 3일인 것으로 확인됩니다` is `접수기간은 3일입니다`. Openings are left out, reported
 * speech is said directly, and spoken endings (`해요`, `하죠`) are those of writing.
 */
import { lettersOf, syllableOf } from "./jamo.js";
import { oneOf } from "./lexicon/patterns.js";
import {
  BEFORE_HAN_OF_NO_VERB,
  BEFORE_IN_OF_VERBS,
  BEING_KNOWN,
  DESCRIBING_NOUNS,
  DESCRIBING_STEMS,
  GOING_BY,
  OPENING_ADVERBS,
  OPENING_WORDS,
  SOURCE_MODIFIERS,
  SOURCE_NOTES,
  SOURCE_NOUNS,
  TOLD_BY_SOMEONE,
  TOLD_SOMEWHERE,
  TURNS_OUT,
} from "./lexicon/telling.js";
import type { TrackedText } from "./tracked-text.js";

const OPENING = new RegExp(
  [
    String.raw`^\s*(?:${oneOf(OPENING_WORDS)}\s?[,:.]\s+`,
    String.raw`${oneOf(OPENING_ADVERBS)},?\s+`,
    String.raw`(?:${oneOf(SOURCE_MODIFIERS)}\s)?${oneOf(SOURCE_NOUNS)}(?:의 내용)?${oneOf(GOING_BY)},?\s+){1,3}`,
  ].join("|"),
  "g",
);

/** `[1]에 따르면`, once its reference is blanked out. */
const BY_REFERENCE = new RegExp(String.raw`^\s*${oneOf(GOING_BY)},?\s+`, "g");
/** `(출처: 제공 문서)`, `(출처: [1])`: what holds a number is a claim of its own. */
const SOURCE_NOTE = new RegExp(
  String.raw`\(\s?${oneOf(SOURCE_NOTES)}\s?(?:[:：][^()\d]{0,60})?\)(?=\s{0,8}[.!]?\s{0,8}$)`,
  "g",
);

/** Letters at the end of a sentence that its ending is looked for in. */
const LONGEST_END = 48;
/** What closes a sentence behind its last word. */
const CLOSING = /[\s.!?…。"”’')\]」』]/;

/** `나오지않음` and `규정한바없음` deny it. */
const ENDING = "(?!지|바)[가-힣]{0,4}";
/** `…다고 되어 있습니다`. */
const REPORTED = new RegExp(
  `(?<=[가-힣]다)고 ${oneOf(TOLD_SOMEWHERE, TOLD_BY_SOMEONE)}${ENDING}$`,
  "g",
);
/** `…없다는 뜻입니다`. */
const MEANT = /(?<=[가-힣]다)는 (?:뜻|의미|이야기|말|얘기)(?:입니다|이다|임)$/g;
/** `3일이라고 되어 있습니다`; `내라고 합니다` is an order. */
const REPORTED_NOUN = new RegExp(
  String.raw`(?<=아니|[가-힣\d%)]이|\d[가-힣]{0,3}|[\d%)])라고 ${oneOf(TOLD_SOMEWHERE, TOLD_BY_SOMEONE)}${ENDING}$`,
  "g",
);
/** `15명으로 나타났습니다`. */
const TURNS_OUT_VALUE = new RegExp(
  String.raw`(?<=\d[\d,.]*\s?[가-힣%]{0,4})(?:으로|로) ${oneOf(TOLD_SOMEWHERE, TURNS_OUT)}${ENDING}$`,
  "g",
);
/** `증가한 것으로 확인됩니다`, `증가한 것을 알 수 있습니다`, `증가한 것입니다`. */
const REPORTED_FACT = new RegExp(
  [
    String.raw`(\S{0,12}[가-힣]) (?:것으로 ${oneOf(TOLD_SOMEWHERE, TURNS_OUT)}${ENDING}`,
    String.raw`것을 ${oneOf(BEING_KNOWN)}${ENDING}`,
    String.raw`(?:것입니다|것이다|것임|것이에요|겁니다|거예요))$`,
  ].join("|"),
  "g",
);
/** `합니다` of other verbs: `증가했어요`, `내죠`, `높네요`. */
const SPOKEN = /(\S{0,12}?)(이에요|예요|어요|아요|죠|지요|네요|거든요|요)$/g;

export function toldPlainly(given: TrackedText): TrackedText {
  const drop = () => "";
  return endings(
    given.replace(OPENING, drop).replace(BY_REFERENCE, drop).replace(SOURCE_NOTE, drop),
  );
}

/** Only the end is looked at, so that a long sentence costs no more than a short one. */
function endings(given: TrackedText): TrackedText {
  let end = given.text.length;
  while (end > 0 && CLOSING.test(given.text[end - 1]!)) end -= 1;
  return atEnd(given, end);
}

function atEnd(given: TrackedText, end: number): TrackedText {
  const from = Math.max(0, end - LONGEST_END);
  const body = given.text.slice(from, end);
  for (const [pattern, write] of CHANGES) {
    const [match] = body.matchAll(pattern);
    const written = match ? write(match) : null;
    if (match && written !== null) return given.splice(from + match.index, end, written);
  }
  return given;
}

type Change = readonly [RegExp, (match: RegExpMatchArray) => string | null];

const CHANGES: readonly Change[] = [
  [REPORTED, () => ""],
  [MEANT, () => ""],
  [REPORTED_NOUN, () => "다"],
  [REPORTED_FACT, ([, verb]) => finite(verb!)],
  [TURNS_OUT_VALUE, () => "입니다"],
  [SPOKEN, ([, stem, ending]) => written(stem!, ending!)],
];

const DESCRIBING = new RegExp(`${oneOf(DESCRIBING_NOUNS)}한$`);
const NO_VERB = new RegExp(`(?:^|[^가-힣])${oneOf(BEFORE_HAN_OF_NO_VERB)}한$`);
const DESCRIBING_BEFORE = new RegExp(`${oneOf(DESCRIBING_STEMS)}은$`);
const VERB_IN = new RegExp(`${oneOf(BEFORE_IN_OF_VERBS)}인$`);

/** The verb before `것` as the end of a sentence: `증가한` → `증가했습니다`; null where it cannot be told. */
function finite(verb: string): string | null {
  const before = verb.slice(0, -1);
  const last = verb.at(-1)!;
  if (last === "는") return formal(before);
  if (last === "던") return lettersOf(before.at(-1) ?? "")[2] === "ㅆ" ? formal(before) : null;
  if (verb.endsWith("아닌")) return `${verb.slice(0, -1)}닙니다`;
  if (last === "인") return VERB_IN.test(verb) || before === "" ? null : `${before}입니다`;
  if (DESCRIBING.test(verb)) return formal(`${before}하`);
  if (last === "한") return NO_VERB.test(verb) || before === "" ? null : formal(`${before}했`);
  if (last === "된") return formal(`${before}됐`);
  if (DESCRIBING_BEFORE.test(verb)) return formal(before);
  const [first, vowel, final] = lettersOf(last);
  if (vowel === "ㅣ" && final === "ㄴ" && "ㄹㅈㅋㅊ".includes(first!))
    return formal(before + syllableOf(first!, "ㅕ", "ㅆ")!);
  return null;
}

/** The ending of writing behind a stem: `하` → `합니다`, `받` → `받습니다`. */
function formal(stem: string): string | null {
  const [first, vowel, final] = lettersOf(stem.at(-1) ?? "");
  if (vowel === undefined) return null;
  return final === ""
    ? `${stem.slice(0, -1)}${syllableOf(first!, vowel, "ㅂ")}니다`
    : `${stem}습니다`;
}

/** `내려` is `내리어`. */
const CONTRACTED: Record<string, string> = { ㅕ: "ㅣ", ㅝ: "ㅜ", ㅘ: "ㅗ" };
const OPEN_VOWELS = "ㅏㅐㅓ";
/** `하세요`, `하나요` and `인가요` ask for something, and `개요` is a noun. */
const NOT_SPOKEN = /(?:[세네데까래]|(?<![어끝])나|[인은는된한]가|^개|[^가-힣]개)$/;

/** A spoken ending as it is written; null where it is none. */
function written(stem: string, ending: string): string | null {
  const last = stem.at(-1) ?? "";
  const [first, vowel, final] = lettersOf(last);
  if (ending === "이에요") return `${stem}입니다`;
  if (ending === "예요") return stem === "" ? null : `${stem}입니다`;
  if (vowel === undefined) return /[\d%)]/.test(last) && ending !== "요" ? `${stem}입니다` : null;
  if (ending === "어요" || ending === "아요") return final === "" ? null : formal(stem);
  if (ending !== "요") {
    if (final === "" && (/\d[가-힣]{1,3}$/.test(stem) || last === "이"))
      return `${last === "이" ? stem.slice(0, -1) : stem}입니다`;
    return formal(stem);
  }
  if (final !== "" || NOT_SPOKEN.test(stem)) return null;
  if (last === "해") return formal(`${stem.slice(0, -1)}하`);
  if (last === "돼") return formal(`${stem.slice(0, -1)}되`);
  const open = CONTRACTED[vowel];
  if (open) return formal(stem.slice(0, -1) + syllableOf(first!, open)!);
  return OPEN_VOWELS.includes(vowel) ? formal(stem) : null;
}
