/** Finds another one whose consent is sought: `감사과와의 협의를 거친다` of a printed `예산과와의 협의를 거쳐`. */
import { lettersOf } from "../../text/jamo.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { CONSENTS } from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { saidWords } from "./meeting-words.js";
import { isSameName } from "./names-of-people.js";
import { POLARITY } from "./verify-thresholds.js";

const CONSENT = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,18}[의와과])\s(?:(?:사전|서면)\s?)?(${oneOf(CONSENTS)})(?:[을를이가은는]|하|해|\s?후|\s?없이)`,
  "g",
);

/** `lines`: those that the sentence may rest on. */
export function checkConsents(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  for (const { who, what } of consentsIn(sentence)) {
    const isNamed = evidence.lines.some((line) => line.letters.includes(who));
    const isTold = evidence.lines.some((line) =>
      givers(line, what).some((one) => isSameName(who, one)),
    );
    if (!isNamed || isTold) continue;
    for (const line of lines) {
      const [printed, ...more] = givers(line, what);
      if (printed === undefined || more.length > 0 || !holdsRest(sentence, who, line)) continue;
      const found = { text: who, line, printed };
      return [{ ...found, verdict: "contradicted", reason: "OTHER_SUBJECT" }];
    }
  }
  return [];
}

function consentsIn(text: string) {
  return Array.from(text.matchAll(CONSENT), ([, who, what]) => ({
    ...{ who: withoutParticle(who!), what: what! },
  }));
}

/** `예산과와의`, `예산과의`: `과` stands behind a final consonant alone, or ends the name. */
function withoutParticle(written: string): string {
  const who = written.replace(/의$/, "");
  const joined = /^(.+)([와과])$/.exec(who);
  if (!joined) return who;
  const hasFinal = lettersOf(joined[1]!.at(-1)!)[2] !== "";
  return hasFinal === (joined[2] === "과") ? joined[1]! : who;
}

function givers({ text }: IndexedLine, consent: string): string[] {
  return consentsIn(text).flatMap(({ who, what }) => (what === consent ? [who] : []));
}

/** Whether a line holds most other words of the sentence. */
function holdsRest(sentence: string, who: string, line: IndexedLine): boolean {
  const words = saidWords(sentence).filter(({ word }) => !word.startsWith(who));
  const held = words.filter(
    ({ word }) => line.letters.includes(word) || line.lettersAbove.includes(word),
  );
  return held.length >= POLARITY.clear * words.length;
}
