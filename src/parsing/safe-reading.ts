/**
 * Isolated, cached, deduplicated parsing as the service does it: parser processes behind the parse cache; identical
 * concurrent requests share one run.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import { Refusal } from "../model/refusal.js";
import { unreadDocument } from "../readers/read.js";
import { type ReadOptions, unreadable } from "../readers/reader.js";
import type { PartName, Parts } from "./job-messages.js";
import {
  type CachedPart,
  type CacheKey,
  ParseCache,
  type ParseCacheOptions,
} from "./parse-cache.js";
import { parserGeneration } from "./parser-generation.js";
import { ProcessFailed } from "./parser-process.js";
import type {
  OutputRequest,
  ParseRequest,
  ParseResult,
  Parsing,
  PieceRequest,
  ReadSummary,
  StoredFile,
} from "./parsing.js";
import { type JobOrder, ParserPool, type PoolOptions, QueueTimeout } from "./pool.js";
import { ReadCounters, type ReadingState } from "./read-counters.js";
import { entriesOf, summarise } from "./run-job.js";
import { SharedTask } from "./shared-task.js";

/** The share of the time limit that a person waits for a parser; then they are told to come back. */
const PATIENCE = 0.5;
/** As the contract states for every `503` of this kind. */
const RETRY_AFTER_SECONDS = 5;

export interface SafeReadingOptions extends PoolOptions {
  /** Cache directory; null turns the cache off. */
  cache: string | null;
  read: ReadOptions;
  /** Told of what goes wrong in the cache; reading goes on without it. */
  onFault?: ParseCacheOptions["onFault"];
}

interface PartsResult {
  summary: ReadSummary;
  parts: Parts;
  /** The timeout in seconds that was too short for all pages; absent if it sufficed. */
  within?: number;
}

export class SafeReading implements Parsing {
  /** Reads under way, so that the same question asked twice at once is worked on once. */
  private readonly running = new Map<string, SharedTask<ParseResult>>();
  private readonly counters = new ReadCounters();
  private inFlightCount = 0;

  private constructor(
    readonly pool: ParserPool,
    readonly cache: ParseCache | null,
    private readonly options: ReadOptions,
    private readonly timeout: number,
  ) {}

  static async open(options: SafeReadingOptions): Promise<SafeReading> {
    const { onFault } = options;
    const cache = options.cache
      ? await ParseCache.open(options.cache, parserGeneration(), { ...(onFault && { onFault }) })
      : null;
    const { ocrData } = options.read;
    const pool = new ParserPool({ ...options, ...(ocrData && { readable: [resolve(ocrData)] }) });
    return new SafeReading(pool, cache, options.read, options.timeout);
  }

  get inFlight(): number {
    return this.inFlightCount;
  }

  get state(): ReadingState {
    const { cacheHits, cacheMisses, reads } = this.counters;
    const { waiting, pids, restarts } = this.pool;
    const processes = pids.length;
    return {
      inFlight: this.inFlightCount,
      waiting,
      processes,
      restarts,
      cacheHits,
      cacheMisses,
      cacheDamaged: this.cache?.damaged ?? 0,
      cacheWriteFailures: this.cache?.writeFailures ?? 0,
      reads,
    };
  }

  async read(request: ParseRequest): Promise<ParseResult> {
    const id = JSON.stringify([
      request.file.sha256,
      request.filename,
      request.want,
      request.timeout ?? null,
      request.keep ?? true,
    ]);
    const running = this.running.get(id) ?? this.start(id, request);
    return running.join(request.signal);
  }

  private start(id: string, request: ParseRequest): SharedTask<ParseResult> {
    this.inFlightCount++;
    const task = new SharedTask((signal) =>
      this.readOnce({ ...request, signal }).finally(() => {
        this.inFlightCount--;
        if (this.running.get(id) === task) this.running.delete(id);
      }),
    );
    this.running.set(id, task);
    task.signal.addEventListener("abort", () => this.running.delete(id));
    return task;
  }

  piece(asked: PieceRequest): Buffer | null {
    if (!this.cache) return null;
    const { sha256, filename, budget } = asked;
    const part = cachePartName({ kind: "entries", budget })!;
    const found = this.cache.piece({ sha256, filename, options: this.options, part }, asked);
    if (found) this.counters.cacheHits++;
    return found;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async readOnce(request: ParseRequest): Promise<ParseResult> {
    const key = (part: string): CacheKey => ({
      sha256: request.file.sha256,
      filename: request.filename,
      options: this.options,
      part,
    });
    const { want, timeout = this.timeout } = request;
    const derived = cachePartName(want);
    const kept = derived ? await this.cached(key(derived), want.kind, timeout) : undefined;
    if (kept && (want.kind === "entries" || want.kind === "page"))
      return toParseResult(request, kept);
    const document =
      want.kind === "page" ? undefined : await this.cached(key("document"), "document", timeout);
    if (document && want.kind === "document") return toParseResult(request, document);
    if (document && kept) {
      return toParseResult(request, { ...kept, parts: { ...document.parts, ...kept.parts } });
    }
    let result: PartsResult;
    const began = performance.now();
    try {
      result = await this.run(request, document, timeout);
    } catch (error) {
      if (error instanceof QueueTimeout)
        throw new Refusal("PARSERS_BUSY", { retryAfter: RETRY_AFTER_SECONDS });
      // A process that died says nothing lasting about the file: this answer is never cached.
      if (!(error instanceof ProcessFailed)) throw error;
      result = failedResult(request, error);
      this.counters.add(result.summary, (performance.now() - began) / 1000);
      return toParseResult(request, result);
    }
    if (!document) this.counters.add(result.summary, (performance.now() - began) / 1000);
    // The file changed after it was hashed: the result does not belong to this key.
    const isOther = result.summary.doc_id !== `sha256:${request.file.sha256}`;
    if (request.keep === false || isOther) {
      return toParseResult(request, { ...result, parts: { ...document?.parts, ...result.parts } });
    }
    if (!document)
      await this.writeCached(
        key("document"),
        { ...result, summary: { ...result.summary, chunks: 0 } },
        "document",
      );
    if (derived) await this.writeCached(key(derived), result, want.kind);
    return toParseResult(request, { ...result, parts: { ...document?.parts, ...result.parts } });
  }

  /** Runs the job on the cached Document if there is one, else on the file. */
  private async run(
    request: ParseRequest,
    readCached: PartsResult | undefined,
    timeout: number,
  ): Promise<PartsResult> {
    const { file, filename, want, progress } = request;
    const document = readCached?.parts.document;
    const job = { filename, options: this.options, want };
    const { consumer, bulk, signal } = request;
    const order: JobOrder = {
      timeout,
      ...(consumer !== undefined && { consumer }),
      ...(bulk ? { bulk } : { patience: timeout * PATIENCE }),
      ...(signal && { signal }),
    };
    const { late, ...result } = document
      ? await this.pool.run(
          { ...job, input: "document", bytes: document.length },
          () => singleChunk(document),
          order,
        )
      : await this.pool.run({ ...job, input: "file", bytes: file.bytes }, () => streamFile(file), {
          ...order,
          ...(progress && { progress }),
        });
    const within = late ? timeout : readCached?.within;
    return { ...result, ...(within !== undefined && { within }) };
  }

  /** A result that ran out of time is used only for requests with no longer timeout. */
  private async cached(
    key: CacheKey,
    name: PartName,
    timeout: number,
  ): Promise<PartsResult | undefined> {
    if (!this.cache) return undefined;
    const part = await this.cache.get(key);
    const found = part && cachedResult(part, name);
    if (!found || (found.within !== undefined && timeout > found.within)) {
      this.counters.cacheMisses++;
      return undefined;
    }
    this.counters.cacheHits++;
    return found;
  }

  private async writeCached(
    key: CacheKey,
    { summary, within, parts }: PartsResult,
    name: PartName,
  ): Promise<void> {
    const body = parts[name];
    if (!this.cache || !body) return;
    const pieces = name === "entries" && parts.pieces && JSON.parse(parts.pieces.toString("utf8"));
    const facts: CachedFacts = { ...summary, ...(within !== undefined && { within }) };
    await this.cache.put(key, { facts: { ...facts, ...(pieces && { pieces }) }, body });
  }
}

/** What stands in the cache beside a part. */
interface CachedFacts extends ReadSummary {
  within?: number;
  /** Of entries: read by `entry-offsets.ts` alone. */
  pieces?: unknown;
}

function cachedResult({ facts, body }: CachedPart, name: PartName): PartsResult {
  const { within, pieces: _, ...summary } = facts as CachedFacts;
  return { summary, parts: { [name]: body }, ...(within !== undefined && { within }) };
}

/** Cache key part of an output derived from the Document or rendered from the file. */
function cachePartName(want: OutputRequest): string | undefined {
  if (want.kind === "chunks" && want.markdown) return undefined;
  if ("budget" in want) return `${want.kind}-${want.budget}`;
  if (want.kind !== "page") return undefined;
  const inner = want.inner?.length ? `-${nameHash(want.inner)}` : "";
  return `page-${want.page}-${want.width}${inner}`;
}

function nameHash(path: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(path)).digest("hex").slice(0, 16);
}

function streamFile(file: StoredFile): AsyncIterable<Buffer> {
  return createReadStream(file.path, { highWaterMark: 256 * 1024 });
}

async function* singleChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The Document of a file whose parser process died. */
function failedResult(request: ParseRequest, error: ProcessFailed): PartsResult {
  const document = unreadDocument(
    { filename: request.filename, bytes: request.file.bytes, sha256: request.file.sha256 },
    unreadable(error.reason),
  );
  return {
    summary: summarise(document, 0),
    parts: {
      document: Buffer.from(JSON.stringify(document)),
      chunks: Buffer.from("[]"),
      entries: Buffer.from(JSON.stringify(entriesOf(document, DEFAULT_CHUNK_BUDGET))),
      page: Buffer.from("null"),
      places: Buffer.from("[]"),
      markdown: Buffer.from(`> ${document.access.reason_text}\n`),
    },
  };
}

function toParseResult(request: ParseRequest, { summary, parts }: PartsResult): ParseResult {
  switch (request.want.kind) {
    case "document":
      return { summary, body: parts.document! };
    case "markdown":
      return { summary, body: parts.markdown! };
    case "page":
      return { summary, body: parts.page! };
    case "places":
      return { summary, body: parts.places! };
    case "entries":
      return { summary, body: parts.entries! };
    case "chunks":
      return {
        summary,
        body: Buffer.concat([
          Buffer.from('{"document":'),
          parts.document!,
          Buffer.from(',"chunks":'),
          parts.chunks!,
          ...(request.want.markdown
            ? [Buffer.from(`,"markdown":${JSON.stringify(parts.markdown!.toString("utf8"))}`)]
            : []),
          Buffer.from("}"),
        ]),
      };
  }
}
