/** Splits text at sentence ends, then clauses, then white space, then anywhere. */

import { codeUnitsWithin } from "./code-points.js";
import { oneOf } from "./lexicon/patterns.js";
import {
  ADVERBS_IN_NA,
  BEFORE_GO_OF_NOUNS,
  CLAUSE_ENDINGS,
  JOINING_ENDINGS,
} from "./lexicon/sentence-ends.js";

/**
 * Ends with `다.`, `요.`, `음.` … or `?`, `!`, `。`; a dot after a digit, a single syllable or a weekday (`9. 14.(금). 10:30`) is that of
 * a label or a date.
 */
const SENTENCE_END =
  /(?:[가-힣)\]」』”"’'][가-힣)\]」』”"’']\.(?<!\([월화수목금토일]\)\.)|[a-z)]{2}\.|[?!。])["”’')\]」』]?\s+/g;
const CLAUSE_END = new RegExp(String.raw`(?:[,;:、]|[가-힣]${oneOf(CLAUSE_ENDINGS)})\s+`, "g");
const SPACE = /\s+/g;

/** `(…을 포함한다. 이하 이 조에서 같다)`: sentences in brackets are part of the one around them. */
const BRACKETED = /\((?:[^()\n]|\([^()\n]{0,100}\)){0,300}\)/g;

/** Offsets (code units) after each sentence end and its trailing white space. */
export function sentenceEnds(text: string): number[] {
  const brackets = Array.from(text.matchAll(BRACKETED), ({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  let at = 0;
  return ends(text, SENTENCE_END).filter((end) => {
    while (at < brackets.length && brackets[at]!.end <= end) at += 1;
    return !(at < brackets.length && brackets[at]!.start < end);
  });
}

/** The sentences of a text, verbatim and trimmed; line breaks end sentences too. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    let from = 0;
    for (const end of [...sentenceEnds(line), line.length]) {
      const sentence = line.slice(from, end).trim();
      if (sentence !== "") found.push(sentence);
      from = end;
    }
  }
  return found;
}

const CLAUSE_PARTS = new RegExp(
  String.raw`[,;:▲▴▶→⇒※]\s*|(?<=[가-힣])(?<![대관위의통인거])${oneOf(JOINING_ENDINGS)}(?<!${oneOf(BEFORE_GO_OF_NOUNS)}고|${oneOf(ADVERBS_IN_NA)})\s+|(?<=\))\s+`,
  "g",
);

/** The parts of a sentence that each say something of their own (`…하였으나 …`, `…하며 …`), with their endings. */
export function clausesOf(sentence: string): string[] {
  const made: string[] = [];
  let from = 0;
  for (const end of [...ends(sentence, CLAUSE_PARTS), sentence.length]) {
    const clause = sentence.slice(from, end).trim();
    if (clause !== "") made.push(clause);
    from = end;
  }
  return made;
}

/**
 * Splits a text into ranges of at most `limit` characters that cover it all, the first of at most `first`: at line breaks if
 * possible, else after sentences, clauses, white space, and only then within a word.
 */
export function splitText(
  text: string,
  limit: number,
  first = limit,
): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  while (start < text.length) {
    // Looks no further than could fit, so that a text of megabytes is split in one pass.
    const ahead = text.slice(start, start + 2 * limit + 2);
    const most = codeUnitsWithin(ahead, start === 0 ? first : limit);
    if (start + most >= text.length) {
      parts.push({ start, end: text.length });
      break;
    }
    const length = bestBreak(ahead, most);
    parts.push({ start, end: start + length });
    start += length;
  }
  return parts;
}

/** The best split within the first `most` code units; parts under a third are avoided. */
function bestBreak(text: string, most: number): number {
  const window = text.slice(0, most + 1);
  const least = Math.floor(most / 3);
  for (const pattern of [/\n+/g, SENTENCE_END, CLAUSE_END, SPACE]) {
    const fitting = ends(window, pattern).filter((end) => end <= most && end > least);
    const last = fitting.at(-1);
    if (last !== undefined) return last;
  }
  return most;
}

function ends(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map((match) => match.index + match[0].length);
}
