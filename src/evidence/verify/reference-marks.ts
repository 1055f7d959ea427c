/** References `[n]` in an answer, and the sentences that contain them. */
import { halfWidth } from "../../text/full-width.js";
import { unwrappedLines } from "./wrapped-lines.js";

/**
 * `[1]`, and what models also write for several: `[1, 2]`, `[1][3]`, `[2-4]`. Other marks between the numbers are taken for
 * references too: in a bracket of numbers alone each must point at a source, whatever form it has. A dot is a decimal's.
 */
const BRACKET = String.raw`\[\s*\d[\d\s,;/·~–—-]*\]`;
const REFERENCE = new RegExp(BRACKET, "g");
const RANGE = /^\s*(\d+)\s*[~–—-]\s*(\d+)\s*$/;
/** Of a longer range only the ends are looked at. */
const LONGEST_RANGE = 40;
/** A sentence ends at its mark, what closes after it, and the references that follow; a dot after a digit is a date, a label or a decimal. */
const SENTENCE_END = new RegExp(
  String.raw`(?:(?<![\d])[.]|[?!。])["'”’」』)]*(?:\s*${BRACKET})*(?=\s|$)\s*`,
  "g",
);
/** `가.` or `a.` at the start is a label, not a sentence. */
const LABEL_ONLY = /^\s*(?:\(?[가-힣a-zA-Z]\)?[.])\s*$/;

/** The reference numbers of a text, each once, in order. */
export function referencesIn(text: string): number[] {
  const found = [...halfWidth(text).matchAll(REFERENCE)].flatMap(([written]) => numbersOf(written));
  return [...new Set(found)];
}

/** The same text with other reference numbers; several in one bracket get a bracket each. */
export function replaceReferences(text: string, change: (n: number) => number): string {
  return rewritten(text, (written) =>
    numbersOf(written)
      .map((n) => `[${change(n)}]`)
      .join(""),
  );
}

/** The same text with every reference blanked out: its digits are not numbers. Offsets stay. */
export function withoutReferences(text: string): string {
  return rewritten(text, (written) => " ".repeat(written.length));
}

/** Every number in the bracket, and what lies between two that are a range: none may be passed over. */
function numbersOf(written: string): number[] {
  return written
    .slice(1, -1)
    .split(/[,;/·]/)
    .flatMap((part) => {
      const range = RANGE.exec(part);
      if (!range) return (part.match(/\d+/g) ?? []).map(referenceNumber);
      const from = referenceNumber(range[1]!);
      const to = referenceNumber(range[2]!);
      if (to < from || to - from > LONGEST_RANGE) return [from, to];
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    });
}

/** A number that no integer holds points at no source either; it is named by the largest one. */
function referenceNumber(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

function rewritten(text: string, rewrite: (written: string) => string): string {
  let made = "";
  let from = 0;
  for (const { 0: written, index } of halfWidth(text).matchAll(REFERENCE)) {
    made += text.slice(from, index) + rewrite(written);
    from = index + written.length;
  }
  return made + text.slice(from);
}

/** An answer's sentences, verbatim and trimmed; lines part them too, unless one breaks off within a sentence. */
export function answerSentences(answer: string): string[] {
  const found: string[] = [];
  for (const line of unwrappedLines(answer)) {
    let from = 0;
    const take = (end: number) => {
      const sentence = line.slice(from, end);
      if (LABEL_ONLY.test(sentence)) return;
      if (sentence.trim() !== "") found.push(sentence.trim());
      from = end;
    };
    for (const match of halfWidth(line).matchAll(SENTENCE_END)) take(match.index + match[0].length);
    take(line.length);
    // What is left is a label that nothing follows.
    if (line.slice(from).trim() !== "") found.push(line.slice(from).trim());
  }
  return found;
}
