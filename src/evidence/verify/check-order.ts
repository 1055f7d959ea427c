/** Finds two deeds told in the other order: `공시한 후 승인을 받는다` of a printed `승인을 받은 후 공시한다`. */
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { IndexedLine } from "./evidence-index.js";
import { letters, type SaidWord, saidWords } from "./meeting-words.js";

/** `승인을 받은 후`, `납부한 다음에`, `심사를 마친 뒤`. */
const AFTER = /[가-힣]{1,12}[은한친난된든린]\s(?:후에?|뒤에?|다음에?|이후에?)(?=[\s,])/g;
/** `공시하기 전에`. */
const BEFORE = /[가-힣]{1,12}기\s전에?(?:\s?미리)?(?=[\s,])/g;
/** Of what a sentence tells of each deed, the printed one holds this share. */
const SAME_DEED = 0.5;

interface Deeds {
  first: string;
  second: string;
}

/** `lines`: those that the sentence may rest on. */
export function checkOrder(sentence: string, lines: readonly IndexedLine[]): Finding[] {
  const [said, ...more] = deedsIn(sentence);
  if (!said || more.length > 0) return [];
  const first = ownWords(said.first, said.second);
  const second = ownWords(said.second, said.first);
  if (first.length === 0 || second.length === 0) return [];
  let turned: IndexedLine | null = null;
  for (const line of lines) {
    for (const printed of deedsIn(line.text)) {
      if (tells(printed.first, first, second) && tells(printed.second, second, first)) return [];
      if (tells(printed.second, first, second) && tells(printed.first, second, first))
        turned ??= line;
    }
  }
  return turned
    ? [{ text: sentence.trim(), verdict: "contradicted", reason: "OPPOSITE", line: turned }]
    : [];
}

/** Each pair of deeds of a text, the earlier one first. */
function deedsIn(text: string): Deeds[] {
  const of = (pattern: RegExp, isFirst: boolean) =>
    Array.from(text.matchAll(pattern), ({ 0: joint, index }) => {
      const one = (clausesOf(text.slice(0, index + joint.length)).at(-1) ?? "").trim();
      const other = clausesOf(text.slice(index + joint.length))[0] ?? "";
      return isFirst ? { first: one, second: other } : { first: other, second: one };
    });
  return [...of(AFTER, true), ...of(BEFORE, false)];
}

/** What is told of one deed alone, without who does both and, beside other words, without the verb: `거친`, `실시한다`. */
function ownWords(deed: string, other: string): SaidWord[] {
  const told = saidWords(deed.replace(SUBJECT, "")).filter(
    ({ word }) => !letters(other).includes(word),
  );
  return told.length > 1 ? told.slice(0, -1) : told;
}

const SUBJECT = /^[^은는]{0,40}[은는]\s/;

function tells(printed: string, words: readonly SaidWord[], not: readonly SaidWord[]): boolean {
  const own = letters(printed);
  const held = (some: readonly SaidWord[]) =>
    some.filter(({ word }) => own.includes(word)).length / some.length;
  return held(words) >= SAME_DEED && held(words) > held(not);
}
