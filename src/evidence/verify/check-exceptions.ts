/** Finds a sentence that states as the rule what the exception behind the rule takes out: `다만, …에는 그러하지 아니하다`. */
import { oneOf } from "../../text/lexicon/patterns.js";
import { DENYING_STEMS, UNIVERSAL_WORDS } from "../../text/lexicon/polarity.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";

const EXCEPTION = /^(?:다만|단)\s?,?\s/;
/** `휴게시간을 제외하고` tells an amount without something. */
const DENIES = new RegExp(`(?!제외하고)${oneOf(DENYING_STEMS)}`);
/** Words of an exception that only deny: `그러하지 아니하다`. */
const DENIAL = new RegExp(`^그[러렇]|${oneOf(DENYING_STEMS)}`);

/** `제4호의 경우`: by which item it is named no sentence says. */
const ITEM = /^제\d/;

/** What an exception names side by side, each an exception of its own. */
const ALTERNATIVES = /또는|거나\s|,\s/;
/** `그러하지 아니하다`: it says nothing else of what it takes out. */
const ONLY_EXCEPTS = /(?:그[러렇].{0,6}|예외.{0,4}|제외.{0,4})$/;
/** `10대 미만인 경우` is `10대 미만이어도`. */
const BEING = /(?<=..)인$/;
/** `긴급하더라도`, `수의계약이 가능한 경우라도`: the sentence says it of the exception as well. */
const CONCEDED = /^.*?(?:라도|[아어여해]도)\s/;
/** `…한 경우를 제외하고는`: an exception within its rule. */
const OWN_EXCEPTION = /제외하고|외에는|이외에|아니면|에한하여|에한해|다만|단서/;
const WITHOUT_EXCEPTION = new RegExp(oneOf(UNIVERSAL_WORDS));

/** `lines`: those that the sentence may rest on. */
export function checkExceptions(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  const said = letters(sentence);
  const universal = WITHOUT_EXCEPTION.exec(said)?.[0];
  if (universal !== undefined) return deniedExceptions(universal, lines, evidence);
  // One that denies may state the exception itself.
  if (DENIES.test(said)) return [];
  const conceded = CONCEDED.exec(sentence)?.[0] ?? null;
  for (const { rule, exception, line } of exceptionsIn(evidence)) {
    if (!DENIES.test(exception.letters) || isToldBy(exception, said)) continue;
    // Words of an exception and of its rule are seldom those of one line.
    const rests =
      conceded !== null && lines.length === 0
        ? speakingOf(sentence.slice(conceded.length), [rule])
        : lines;
    if (!rests.includes(rule) && !rests.includes(line)) continue;
    const found = statedOf(letters(conceded ?? sentence), rule, exception);
    if (found !== null) return [{ text: found, verdict: "contradicted", reason: "OPPOSITE", line }];
  }
  return [];
}

/** Whether a sentence says of an exception to a line what the line does not say of it: `국가기관은 내지 않아도 된다`. */
export function tellsException(
  sentence: string,
  rule: IndexedLine,
  evidence: EvidenceIndex,
): boolean {
  const said = letters(sentence);
  return exceptionsIn(evidence).some(
    (one) =>
      (one.rule === rule || one.line === rule || isOver(one.exception, rule)) &&
      DENIES.test(one.exception.letters) &&
      statedOf(said, one.rule, one.exception) !== null,
  );
}

/** An exception in the line that opens a list is one to what each item says. */
function isOver({ text }: IndexedLine, { lead }: IndexedLine): boolean {
  return lead.includes(text);
}

/** `다만, 본인의 경우에는 한 번만 주고 다시 주지 않는다`: who says what an exception affirms says nothing that it takes out. */
function isToldBy({ text }: IndexedLine, said: string): boolean {
  return clausesOf(text).some((clause) => {
    if (DENIES.test(letters(clause))) return false;
    const words = saidWords(clause.replace(CONDITION, ""));
    const met = words.filter(({ word }) => said.includes(word));
    return met.length >= LEAST_TOLD && met.length >= POLARITY.ofException * words.length;
  });
}

/** When it holds. */
const CONDITION = /^.*(?:경우|때)(?:에는|에|는)?\s/;
const LEAST_TOLD = 2;

/** A word of the exception, where the sentence says enough of what it takes out. */
function statedOf(said: string, rule: IndexedLine, exception: IndexedLine): string | null {
  const parts = ONLY_EXCEPTS.test(exception.letters) ? exception.text.split(ALTERNATIVES) : [];
  for (const part of [exception.text, ...parts]) {
    const own = saidWords(part).filter(
      ({ word }) => !rule.letters.includes(word) && !DENIAL.test(word) && !ITEM.test(word),
    );
    const met = own.filter(({ word }) => said.includes(word.replace(BEING, "")));
    if (met.length > 0 && met.length >= POLARITY.ofException * own.length) return met[0]!.word;
  }
  return null;
}

/** `어떠한 경우에도` of a rule that has an exception. */
function deniedExceptions(
  universal: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  if (lines.some((line) => line.letters.includes(universal))) return [];
  const excepted = exceptionsIn(evidence).map(({ rule }) => rule);
  const line = lines.find((one) => OWN_EXCEPTION.test(one.letters) || excepted.includes(one));
  return line ? [{ text: universal, verdict: "contradicted", reason: "OPPOSITE", line }] : [];
}

/** Lines that hold a word of a text. */
function speakingOf(text: string, lines: readonly IndexedLine[]): readonly IndexedLine[] {
  const words = saidWords(text);
  return lines.filter((line) => words.some(({ word }) => line.letters.includes(word)));
}

interface StatedException {
  rule: IndexedLine;
  exception: IndexedLine;
  /** The line that holds the exception. */
  line: IndexedLine;
}

const known = new WeakMap<EvidenceIndex, readonly StatedException[]>();

/** Read once for all sentences of an answer. */
function exceptionsIn(evidence: EvidenceIndex): readonly StatedException[] {
  const found = known.get(evidence) ?? readExceptions(evidence);
  known.set(evidence, found);
  return found;
}

/** Every exception with the line before it, which it is made of, or with the rest of its own line. */
function readExceptions({ lines }: EvidenceIndex): StatedException[] {
  return lines.flatMap((line, at) => {
    const rule = lines[at - 1];
    if (rule?.chunk === line.chunk && EXCEPTION.test(line.text))
      return [{ rule, exception: line, line }];
    const told = WITHIN_LINE.exec(line.text)?.[0];
    if (told === undefined) return [];
    const rest = { ...line, letters: letters(line.text.replace(told, " ")) };
    return [{ rule: rest, exception: { ...line, text: told, letters: letters(told) }, line }];
  });
}

/** `…하여야 함(단, 국가기관은 제외)`, `…해야 하지만 국가기관은 면제된다`. */
const WITHIN_LINE =
  /\((?:단|다만),?\s[^()]{2,60}(?:제외|면제|예외)[^()]{0,8}\)|(?<=지만,?\s)[^,.]{2,40}[은는]\s(?:제외|면제|예외)[가-힣]{0,4}/;
