/** The verdict on one sentence of an answer: supported, contradicted, not found, or not checked, and why. */
import type { SentenceVerdict } from "../../model/verdicts.js";
import { isTopic } from "../../text/joined-statements.js";
import { clausesOf } from "../../text/sentences.js";
import { checkAgents } from "./check-agents.js";
import { checkChanges } from "./check-changes.js";
import { checkComparisons } from "./check-comparisons.js";
import { checkConsents } from "./check-consents.js";
import { checkDenial } from "./check-denial.js";
import { checkDirections } from "./check-directions.js";
import { checkExceptions } from "./check-exceptions.js";
import { checkExcluded, excludesAlike } from "./check-excluded.js";
import type { Finding } from "./check-finding.js";
import { checkHolders } from "./check-holders.js";
import { checkLabelValues } from "./check-label-values.js";
import { checkLeftOut } from "./check-left-out.js";
import { checkListItems } from "./check-list-items.js";
import { checkNames } from "./check-names.js";
import { checkNothing } from "./check-nothing.js";
import { checkOnly } from "./check-only.js";
import { checkOrder } from "./check-order.js";
import { checkOwners } from "./check-owners.js";
import { checkPeriods } from "./check-periods.js";
import { checkPolarity } from "./check-polarity.js";
import { checkQuotations } from "./check-quotations.js";
import { checkRatios } from "./check-ratios.js";
import { checkRoles } from "./check-roles.js";
import { checkRowWords } from "./check-row-words.js";
import { checkScope } from "./check-scope.js";
import { checkSharedWork } from "./check-shared-work.js";
import { checkSwappedWords } from "./check-swapped-words.js";
import { checkTopic } from "./check-topic.js";
import { checkValues } from "./check-values.js";
import { checkVotes } from "./check-votes.js";
import { checkWithout } from "./check-without.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { lineUnderItsHeading } from "./line-under-heading.js";
import { letters, saidWords } from "./meeting-words.js";
import { namesAll } from "./named-parts.js";
import { clearLines, restingLines } from "./resting-lines.js";
import { POLARITY } from "./verify-thresholds.js";

/** From the gravest to the mildest. */
const GRAVITY: readonly SentenceVerdict[] = [
  "contradicted",
  "not_found",
  "not_checked",
  "supported",
];

/** The same of a sentence that joins several statements, each judged by itself: it is supported where all of them are. */
export function judgeStatements(
  statements: readonly string[],
  evidence: EvidenceIndex,
  asWritten: string,
): Finding[] {
  const whole = verbatimLine(asWritten, evidence);
  if (whole) return [whole];
  return byGravity(statements.flatMap((statement) => judgeSentence(statement, evidence)));
}

/**
 * What was found in a sentence, gravest first; the first says what becomes of the sentence. Never empty. What stands in the evidence as the
 * answer writes it is not looked at further.
 */
export function judgeSentence(
  sentence: string,
  evidence: EvidenceIndex,
  asWritten = sentence,
): Finding[] {
  const verbatim = verbatimLine(asWritten, evidence) ?? verbatimLine(sentence, evidence);
  if (verbatim) return [verbatim];
  const values = checkValues(sentence, evidence);
  const lines = linesToCompare(sentence, values, evidence);
  const found = [
    ...checkQuotations(sentence, evidence),
    ...values,
    ...checkOwners(sentence, values, evidence),
    ...checkDirections(sentence),
    ...checkComparisons(sentence, evidence),
    ...checkNothing(sentence, evidence),
    ...checkRatios(sentence, evidence),
    ...checkNames(sentence, evidence),
    ...checkListItems(sentence, evidence),
    ...checkPolarity(
      sentence,
      [...new Set([...lines, ...linesOfClauses(sentence, evidence)])],
      evidence,
    ),
    ...checkExceptions(sentence, lines, evidence),
    ...checkExcluded(sentence, lines),
    ...checkOnly(sentence, lines, evidence),
    ...checkLeftOut(sentence, lines, evidence),
    ...checkPeriods(sentence, lines),
    ...checkOrder(sentence, lines),
    ...checkRoles(sentence, lines, evidence, values),
    ...checkConsents(sentence, lines, evidence),
    ...checkWithout(sentence, lines, evidence),
    ...checkSharedWork(sentence, evidence),
    ...checkSwappedWords(sentence, evidence),
    ...checkRowWords(sentence, evidence),
    ...checkLabelValues(sentence, evidence),
    ...checkVotes(sentence, evidence),
    ...checkChanges(sentence, evidence),
    ...checkActors(sentence, lines, evidence),
  ];
  if (found.length === 0) found.push(wholeSentence(sentence, evidence));
  if (found.every(({ verdict }) => verdict === "supported"))
    found.push(
      ...checkDenial(sentence, lines, evidence),
      ...checkScope(sentence, found, evidence),
      ...checkTopic(sentence, found, evidence),
    );
  return byGravity(found);
}

function byGravity(found: readonly Finding[]): Finding[] {
  const gravity = ({ verdict }: Finding) => GRAVITY.indexOf(verdict);
  return [...found].sort((one, other) => gravity(one) - gravity(other));
}

/** Who holds an office is no one who acts. */
function checkActors(sentence: string, lines: readonly IndexedLine[], evidence: EvidenceIndex) {
  const holders = checkHolders(sentence, evidence);
  return holders.length > 0 ? holders : checkAgents(sentence, lines);
}

/** Letters from which on a sentence that stands in the evidence as it is can be no accident. */
const SHORTEST_VERBATIM = 12;

function verbatimLine(text: string, evidence: EvidenceIndex): Finding | null {
  const wanted = letters(text);
  if (wanted.length < SHORTEST_VERBATIM) return null;
  const line = evidence.lines.find((one) => one.letters.includes(wanted));
  return line ? { text: text.trim(), verdict: "supported", reason: "VERBATIM", line } : null;
}

/** The line that a value stands in is what the sentence rests on; without one, the lines that share its words. */
function linesToCompare(
  sentence: string,
  values: readonly Finding[],
  evidence: EvidenceIndex,
): IndexedLine[] {
  const clear = clearLines(sentence, evidence);
  const standing = values.flatMap(({ verdict, line, places }) =>
    verdict === "supported" && line && !places ? [line] : [],
  );
  const own = evidence.lines.filter((line) => standing.some((one) => one.text === line.text));
  return own.length > 0 && !own.some((line) => clear.includes(line)) ? own : clear;
}

/** `좌석을 바꿀 수 있고, 해당 요금은 3만원이다`: each clause with a subject of its own may rest on a line of its own. */
function linesOfClauses(sentence: string, evidence: EvidenceIndex): IndexedLine[] {
  const clauses = clausesOf(sentence);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return [];
  return clauses
    .filter((clause) => saidWords(clause).length >= LEAST_WORDS && namesSubject(clause))
    .flatMap((clause) => clearLines(clause, evidence));
}

function namesSubject(clause: string): boolean {
  return clause.split(/\s+/).some((word) => isTopic(word));
}

/** Words by which a clause is told apart, and clauses of one sentence. */
const LEAST_WORDS = 3;
const MOST_CLAUSES = 8;

/** Without values and quotations, a sentence is supported only where a line holds nearly all of its words. */
function wholeSentence(text: string, evidence: EvidenceIndex): Finding {
  const [best] = restingLines(text, evidence);
  const whole =
    best && best.share >= POLARITY.wholly ? best.line : lineUnderItsHeading(text, evidence);
  if (whole && excludesAlike(text, whole) && holdsNames(text, whole) && namesAll(text, whole))
    return { text, verdict: "supported", reason: "WORDS_FOUND", line: whole };
  return { text, verdict: "not_checked", reason: "NOTHING_TO_CHECK", line: null };
}

/** Latin words, and to whom something is done: no other word stands for them. */
const NAMES = /(?<![\p{L}\p{N}])(?:[A-Za-z]{2,}|[가-힣]{2,16}(?=에게))/gu;

function holdsNames(text: string, { letters: own, lettersAbove }: IndexedLine): boolean {
  const held = `${own} ${lettersAbove}`.toLowerCase();
  return Array.from(text.matchAll(NAMES)).every(([name]) => held.includes(name.toLowerCase()));
}
