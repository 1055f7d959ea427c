/** Finds a sentence that says of someone what a line says of all others: `공무원을 위원으로 둘 수 있다` of a printed `공무원을 제외한 전문가를 위원으로`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS, LEAVING_OUT_STEMS } from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";

/** Whether a line leaves out whom a sentence names, and the sentence not whom the line means. */
export function leavesOut(sentence: string, { text }: { text: string }): boolean {
  return leftOut(letters(sentence), text).length > 0;
}

function leftOut(said: string, printed: string): { text: string; left: string[] }[] {
  return Array.from(printed.matchAll(LEFT_OUT)).flatMap(([, out, meant]) => {
    const left = out!
      .split(/[·ㆍ,]|\s및\s|\s또는\s/)
      .flatMap((one) => saidWords(one).at(-1)?.word ?? []);
    const text = left.find((one) => said.includes(one));
    return text === undefined || said.includes(meant!) ? [] : [{ text, left }];
  });
}

/** Who is left out, and who is meant. */
const LEFT_OUT =
  /(?<=^|[\s(,])([가-힣][가-힣\s·ㆍ,]{1,40}?)[을를이가]?\s(?:제외한|뺀|아닌)\s([가-힣]{2,12}?)(?:에게|에서|으로|로|[은는이가을를도의])(?=\s)/g;
const DENIES = new RegExp(oneOf(DENYING_STEMS, LEAVING_OUT_STEMS));
/** Words beside them by which a line is clearly the one that a sentence rests on. */
const LEAST_WORDS = 2;
const SPEAKS_OF_SAME = 0.7;

/** `lines`: those that the sentence may rest on. */
export function checkLeftOut(
  sentence: string,
  lines: readonly IndexedLine[],
  { lines: all }: EvidenceIndex,
): Finding[] {
  const said = letters(sentence);
  if (DENIES.test(said)) return [];
  for (const line of lines) {
    for (const { text, left } of leftOut(said, line.text)) {
      const others = saidWords(sentence).filter(({ word }) => !left.includes(word));
      const held = others.filter(({ word }) => line.letters.includes(word));
      const speaks = held.length >= LEAST_WORDS && held.length >= SPEAKS_OF_SAME * others.length;
      const isToldElsewhere = all.some(
        (one) =>
          one !== line &&
          one.letters.includes(text) &&
          held.every(({ word }) => one.letters.includes(word)),
      );
      if (speaks && !isToldElsewhere)
        return [{ text, verdict: "contradicted", reason: "OPPOSITE", line }];
    }
  }
  return [];
}
