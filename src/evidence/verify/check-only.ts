/** Tells `만` from `도`: what a line says of one thing alone (`자부담에만 편성`) a sentence says of another, or the other way round. */
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import {
  CASE_PARTICLES,
  DENYING_STEMS,
  OF_EVERYONE,
  POSTPOSITIONS,
} from "../../text/lexicon/polarity.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import { type EvidenceIndex, type IndexedLine, wholeWeight } from "./evidence-index.js";
import { partsOfLine } from "./labelled-clauses.js";
import { letters, meets, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

const NOUN = `(?<![가-힣])([가-힣]{2,}?)(${oneOf(CASE_PARTICLES)}|)`;
const ONLY = new RegExp(`${NOUN}만(?:[을이]|으로)?(?![가-힣])`, "g");
/** `등록업체에 한하여`, `등록업체에 한함`. */
const LIMITED = /(?<![가-힣])([가-힣]{2,}?)()에\s?한(?:하여|하며|해|함|정)/g;
const EVERYONE = new RegExp(oneOfSpaced(OF_EVERYONE));
const ALL_OF_EVERYONE = new RegExp(EVERYONE, "g");
/** `모든 입찰자에게`. */
const ALL_OF_THEM = /모든\s[가-힣]{2,12}?(?=(?:에게|에서|[은는이가을를도의])?\s)/;
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
    for (const printed of partsOfLine(line.text)) {
      if (isDenied(printed)) continue;
      for (const clause of clauses) {
        const noun =
          ofOthers(clause, printed) ??
          ofOneAlone(clause, printed) ??
          ofEveryone(clause, printed) ??
          ofSeveral(clause, printed);
        const least = isTurned(clause, printed) ? 1 : LEAST_WORDS;
        if (noun !== null && holdsRest(clause, noun, letters(printed), evidence, least))
          return [{ text: noun, verdict: "contradicted", reason: "OPPOSITE", line }];
      }
    }
  }
  return [];
}

/** `지원금에도 편성`, `지원금에 편성` of a printed `자부담에만 편성`. */
function ofOthers(clause: string, printed: string): string | null {
  const only = onlyIn(printed);
  if (!only || clause.includes(only.noun)) return null;
  const others =
    only.particle === ""
      ? [...nounsOf(clause, ALSO), ...nounsOf(clause, ONLY), ...nounsOf(clause, LIMITED)]
      : nounsOf(clause, ANY);
  const other = others.find(
    ({ noun, particle }) =>
      particle === only.particle &&
      (!printed.includes(noun) || isOfOtherPart(noun, only.noun, clause)),
  );
  return other ? phraseOf(other.noun, clause) : null;
}

/** `당연직 위원도` of a printed `위촉위원만`. */
function isOfOtherPart(noun: string, only: string, clause: string): boolean {
  const [part] = phraseOf(noun, clause).split(" ");
  return only !== noun && part !== noun && only.endsWith(noun) && !only.startsWith(part!);
}

/** A noun with the word before it that has no particle. */
function phraseOf(noun: string, clause: string): string {
  const [, part] = new RegExp(String.raw`([가-힣]{2,8})\s${noun}`).exec(clause) ?? [];
  return part === undefined || PARTICLE.test(part) ? noun : `${part} ${noun}`;
}

const PARTICLE = /[은는이가을를에의로도만과와서]$/;

/** `등록한 기관만` of a printed `등록하지 않은 기관도`. */
function ofOneAlone(clause: string, printed: string): string | null {
  const [only] = nounsOf(clause, ONLY);
  const also = nounsOf(printed, ALSO);
  return only && also.some(({ noun }) => noun === only.noun || !clause.includes(noun))
    ? only.noun
    : null;
}

/** `누구나`, `등록업체가 아니어도` of a printed `등록업체만`. */
function ofEveryone(clause: string, printed: string): string | null {
  const only = onlyIn(printed);
  const everyone = only && (EVERYONE.exec(clause) ?? ALL_OF_THEM.exec(clause))?.[0];
  return everyone && !EVERYONE.test(printed) ? everyone : null;
}

/** `단체만` of a printed `단체 또는 개인`. */
function ofSeveral(clause: string, printed: string): string | null {
  const when = ONLY_WHEN.exec(clause)?.[0] ?? "";
  const only = [
    ...nounsOf(clause, ONLY).map(({ noun }) => noun),
    ...saidWords(when).map(({ word }) => word),
  ];
  return (
    only.find((noun) => othersBeside(noun, printed).some((one) => !clause.includes(one))) ?? null
  );
}

/** `외부 위원을 뽑을 때에만`. */
const ONLY_WHEN = /^.*(?:때|경우)(?:에만|만)(?=\s)/;
const AND = String.raw`\s?(?:및|또는|혹은|이나|나|[과와·ㆍ,/])\s?`;

/** What a line joins to a noun. */
function othersBeside(noun: string, printed: string): string[] {
  const joined = new RegExp(
    String.raw`(?<![가-힣])(?:${noun}${AND}([가-힣]{2,})|([가-힣]{2,}?)${AND}${noun}(?![가-힣]*\s?(?:외|제외)))`,
    "g",
  );
  return Array.from(printed.matchAll(joined), ([, behind, before]) =>
    (behind ?? before)!.replace(PARTICLE, ""),
  ).filter((one) => one.length > 1);
}

/** `온라인으로만` of a printed `온라인으로도`: the same noun with the same particle. */
function isTurned(clause: string, printed: string): boolean {
  const also = nounsOf(printed, ALSO);
  return nounsOf(clause, ONLY).some((only) =>
    also.some(({ noun, particle }) => noun === only.noun && particle === only.particle),
  );
}

function onlyIn(printed: string): Noun | null {
  return nounsOf(printed, ONLY)[0] ?? nounsOf(printed, LIMITED)[0] ?? null;
}

/** Whether the printed clause holds nearly all other words of the said one. */
function holdsRest(
  clause: string,
  noun: string,
  printed: string,
  evidence: EvidenceIndex,
  least: number,
) {
  const words = evidence.weighNouns(
    saidWords(clause.replace(ALL_OF_EVERYONE, " ")).filter(
      ({ word }) => !word.startsWith(noun) && !noun.split(" ").some((one) => word.startsWith(one)),
    ),
    () => 1,
  );
  const held = words.filter(({ word }) => meets(word, printed) === 1);
  return words.length >= least && wholeWeight(held) >= POLARITY.wholly * wholeWeight(words);
}

function nounsOf(text: string, pattern: RegExp): Noun[] {
  return Array.from(text.matchAll(pattern), ([, noun, particle]) => ({
    ...{ noun: noun!, particle: particle! },
  })).filter(({ noun }) => !POSTPOSITIONS.includes(noun));
}

/** `제한 없이` denies nothing of what is said. */
function isDenied(clause: string): boolean {
  return DENIES.test(letters(clause.replace(ALL_OF_EVERYONE, " ")).slice(-END_LETTERS));
}
