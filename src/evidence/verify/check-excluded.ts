/** Tells items of a list of what is left out (`지원 제외대상`, `다음의 경우 제외한다`) from what a sentence says of them. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  ADMITTING_WORDS,
  DENYING_STEMS,
  EXCLUDING_WORDS,
  LEAVING_OUT_STEMS,
} from "../../text/lexicon/polarity.js";
import type { Finding } from "./check-finding.js";
import type { IndexedLine } from "./evidence-index.js";
import { letters, type SaidWord, saidWords } from "./meeting-words.js";
import { POLARITY } from "./verify-thresholds.js";
import { wholeClauses } from "./whole-clauses.js";

/** `휴게시간을 제외하고 8시간`: an amount is told without something, and nothing is left out. */
const EXCLUDES = new RegExp(`${oneOf(EXCLUDING_WORDS)}(?!하고)`);
/** Where the verb of a sentence stands. */
const END_LETTERS = 12;
const DENIES = new RegExp(oneOf(DENYING_STEMS));
/** An item that says of itself whether it is taken in: `다만, …은 가능`. */
const TAKES_SIDE = new RegExp(oneOf(EXCLUDING_WORDS, ADMITTING_WORDS));

/** `lines`: those that the sentence may rest on. */
export function checkExcluded(sentence: string, lines: readonly IndexedLine[]): Finding[] {
  const said = letters(sentence);
  const items = lines.flatMap(excludedItems);
  for (const { line, own, lead, text } of items) {
    if (!affirms(sentence) && DENIES.test(saidBeyond(sentence, line))) continue;
    // `휴업 업체, 체납 업체`: what several have in common tells none of them.
    const beside = items.filter((one) => one.lead === lead && one.own !== own);
    const words = saidWords(text).filter(
      ({ word }) => own.includes(word) && !beside.some((one) => one.own.includes(word)),
    );
    const met = words.filter(({ word }) => said.includes(word));
    if (met.length === 0 || met.length < POLARITY.ofException * words.length) continue;
    if (
      isLeftOut(sentence, met) ||
      (!DENIES.test(own) && met.some(({ word }) => isDeniedOf(word, said)))
    )
      continue;
    const ofLead = saidWords(sentence).some(
      ({ word }) => !own.includes(word) && lead.includes(word),
    );
    const isToldElsewhere = lines.some(
      (other) =>
        other !== line &&
        !isExcluded(other) &&
        met.every(({ word }) => other.letters.includes(word)),
    );
    if (ofLead && !isToldElsewhere)
      return [{ text: met[0]!.word, verdict: "contradicted", reason: "OPPOSITE", line }];
  }
  return [];
}

/** Whether a sentence says of a line that it is left out where its list does, and only there. */
export function excludesAlike(sentence: string, line: IndexedLine): boolean {
  const beyond = saidBeyond(sentence, line);
  return isExcluded(line) ? !affirms(sentence) && DENIES.test(beyond) : !EXCLUDES.test(beyond);
}

/** `내지 않은 사업도 지원합니다`: what is denied before the end of a sentence is not what the sentence says. */
function affirms(sentence: string): boolean {
  return !DENIES.test(letters(sentence).slice(-END_LETTERS));
}

/** `…인 사업은 빠지지만, …이면 대상이다`: the clause that speaks of the item leaves it out. */
function isLeftOut(sentence: string, words: readonly SaidWord[]): boolean {
  return wholeClauses(sentence).some(
    (clause) =>
      words.some(({ word }) => clause.includes(word)) &&
      LEAVES_OUT.test(clause.slice(-END_LETTERS)),
  );
}

/** `휴업 중이 아닌 업체`: what is told is told of the others. */
function isDeniedOf(word: string, said: string): boolean {
  const behind = said.indexOf(word) + word.length;
  return DENIED_NOUN.test(said.slice(behind, behind + DENIAL_REACH));
}

const DENIED_NOUN = /^.{0,3}?(?:아닌|없는)/;
const DENIAL_REACH = 5;

const LEAVES_OUT = new RegExp(oneOf(DENYING_STEMS, LEAVING_OUT_STEMS));

function isExcluded({ item }: IndexedLine): boolean {
  return item !== null && EXCLUDES.test(item.lead) && !TAKES_SIDE.test(item.own);
}

/** `지원 제외 대상: 휴업 중인 업체, 체납 업체`. */
const INLINE = /^([^:：]{2,40})[:：]\s(.{2,300})$/;

/** What a line leaves out: itself, as an item of its list, or each thing that it names behind its label. */
function excludedItems(line: IndexedLine) {
  if (isExcluded(line)) return [{ ...line.item!, line, text: line.text }];
  const [, label, named] = line.cells === null ? (INLINE.exec(line.text) ?? []) : [];
  if (named === undefined || !EXCLUDES.test(label!) || TAKES_SIDE.test(named)) return [];
  return named
    .split(/[,;]\s/)
    .map((text) => ({ line, text, own: letters(text), lead: letters(label!) }));
}

/** Letters of what the sentence says beyond the words of the line. */
function saidBeyond(sentence: string, line: IndexedLine): string {
  let beyond = "";
  for (const written of sentence.split(/\s+/)) {
    const [said] = saidWords(written);
    if (!line.letters.includes(said?.word ?? letters(written))) beyond += letters(written);
  }
  return beyond;
}
