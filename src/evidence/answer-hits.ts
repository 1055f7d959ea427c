/** The chunks that an extractive answer is looked for in: what the words find, and where bodies, changes and terms are told. */

import type { RankedChunk } from "../search/engine.js";
import type { Scope } from "../tenants/scope.js";
import { kindAsked } from "./answer/answer-kind.js";
import { askedAttribute } from "./answer/asked-attribute.js";
import { definesPlainly } from "./answer/asked-definition.js";
import { beginningOf, changesNamed } from "./answer/both-sides.js";
import { fullNamesIn } from "./answer/full-question.js";
import { asksOverDocuments, DOCUMENTS_DEPTH, fewOfEach } from "./answer/over-documents.js";
import { bodiesNamed } from "./answer/own-bodies.js";
import { linesOf } from "./answer/read-chunk.js";
import { asksBody } from "./answer/said-of.js";
import { withMoreOfFirst } from "./inside-document.js";
import { type RichHit, richHitsOf } from "./rich-hits.js";
import { ANSWER } from "./weights.js";

/** `제2조(정의) … “…”이란 …을 말한다.` */
const DEFINITION_QUERY = "정의 말한다";

/** Words of a question without the body that it names, fewer of which find anything. */
const LEAST_BESIDE = 3;

export async function answerHits(scope: Scope, question: string): Promise<RichHit[]> {
  const query = [question, ...fullNamesIn(question).values()].join(" ");
  const found = asksOverDocuments(question)
    ? fewOfEach(scope.searchWords(query, DOCUMENTS_DEPTH))
    : scope.searchWords(query, ANSWER.depth);
  const bodies = bodiesNamed(question);
  const ranked = await withMoreOfFirst(scope, query, found);
  const beside = await besideBodies(scope, question, bodies, ranked);
  const hits = await richHitsOf(scope, [...ranked, ...beside], bodies, question);
  return [
    ...hits,
    ...(await definitions(scope, question, found[0], hits)),
    ...(await comparisons(scope, question, found[0], hits)),
  ];
}

/**
 * What the rest of the question finds: a body's own papers name it once or never, and those that repeat its name would be all that is
 * found by it. They count as the last of what was found.
 */
async function besideBodies(
  scope: Scope,
  question: string,
  bodies: readonly string[],
  found: readonly RankedChunk[],
): Promise<RankedChunk[]> {
  const named = [...bodies, ...fullNamesIn(question).keys()];
  const said = question.split(/\s+/);
  const isOfBody = (word: string) => named.some((name) => word.toLowerCase().startsWith(name));
  const without = said.filter((word) => !isOfBody(word));
  // `가람공사 심의위원회는 몇 명인가요`: a body's body is what is asked about.
  const rest = without.length < LEAST_BESIDE && isOfBody(said[0]!) ? said.slice(1) : without;
  const last = found.at(-1);
  if (bodies.length === 0 || rest.length < LEAST_BESIDE || !last) return [];
  const query = rest.join(" ");
  const beside = scope.searchWords(query, ANSWER.depth);
  const known = new Set(found.map(({ key, chunk }) => `${chunk} ${key}`));
  const all = await withMoreOfFirst(scope, query, beside);
  return all
    .filter(({ key, chunk }) => !known.has(`${chunk} ${key}`))
    .map((each) => ({ ...each, score: Math.min(each.score, last.score) }));
}

/** Where the comparison of the first document has the provision that a question about a change names. */
async function comparisons(
  scope: Scope,
  question: string,
  first: RankedChunk | undefined,
  hits: readonly RichHit[],
): Promise<RichHit[]> {
  const [named] = first && hits[0] ? changesNamed(question, hits[0].facts) : [];
  if (!first || !named) return [];
  const found = await richHitsOf(
    scope,
    scope.searchDocument(first.key, beginningOf(named.revised), 1),
  );
  const known = new Set(hits.map(({ doc_id, chunk_id }) => `${doc_id} ${chunk_id}`));
  const score = hits.at(-1)!.score;
  return found
    .filter(({ doc_id, chunk_id }) => !known.has(`${doc_id} ${chunk_id}`))
    .map((hit) => ({ ...hit, score }));
}

/**
 * A law defines its terms in one place and uses them everywhere else: that place is searched separately, in the first document and
 * in all of them, and ranked last. Which body a term stands for (`관리기관은 어디인가요`) only the first one tells.
 */
async function definitions(
  scope: Scope,
  question: string,
  first: RankedChunk | undefined,
  hits: readonly RichHit[],
): Promise<RichHit[]> {
  const { word, pattern } = kindAsked(question);
  const body = word === undefined ? bodyAsked(question) : null;
  const defined = word ?? body;
  if (defined === null) return [];
  const score = hits.at(-1)?.score ?? 0;
  const query = `${defined} ${DEFINITION_QUERY}`;
  const found = [
    ...(first ? scope.searchDocument(first.key, query, ANSWER.depth) : []),
    ...(body === null ? scope.searchWords(query, ANSWER.depth) : []),
  ];
  const defines = pattern ?? definesPlainly(defined);
  const defining = (await richHitsOf(scope, found)).filter((hit) =>
    linesOf(hit).some((line) => line.search(defines) >= 0),
  );
  // One that was found already counts by its better rank.
  return defining.map((hit) => ({ ...hit, score }));
}

/** The body that is asked for by the name of its task: `관리기관은 어디인가요`; null where none is. */
function bodyAsked(question: string): string | null {
  const noun = askedAttribute(question)?.noun;
  return noun !== undefined && kindAsked(question).name === "place" && asksBody(noun) ? noun : null;
}
