/**
 * What documents call the everyday words of a question (`월급` is `임금` there): a text that has the official term says what was asked.
 * What a line must name itself, the attribute that is asked for, is still looked for as it was typed.
 */
import { everydayPhrasesIn, type PhraseTable, spellingsIn } from "../../text/everyday-language.js";
import { ROLES, TYPED_NOUNS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { officialForVerb } from "../askers-verbs.js";
import { spokenNumbers } from "./spoken-numbers.js";

/** `얼마 받나`, `어디에 물어`: what asks is said in no document. */
const ASKING_WORD = new RegExp(`^${oneOf(QUESTION_WORDS)}|^며칠`);
/** `전화번호`, `담당자`: the value that is asked for, of which a near word (`담당부서`) is another. */
const ASKED_VALUES = new Set([...TYPED_NOUNS, ...ROLES]);

/** The official terms for those words of a question that are everyday ones, or part of an everyday phrase; `own` are a tenant's synonyms. */
export function officialTerms(
  question: string,
  words: Iterable<string>,
  own: PhraseTable | null = null,
): ReadonlyMap<string, readonly string[]> {
  const phrases = [
    ...everydayPhrasesIn(question, own),
    ...spellingsIn(question),
    ...spokenNumbers(question),
  ].filter((phrase) => !phrase.words.some((typed) => ASKING_WORD.test(typed)));
  const found = new Map<string, readonly string[]>();
  for (const word of words) {
    const said = phrases.filter(
      (phrase) =>
        phrase.words.some((typed) => typed.startsWith(word)) &&
        !(phrase.words.length === 1 && ASKED_VALUES.has(word)),
    );
    const terms = [
      ...said.flatMap((phrase) => phrase.terms.map(wordsOf)),
      ...officialForVerb(word),
    ];
    if (terms.length > 0) found.set(word, [...new Set(terms)]);
  }
  return found;
}

/** Its words without marks: a text may have particles between them (`주민등록증의 발급`). */
function wordsOf(term: string): string {
  return (
    term
      // Compatibility forms would make a letter of it.
      .replaceAll("ㆍ", "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s]+/gu, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}
