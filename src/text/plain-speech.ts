/**
 * A question in polite speech: `언제까지 내야 해?` asks what `언제까지 내야 하나요?` does. What tells yes or no, the verb that asks and the kind
 * of answer is then read from one set of endings. A morphological analyser would know every verb; a question's last word needs none.
 */
import { lettersOf, syllableOf } from "./jamo.js";
import { EVERYDAY_VERBS } from "./lexicon/everyday-verbs.js";
import { oneOf } from "./lexicon/patterns.js";
import {
  BEFORE_A_YEAR,
  COPULAS_OF_ASKING,
  NOUNS_LIKE_PLAIN_VERBS,
  PLAIN_ADJECTIVES,
  PLAIN_COPULAS,
  PLAIN_WORDS,
} from "./lexicon/plain-speech.js";
import { QUESTION_WORDS } from "./lexicon/questions.js";

const ASKS = "나요";
const IS = "인가요";

const POLITE_WORDS = new Map(
  PLAIN_WORDS.flatMap((line) => {
    const [polite, plain] = line.split(": ");
    return plain!.split(", ").map((word) => [word, polite!] as const);
  }),
);
const VERBS = new Set([...EVERYDAY_VERBS, ...PLAIN_ADJECTIVES]);
const COPULA = new RegExp(
  `^(.+?)${oneOf(PLAIN_COPULAS)}$|^(${oneOf(QUESTION_WORDS)}|며칠)${oneOf(COPULAS_OF_ASKING)}$`,
);
const ASKING_WORD = new RegExp(`(?<![가-힣])(?:${oneOf(QUESTION_WORDS)}|며칠)`);
const NOUN = new RegExp(`${oneOf(NOUNS_LIKE_PLAIN_VERBS)}$`);
const OF_A_YEAR = new RegExp(`${oneOf(BEFORE_A_YEAR)}$`);
/** The last word of a question, with the one before it. */
const LAST = /(?:^|(\S{1,40})\s+)([가-힣]{1,20})([?？!.\s]*)$/;
/** Endings that contract with the stem's vowel: `걸려` is `걸리어`. */
const CONTRACTED: Record<string, string> = { ㅕ: "ㅣ", ㅝ: "ㅜ", ㅘ: "ㅗ", ㅙ: "ㅚ" };
const DOING = /^(.+)해$/;
const BEING_DONE = /^(.*)돼$/;

/** The question with its last word in polite speech; the same string where it is so already, or no verb. */
export function politely(question: string): string {
  const normal = question.normalize("NFC");
  const end = LAST.exec(normal.slice(-LONGEST_END));
  if (!end) return question;
  const [, before = "", word, marks] = end;
  const polite = politeWord(word!, before, ASKING_WORD.test(normal));
  if (polite === null) return question;
  return normal.slice(0, normal.length - marks!.length - word!.length) + polite + marks;
}

/** No more of a long question is looked at. */
const LONGEST_END = 100;

/** `하나용`, `언제인가여` */
const PLAYFUL = /(나|가|까|해|돼|예|에|어|아|지|죠)(?:용|여|욤|욥|염)$/;

function politeWord(typed: string, before: string, isAsked: boolean): string | null {
  const word = typed.replace(PLAYFUL, "$1요");
  const polite = plainWord(word, before) ?? formalVerb(word) ?? (isAsked ? notedVerb(word) : null);
  return polite ?? (word === typed ? null : word);
}

/** `합니까`, `받습니까`; behind a noun `입니까` is no verb's. */
function formalVerb(word: string): string | null {
  const verb = /^(.+)니까$/.exec(word)?.[1];
  if (verb === undefined || /(?:입|십)$/.test(verb)) return null;
  if (/.습$/.test(verb)) return verb.slice(0, -1) + ASKS;
  const [first, vowel, last] = lettersOf(verb.at(-1)!);
  return last === "ㅂ" ? verb.slice(0, -1) + syllableOf(first!, vowel!) + ASKS : null;
}

/** `함`, `됨`, `있음`, `열림`: verbs as they are noted down; without an asking word `없음` says something. */
function notedVerb(word: string): string | null {
  const stem = word.slice(0, -1);
  if (/.음$/.test(word)) return VERBS.has(stem) || /[있없했됐]$/.test(stem) ? stem + ASKS : null;
  const [first, vowel, last] = lettersOf(word.at(-1)!);
  if (last !== "ㅁ") return null;
  const verb = stem + syllableOf(first!, vowel!);
  // `몇 점`, `몇 남`: one syllable is a noun as often.
  return /[하되]$/.test(verb) || (verb.length > 1 && VERBS.has(verb)) ? verb + ASKS : null;
}

function plainWord(word: string, before: string): string | null {
  if (word === "해" && OF_A_YEAR.test(before)) return null;
  const known = POLITE_WORDS.get(word);
  if (known !== undefined) return known;
  if (NOUN.test(word)) return null;
  const doing = DOING.exec(word)?.[1];
  if (doing !== undefined) return `${doing}하${ASKS}`;
  const done = BEING_DONE.exec(word)?.[1];
  if (done !== undefined) return `${done}되${ASKS}`;
  const verb = stemOf(word);
  if (verb !== null) return verb + ASKS;
  const copula = COPULA.exec(word);
  return copula ? (copula[1] ?? copula[2]) + IS : null;
}

/** The stem of a verb in plain speech: `받아`, `됐어`, `걸려`, `끝나`; null where it is none. */
function stemOf(word: string): string | null {
  const stem = word.slice(0, -1);
  if (/[아어]$/.test(word) && stem !== "") {
    const final = lettersOf(stem.at(-1)!)[2];
    // What is past (`했어`), `있어` and `없어` are verbs whatever their stem.
    return final === "ㅆ" || final === "ㅄ" || VERBS.has(stem) ? stem : null;
  }
  if (!VERBS.has(word)) return null;
  const [first, vowel, last] = lettersOf(word.at(-1)!);
  if (last !== "") return null;
  const open = CONTRACTED[vowel!];
  if (open !== undefined) return stem + syllableOf(first!, open);
  // `몇 주`: one open syllable is a noun as often.
  return stem === "" ? null : word;
}
