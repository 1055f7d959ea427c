/** `[n]` in an answer: the references, and the sentences they stand in. */

/** `[1]`, and what models also write for several: `[1, 2]`, `[1][3]`, `[2-4]`. */
const REFERENCE = /\[\s*\d+(?:\s*[,~–-]\s*\d+)*\s*\]/g;
/** Longer ranges are no reference but something else in brackets. */
const LONGEST_RANGE = 40;
/** A sentence ends at its mark, what closes after it, and the references that follow; a dot after a digit is a date, a label or a decimal. */
const SENTENCE_END =
  /(?:(?<![\d])[.]|[?!。])["'”’」』)]*(?:\s*\[\s*\d+(?:\s*[,~–-]\s*\d+)*\s*\])*(?=\s|$)\s*/g;
/** `가.` or `a.` at the start is a label, not a sentence. */
const LABEL_ONLY = /^\s*(?:\(?[가-힣a-zA-Z]\)?[.])\s*$/;

/** The reference numbers of a text, each once, in order. */
export function referencesIn(text: string): number[] {
  const found = [...text.matchAll(REFERENCE)].flatMap(([written]) => numbersOf(written));
  return [...new Set(found)];
}

/** The same text with other reference numbers; several in one bracket get a bracket each. */
export function replaceReferences(text: string, change: (n: number) => number): string {
  return text.replace(REFERENCE, (written) =>
    numbersOf(written)
      .map((n) => `[${change(n)}]`)
      .join(""),
  );
}

function numbersOf(written: string): number[] {
  return written
    .slice(1, -1)
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part.split(/[~–-]/).map(Number);
      if (to < from || to - from > LONGEST_RANGE) return [from, to];
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    });
}

/** The same text with every reference blanked out: its digits are not numbers. Offsets stay. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, (written) => " ".repeat(written.length));
}

/** An answer's sentences, verbatim and trimmed; lines part them too. */
export function answerSentences(answer: string): string[] {
  const found: string[] = [];
  for (const line of answer.split(/\r?\n/)) {
    let from = 0;
    const take = (end: number) => {
      const sentence = line.slice(from, end);
      if (LABEL_ONLY.test(sentence)) return;
      if (sentence.trim() !== "") found.push(sentence.trim());
      from = end;
    };
    for (const match of line.matchAll(SENTENCE_END)) take(match.index + match[0].length);
    take(line.length);
    // What is left is a label that nothing follows.
    if (line.slice(from).trim() !== "") found.push(line.slice(from).trim());
  }
  return found;
}
