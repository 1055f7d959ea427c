/** A question to a tenant, as one principal may ask it: search, context, answer, verification. */

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
import type { Skipped } from "../model/listing.js";
import { Refusal } from "../model/refusal.js";
import type { RankedChunk } from "../search/engine.js";
import { skippedOf } from "../tenants/listing.js";
import type { FoundChunk, Scope } from "../tenants/scope.js";
import type { Tenants } from "../tenants/tenants.js";
import { extractAnswer } from "./answer.js";
import { kindAsked } from "./answer-kind.js";
import { bundle } from "./context.js";
import type { AnswerHit, FoundDocument } from "./found-tables.js";
import { answerByGateway } from "./llm-answer.js";
import type { Complete } from "./llm-client.js";
import { linesOf } from "./score-lines.js";
import { type EvidenceChunk, verify } from "./verify.js";
import { ANSWER } from "./weights.js";

/** `제2조(정의) … “…”이란 …을 말한다.` */
const SAID_OF_DEFINITIONS = "정의 말한다";

/** Who asks, and where. */
interface Asker {
  tenant: string;
  principal?: string | undefined;
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
  ) {}

  async search(
    asker: Asker & { query: string; limit?: number | undefined },
  ): Promise<SearchResult> {
    const scope = await this.scope(asker);
    const hits = await hitsOf(scope, await scope.search(asker.query, clipped(asker.limit)));
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
    { tenant: string; query: string; chunks_searched: number; skipped: Skipped[] } & Bundle
  > {
    const scope = await this.scope(asker);
    const hits = await hitsOf(scope, await scope.search(asker.query, clipped(asker.limit)));
    const budget = Math.min(asker.budget ?? DEFAULT_CONTEXT_BUDGET, MAX_CONTEXT_BUDGET);
    return {
      tenant: asker.tenant,
      query: asker.query,
      chunks_searched: scope.chunks,
      ...bundle(hits, budget),
      skipped: skippedOf(scope),
    };
  }

  /** Extracted from the chunks; with `llm`, written by the gateway and checked. There is no way from one to the other. */
  async answer(
    asker: Asker & {
      question: string;
      limit?: number | undefined;
      llm?: boolean | undefined;
      /** The caller has gone: the gateway is not kept busy for nobody. */
      gone?: AbortSignal;
    },
  ): Promise<{ tenant: string; question: string; skipped: Skipped[] } & AnswerBody> {
    const complete = asker.llm ? this.complete : null;
    if (asker.llm && !complete) throw new Refusal("LLM_NOT_CONFIGURED", { field: "llm" });
    const scope = await this.scope(asker);
    const limit = clipped(asker.limit);
    // Lines are chosen by words; a model may find evidence by meaning too.
    const found = complete
      ? await scope.search(asker.question, limit)
      : scope.searchWords(asker.question, ANSWER.depth);
    const hits = await richHitsOf(scope, found);
    if (!complete) hits.push(...(await this.definitions(scope, asker.question, hits)));
    const rarity = scope.termRarity();
    const factsOf = (hit: AnswerHit) => (hit as RichHit).facts;
    const answer = complete
      ? await answerByGateway(
          asker.question,
          hits,
          DEFAULT_CONTEXT_BUDGET,
          rarity,
          factsOf,
          (messages) => complete(messages, asker.gone),
        )
      : extractAnswer(asker.question, hits, limit, rarity, factsOf);
    return { tenant: asker.tenant, question: asker.question, skipped: skippedOf(scope), ...answer };
  }

  /** A law defines its words in one place and uses them in all others: that place is looked for by itself, and ranked last. */
  private async definitions(
    scope: Scope,
    question: string,
    hits: readonly RichHit[],
  ): Promise<RichHit[]> {
    const { word, pattern } = kindAsked(question);
    if (word === undefined) return [];
    const score = hits.at(-1)?.score ?? 0;
    const found = scope.searchWords(`${word} ${SAID_OF_DEFINITIONS}`, ANSWER.depth);
    const defining = (await richHitsOf(scope, found)).filter(
      (hit) =>
        linesOf(hit).some((line) => line.search(pattern!) >= 0) &&
        !hits.some(({ doc_id, chunk_id }) => hit.doc_id === doc_id && hit.chunk_id === chunk_id),
    );
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

  private scope({ tenant, principal }: Asker): Promise<Scope> {
    return this.tenants.scope(tenant, principal ?? null);
  }
}

/** More than the cap is clipped, not refused. */
function clipped(limit: number | undefined): number {
  return Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT);
}

async function hitsOf(scope: Scope, ranked: readonly RankedChunk[]): Promise<Hit[]> {
  return (await foundOf(scope, ranked)).map(({ found, at }) => described(found, at));
}

/** With what an answer needs to know of their documents. */
async function richHitsOf(scope: Scope, ranked: readonly RankedChunk[]): Promise<RichHit[]> {
  const hits: RichHit[] = [];
  for (const { found, at } of await foundOf(scope, ranked)) {
    const { revisions, doc_number, issued_date, issuer } = at.facts.structure;
    const about = [at.facts.name, doc_number, issued_date, issuer].filter((each) => each !== null);
    const facts = { about, tables: await scope.tables(at.facts), revisions };
    hits.push({ ...described(found, at), blocks: at.chunk.blocks, facts });
  }
  return hits;
}

async function foundOf(scope: Scope, ranked: readonly RankedChunk[]) {
  const all: { found: RankedChunk; at: FoundChunk }[] = [];
  for (const found of ranked) {
    const at = await scope.chunkAt(found.key, found.chunk);
    // A file that went between ranking and reading is as if it had never been found.
    if (at) all.push({ found, at });
  }
  return all;
}

function described({ score, found_by }: RankedChunk, { facts, chunk }: FoundChunk): Hit {
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
    const { text, path, anchors } = at.chunk;
    found.set(`${doc_id} ${chunk_id}`, {
      doc_id,
      chunk_id,
      filename: at.facts.name,
      text,
      path,
      anchors,
    });
  }
  return found;
}
