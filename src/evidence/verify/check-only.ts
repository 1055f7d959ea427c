/** Tells `만` from `도`: what a line says of one thing alone (`자부담에만 편성`) a sentence says of another, or the other way round. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { CASE_PARTICLES, DENYING_STEMS, POSTPOSITIONS } from "../../text/lexicon/polarity.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import { type EvidenceIndex, type IndexedLine, wholeWeight } from "./evidence-index.js";
import { letters, meets, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

const NOUN = `(?<![가-힣])([가-힣]{2,}?)(${oneOf(CASE_PARTICLES)}|)`;
const ONLY = new RegExp(`${NOUN}만(?:[을이]|으로)?(?![가-힣])`, "g");
const ALSO = new RegExp(`${NOUN}도(?![가-힣])`, "g");
const ANY = new RegExp(`${NOUN}[도는]?(?![가-힣])`, "g");
const DENIES = new RegExp(oneOf(DENYING_STEMS));
/** Where the verb of a clause stands. */
const END_LETTERS = 12;
/** Words beside the noun by which a clause is clearly the one that a sentence speaks of. */
const LEAST_WORDS = 2;

interface Noun {
  noun: string;
  /** Empty for none. */
  particle: string;
}

/** `lines`: those that the sentence may rest on. */
export function checkOnly(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  const clauses = clausesOf(sentence).filter((clause) => !isDenied(clause));
  for (const line of lines) {
    for (const printed of clausesOf(line.text)) {
      if (isDenied(printed)) continue;
      for (const clause of clauses) {
        const noun = ofOthers(clause, printed) ?? ofOneAlone(clause, printed);
        if (noun !== null && holdsRest(clause, noun, letters(printed), evidence))
          return [{ text: noun, verdict: "contradicted", reason: "OPPOSITE", line }];
      }
    }
  }
  return [];
}

/** `지원금에도 편성`, `지원금에 편성` of a printed `자부담에만 편성`. */
function ofOthers(clause: string, printed: string): string | null {
  const [only] = nounsOf(printed, ONLY);
  if (!only || clause.includes(only.noun)) return null;
  const others = only.particle === "" ? nounsOf(clause, ALSO) : nounsOf(clause, ANY);
  const other = others.find(
    ({ noun, particle }) => particle === only.particle && !printed.includes(noun),
  );
  return other?.noun ?? null;
}

/** `등록한 기관만` of a printed `등록하지 않은 기관도`. */
function ofOneAlone(clause: string, printed: string): string | null {
  const [only] = nounsOf(clause, ONLY);
  const also = nounsOf(printed, ALSO);
  return only && also.some(({ noun }) => noun === only.noun || !clause.includes(noun))
    ? only.noun
    : null;
}

/** Whether the printed clause holds nearly all other words of the said one. */
function holdsRest(clause: string, noun: string, printed: string, evidence: EvidenceIndex) {
  const words = evidence.weighNouns(
    saidWords(clause).filter(({ word }) => !word.startsWith(noun)),
    () => 1,
  );
  const held = words.filter(({ word }) => meets(word, printed) === 1);
  return words.length >= LEAST_WORDS && wholeWeight(held) >= POLARITY.wholly * wholeWeight(words);
}

function nounsOf(text: string, pattern: RegExp): Noun[] {
  return Array.from(text.matchAll(pattern), ([, noun, particle]) => ({
    ...{ noun: noun!, particle: particle! },
  })).filter(({ noun }) => !POSTPOSITIONS.includes(noun));
}

function isDenied(clause: string): boolean {
  return DENIES.test(letters(clause).slice(-END_LETTERS));
}
