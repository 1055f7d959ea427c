/** Questions to a tenant as one principal: search, context, answer, verification. */

import type { Chunk } from "../model/chunk.js";
import {
  type AnswerBody,
  type Bundle,
  type ChunkReference,
  type CitationClaim,
  DEFAULT_CONTEXT_BUDGET,
  DEFAULT_LIMIT,
  type Hit,
  MAX_CONTEXT_BUDGET,
  MAX_LIMIT,
  type Verification,
} from "../model/evidence.js";
import type { Filter } from "../model/filter.js";
import type { Skipped } from "../model/listing.js";
import { Refusal } from "../model/refusal.js";
import type { RankedChunk } from "../search/engine.js";
import { skippedOf } from "../tenants/listing.js";
import type { FoundChunk, Scope } from "../tenants/scope.js";
import type { Tenants } from "../tenants/tenants.js";
import { synonymsIn } from "../text/everyday-language.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { QUESTION_WORDS } from "../text/lexicon/questions.js";
import { readLabel } from "../text/outline-labels.js";
import { politely } from "../text/plain-speech.js";
import { extractAnswer } from "./answer/answer.js";
import { kindAsked } from "./answer/answer-kind.js";
import { askedAttribute } from "./answer/asked-attribute.js";
import { beginningOf, changesNamed } from "./answer/both-sides.js";
import { beginsEmpty, firstCell } from "./answer/first-cells.js";
import {
  type AnswerHit,
  type FoundDocument,
  headerLines,
  holdsComparison,
} from "./answer/found-tables.js";
import { fullNamesIn, inFull, withSubject } from "./answer/full-question.js";
import { correctWords } from "./answer/mistyped-words.js";
import { asksOverDocuments, DOCUMENTS_DEPTH, fewOfEach } from "./answer/over-documents.js";
import { bodiesNamed, ownBodies } from "./answer/own-bodies.js";
import { linesOf } from "./answer/read-chunk.js";
import { officialForVerbsIn } from "./askers-verbs.js";
import { beyondTitle } from "./beyond-title.js";
import { buildContext } from "./context.js";
import type { EvidenceChunk } from "./evidence-chunk.js";
import { answerByGateway } from "./llm/llm-answer.js";
import type { Complete } from "./llm/llm-client.js";
import { asksLasting, asksToldValue, OPENING_CHUNKS, tellsValue } from "./opening-values.js";
import { RERANK_DEPTH, type Rerank } from "./rerank.js";
import { verify } from "./verify/verify.js";
import { ANSWER } from "./weights.js";

/** `제2조(정의) … “…”이란 …을 말한다.` */
const DEFINITION_QUERY = "정의 말한다";

const ASKING_WORD = new RegExp(`^${oneOf(QUESTION_WORDS)}|^며칠`);

/** Chunks before a found one in which its row of a comparison may begin. */
const CHUNKS_BEFORE = 3;

/** Of a question without spaces, so many letters may be the label of what it asks for. */
const LONGEST_LABEL = 6;
/** What a label calls how long something lasts. */
const LASTING_LABEL = "기간";

const SENTENCE_END = /[가-힣][.]\s*$/;

/** Tenant and principal of a question, and which documents it is asked of. */
interface Asker {
  tenant: string;
  principal?: string | undefined;
  filter?: Filter | undefined;
  /** False: answer from what is read already. */
  wait?: boolean | undefined;
}

interface SearchResult {
  tenant: string;
  query: string;
  chunks_searched: number;
  skipped: Skipped[];
  hits: Hit[];
}

/** A hit with what its document says about it; only for use inside. */
interface RichHit extends AnswerHit {
  facts: FoundDocument;
}

export class Questions {
  constructor(
    private readonly tenants: Tenants,
    /** The language model, where one is configured. */
    private readonly complete: Complete | null = null,
    /** The reranking model, where one is configured. */
    private readonly rerank: Rerank | null = null,
  ) {}

  async search(
    asker: Asker & { query: string; limit?: number | undefined },
  ): Promise<SearchResult> {
    const scope = await this.scope(asker);
    const hits = await hitsOf(
      scope,
      await scope.search(asker.query, clampLimit(asker.limit)),
      asker.query,
    );
    return {
      tenant: asker.tenant,
      query: asker.query,
      chunks_searched: scope.chunks,
      skipped: skippedOf(scope),
      hits,
    };
  }

  async context(
    asker: Asker & { query: string; limit?: number | undefined; budget?: number | undefined },
  ): Promise<
    {
      tenant: string;
      query: string;
      chunks_searched: number;
      reranked?: boolean;
      skipped: Skipped[];
    } & Bundle
  > {
    const scope = await this.scope(asker);
    const limit = clampLimit(asker.limit);
    const found = await hitsOf(
      scope,
      await this.candidates(scope, asker.query, limit),
      asker.query,
    );
    const { hits, reranked } = await this.best(asker.query, found, limit);
    const budget = Math.min(asker.budget ?? DEFAULT_CONTEXT_BUDGET, MAX_CONTEXT_BUDGET);
    return {
      tenant: asker.tenant,
      query: asker.query,
      chunks_searched: scope.chunks,
      ...(reranked !== null && { reranked }),
      ...buildContext(hits, budget),
      skipped: skippedOf(scope),
    };
  }

  /** What a search found, deeper where a reranking model chooses among it. */
  private candidates(scope: Scope, query: string, limit: number): Promise<RankedChunk[]> {
    return scope.search(query, this.rerank ? Math.max(limit, RERANK_DEPTH) : limit);
  }

  /** The best of the hits by the reranking model; `reranked` is null where none is configured, false where it failed. */
  private async best<H extends { path: readonly string[]; text: string }>(
    query: string,
    found: H[],
    limit: number,
  ): Promise<{ hits: H[]; reranked: boolean | null }> {
    if (!this.rerank) return { hits: found, reranked: null };
    const texts = found.map(({ path, text }) => [path.join(" > "), text].join("\n"));
    const order = await this.rerank(query, texts);
    const hits = order ? order.map((place) => found[place]!) : found;
    return { hits: hits.slice(0, limit), reranked: order !== null };
  }

  /** Extracted from the chunks; with `llm`, generated by the gateway and verified. Neither falls back to the other. */
  async answer(
    asker: Asker & {
      question: string;
      limit?: number | undefined;
      llm?: boolean | undefined;
      /** The questions before, oldest first: one without a subject is about theirs. */
      history?: readonly string[] | undefined;
      /** Aborted when the client disconnects, so that the gateway is not kept busy. */
      gone?: AbortSignal;
    },
  ): Promise<
    { tenant: string; question: string; understood_as?: string; skipped: Skipped[] } & AnswerBody
  > {
    const complete = asker.llm ? this.complete : null;
    if (asker.llm && !complete) throw new Refusal("LLM_NOT_CONFIGURED", { field: "llm" });
    const scope = await this.scope(asker);
    const limit = clampLimit(asker.limit);
    // Extractive answers search by words only; a language model also gets evidence found by vectors.
    const rarity = scope.termRarity();
    // A language model reads every way to speak.
    const said = complete ? asker.question : politely(asker.question);
    const full = withSubject(inFull(said), asker.history ?? []);
    let question = full;
    let hits = complete
      ? (
          await this.best(
            full,
            await richHitsOf(scope, await this.candidates(scope, full, limit)),
            limit,
          )
        ).hits
      : await this.wordHits(scope, full);
    if (!complete) {
      question = correctWords(
        full,
        (word) => rarity.of("words", word) <= rarity.ofOne,
        hits.map((hit) => [...hit.path, ...hit.facts.about, hit.text].join("\n")),
      );
      if (question !== full) hits = await this.wordHits(scope, question);
    }
    const factsOf = (hit: AnswerHit) => (hit as RichHit).facts;
    const answer = complete
      ? await answerByGateway({
          question: full,
          hits,
          budget: DEFAULT_CONTEXT_BUDGET,
          rarity,
          factsOf,
          complete: (messages) => complete(messages, asker.gone),
        })
      : extractAnswer(question, hits, limit, { ...rarity, own: scope.ownSynonyms() }, factsOf);
    return {
      tenant: asker.tenant,
      question: asker.question,
      ...(question !== said && { understood_as: question }),
      skipped: skippedOf(scope),
      ...answer,
    };
  }

  /** The chunks that an extractive answer is looked for in. */
  private async wordHits(scope: Scope, question: string): Promise<RichHit[]> {
    const query = [question, ...fullNamesIn(question).values()].join(" ");
    const found = asksOverDocuments(question)
      ? fewOfEach(scope.searchWords(query, DOCUMENTS_DEPTH))
      : scope.searchWords(query, ANSWER.depth);
    const hits = await richHitsOf(
      scope,
      await withMoreOfFirst(scope, query, found),
      bodiesNamed(question),
    );
    return [
      ...hits,
      ...(await this.definitions(scope, question, hits)),
      ...(await this.comparisons(scope, question, found[0], hits)),
    ];
  }

  /** Where the comparison of the first document has the provision that a question about a change names. */
  private async comparisons(
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
   * A law defines its terms in one place and uses them everywhere else: that place is searched separately, and ranked
   * last.
   */
  private async definitions(
    scope: Scope,
    question: string,
    hits: readonly RichHit[],
  ): Promise<RichHit[]> {
    const { word, pattern } = kindAsked(question);
    if (word === undefined) return [];
    const score = hits.at(-1)?.score ?? 0;
    const found = scope.searchWords(`${word} ${DEFINITION_QUERY}`, ANSWER.depth);
    const defining = (await richHitsOf(scope, found)).filter((hit) =>
      linesOf(hit).some((line) => line.search(pattern!) >= 0),
    );
    // One that was found already counts by its better rank.
    return defining.map((hit) => ({ ...hit, score }));
  }

  async verify(
    asker: Asker & {
      answer: string;
      sources?: ChunkReference[] | undefined;
      citations?: CitationClaim[] | undefined;
    },
  ): Promise<{ tenant: string } & Verification> {
    const scope = await this.scope(asker);
    const { answer, sources, citations } = asker;
    const found = await evidenceOf(scope, [...(sources ?? []), ...(citations ?? [])]);
    const verification = verify(
      { answer, sources, citations },
      ({ doc_id, chunk_id }) => found.get(`${doc_id} ${chunk_id}`) ?? null,
    );
    return { tenant: asker.tenant, ...verification };
  }

  private scope({ tenant, principal, filter, wait }: Asker): Promise<Scope> {
    return this.tenants.scope(tenant, principal ?? null, filter, wait);
  }
}

/** Larger limits are clamped, not refused. */
function clampLimit(limit: number | undefined): number {
  return Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT);
}

async function hitsOf(scope: Scope, ranked: readonly RankedChunk[], query: string): Promise<Hit[]> {
  const synonyms = scope.otherWords(query);
  return (await foundOf(scope, ranked)).map(({ found, at }) => {
    const hit = toHit(found, at);
    const matched = synonymsIn(synonyms, [...hit.path, hit.text].join(" "));
    return { ...hit, ...(matched.length > 0 && { matched }) };
  });
}

/** With what an answer needs to know of their documents; `bodies` are those that a question names. */
async function richHitsOf(
  scope: Scope,
  ranked: readonly RankedChunk[],
  bodies: readonly string[] = [],
): Promise<RichHit[]> {
  const hits: RichHit[] = [];
  const own = new Map<string, readonly string[]>();
  for (const { found, at } of await foundOf(scope, ranked)) {
    const { revisions, doc_number, issued_date, issuer } = at.facts.structure;
    if (bodies.length > 0 && !own.has(found.key)) {
      const opening = await scope.chunkAt(found.key, 0);
      own.set(found.key, ownBodies(bodies, opening?.chunk.text ?? ""));
    }
    const told = [at.facts.name, doc_number, issued_date, issuer].filter((each) => each !== null);
    const about = [...told, ...(own.get(found.key) ?? [])];
    const tables = await scope.tables(at.facts);
    const facts = { about, tables, revisions, issuedDate: issued_date };
    const hit: RichHit = { ...toHit(found, at), blocks: at.chunk.blocks, facts };
    const after = endsWithin(at.chunk.text)
      ? await scope.chunkAt(found.key, found.chunk + 1)
      : null;
    if (after && goesOn(at.chunk, after.chunk))
      hit.next = { ...toHit(found, after), blocks: after.chunk.blocks, facts } as RichHit;
    if (holdsComparison(hit, facts)) hit.before = await chunksBefore(scope, found, at, facts);
    const above = beginsWithin(hit, facts) ? await cellAbove(scope, found, at) : null;
    if (above !== null) hit.cellAbove = above;
    hits.push(hit);
  }
  return hits;
}

/** Whether the first row of a chunk begins with an empty cell: what names its rows stands before it. */
function beginsWithin(hit: AnswerHit, facts: FoundDocument): boolean {
  if (hit.kind !== "table") return false;
  const header = headerLines(hit, facts);
  const first = hit.text.split("\n").find((line) => line.includes("| ") && !header.includes(line));
  return first !== undefined && beginsEmpty(first);
}

/** The last cell that begins a row in the chunks before one, of the same table. */
async function cellAbove(
  scope: Scope,
  found: RankedChunk,
  { chunk }: FoundChunk,
): Promise<string | null> {
  for (let back = 1; back <= Math.min(CHUNKS_BEFORE, found.chunk); back += 1) {
    const at = await scope.chunkAt(found.key, found.chunk - back);
    if (!at?.chunk.blocks.some((block) => chunk.blocks.includes(block))) return null;
    const rows = at.chunk.text.split("\n").filter((line) => line.includes(" | "));
    const last = rows.findLast((line) => !beginsEmpty(line));
    if (last !== undefined && last !== rows[0]) return firstCell(last);
  }
  return null;
}

/** The chunks before one that its table begins in: the old text of a long row stands there. */
async function chunksBefore(
  scope: Scope,
  found: RankedChunk,
  { chunk }: FoundChunk,
  facts: FoundDocument,
): Promise<RichHit[]> {
  const before: RichHit[] = [];
  for (let back = 1; back <= Math.min(CHUNKS_BEFORE, found.chunk); back += 1) {
    const at = await scope.chunkAt(found.key, found.chunk - back);
    if (!at?.chunk.blocks.some((block) => chunk.blocks.includes(block))) break;
    before.push({ ...toHit(found, at), blocks: at.chunk.blocks, facts });
  }
  return before;
}

/**
 * The document that a question names fills the ranking with chunks that repeat its title; which of its chunks says what is asked for
 * shows when the title counts for nothing, as among its own chunks. They count as the last of what was found.
 */
async function withMoreOfFirst(
  scope: Scope,
  question: string,
  found: readonly RankedChunk[],
): Promise<RankedChunk[]> {
  const first = found[0];
  if (!first) return [];
  const isThere = new Set(found.map(({ key, chunk }) => `${chunk} ${key}`));
  const beyond = beyondTitle(question, await titlesOf(scope, first)) ?? question;
  // Among all documents a verb's terms would lead to others; inside one they lead to its chunk.
  const inside = [beyond, ...officialForVerbsIn(beyond)].join(" ");
  const more = [
    ...scope.searchDocument(first.key, inside, ANSWER.depthInDocument),
    // Where every chunk is about the document's subject, its attribute tells where to look.
    ...scope.searchDocument(first.key, endWithLabels(question), ANSWER.depthOfAttribute),
  ];
  const { score } = found.at(-1)!;
  more.push(...(await openingOf(scope, question, first)));
  const all = [...found];
  for (const each of more) {
    const id = `${each.chunk} ${each.key}`;
    if (isThere.has(id)) continue;
    isThere.add(id);
    all.push({ ...each, score });
  }
  return all;
}

/** The chunks that a document begins with and that may tell the asked value of the document itself. */
async function openingOf(
  scope: Scope,
  question: string,
  first: RankedChunk,
): Promise<RankedChunk[]> {
  if (!asksToldValue(question)) return [];
  const opening: RankedChunk[] = [];
  for (let chunk = 0; chunk < OPENING_CHUNKS; chunk += 1) {
    const at = await scope.chunkAt(first.key, chunk);
    if (!at) break;
    if (tellsValue(at.chunk.text, question)) opening.push({ ...first, chunk });
  }
  return opening;
}

/** What a document is called: its title, the name of its file, who issued it. */
async function titlesOf(scope: Scope, { key, chunk }: RankedChunk): Promise<string[]> {
  const at = await scope.chunkAt(key, chunk);
  if (!at) return [];
  const { name, structure } = at.facts;
  return [at.chunk.path[0], name, structure.issuer].filter((each) => typeof each === "string");
}

/** The end of a question, and how a label may say it: `사업 금액` in one word, `예산` for `사업비`, `기간` for `몇 달 걸리나요`. */
function endWithLabels(question: string): string {
  const end = endOfQuestion(question);
  const attribute = askedAttribute(question);
  const joined = attribute?.phrase.slice(-LONGEST_LABEL) ?? "";
  const lasting = asksLasting(question) ? LASTING_LABEL : "";
  return [end, joined, ...(attribute?.needs.flat() ?? []), lasting].join(" ");
}

/** The words that a question ends with, which say what of its subject is asked for: `교육 장소는 어디인가요?` */
function endOfQuestion(question: string): string {
  const said = question.trim().split(/\s+/);
  const asking = said.findIndex((word) => ASKING_WORD.test(word));
  const end = asking < 0 ? said.length : Math.max(asking, 1);
  return said.slice(Math.max(0, end - 2), asking < 0 ? end : undefined).join(" ");
}

/** Whether the text ends with an item or a heading: what it began may go on in the next chunk. */
function endsWithin(text: string): boolean {
  const last = text.slice(text.lastIndexOf("\n") + 1);
  return readLabel(last) !== null || !SENTENCE_END.test(last);
}

/** A list goes on under the same headings; a heading is followed by its table. */
function goesOn(chunk: Chunk, next: Chunk): boolean {
  return next.kind === "table" || next.path.join("\n") === chunk.path.join("\n");
}

async function foundOf(scope: Scope, ranked: readonly RankedChunk[]) {
  const all: { found: RankedChunk; at: FoundChunk }[] = [];
  for (const found of ranked) {
    const at = await scope.chunkAt(found.key, found.chunk);
    // A file removed between ranking and reading counts as not found.
    if (at) all.push({ found, at });
  }
  return all;
}

function toHit({ score, found_by }: RankedChunk, { facts, chunk }: FoundChunk): Hit {
  const { id, doc_id, kind, text, path, outline, anchors, extractors } = chunk;
  return {
    score,
    found_by,
    chunk_id: id,
    doc_id,
    filename: facts.name,
    kind,
    text,
    path,
    outline,
    anchors,
    extractors,
  };
}

/** The named chunks that the principal may see, by both ids. */
async function evidenceOf(
  scope: Scope,
  references: Partial<ChunkReference>[],
): Promise<Map<string, EvidenceChunk>> {
  const found = new Map<string, EvidenceChunk>();
  for (const { doc_id = "", chunk_id = "" } of references) {
    const at = await scope.find(doc_id, chunk_id);
    if (!at) continue;
    const { text, path, anchors, blocks, kind } = at.chunk;
    const all = kind === "table" ? await scope.tables(at.facts) : [];
    found.set(`${doc_id} ${chunk_id}`, {
      doc_id,
      chunk_id,
      filename: at.facts.name,
      text,
      path,
      anchors,
      tables: all.filter(({ block }) => blocks.includes(block)),
    });
  }
  return found;
}
