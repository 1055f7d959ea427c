/**
 * A question that was typed without spaces, with the likely ones: `축제의접수기간은언제인가요`. Only one whose asking word follows a particle
 * without a space is looked at; in others long words are names.
 */
import { ATTACHED_WORDS } from "./lexicon/asked-loosely.js";
import { oneOf } from "./lexicon/patterns.js";
import { spaceScore } from "./word-ends.js";

const ATTACHED = new RegExp(
  String.raw`(?<=[가-힣]{2}(?:은|는|이|가|을|를|에|의|에서|까지|부터|총|최대))(?=${oneOf(ATTACHED_WORDS)})`,
  "g",
);
/** Shorter words are not parted. */
const LONGEST_WORD = 7;
/** From this score on, nine spaces of ten are right. */
const LIKELY = 1;
const LONGEST = 300;

export function spacedOut(question: string): string {
  if (question.length > LONGEST) return question;
  const asked = question.replace(ATTACHED, " ");
  if (asked === question) return question;
  return asked
    .split(" ")
    .map((word) => (word.length > LONGEST_WORD ? withSpaces(word) : word))
    .join(" ");
}

function withSpaces(word: string): string {
  let spaced = word.charAt(0);
  for (let at = 1; at < word.length; at += 1) {
    const score = spaceScore(spaced, word.slice(at)) ?? 0;
    // A single syllable begins a name as often (`한빛`).
    const isWord = spaced.length - spaced.lastIndexOf(" ") > 2;
    spaced += (isWord && score > LIKELY ? " " : "") + word.charAt(at);
  }
  return spaced;
}
