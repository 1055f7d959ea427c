/** Questions to a tenant as one principal: search, context, answer, verification. */

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
import type { Scope } from "../tenants/scope.js";
import type { Tenants } from "../tenants/tenants.js";
import { askedOfEvent } from "../text/asked-of-event.js";
import { synonymsIn } from "../text/everyday-language.js";
import { partsAsked } from "../text/parts-asked.js";
import { sentencesAsked } from "../text/sentences-asked.js";
import { extractAnswer } from "./answer/answer.js";
import type { AnswerHit } from "./answer/found-tables.js";
import { inFull, withSubject } from "./answer/full-question.js";
import { joinAnswers } from "./answer/join-answers.js";
import { correctWords } from "./answer/mistyped-words.js";
import { documentNamed } from "./answer/named-document.js";
import { answerHits } from "./answer-hits.js";
import { buildContext } from "./context.js";
import type { EvidenceChunk } from "./evidence-chunk.js";
import { answerByGateway } from "./llm/llm-answer.js";
import type { Complete } from "./llm/llm-client.js";
import { RERANK_DEPTH, type Rerank } from "./rerank.js";
import { foundOf, type RichHit, richHitsOf, toHit } from "./rich-hits.js";
import { verify } from "./verify/verify.js";

/** Sentences beside a question in which a document is looked for. */
const MOST_BESIDE = 5;
/** Hits whose titles may be named in a question or beside it. */
const NAMED_DEPTH = 5;

/** Tenant and principal of a question, and which documents it is asked of. */
interface Asker {
  tenant: string;
  principal?: string | undefined;
  filter?: Filter | undefined;
  /** False: answer from what is read already. */
  wait?: boolean | undefined;
}

interface Extracted {
  question: string;
  history?: readonly string[] | undefined;
  limit: number;
}

interface ExtractedPart {
  part: string;
  history: readonly string[];
  limit: number;
  /** Of documents, by their id. */
  dates: Map<string, string>;
}

interface Generated extends Extracted {
  complete: Complete;
  gone?: AbortSignal;
}

/** An answer, and the question that it answers where that is not the one as said. */
type Understood = AnswerBody & { understood: string | null };

const factsOf = (hit: AnswerHit) => (hit as RichHit).facts;

interface SearchResult {
  tenant: string;
  query: string;
  chunks_searched: number;
  skipped: Skipped[];
  hits: Hit[];
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
    const { understood, ...answer } = complete
      ? await this.generated(scope, { ...asker, limit, complete })
      : await this.extracted(scope, { ...asker, limit });
    return {
      tenant: asker.tenant,
      question: asker.question,
      ...(understood !== null && { understood_as: understood }),
      skipped: skippedOf(scope),
      ...answer,
    };
  }

  /** Written by the language model, which reads every way to speak and also gets evidence found by vectors. */
  private async generated(
    scope: Scope,
    { question, history = [], limit, complete, gone }: Generated,
  ): Promise<Understood> {
    const full = withSubject(inFull(question, this.titlesFor(scope, question)), history);
    const found = await richHitsOf(scope, await this.candidates(scope, full, limit));
    const answer = await answerByGateway({
      question: full,
      hits: (await this.best(full, found, limit)).hits,
      budget: DEFAULT_CONTEXT_BUDGET,
      rarity: scope.termRarity(),
      factsOf,
      complete: (messages) => complete(messages, gone),
    });
    return { ...answer, understood: full === question ? null : full };
  }

  /** Lines of the chunks, found by words only: of each thing that is asked at once its own. */
  private async extracted(
    scope: Scope,
    { question, history = [], limit }: Extracted,
  ): Promise<Understood> {
    const { asks, beside } = sentencesAsked(question);
    const named = this.documentsNamed(scope, beside);
    const parts = partsAsked(asks).map((part) => `${named} ${part}`.trim());
    const answers: Understood[] = [];
    const dates = new Map<string, string>();
    for (const part of parts)
      answers.push(await this.extractedPart(scope, { part, history, limit, dates }));
    const isAsSaid = answers.length === 1 && beside.length === 0;
    if (isAsSaid) return answers[0]!;
    const understood = answers.map((each, place) => each.understood ?? parts[place]!).join(" ");
    return { ...joinAnswers(answers, limit, dates), understood };
  }

  /** The documents that are named beside the question, in the words of their titles. */
  private documentsNamed(scope: Scope, beside: readonly string[]): string {
    const named = beside
      .slice(0, MOST_BESIDE)
      .map((said) => documentNamed(said, this.titlesFor(scope, said)));
    return named.filter((each) => each !== "").join(" ");
  }

  /** The titles of what the words of a text find. */
  private titlesFor(scope: Scope, said: string): () => string[] {
    return () => scope.searchWords(said, NAMED_DEPTH).map(({ key }) => scope.titleOf(key));
  }

  /** Adds to `dates` those of the documents that were found. */
  private async extractedPart(
    scope: Scope,
    { part: said, history, limit, dates }: ExtractedPart,
  ): Promise<Understood> {
    const rarity = scope.termRarity();
    const full = withSubject(inFull(said, this.titlesFor(scope, said)), history);
    let hits = await answerHits(scope, full);
    const question = correctWords(
      full,
      (word) => rarity.of("words", word) <= rarity.ofOne,
      hits.map((hit) => [...hit.path, ...hit.facts.about, hit.text].join("\n")),
    );
    if (question !== full) hits = await answerHits(scope, question);
    for (const { doc_id, facts } of hits) if (facts.issuedDate) dates.set(doc_id, facts.issuedDate);
    const own = { ...rarity, own: scope.ownSynonyms() };
    const answer = extractAnswer(askedOfEvent(question), hits, limit, own, factsOf);
    return { ...answer, understood: question === said ? null : question };
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
