/** Where a text may be parted: after sentences and clauses first, then at white space, then anywhere. */

import { unitsFor } from "./code-points.js";
import { oneOf } from "./lexicon/patterns.js";
import { CLAUSE_ENDINGS } from "./lexicon/sentence-ends.js";

/** A sentence ends with `다.`, `요.`, `음.` … or `?`, `!`, `。`; a dot after a digit or a lone syllable is a label or a date. */
const SENTENCE_END =
  /(?:[가-힣)\]」』”"’'][가-힣)\]」』”"’']\.|[a-z)]{2}\.|[?!。])["”’')\]」』]?\s+/g;
const CLAUSE_END = new RegExp(String.raw`(?:[,;:、]|[가-힣]${oneOf(CLAUSE_ENDINGS)})\s+`, "g");
const SPACE = /\s+/g;

/** Offsets (code units) just after each sentence end and the white space that follows it. */
export function sentenceEnds(text: string): number[] {
  return ends(text, SENTENCE_END);
}

/** A text's sentences, verbatim and trimmed; lines part sentences too. */
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

/**
 * Parts a text into stretches of at most `limit` characters that together are the whole text: at line breaks where they
 * serve, else after sentences, clauses, at white space, and only then inside a word.
 */
export function partText(text: string, limit: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  while (start < text.length) {
    // No more is looked at than could fit, so that a text of megabytes is parted in one pass.
    const ahead = text.slice(start, start + 2 * limit + 2);
    const most = unitsFor(ahead, limit);
    if (start + most >= text.length) {
      parts.push({ start, end: text.length });
      break;
    }
    const length = breakWithin(ahead, most);
    parts.push({ start, end: start + length });
    start += length;
  }
  return parts;
}

/** The best place to part within the first `most` code units; parts smaller than a third are avoided. */
function breakWithin(text: string, most: number): number {
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
