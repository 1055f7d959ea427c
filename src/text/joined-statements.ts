/**
 * The statements of a sentence that joins several, each with a subject of its own: `위원은 15명이며, 임기는 2년이다` says two things that stand in
 * different places. What goes on about the same subject stays in one.
 */
import { lettersOf, syllableOf } from "./jamo.js";
import { BACK_REFERENCES, NO_TOPICS, STEMS_BEFORE_A_NOUN } from "./lexicon/joining.js";
import { oneOf } from "./lexicon/patterns.js";
import { subjectOf } from "./noun-particles.js";
import type { TrackedText } from "./tracked-text.js";

const JOINT = /(?<=[가-힣](?:며|고|나|지만)), |; /g;
/** `하는`, `높은` stand before a noun, `경우에는` tells when. */
const NO_TOPIC = new RegExp(`${oneOf(STEMS_BEFORE_A_NOUN, NO_TOPICS)}[은는]$`);
/** As a word of its own: `이 경우`, and not `이용자는`. */
const BACK = new RegExp(
  String.raw`^\s*${oneOf(BACK_REFERENCES)}(?:[은는이가을를의도]|에는)?(?=[\s,]|$)`,
);
/** Words among which a statement names its subject, and letters that it takes at least. */
const WORDS_TO_SUBJECT = 12;
const SHORTEST = 8;
const MOST_STATEMENTS = 12;
/** Joints that are looked at: behind a bracket that never closes, each would be held against all before it. */
const MOST_JOINTS = 40;

/** The sentence itself where it joins none. */
export function statementsOf(sentence: TrackedText): TrackedText[] {
  const { text } = sentence;
  const made: TrackedText[] = [];
  let from = 0;
  let joints = 0;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    joints += 1;
    if (made.length === MOST_STATEMENTS || joints > MOST_JOINTS) break;
    const start = index + joint.length;
    const before = text.slice(from, index);
    if (!isStatement(before) || !isStatement(upToJoint(text, start)) || isInside(before)) continue;
    if (BACK.test(text.slice(start))) continue;
    made.push(ended(sentence.slice(from, index)));
    from = start;
  }
  return made.length === 0 ? [sentence] : [...made, sentence.slice(from, text.length)];
}

/** What names who or what it is about. */
function isStatement(text: string): boolean {
  if (text.trim().length < SHORTEST) return false;
  const words = text.trim().split(/\s+/, WORDS_TO_SUBJECT);
  return words.some((word) => isTopic(word) || subjectOf(word) !== null);
}

/** From a place to the next joint. */
function upToJoint(text: string, start: number): string {
  const rest = text.slice(start, start + LONGEST_START);
  const [next] = rest.matchAll(JOINT);
  return next ? rest.slice(0, next.index) : rest;
}

const LONGEST_START = 200;

/** `위원은`, and not `하는` or `경우에는`. */
export function isTopic(word: string): boolean {
  const found = /^.{0,40}([^은는])([은는])$/u.exec(word);
  if (!found || NO_TOPIC.test(word)) return false;
  const final = lettersOf(found[1]!)[2];
  if (final === undefined) return true;
  return (final === "") === (found[2] === "는");
}

/** In brackets or quotes something else is told. */
function isInside(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(/[([「『“‘]/g) > count(/[)\]」』”’]/g) || count(/"/g) % 2 === 1 || count(/'/g) % 2 === 1
  );
}

/** `구성하며` → `구성한다`, so that it is compared with what ends a sentence. */
function ended(part: TrackedText): TrackedText {
  const { text } = part;
  const found = /([가-힣%\d)])(으며|으나|며|고|나|지만)$/.exec(text);
  const plain = found && plainEnd(text.slice(0, found.index + 1));
  if (!plain) return part;
  const from = found.index;
  return part.splice(from, text.length, plain.slice(from));
}

function plainEnd(stem: string): string | null {
  const last = stem.at(-1)!;
  const [first, vowel, final] = lettersOf(last);
  if (vowel === undefined || /\d[가-힣]{0,2}$/.test(stem) || /[이니]$/.test(stem))
    return `${stem}다`;
  if (final === "") return `${stem.slice(0, -1)}${syllableOf(first!, vowel, "ㄴ")}다`;
  return final === "ㅆ" || final === "ㅄ" ? `${stem}다` : `${stem}는다`;
}
