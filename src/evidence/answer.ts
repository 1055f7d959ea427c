/**
 * The extractive answer: verbatim lines of the found chunks that answer the question, or the reason why there is none.
 */

import { type AnswerBody, type Citation, MADE_BY } from "../model/evidence.js";
import type { Revision } from "../model/structure.js";
import type { TermRarity } from "../search/bm25.js";
import { squeeze } from "../text/spacing.js";
import {
  type AnswerHit,
  type FactsOf,
  headerLines,
  holdsComparison,
  revisionsOf,
} from "./found-tables.js";
import { readQuestion } from "./parse-question.js";
import { type JudgedLine, judgeLines, tokensHeld } from "./score-lines.js";
import { ANSWER } from "./weights.js";

interface AnswerCandidate extends JudgedLine {
  hit: AnswerHit;
}

export function extractAnswer(
  question: string,
  hits: readonly AnswerHit[],
  limit: number,
  rarity: TermRarity,
  factsOf: FactsOf,
): AnswerBody {
  if (hits.length === 0) return unanswered("NO_MATCH");
  const candidates = scoreLines(question, hits, rarity, factsOf);
  const best = candidates[0];
  if (!best || best.support < ANSWER.leastSupport) return unanswered("NO_EVIDENCE");
  const chosen = candidates
    .slice(0, ANSWER.mostLines)
    .filter((each) => each.score >= best.score - ANSWER.margin && isCompatible(each, best));
  const citations = cite(chosen, limit, factsOf);
  return {
    answered: true,
    reason: null,
    made_by: MADE_BY.extract,
    text: citations.map(({ quote }) => quote).join("\n"),
    citations,
  };
}

function unanswered(reason: "NO_MATCH" | "NO_EVIDENCE"): AnswerBody {
  return { answered: false, reason, made_by: MADE_BY.extract, text: "", citations: [] };
}

/** Beside a definition, what else is said of the word is no answer; nor is the row of 2013 beside that of 2014. */
function isCompatible(line: JudgedLine, best: JudgedLine): boolean {
  if (best.isDefinition && !line.isDefinition) return false;
  return !line.text.includes(" | ") || best.named.every((number) => line.named.includes(number));
}

/** Scores every line of the chunks, best first; a line in several chunks counts once. */
function scoreLines(
  question: string,
  hits: readonly AnswerHit[],
  rarity: TermRarity,
  factsOf: FactsOf,
): AnswerCandidate[] {
  const asked = readQuestion(question, rarity);
  const top = Math.max(...hits.map(({ score }) => score)) || 1;
  const candidates = new Map<string, AnswerCandidate>();
  for (const hit of hits) {
    const facts = factsOf(hit);
    const chunk = {
      ...hit,
      path: [...hit.path, ...facts.about],
      header: headerLines(hit, facts),
      isComparison: holdsComparison(hit, facts),
    };
    const worth =
      ANSWER.worth *
      Math.log(ANSWER.leastWorth + worthOf(hit.score, tokensHeld(chunk, asked), rarity));
    for (const line of judgeLines(chunk, asked)) {
      const known = squeeze(line.text);
      const score = line.score + (ANSWER.chunkScore * hit.score) / top;
      if ((candidates.get(known)?.score ?? -1) < score)
        candidates.set(known, { ...line, hit, score, support: line.support + worth });
    }
  }
  return [...candidates.values()].sort((one, other) => other.score - one.score);
}

/**
 * What a chunk holds of the question, counted in tokens that no other chunk has. Among few chunks, or copies of one, every
 * word is common: the fewer there are, the more each word that is there counts as if it were rare.
 */
function worthOf(score: number, held: number, { chunks, ofOne }: TermRarity): number {
  const found = score / ofOne;
  return found + (Math.max(0, held - found) * ANSWER.fewChunks) / (chunks + ANSWER.fewChunks);
}

/** One citation a line; a row of a table comes with its header before it, once. */
function cite(chosen: readonly AnswerCandidate[], limit: number, factsOf: FactsOf): Citation[] {
  const citations: Citation[] = [];
  const headed = new Set<AnswerHit>();
  for (const { hit, text: line } of chosen) {
    const facts = factsOf(hit);
    const header = line.includes(" | ") && !headed.has(hit) ? headerLines(hit, facts) : [];
    const fits = citations.length + header.length < limit;
    // A header without its row says nothing, and a row without its header only where there is room for nothing else.
    if (!fits && citations.length > 0) continue;
    if (fits) {
      citations.push(...header.map((row) => citationOf(hit, row, [])));
      headed.add(hit);
    }
    citations.push(citationOf(hit, line, revisionsOf(line, hit, facts)));
  }
  return citations;
}

export function citationOf(hit: AnswerHit, quote: string, revisions: Revision[]): Citation {
  const { chunk_id, doc_id, filename, path, outline, anchors, extractors } = hit;
  return { chunk_id, doc_id, filename, quote, path, outline, anchors, extractors, revisions };
}
