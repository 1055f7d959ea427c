/**
 * Other names that a text gives a thing itself: `중소벤처기업부(이하 “중기부”라 한다)`, `문화체육관광부(문체부)`, `인공지능(AI)`, `여비(旅費)`. Only
 * names that say what they stand for wherever they occur: `이하 “공사”` or `이하 “갑”` holds within one document and means other things
 * elsewhere, so a Korean short name must be made of the full name's syllables without being a part of it.
 */

/** A name as a word of Korean, and another one. */
export type Alias = readonly [name: string, other: string];

/** Names longer than this are phrases. */
const LONGEST_NAME = 30;
/** Aliases kept of one text: more of them stand in a glossary, whose lines are found by themselves. */
const MOST_ALIASES = 200;

const HANGUL_NAME = `[가-힣]{2,${LONGEST_NAME}}`;
const LATIN_NAME = `[A-Za-z][A-Za-z0-9&·-]*(?: [A-Za-z][A-Za-z0-9&-]*){0,5}`;
/** The name before a bracket, and what the bracket says it is also called. */
const GLOSS = new RegExp(
  String.raw`(${HANGUL_NAME}|${LATIN_NAME})\s?[(（]\s*(?:(이하|약칭|일명)\s*:?\s*)?[“"‘'「]?\s*(${HANGUL_NAME}|${LATIN_NAME}|[一-龥]{2,10})\s*[”"’'」]?(?:\s*(?:이라|라)\s*(?:한다|함|칭한다)|,[^()（）]{0,40})?\s*[)）]`,
  "gu",
);
const HANGUL = /^[가-힣]+$/;
const HANJA = /^[一-龥]+$/;
/** `(AI)`, `(NIA)`, `(K-water)`: not `(a)` or `(ii)`. */
const ACRONYM = /^(?:[A-Z][A-Za-z0-9&·-]+|[A-Za-z]+ [A-Za-z0-9 &-]+)$/;
const COUNTING = /^(?:I{1,3}|IV|VI{0,3}|IX|No|kg|km|cm|mm)$/i;

/** A shorter name is often the last word of a longer one (`대규모 언어 플랫폼(LLM)`), and means more than the gloss. */
const SPECIFIC_NAME = 5;
const SHORT_OTHER = 12;

/** What an asker's word stands for: the other name for the name, and the name for the other where it is specific. */
export function synonymsByAlias([name, other]: Alias): { said: string; terms: string[] }[] {
  const isSpecific =
    name.length >= SPECIFIC_NAME && other.length <= SHORT_OTHER && !HANJA.test(other);
  return [{ said: other, terms: [name] }, ...(isSpecific ? [{ said: name, terms: [other] }] : [])];
}

/** Each pair once. */
export function aliasesIn(text: string): Alias[] {
  const found = new Map<string, Alias>();
  for (const [, name, , other] of text.normalize("NFC").matchAll(GLOSS)) {
    const alias = aliasOf(name!, other!.trim());
    if (alias) found.set(alias.join("\n"), alias);
    if (found.size >= MOST_ALIASES) break;
  }
  return [...found.values()];
}

function aliasOf(name: string, other: string): Alias | null {
  if (HANGUL.test(name)) {
    if (HANJA.test(other)) return hanjaOf(name, other);
    if (HANGUL.test(other)) return isShortFor(other, name) ? [name, other] : null;
    return isAcronym(other) ? [name, other] : null;
  }
  return HANGUL.test(other) && isAcronym(name) ? [other, name] : null;
}

/** `출장여비(旅費)`: as many syllables as there are characters. */
function hanjaOf(name: string, hanja: string): Alias | null {
  return name.length >= hanja.length ? [name.slice(-hanja.length), hanja] : null;
}

function isAcronym(name: string): boolean {
  return ACRONYM.test(name) && !COUNTING.test(name);
}

/** Made of its syllables in their order, the first among them, and not a part of it, which is found anyway. */
function isShortFor(short: string, full: string): boolean {
  if (short.length >= full.length || short[0] !== full[0] || full.includes(short)) return false;
  let at = 0;
  for (const syllable of full) if (syllable === short[at]) at += 1;
  return at === short.length;
}
