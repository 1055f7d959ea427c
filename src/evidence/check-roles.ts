/** Finds who acts and who receives taken for one another: `장관은 공단의 승인을` for `공단은 장관의 승인을`. */
import { oneOf } from "../text/lexicon/patterns.js";
import { ACTOR_PARTICLES, CONSENTS, RECEIVER_PARTICLES } from "../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { IndexedLine } from "./evidence-index.js";

const NOUN = String.raw`([가-힣]+(?:의\s[가-힣])?)`;
const ACTOR = new RegExp(String.raw`${NOUN}${oneOf(ACTOR_PARTICLES)}(?=\s)`, "g");
const RECEIVER = new RegExp(
  String.raw`${NOUN}(?:${oneOf(RECEIVER_PARTICLES)}(?=\s)|의\s${oneOf(CONSENTS)}|[과와]\s${oneOf(CONSENTS)})`,
  "g",
);
/** `요청할 수 있다`, `보고하여야 한다`: the verb that ends a sentence, and how it is said. */
const MODAL_VERB = /([가-힣]{2,}(?:하여야|해야|할|받아야|받을))\s(?:수\s)?[가-힣]+[.\s]*$/;
/** The first syllables of any other word that ends one. */
const LAST_WORD = /(?<![가-힣])([가-힣]{2})[가-힣]*[.\s]*$/;

/** `lines`: those that the sentence may rest on. */
export function checkRoles(sentence: string, lines: readonly IndexedLine[]): Finding[] {
  const said = rolesOf(sentence);
  const verb = verbOf(sentence);
  const speaking = lines.filter(({ letters }) => verb === null || letters.includes(verb));
  const printed = speaking.map((line) => ({ line, ...rolesOf(line.text) }));
  for (const actor of said.actors) {
    for (const receiver of said.receivers) {
      if (actor === receiver) continue;
      const swapped = printed.find(
        ({ actors, receivers }) => actors.includes(receiver) && receivers.includes(actor),
      );
      const kept = printed.some(
        ({ actors, receivers }) => actors.includes(actor) && receivers.includes(receiver),
      );
      if (swapped && !kept)
        return [{ text: actor, verdict: "contradicted", reason: "SWAPPED", line: swapped.line }];
    }
  }
  return [];
}

/** The verb that ends the sentence tells lines apart that name the same people. */
function verbOf(sentence: string): string | null {
  return (MODAL_VERB.exec(sentence) ?? LAST_WORD.exec(sentence))?.[1] ?? null;
}

function rolesOf(text: string) {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, noun]) => noun!.replace(/\s/g, ""));
  return { actors: all(ACTOR), receivers: all(RECEIVER) };
}
