/**
 * Keeps a sentence from being called supported by a line of the other side. Which of two unlike verbs says the opposite of the other (`반환되지
 * 않는다`, `돌려받는다`) nobody can tell by rule; that one of them is denied and the other is not can be told, and then nothing is certain.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import { BOUNDING_VERBS, DENYING_ENDINGS, DENYING_STEMS } from "../../text/lexicon/polarity.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { labelledClause } from "./labelled-clauses.js";
import { letters, saidWords } from "./meeting-words.js";
import { shareOfClause, tellingClauses } from "./resting-lines.js";
import { POLARITY } from "./verify-thresholds.js";
import { wholeClauses } from "./whole-clauses.js";

const ENDS_DENIED = new RegExp(`${oneOf(DENYING_ENDINGS)}.{0,6}$`);
const ENDS_BOUNDED = new RegExp(`${oneOf(BOUNDING_VERBS)}${oneOf(DENYING_ENDINGS)}.{0,6}$`);
/** Where the verb of a clause stands. */
const END_LETTERS = 12;
const DENIES = new RegExp(oneOf(DENYING_STEMS));

/** `lines`: those that the sentence may rest on. */
export function checkDenial(
  sentence: string,
  lines: readonly IndexedLine[],
  evidence: EvidenceIndex,
): Finding[] {
  const denied = deniedOnTheWay(sentence, lines);
  if (denied)
    return [{ text: sentence, verdict: "not_checked", reason: "DENIAL_UNCLEAR", line: denied }];
  const claim = clausesOf(sentence).at(-1) ?? "";
  const side = sideOf(letters(claim));
  if (side === null) return [];
  const words = evidence.weigh(saidWords(claim), () => 1);
  if (words.length === 0) return [];
  const found = lines.flatMap((line) =>
    clausesOfPrinted(line.text).map((clause) => ({
      line,
      clause,
      share: shareOfClause(words, clause, line),
      side: isDeniedAbove(line) ? null : sideOf(clause),
    })),
  );
  const telling = tellingClauses(claim, found, evidence);
  const best = Math.max(0, ...telling.map(({ share }) => share));
  const near = telling.filter(({ share }) => share >= best - POLARITY.tied);
  const [first] = near;
  if (!first || near.some((one) => one.side === null || one.side === side)) return [];
  return [{ text: sentence, verdict: "not_checked", reason: "DENIAL_UNCLEAR", line: first.line }];
}

/** `지침을 따르지 않고 올린다`: before its last clause a sentence denies what no line denies. */
function deniedOnTheWay(sentence: string, lines: readonly IndexedLine[]): IndexedLine | null {
  const isDenied = clausesOf(sentence)
    .slice(0, -1)
    .some((clause) => DENIED_AND.test(letters(clause)));
  const [line] = lines;
  return isDenied && line && lines.every((one) => !DENIES.test(one.letters + one.lettersAbove))
    ? line
    : null;
}

const DENIED_AND = /지(?:않|아니하)고$/;

/** Letters of the clauses of a line, without remarks in brackets (`공동수급 불가(책임소재 불분명)`). */
function clausesOfPrinted(text: string): string[] {
  const labelled = labelledClause(text);
  if (labelled !== null) return [labelled];
  return wholeClauses(text.replace(BRACKETED, (remark) => (DENIES.test(remark) ? remark : " ")));
}

const BRACKETED = /\([^()]{0,60}\)/g;

/** What opens a list says it of its items, and a cell of its row and of the rows that share it: `조업금지 | 9월 1일부터 | …`. */
function isDeniedAbove({ item, cells, inherited }: IndexedLine): boolean {
  if (cells !== null) {
    const told = cells.map(({ header, text }) => `${header}\n${text}`);
    return [...told, inherited].some((text) => DENIES.test(letters(text)));
  }
  return item !== null && DENIES.test(item.lead);
}

/** Whether the end of a clause is denied; null where that is not certain. `1년을 넘지 않는다` is a bound. */
function sideOf(clause: string): "denied" | "affirmed" | null {
  if (ENDS_BOUNDED.test(clause)) return null;
  if (ENDS_DENIED.test(clause)) return "denied";
  return DENIES.test(clause.slice(-END_LETTERS)) ? null : "affirmed";
}
