/** Compares what a sentence affirms, denies, allows or demands with the line it rests on. */

import { oneOf } from "../text/lexicon/patterns.js";
import {
  ACTOR_PARTICLES,
  CONSENTS,
  MODAL_ENDINGS,
  OPPOSITES,
  PLAIN_VERB_STARTS,
  RECEIVER_PARTICLES,
} from "../text/lexicon/polarity.js";
import type { Quantity } from "../text/quantities/quantity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, meets, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

export interface RestingLine {
  line: IndexedLine;
  /** Share of the sentence's words that it and what stands above it hold. */
  share: number;
}

/** The lines that a sentence may rest on, best first. */
export function restingLines(sentence: string, evidence: EvidenceIndex): RestingLine[] {
  const words = evidence.weigh(saidWords(sentence), () => 1);
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  return evidence.lines
    .map((line) => {
      const met = words.reduce(
        (sum, { word, weight }) =>
          sum + weight * Math.max(meets(word, line.letters), 0.6 * meets(word, line.lettersAbove)),
        0,
      );
      return { line, share: met / whole };
    })
    .sort((one, other) => other.share - one.share);
}

/** Lines that meet the sentence nearly as well as the best. */
const TIED = 0.04;

export function checkPolarity(sentence: string, evidence: EvidenceIndex): Finding[] {
  const resting = restingLines(sentence, evidence);
  const best = resting[0];
  if (!best || best.share < POLARITY.clear) return [];
  const lines = resting.filter(({ share }) => share >= best.share - TIED).map(({ line }) => line);
  return [modality(sentence, lines), opposites(sentence, lines), roles(sentence, lines)].filter(
    (finding) => finding !== null,
  );
}

type Modality = keyof typeof MODAL_ENDINGS | "plain";

const CLASHES: Record<Modality, readonly Modality[]> = {
  may: ["must", "cannot", "not"],
  must: ["may", "cannot", "not"],
  cannot: ["may", "must", "plain"],
  not: ["may", "must", "plain"],
  plain: ["cannot", "not"],
};

const ENDINGS = Object.entries(MODAL_ENDINGS).map(
  ([name, endings]) => [name as Modality, new RegExp(`^.{0,4}?${oneOf(endings)}`)] as const,
);
const PLAIN = new RegExp(`^(?:을|를)?${oneOf(PLAIN_VERB_STARTS)}`);
/** Letters behind a verb's stem that decide. */
const REACH = 9;

/** How a verb is said wherever it stands in letters without spaces. */
function modalitiesOf(verb: string, text: string): Set<Modality> {
  const found = new Set<Modality>();
  for (let at = text.indexOf(verb); at >= 0; at = text.indexOf(verb, at + 1)) {
    const behind = text.slice(at + verb.length, at + verb.length + REACH);
    const modal = ENDINGS.find(([, pattern]) => pattern.test(behind))?.[0];
    if (modal) found.add(modal);
    else if (PLAIN.test(behind)) found.add("plain");
  }
  return found;
}

/** The verbs of a sentence: nouns and stems before `하`, `되`, or an ending that says what may be or must be. */
const VERB =
  /([가-힣]{1,12}?)(?:을|를)?\s?(?:하(?=지|여|[고며면]|\s|는|였)|되(?=지|어|[고며면]|\s|는|었)|한다|된다|할|될|해야|해서|함|됨|했다|됐다|받(?=을|아|지)|(?=지\s?(?:아니|않|못)|[어아여]야|을\s?수))/g;

function verbsOf(sentence: string): string[] {
  const found = [...sentence.matchAll(VERB)].map(([, stem]) => stem!.replace(/(?:하|되)$/, ""));
  return [...new Set(found.filter((stem) => stem.length >= 2))];
}

function modality(sentence: string, lines: readonly IndexedLine[]): Finding | null {
  const said = letters(sentence);
  for (const verb of verbsOf(sentence)) {
    const own = modalitiesOf(verb, said);
    if (own.size !== 1) continue;
    const [claimed] = own as Set<Modality>;
    const printed = lines
      .map((line) => modalitiesOf(verb, line.letters))
      .filter(({ size }) => size > 0);
    if (printed.length === 0) continue;
    const clashes = printed.every((kinds) =>
      [...kinds].every((kind) => CLASHES[claimed!].includes(kind)),
    );
    if (clashes) return finding(verb, lines[0]!, "OPPOSITE");
  }
  return null;
}

function opposites(sentence: string, lines: readonly IndexedLine[]): Finding | null {
  const said = letters(sentence);
  for (const [one, other] of OPPOSITES) {
    for (const [claimed, denied] of [[one, other] as const, [other, one] as const]) {
      const word = claimed.find((each) => said.includes(each));
      if (!word || denied.some((each) => said.includes(each))) continue;
      const clashes = lines.every(
        (line) =>
          denied.some((each) => line.letters.includes(each)) &&
          !claimed.some((each) => line.letters.includes(each)),
      );
      if (clashes) return finding(word, lines[0]!, "OPPOSITE");
    }
  }
  return null;
}

const ACTOR = new RegExp(
  String.raw`([가-힣]+(?:의\s[가-힣])?)${oneOf(ACTOR_PARTICLES)}(?=\s)`,
  "g",
);
const RECEIVER = new RegExp(
  String.raw`([가-힣]+(?:의\s[가-힣])?)(?:${oneOf(RECEIVER_PARTICLES)}(?=\s)|의\s${oneOf(CONSENTS)}|[과와]\s${oneOf(CONSENTS)})`,
  "g",
);

/** Who acts and who receives, taken for one another. */
function roles(sentence: string, lines: readonly IndexedLine[]): Finding | null {
  const said = rolesOf(sentence);
  if (said.receivers.length === 0) return null;
  for (const actor of said.actors) {
    for (const receiver of said.receivers) {
      if (actor === receiver) continue;
      const swapped = lines.every(({ text }) => {
        const printed = rolesOf(text);
        return (
          printed.actors.includes(receiver) &&
          printed.receivers.includes(actor) &&
          !(printed.actors.includes(actor) && printed.receivers.includes(receiver))
        );
      });
      if (swapped) return finding(actor, lines[0]!, "SWAPPED");
    }
  }
  return null;
}

function rolesOf(text: string) {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, noun]) => noun!.replace(/\s/g, ""));
  return { actors: all(ACTOR), receivers: all(RECEIVER) };
}

function finding(text: string, line: IndexedLine, reason: "OPPOSITE" | "SWAPPED"): Finding {
  return { text, verdict: "contradicted", reason, line };
}

const [[GROWING, SHRINKING]] = OPPOSITES as unknown as [[readonly string[], readonly string[]]];

/** `1.9조원 증가` of a printed `△1.9`, and `감소` of a `+`. */
export function directionsClash(sentence: string, said: Quantity, printed: Quantity): boolean {
  if (said.kind !== "number" || printed.kind !== "number" || printed.sign === 0) return false;
  const behind = letters(sentence.slice(said.end, said.end + 12));
  const words = printed.sign < 0 ? GROWING : SHRINKING;
  const right = printed.sign < 0 ? SHRINKING : GROWING;
  return (
    words.some((word) => behind.includes(word)) && !right.some((word) => behind.includes(word))
  );
}
