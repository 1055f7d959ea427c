/**
 * The extractive answer: verbatim lines of the found chunks that answer the question, or the reason why there is none.
 */

import { type AnswerBody, type Citation, MADE_BY } from "../../model/evidence.js";
import { squeeze } from "../../text/spacing.js";
import { ANSWER } from "../weights.js";
import { asksBothSides, bothSides, labelledRow, type Side, throughArrow } from "./both-sides.js";
import {
  type CitedLine,
  cite,
  citeBeside,
  citedText,
  citeList,
  citeSides,
  isQuoted,
  listed,
  listOf,
} from "./cite-lines.js";
import { rowsBegunEmpty } from "./first-cells.js";
import {
  type AnswerHit,
  type FactsOf,
  headerLines,
  holdsTables,
  revisionsOf,
} from "./found-tables.js";
import { asksOverDocuments, copyKey, oneOfEach } from "./over-documents.js";
import { type Question, readQuestion, type Vocabulary } from "./parse-question.js";
import { operandsOf, summedColumn, totalAsked } from "./printed-totals.js";
import { type AnswerCandidate, scoreLines } from "./score-chunks.js";
import type { JudgedLine } from "./score-lines.js";
import { withProviso } from "./with-proviso.js";
import { withSigner } from "./with-signer.js";

export function extractAnswer(
  question: string,
  found: readonly AnswerHit[],
  limit: number,
  rarity: Vocabulary,
  factsOf: FactsOf,
): AnswerBody {
  const asked = readQuestion(question, rarity);
  const hits = withHeadedTables(found, asked);
  if (hits.length === 0) return unanswered("NO_MATCH");
  const scored = scoreLines(asked, question, hits, rarity, factsOf);
  const best = scored.find(({ support }) => support >= ANSWER.leastSupport);
  if (!best) return unanswered("NO_EVIDENCE");
  // A line that scores more with less support stands behind it.
  const candidates = [best, ...scored.filter((each) => each !== best)];
  const over = asksOverDocuments(question) ? lineOfEach(candidates, factsOf) : null;
  const chosen =
    over ??
    ofEachDocument(candidates, best)
      .slice(0, ANSWER.mostLines)
      .filter((each) => each.score >= best.score - ANSWER.margin && isCompatible(each, best));
  const list = best.isLead && !over ? listOf(best, factsOf) : null;
  const summed = totalAsked(question);
  const isChange = asksBothSides(question);
  const sides = isChange ? sidesAsked(question, best, hits, factsOf, limit) : [];
  const rows = summed ? sumAsked(summed, question, best, hits, factsOf) : [];
  // Some of the rows would be added up for all.
  const sum = rows.length <= limit - sides.length ? rows : [];
  const quoted = [...(list?.pieces ?? []), ...sides, ...sum.map(({ text }) => ({ quote: text }))];
  const beside = chosen
    .filter(({ text }) => !isQuoted(text, quoted))
    // A heading names what both sides say.
    .filter(({ text, hit }) => sides.length === 0 || !hit.path.includes(text))
    .map((each) => (isChange ? { ...each, text: throughArrow(each.hit.text, each.text) } : each))
    .map((each) => ({
      ...each,
      text: withSigner(each.hit.text, each.text, asked.attribute?.noun),
    }));
  const first = [
    ...citeSides(sides, factsOf),
    ...cite(sum, sum.length, factsOf),
    ...(list ? citeList(list, limit) : []),
  ];
  const citations = [...first, ...citeBeside(throughProvisos(beside), best, limit, factsOf)].slice(
    0,
    limit,
  );
  const documents = new Set(citations.map(({ doc_id }) => doc_id));
  if (documents.size > 1) addDates(citations, hits, factsOf);
  return {
    answered: true,
    reason: null,
    made_by: MADE_BY.extract,
    text: citations.map(citedText).join("\n"),
    citations,
  };
}

/** Each with the proviso behind it; what is cited so with its sentence is not cited again. */
function throughProvisos(lines: readonly AnswerCandidate[]): AnswerCandidate[] {
  const all = lines.map((each) => ({ ...each, text: withProviso(each.hit.text, each.text) }));
  const isWithin = (one: AnswerCandidate, other: AnswerCandidate) =>
    one.hit === other.hit && one.text !== other.text && other.text.includes(one.text);
  return all.filter((each) => !all.some((other) => isWithin(each, other)));
}

/** A table is found by the heading before it, where that names what is asked for and the chunk ends with it. */
function withHeadedTables(found: readonly AnswerHit[], { attribute }: Question): AnswerHit[] {
  const known = new Set(found.map(({ doc_id, chunk_id }) => `${doc_id} ${chunk_id}`));
  const all = [...found];
  for (const { next, text, score } of found) {
    const last = text.slice(text.lastIndexOf("\n") + 1);
    if (next?.kind !== "table" || !attribute || !last.includes(attribute.noun)) continue;
    if (known.has(`${next.doc_id} ${next.chunk_id}`)) continue;
    all.push({ ...next, score });
  }
  return all;
}

/** Where lines of several documents answer alike, the best of each comes before a second one of any. */
function ofEachDocument(
  candidates: readonly AnswerCandidate[],
  best: AnswerCandidate,
): AnswerCandidate[] {
  const seen = new Set<string>();
  const first: AnswerCandidate[] = [];
  const rest: AnswerCandidate[] = [];
  for (const each of candidates) {
    const isFirst = !seen.has(each.hit.doc_id) && each.score >= best.score - ANSWER.alike;
    seen.add(each.hit.doc_id);
    (isFirst ? first : rest).push(each);
  }
  return [...first, ...rest];
}

/** Which of several documents is in force shows by its date. */
function addDates(citations: Citation[], hits: readonly AnswerHit[], factsOf: FactsOf): void {
  for (const citation of citations) {
    const hit = hits.find(({ doc_id }) => doc_id === citation.doc_id);
    const date = hit && factsOf(hit).issuedDate;
    if (date) citation.issued_date = date;
  }
}

function unanswered(reason: "NO_MATCH" | "NO_EVIDENCE"): AnswerBody {
  return { answered: false, reason, made_by: MADE_BY.extract, text: "", citations: [] };
}

/** Beside a definition, what else is said of the word is no answer; nor is the row of 2013 beside that of 2014. */
function isCompatible(line: JudgedLine, best: JudgedLine): boolean {
  if (best.definition !== "none" && line.definition !== best.definition) return false;
  return !line.text.includes(" | ") || best.named.every((number) => line.named.includes(number));
}

/** The lines that answer over documents; null where one document answers alone. */
function lineOfEach(
  candidates: readonly AnswerCandidate[],
  factsOf: FactsOf,
): AnswerCandidate[] | null {
  const supported = candidates.filter(({ support }) => support >= ANSWER.leastSupport);
  return oneOfEach(supported, ({ hit }) =>
    copyKey(hit.doc_id, hit.path[0] ?? "", factsOf(hit).issuedDate),
  );
}

/**
 * The printed total of what is asked, of the table that the best line stands in or heads; where none is printed, its rows, if all of
 * them stand in one chunk. A sentence that has a number says it itself.
 */
function sumAsked(
  thing: string,
  question: string,
  best: AnswerCandidate,
  hits: readonly AnswerHit[],
  factsOf: FactsOf,
): CitedLine[] {
  const isRow = best.text.includes(" | ");
  // A row that the question names says its own; the number of a row names none (`2` of `2024년`).
  const name = squeeze(best.text.split(" | ")[0]!);
  if (isRow && ROW_NAME.test(name) && squeeze(question).includes(name)) return [];
  if (!isRow && /\d/.test(best.text)) return [];
  const { hit } = best;
  const near = [hit, hit.next ?? [], hits.filter((each) => isOfOneTable(each, hit))].flat();
  const columns = [...new Set(near)].flatMap((each) => {
    const header = headerLines(each, factsOf(each));
    const column = summedColumn(
      thing,
      header,
      listed(each, factsOf).lines,
      new Set(rowsBegunEmpty(each.text).keys()),
    );
    return column ? [{ hit: each, ...column }] : [];
  });
  const printed = columns.find(({ total }) => total !== null);
  if (printed) return [{ hit: printed.hit, text: printed.total! }];
  const own = columns.find((column) => column.hit === hit && column.rows.includes(best.text));
  if (!own || !holdsTables(hit, factsOf(hit))) return [];
  return operandsOf(own).map((text) => ({ hit, text }));
}

const ROW_NAME = /\p{L}{2}|\d{4}/u;

function isOfOneTable(one: AnswerHit, other: AnswerHit): boolean {
  return one.doc_id === other.doc_id && one.blocks.some((block) => other.blocks.includes(block));
}

/** Both sides of what is asked, in the chunks of the best line's document. */
function sidesAsked(
  question: string,
  { hit, text }: AnswerCandidate,
  hits: readonly AnswerHit[],
  factsOf: FactsOf,
  limit: number,
): Side[] {
  const facts = factsOf(hit);
  const others = hits.filter((each) => each.doc_id === hit.doc_id && each !== hit);
  const near = [hit, ...others].flatMap((each) =>
    [each, each.next ?? [], each.before ?? []].flat(),
  );
  const sides = bothSides(question, revisionsOf(text, hit, facts), near, facts, limit);
  const row = sides.length === 0 ? labelledRow(hit, text, facts) : null;
  return row ? [{ hit, quote: row, revisions: [] }] : sides;
}
