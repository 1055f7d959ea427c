/** A corpus folder in the caller's own process: the service's questions with its access rules, without HTTP. */
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { viewAnswer } from "../evidence/answer-view.js";
import { Questions } from "../evidence/ask.js";
import { gatewayClient } from "../evidence/llm/llm-client.js";
import { requestCheck } from "../http/check-request.js";
import { viewHtml } from "../http/pages/view.js";
import type { Listing } from "../model/listing.js";
import {
  type AnswerRequest,
  AnswerRequestSchema,
  type AnswerResponse,
  type ContextRequest,
  ContextRequestSchema,
  type ContextResponse,
  type SearchRequest,
  SearchRequestSchema,
  type SearchResponse,
  type VerifyRequest,
  VerifyRequestSchema,
  type VerifyResponse,
} from "../model/questions.js";
import { Refusal } from "../model/refusal.js";
import { parserGeneration } from "../parsing/parser-generation.js";
import { SafeReading } from "../parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS, type ReadOptions } from "../readers/reader.js";
import { openEmbedder } from "../search/open-embedder.js";
import { DECLARATIONS } from "../settings/declarations.js";
import { listScope } from "../tenants/listing.js";
import { Tenants } from "../tenants/tenants.js";

export interface CorpusOptions {
  /** Folder of parse results and indexes; without one they are in memory and made anew at every start. */
  cache?: string;
  /** Parser processes; as many as cores unless told. */
  workers?: number;
  /** Seconds one file may take. */
  timeout?: number;
  /** MiB of memory one parser process may use. */
  memory?: number;
  /** How files are read: `ocr`, `layout`. */
  read?: Partial<ReadOptions>;
  /** Folder of an embedding model, for search by meaning. */
  vectorModel?: string;
  /** An OpenAI-compatible gateway, for `llm: true`. */
  gateway?: { baseUrl: string | URL; model: string; apiKey: string };
}

/** Opens a folder that holds one folder for each tenant. Close it at the end: it has parser processes. */
export async function openCorpus(folder: string, options: CorpusOptions = {}): Promise<Corpus> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new TypeError(`${folder}: 폴더가 없습니다 / there is no such folder`);
  const directory = options.vectorModel ?? null;
  const { embedder, info } = await openEmbedder({ enabled: directory !== null, directory });
  // Asked for and not there: nothing falls back silently.
  if (directory !== null && !embedder) throw new TypeError(info.reason!);
  const cache = options.cache ?? null;
  const parsing = await SafeReading.open({
    cache,
    workers: options.workers ?? availableParallelism(),
    timeout: options.timeout ?? DECLARATIONS.SERVICE_PARSE_TIMEOUT.default,
    memory: options.memory ?? DECLARATIONS.SERVICE_PARSE_MEMORY.default,
    read: { ...DEFAULT_READ_OPTIONS, ...options.read },
  });
  const tenants = new Tenants({
    corpus: folder,
    parsing,
    state: cache,
    generation: parserGeneration(),
    embedder,
  });
  const { gateway } = options;
  const complete = gateway && gatewayClient({ ...gateway, baseUrl: new URL(gateway.baseUrl) });
  return new Corpus(parsing, tenants, new Questions(tenants, complete ?? null));
}

const check = {
  search: requestCheck(SearchRequestSchema),
  context: requestCheck(ContextRequestSchema),
  answer: requestCheck(AnswerRequestSchema),
  verify: requestCheck(VerifyRequestSchema),
};

/** Requests and answers are those of the routes; what a route refuses throws a `Refusal` with its `reason`. */
export class Corpus {
  constructor(
    private readonly parsing: SafeReading,
    private readonly folders: Tenants,
    private readonly questions: Questions,
  ) {}

  /** Names of the folders. */
  tenants(): Promise<string[]> {
    return this.folders.names();
  }

  async documents({ tenant, principal }: { tenant: string; principal?: string }): Promise<Listing> {
    // Who holds the folder may know what is wrong with its rules.
    return listScope(tenant, await this.folders.scope(tenant, principal ?? null), true);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    check.search(request);
    return this.questions.search(request);
  }

  async context(request: ContextRequest): Promise<ContextResponse> {
    check.context(request);
    return this.questions.context(request);
  }

  async answer(request: AnswerRequest, signal?: AbortSignal): Promise<AnswerResponse> {
    check.answer(request);
    return this.questions.answer({ ...request, ...(signal && { gone: signal }) });
  }

  async verify(request: VerifyRequest): Promise<VerifyResponse> {
    check.verify(request);
    return this.questions.verify(request);
  }

  /** The answer with its evidence painted on the pages, as one HTML file. */
  async view(request: AnswerRequest, signal?: AbortSignal): Promise<string> {
    const answer = await this.answer(request, signal);
    const scope = await this.folders.scope(request.tenant, request.principal ?? null);
    return viewHtml(await viewAnswer(answer, scope, this.parsing.cache !== null));
  }

  /** A page of a document as a picture: SVG for HWP and HWPX, WebP or PNG for the others; null where none is drawn. */
  async page(request: {
    tenant: string;
    doc_id: string;
    page: number;
    principal?: string;
    width?: number;
    as?: "png";
  }) {
    const { tenant, doc_id, page, principal, width = 1100, as } = request;
    const scope = await this.folders.scope(tenant, principal ?? null);
    const facts = scope.document(doc_id);
    if (!facts) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "doc_id" });
    return scope.pagePicture(facts, page, { width, ...(as && { as }) });
  }

  /** Ends the parser processes and writes the index to the cache folder. */
  async close(): Promise<void> {
    await this.folders.close();
    await this.parsing.close();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }
}
