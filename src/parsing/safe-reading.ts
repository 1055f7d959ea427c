/** Reading as the service does it: in parser processes, through the cache, each file once. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { resolve } from "node:path";
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import { unreadDocument } from "../readers/read.js";
import { type ReadOptions, unreadable } from "../readers/reader.js";
import type { PartName, Parts } from "./job-messages.js";
import { type CacheKey, ParseCache } from "./parse-cache.js";
import { parserGeneration } from "./parser-generation.js";
import { ProcessFailed } from "./parser-process.js";
import type {
  Parsed,
  ParseRequest,
  Parsing,
  PieceAsked,
  ReadSummary,
  StoredFile,
  Wanted,
} from "./parsing.js";
import { ParserPool, type PoolOptions } from "./pool.js";
import { type ReadingState, ReadingTally } from "./read-counters.js";
import { entriesOf, summarise } from "./run-job.js";

export interface SafeReadingOptions extends PoolOptions {
  /** Cache directory; null turns the cache off. */
  cache: string | null;
  read: ReadOptions;
}

interface Result {
  summary: ReadSummary;
  parts: Parts;
  /** The seconds that were not enough for all pages; absent where they were. */
  within?: number;
}

export class SafeReading implements Parsing {
  /** Reads under way, so that the same question asked twice at once is worked on once. */
  private readonly running = new Map<string, Promise<Parsed>>();
  private readonly tally = new ReadingTally();
  private count = 0;

  private constructor(
    readonly pool: ParserPool,
    readonly cache: ParseCache | null,
    private readonly options: ReadOptions,
    private readonly timeout: number,
  ) {}

  static async open(options: SafeReadingOptions): Promise<SafeReading> {
    const cache = options.cache ? await ParseCache.open(options.cache, parserGeneration()) : null;
    const { ocrData } = options.read;
    const pool = new ParserPool({ ...options, ...(ocrData && { readable: [resolve(ocrData)] }) });
    return new SafeReading(pool, cache, options.read, options.timeout);
  }

  get inFlight(): number {
    return this.count;
  }

  get state(): ReadingState {
    const { cacheHits, cacheMisses, reads } = this.tally;
    const { waiting, pids, restarts } = this.pool;
    const processes = pids.length;
    return { inFlight: this.count, waiting, processes, restarts, cacheHits, cacheMisses, reads };
  }

  async read(request: ParseRequest): Promise<Parsed> {
    const id = JSON.stringify([
      request.file.sha256,
      request.filename,
      request.want,
      request.timeout ?? null,
      request.keep ?? true,
    ]);
    const running = this.running.get(id);
    if (running) return running;
    this.count++;
    const started = this.readOnce(request).finally(() => {
      this.count--;
      this.running.delete(id);
    });
    this.running.set(id, started);
    return started;
  }

  piece(asked: PieceAsked): Buffer | null {
    if (!this.cache) return null;
    const { sha256, filename, budget } = asked;
    const part = derivedPart({ kind: "entries", budget })!;
    const found = this.cache.piece({ sha256, filename, options: this.options, part }, asked);
    if (found) this.tally.cacheHits++;
    return found;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async readOnce(request: ParseRequest): Promise<Parsed> {
    const key = (part: string): CacheKey => ({
      sha256: request.file.sha256,
      filename: request.filename,
      options: this.options,
      part,
    });
    const { want, timeout = this.timeout } = request;
    const derived = derivedPart(want);
    const kept = derived ? await this.cached(key(derived), want.kind, timeout) : undefined;
    if (kept && (want.kind === "entries" || want.kind === "page")) return finish(request, kept);
    const document =
      want.kind === "page" ? undefined : await this.cached(key("document"), "document", timeout);
    if (document && want.kind === "document") return finish(request, document);
    if (document && kept) {
      return finish(request, { ...kept, parts: { ...document.parts, ...kept.parts } });
    }
    let result: Result;
    const began = performance.now();
    try {
      result = await this.run(request, document, timeout);
    } catch (error) {
      // A process that died says nothing lasting about the file: this answer is never cached.
      if (!(error instanceof ProcessFailed)) throw error;
      result = failed(request, error);
      this.tally.add(result.summary, (performance.now() - began) / 1000);
      return finish(request, result);
    }
    if (!document) this.tally.add(result.summary, (performance.now() - began) / 1000);
    // A file that changed since it was hashed: what was read is not what the key names.
    const isOther = result.summary.doc_id !== `sha256:${request.file.sha256}`;
    if (request.keep === false || isOther) {
      return finish(request, { ...result, parts: { ...document?.parts, ...result.parts } });
    }
    if (!document)
      await this.keep(
        key("document"),
        { ...result, summary: { ...result.summary, chunks: 0 } },
        "document",
      );
    if (derived) await this.keep(key(derived), result, want.kind);
    return finish(request, { ...result, parts: { ...document?.parts, ...result.parts } });
  }

  /** Runs the job on the file, or on its cached Document where there is one. */
  private async run(
    request: ParseRequest,
    cached: Result | undefined,
    timeout: number,
  ): Promise<Result> {
    const { file, filename, want, progress } = request;
    const document = cached?.parts.document;
    const job = { filename, options: this.options, want };
    const { late, ...result } = document
      ? await this.pool.run(
          { ...job, input: "document", bytes: document.length },
          () => once(document),
          timeout,
        )
      : await this.pool.run(
          { ...job, input: "file", bytes: file.bytes },
          () => contents(file),
          timeout,
          progress,
        );
    const within = late ? timeout : cached?.within;
    return { ...result, ...(within !== undefined && { within }) };
  }

  /**
   * A cached entry is one line of summary and then the part itself. What was read in too little time is believed only
   * by those who give no more.
   */
  private async cached(
    key: CacheKey,
    name: PartName,
    timeout: number,
  ): Promise<Result | undefined> {
    if (!this.cache) return undefined;
    const bytes = await this.cache.get(key);
    const found = bytes && cachedResult(bytes, name);
    if (!found || (found.within !== undefined && timeout > found.within)) {
      this.tally.cacheMisses++;
      return undefined;
    }
    this.tally.cacheHits++;
    return found;
  }

  private async keep(
    key: CacheKey,
    { summary, within, parts }: Result,
    name: PartName,
  ): Promise<void> {
    const part = parts[name];
    if (!this.cache || !part) return;
    const pieces = name === "entries" && parts.pieces && JSON.parse(parts.pieces.toString("utf8"));
    const facts = { ...summary, within, ...(pieces && { pieces }) };
    const line = Buffer.from(`${JSON.stringify(facts)}\n`, "utf8");
    await this.cache.put(key, Buffer.concat([line, part]));
  }
}

function cachedResult(bytes: Buffer, name: PartName): Result | undefined {
  const end = bytes.indexOf("\n");
  if (end < 0) return undefined;
  const line = JSON.parse(bytes.toString("utf8", 0, end)) as ReadSummary & {
    within?: number;
    pieces?: unknown;
  };
  const { within, pieces: _, ...summary } = line;
  const parts = { [name]: bytes.subarray(end + 1) };
  return { summary, parts, ...(within !== undefined && { within }) };
}

/** The name under which what was made from the Document, or drawn from the file, stands in the cache. */
function derivedPart(want: Wanted): string | undefined {
  if (want.kind === "chunks" && want.markdown) return undefined;
  if ("budget" in want) return `${want.kind}-${want.budget}`;
  if (want.kind !== "page") return undefined;
  const inner = want.inner?.length ? `-${nameHash(want.inner)}` : "";
  return `page-${want.page}-${want.width}${inner}`;
}

function nameHash(path: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(path)).digest("hex").slice(0, 16);
}

function contents(file: StoredFile): AsyncIterable<Buffer> {
  return createReadStream(file.path, { highWaterMark: 256 * 1024 });
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** The Document of a file whose process did not live to read it. */
function failed(request: ParseRequest, error: ProcessFailed): Result {
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

function finish(request: ParseRequest, { summary, parts }: Result): Parsed {
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
