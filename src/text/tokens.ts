/** Tokenises text for the index into two fields: words without endings, and syllable pairs. */
import { oneOf } from "./lexicon/patterns.js";
import { QUESTION_WORDS, WHAT_WORDS } from "./lexicon/questions.js";
import { stem, syllableBefore } from "./particles-and-endings.js";

export interface Tokens {
  /** Words without particles and endings, numbers, numbers with their unit (`3조`, `2024년`), Latin words. */
  words: string[];
  /** Syllable bigrams of those words; numbers and Latin words whole. */
  pairs: string[];
}

/** Version of the tokeniser: stored indexes carry it and are rebuilt when it changes. */
export const TOKENS_GENERATION = 4;

/** Interrogatives, which no answer contains; kept if the query has nothing else. */
const ASKING = new RegExp(`(?<![가-힣])${oneOf(QUESTION_WORDS)}[가-힣]*`, "g");

/** `여비란 무엇인가`: only the following word tells this particle from the end of a noun (`임진왜란`). */
const DEFINED = new RegExp(
  String.raw`(?<=[가-힣]["”’'」』]?)이?란(?=\s*${oneOf(WHAT_WORDS)})`,
  "g",
);

/** Maximum length of words joined by hyphens. */
const LONGEST_JOINED = 24;

/** `제3조의2`; spaced only where nothing follows that it could count (`제5조의 2가지`, `제5조의 2024년`). */
const BRANCH = /^의(?:\s(?=\d+(?:제|[^\d가-힣,.]|$)))?(\d+)(?!\d|,\d)/;

/** `20240301`, as file names and forms write a date. */
const CLOSED_DATE = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/** A label or a cell in spaced letters, `납 품 기 한 :`, `| 팀   장 |`, between signs or the ends of its line. */
const SPACED =
  /(?:^|[^\p{L}\p{N}\s,]|\u110b)[^\S\n]{0,20}([가-힣](?:[^\S\n]{1,12}[가-힣]){1,11})(?=[^\S\n]{0,20}(?:$|[^\p{L}\p{N}\s,]))/gmu;

const OTHER = 0;
const HANGUL = 1;
const DIGIT = 2;
const LATIN = 3;
const IDEOGRAPH = 4;

/** The tokens of a text. */
export function tokenize(text: string): Tokens {
  const tokens: Tokens = { words: [], pairs: [] };
  const folded = fold(text);
  let at = 0;
  while (at < folded.length) {
    const kind = kindOf(folded.charCodeAt(at));
    if (kind === OTHER) {
      at += 1;
      continue;
    }
    const end = kind === DIGIT ? numberEnd(folded, at) : runEnd(folded, at, kind);
    const run = folded.slice(at, end);
    if (kind === DIGIT) addNumber(tokens, run, folded, at, end);
    else if (kind === LATIN) addLatin(tokens, run, folded, end);
    else if (kind === HANGUL) addHangul(tokens, run);
    else addSyllables(tokens, run);
    at = end;
  }
  for (const [, letters] of folded.matchAll(SPACED)) addHangul(tokens, letters!.replace(/\s/g, ""));
  return tokens;
}

/** The tokens of a query: as above, without interrogatives. */
export function tokenizeQuery(query: string): Tokens {
  const stated = query.normalize("NFC").replace(DEFINED, " ").replace(ASKING, " ");
  const tokens = tokenize(stated);
  return tokens.words.length > 0 ? tokens : tokenize(query);
}

/** Folds compatibility forms (full-width letters, ligatures) and case; the Korean middle dot stays a separator. */
function fold(text: string): string {
  const said = text.replaceAll("ㆍ", " ").replace(CIRCLED, (sign) => ` ${numberOf(sign)}항 `);
  return said.normalize("NFKC").toLowerCase();
}

/** Laws number their paragraphs like this; queries say `제2항`. */
const CIRCLED = /[①-⑳]/g;

function numberOf(circled: string): number {
  return circled.charCodeAt(0) - "①".charCodeAt(0) + 1;
}

function kindOf(code: number): number {
  if (code >= 0xac00 && code <= 0xd7a3) return HANGUL;
  if (code >= 48 && code <= 57) return DIGIT;
  if (code >= 97 && code <= 122) return LATIN;
  if (code < 0xaa) return OTHER;
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) return IDEOGRAPH;
  if (code >= 0x3041 && code <= 0x30ff) return IDEOGRAPH;
  // Accented Latin, Greek, Cyrillic; single Hangul letters are list marks, not words.
  if (code >= 0xc0 && code <= 0x52f && code !== 0xd7 && code !== 0xf7) return LATIN;
  return OTHER;
}

function runEnd(text: string, from: number, kind: number): number {
  let end = from + 1;
  while (end < text.length && kindOf(text.charCodeAt(end)) === kind) end += 1;
  return end;
}

/** A number includes thousands separators and one decimal point. */
function numberEnd(text: string, from: number): number {
  let end = runEnd(text, from, DIGIT);
  while (/^,\d{3}(?!\d)/.test(text.slice(end, end + 5))) end += 4;
  return end;
}

function addWhole(tokens: Tokens, word: string): void {
  tokens.words.push(word);
  tokens.pairs.push(word);
}

/** `AI-Hub` is also written `AIHub`: the joined form is indexed too, with the first word. */
function addLatin(tokens: Tokens, run: string, text: string, end: number): void {
  addWhole(tokens, run);
  if (text[end - run.length - 1] === "-") return;
  const joined = /^(?:-[a-z]+)+/.exec(text.slice(end, end + LONGEST_JOINED))?.[0];
  if (joined) tokens.words.push(run + joined.replaceAll("-", ""));
}

function addHangul(tokens: Tokens, run: string): void {
  addSyllables(tokens, stem(run));
  const noun = run.length > 1 ? syllableBefore(run) : undefined;
  if (noun) tokens.words.push(noun);
}

function addSyllables(tokens: Tokens, word: string): void {
  tokens.words.push(word);
  if (word.length === 1) tokens.pairs.push(word);
  for (let at = 0; at + 2 <= word.length; at += 1) tokens.pairs.push(word.slice(at, at + 2));
}

/**
 * A number without commas and leading zeros, plus a token with its unit: `제3조` and `3조` are both `3조`, but `제3조의2` is
 * another article.
 */
function addNumber(tokens: Tokens, run: string, text: string, at: number, end: number): void {
  const number = run.replaceAll(",", "").replace(/^0+(?=\d)/, "");
  addWhole(tokens, number);
  const date = CLOSED_DATE.exec(run);
  if (date) tokens.words.push(...date.slice(1).map((part) => part.replace(/^0/, "")));
  // `제 3 조` may be spaced; other units follow directly.
  const spaced = text[end] === " " && (text[at - 1] === "제" || text.slice(at - 2, at) === "제 ");
  const unit = text.charAt(spaced ? end + 1 : end);
  if (unit === "" || kindOf(unit.charCodeAt(0)) !== HANGUL) return;
  const branch = unit === "조" ? BRANCH.exec(text.slice(end + (spaced ? 2 : 1), end + 10)) : null;
  tokens.words.push(branch ? `${number}조의${branch[1]}` : number + unit);
}
