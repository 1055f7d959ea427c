/**
 * Isolated, cached, deduplicated parsing as the service does it: parser processes behind the parse cache; identical
 * concurrent requests share one run.
 */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { pathForDisk } from "../disk/raw-names.js";
import type { ReasonCode } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";
import type { ReadOptions } from "../readers/reader.js";
import { formatEntry } from "../readers/registry.js";
import { ByteBudget } from "./byte-budget.js";
import type { PartName, Parts } from "./job-messages.js";
import {
  type CachedPart,
  type CacheKey,
  ParseCache,
  type ParseCacheOptions,
  type SharedResults,
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
import { ResultBody } from "./result-body.js";
import { SharedTask } from "./shared-task.js";

/** The share of the time limit that a person waits for a parser; then they are told to come back. */
const QUEUE_TIME_SHARE = 0.5;
/** Bytes of large results at once in memory, from the parser or the cache to the client's file: with their copies the service stays under a gibibyte. */
const RESULTS_IN_MEMORY = 256 * 1024 * 1024;
/** As the contract states for every `503` of this kind. */
const RETRY_AFTER_SECONDS = 5;

export interface SafeReadingOptions extends PoolOptions {
  /** Cache directory; null turns the cache off. */
  cache: string | null;
  read: ReadOptions;
  /** A file is sure to come: the first parser starts while the cache is opened. */
  startAhead?: boolean;
  /** Told of what goes wrong in the cache; reading goes on without it. */
  onFault?: ParseCacheOptions["onFault"];
  /** Results that services share; used where there is a cache on disk too. */
  shared?: SharedResults;
}

const PARSE_TIME = Buffer.from('"parse_ms":');

type Reserve = (bytes: number) => Promise<void>;

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
  private readonly budget = new ByteBudget(RESULTS_IN_MEMORY);
  private inFlightCount = 0;

  private constructor(
    readonly pool: ParserPool,
    readonly cache: ParseCache | null,
    private readonly options: ReadOptions,
    private readonly timeout: number,
  ) {}

  static async open(options: SafeReadingOptions): Promise<SafeReading> {
    const { onFault, shared } = options;
    const { ocrData } = options.read;
    const pool = new ParserPool({ ...options, ...(ocrData && { readable: [resolve(ocrData)] }) });
    if (options.startAhead) pool.startAhead();
    try {
      const cache = options.cache
        ? await ParseCache.open(options.cache, parserGeneration(), {
            ...(onFault && { onFault }),
            ...(shared && { shared }),
          })
        : null;
      return new SafeReading(pool, cache, options.read, options.timeout);
    } catch (error) {
      await pool.close();
      throw error;
    }
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
    const id = !isKept(request)
      ? randomUUID()
      : JSON.stringify([
          request.file.sha256,
          request.filename,
          request.want,
          request.timeout ?? null,
          request.rejectIfKilled ?? false,
        ]);
    const running = this.running.get(id) ?? this.start(id, request);
    const { summary, body } = await running.join(request.signal);
    return { summary, body: body.share() };
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
    // After all who asked have their share.
    void task.join().then(
      ({ body }) => setImmediate(() => void body.release()),
      () => {},
    );
    task.signal.addEventListener("abort", () => this.running.delete(id));
    return task;
  }

  piece(asked: PieceRequest): Buffer | null {
    if (!this.cache) return null;
    const { sha256, budget } = asked;
    const part = cachePartName({ kind: "entries", budget })!;
    const found = this.cache.piece({ sha256, options: this.options, part }, asked);
    if (found) this.counters.cacheHits++;
    return found;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async readOnce(request: ParseRequest): Promise<ParseResult> {
    const room = this.budget.open();
    try {
      return await this.readWithin(request, (bytes) => room.reserve(bytes));
    } finally {
      room.release();
    }
  }

  /** `reserve` waits until large bytes may be held in memory; no longer than until this returns. */
  private async readWithin(request: ParseRequest, reserve: Reserve): Promise<ParseResult> {
    if (request.failed) return this.failure(request, request.failed);
    const key = (part: string): CacheKey => ({
      sha256: request.file.sha256,
      options: this.options,
      part,
    });
    const { want, timeout = this.timeout } = request;
    const derived = cachePartName(want);
    const usesCache = isKept(request);
    const kept =
      derived && usesCache
        ? await this.cached(key(derived), { ...request, name: want.kind, timeout, reserve })
        : undefined;
    if (kept && (want.kind === "entries" || want.kind === "page"))
      return toParseResult(request, kept);
    const document =
      want.kind === "page" || !usesCache
        ? undefined
        : await this.cached(key("document"), { ...request, name: "document", timeout, reserve });
    const named = document && isNamed(document, request.filename);
    if (named && want.kind === "document") return toParseResult(request, document);
    if (named && kept) {
      return toParseResult(request, { ...kept, parts: { ...document.parts, ...kept.parts } });
    }
    let result: PartsResult;
    const began = performance.now();
    try {
      result = await this.run({ ...request, timeout }, document, reserve);
    } catch (error) {
      if (error instanceof QueueTimeout)
        throw new Refusal("PARSERS_BUSY", { retryAfter: RETRY_AFTER_SECONDS });
      // A process that died says nothing lasting about the file: this answer is never cached.
      if (!(error instanceof ProcessFailed)) throw error;
      // Over its limits of time or memory the file would be again: that is an answer.
      if (request.rejectIfKilled && error.reason === "READER_FAILED") throw error;
      const failure = await this.failure(request, error.reason);
      this.count(request, failure.summary, began);
      return failure;
    }
    if (!document) this.count(request, result.summary, began);
    // The file changed after it was hashed: the result does not belong to this key.
    const isOther = result.summary.doc_id !== `sha256:${request.file.sha256}`;
    if (!usesCache || isOther) {
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

  private async failure(request: ParseRequest, reason: ReasonCode): Promise<ParseResult> {
    const { failedResult } = await import("./failed-result.js");
    return toParseResult(request, failedResult(request, reason));
  }

  /** Taking a password off is no reading; that follows. */
  private count({ want }: ParseRequest, summary: ReadSummary, began: number): void {
    if (want.kind !== "unlocked") this.counters.add(summary, (performance.now() - began) / 1000);
  }

  /** Runs the job on the cached Document if there is one, else on the file. */
  private async run(
    request: ParseRequest & { timeout: number },
    readCached: PartsResult | undefined,
    reserve: Reserve,
  ): Promise<PartsResult> {
    const { file, filename, want, progress, timeout } = request;
    const document = readCached?.parts.document;
    const { password, consumer, bulk, signal, started } = request;
    const job = {
      filename,
      options: { ...this.options, ...request.options },
      want,
      ...(password !== undefined && { password }),
    };
    const order: JobOrder = {
      timeout,
      reserve,
      ...(consumer !== undefined && { consumer }),
      ...(bulk ? { bulk } : { patience: timeout * QUEUE_TIME_SHARE }),
      ...(signal && { signal }),
      ...(started && { started }),
    };
    if (!document) await file.fetch?.();
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

  /**
   * A result that ran out of time is used only for requests with no longer timeout, one that the file's name may have decided only
   * under the same name.
   */
  private async cached(key: CacheKey, asked: CacheLookup): Promise<PartsResult | undefined> {
    if (!this.cache) return undefined;
    const { name, filename, timeout, reserve } = asked;
    const part = await this.cache.get(key, reserve);
    const found = part && cachedResult(part, name);
    const late = found?.within !== undefined && timeout > found.within;
    if (!found || late || !(isNameless(found.summary) || isNamed(found, filename))) {
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
    const facts: CachedFacts = {
      ...summary,
      parse_ms: 0,
      ...(within !== undefined && { within }),
      ...(pieces && { pieces }),
    };
    const isTimed = name === "document";
    await this.cache.put(key, { facts, body: isTimed ? withoutTimes(body) : [body] });
  }
}

function isKept({ keep, password, options, failed }: ParseRequest): boolean {
  return keep !== false && password === undefined && options === undefined && !failed;
}

interface CacheLookup {
  name: PartName;
  filename: string;
  timeout: number;
  reserve: Reserve;
}

function isNamed({ summary }: PartsResult, filename: string): boolean {
  return summary.filename === filename.normalize("NFC");
}

/** Which package a locked or broken file is, or which kind of plain text, its name may decide; finding that out again costs nothing. */
function isNameless({ readable, reason, format }: ReadSummary): boolean {
  return (readable && !formatEntry(format)?.toldByName) || reason === "NO_TEXT";
}

/** What stands in the cache beside a part. */
interface CachedFacts extends ReadSummary {
  within?: number;
  /** Of entries: read by `entry-offsets.ts` alone. */
  pieces?: unknown;
}

/**
 * A Document from the cache took no time to parse. The time of the first reading would tell others that somebody sent the same file. In
 * text the quotes of these words would be escaped, so that what is found is the member.
 */
function withoutTimes(document: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = document.indexOf(PARSE_TIME); at >= 0; at = document.indexOf(PARSE_TIME, from)) {
    const digits = at + PARSE_TIME.length;
    pieces.push(document.subarray(from, digits), Buffer.from("0"));
    from = digits;
    while (isDigit(document[from])) from++;
  }
  return [...pieces, document.subarray(from)];
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function cachedResult({ facts, body }: CachedPart, name: PartName): PartsResult {
  const { within, pieces: _, ...summary } = facts as CachedFacts;
  return { summary, parts: { [name]: body }, ...(within !== undefined && { within }) };
}

/** Cache key part of an output derived from the Document or rendered from the file. */
function cachePartName(want: OutputRequest): string | undefined {
  if (want.kind === "chunks" && want.markdown) return undefined;
  if (want.kind === "item") return undefined;
  if ("budget" in want) return `${want.kind}-${want.budget}`;
  if (want.kind !== "page") return undefined;
  const inner = want.inner?.length ? `-${nameHash([...want.inner, want.doc_id ?? ""])}` : "";
  return `page-${want.page}-${want.width}${want.as ? `-${want.as}` : ""}${inner}`;
}

function nameHash(path: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(path)).digest("hex").slice(0, 16);
}

function streamFile(file: StoredFile): AsyncIterable<Buffer> {
  return createReadStream(pathForDisk(file.path), { highWaterMark: 256 * 1024 });
}

async function* singleChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function toParseResult(
  request: ParseRequest,
  { summary, parts }: PartsResult,
): Promise<ParseResult> {
  const filename = request.filename.normalize("NFC");
  return {
    summary: { ...summary, filename },
    body: await ResultBody.of(bodyPieces(request, parts)),
  };
}

function bodyPieces({ want }: ParseRequest, parts: Parts): Buffer[] {
  if (want.kind !== "chunks") return [parts[want.kind]!];
  return [
    Buffer.from('{"document":'),
    parts.document!,
    Buffer.from(',"chunks":'),
    parts.chunks!,
    ...(want.markdown
      ? [Buffer.from(`,"markdown":${JSON.stringify(parts.markdown!.toString("utf8"))}`)]
      : []),
    Buffer.from("}"),
  ];
}
