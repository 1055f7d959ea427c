/** The typed client of the HTTP interface: one method for each verb, by `fetch` alone, in Node.js and browsers. */
import type { Document } from "../model/document.js";
import type { Feedback, FeedbackList, FeedbackReceipt } from "../model/feedback.js";
import type { Health } from "../model/health.js";
import type { Job, JobList, JobOptions, JobsAccepted, JobView } from "../model/job.js";
import type { Deleted, Listing, UploadReceipt } from "../model/listing.js";
import type { PartialDocument, PartialReading } from "../model/partial-reading.js";
import type {
  AnswerRequest,
  AnswerResponse,
  ContextRequest,
  ContextResponse,
  SearchRequest,
  SearchResponse,
  VerifyRequest,
  VerifyResponse,
} from "../model/questions.js";
import type { ChunkedDocument, OpenedDocument } from "../model/upload.js";
import type { Usage } from "../model/usage.js";
import { type FileInput, fileBody, formBody } from "./file-body.js";
import { DEFAULT_RETRY, pause, pauseBefore, type RetryOptions } from "./retry.js";
import { errorOf } from "./wonmun-error.js";

export interface ClientOptions extends Partial<RetryOptions> {
  /** Where the service is; its path, if any, stays in front of every route. */
  url: string | URL;
  /** Sent as `Authorization: Bearer`. */
  key?: string;
  /** Instead of the global `fetch`. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the request, a pause before the next try included, with the signal's reason. */
  signal?: AbortSignal;
}

/** Of one document of a tenant, for a principal. */
export interface TenantRequest {
  tenant: string;
  principal?: string;
}

export interface DocumentsRequest extends TenantRequest, ListRequest {
  /** False: do not wait for documents that are still being read; they are listed as `NOT_YET_READ`. */
  wait?: boolean;
}

/** One page of a listing. Without `limit` it is as long as the service gives by itself. */
export interface ListRequest {
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/** Only a part of what a file gives. */
export interface SelectionRequest {
  /** `1-3,7,10-`: what stands on one of them is given whole. */
  pages?: string;
  /** These members alone, or each with `-` in front, all but these; the answer has no others but who it is and what to beware of. */
  fields?: string[];
}

/** Without `fields` nothing is left out. */
type AllFields = { fields?: never };

export interface ChunkRequest extends SelectionRequest {
  /** Characters a chunk may have. */
  budget?: number;
}

export interface UploadRequest {
  tenant: string;
  replace?: boolean;
  /** For `filter`. */
  tags?: string[];
}

export interface DeleteRequest {
  tenant: string;
  filename: string;
  doc_id?: string;
}

export interface ReadRequest extends TenantRequest, SelectionRequest {
  doc_id: string;
}

export interface PageRequest extends TenantRequest {
  doc_id: string;
  page: number;
  width?: number;
  format?: "svg" | "png";
}

/** A page as a picture, with the page's size in the unit of its boxes. */
export interface PageImage {
  image: Blob;
  width: number;
  height: number;
}

/** One or more files; with a tenant they are kept there. */
export interface JobRequest extends JobOptions {}

interface Sent {
  query?: object;
  headers?: Record<string, string>;
  /** Becomes a JSON body. */
  json?: object;
  file?: FileInput;
  form?: FormData;
  signal?: AbortSignal | undefined;
}

export class WonmunClient {
  private readonly url: URL;
  private readonly headers: Record<string, string>;
  private readonly retry: RetryOptions;
  private readonly fetch: typeof fetch;

  constructor({ url, key, fetch: given, ...retry }: ClientOptions) {
    this.url = new URL(url);
    if (!this.url.pathname.endsWith("/")) this.url.pathname += "/";
    this.headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    this.retry = { ...DEFAULT_RETRY, ...retry };
    // Browsers refuse a `fetch` that is called as a method of something else.
    this.fetch = given ?? ((...call) => fetch(...call));
  }

  health({ signal }: CallOptions = {}): Promise<Health> {
    return this.json("GET", "health", { signal });
  }

  /** An unreadable file is no error: see `access`. */
  parse(file: FileInput, options?: SelectionRequest & AllFields & CallOptions): Promise<Document>;
  parse(file: FileInput, options: SelectionRequest & CallOptions): Promise<PartialDocument>;
  parse(file: FileInput, { signal, ...query }: SelectionRequest & CallOptions = {}) {
    return this.json("POST", "parse", { file, query, signal });
  }

  async markdown(
    file: FileInput,
    { signal, pages }: { pages?: string } & CallOptions = {},
  ): Promise<string> {
    const sent = { file, query: { pages }, headers: { accept: "text/markdown" }, signal };
    return (await this.request("POST", "parse", sent)).text();
  }

  chunk(
    file: FileInput,
    query?: ChunkRequest & AllFields,
    options?: CallOptions,
  ): Promise<ChunkedDocument>;
  chunk(file: FileInput, query: ChunkRequest, options?: CallOptions): Promise<PartialReading>;
  chunk(file: FileInput, query: ChunkRequest = {}, { signal }: CallOptions = {}) {
    return this.json("POST", "chunk", { file, query, signal });
  }

  documents(query: DocumentsRequest, { signal }: CallOptions = {}): Promise<Listing> {
    return this.json("GET", "documents", { query, signal });
  }

  /** Every document of a tenant, asked for page by page. */
  async *eachDocument(
    query: TenantRequest & ListRequest,
    options?: CallOptions,
  ): AsyncGenerator<Listing["documents"][number]> {
    let cursor = query.cursor;
    do {
      const page = await this.documents(
        { limit: 100, ...query, ...(cursor && { cursor }) },
        options,
      );
      yield* page.documents;
      cursor = page.next_cursor;
    } while (cursor !== undefined);
  }

  upload(
    file: FileInput,
    { tenant, replace, tags }: UploadRequest,
    { signal }: CallOptions = {},
  ): Promise<UploadReceipt> {
    const query = { tenant, replace: replace ? "1" : undefined, tags: tags?.join(",") };
    // Sent again, it is stored once. Pages without HTTPS have no such function.
    const id = globalThis.crypto?.randomUUID?.();
    const headers: Record<string, string> = id ? { "idempotency-key": id } : {};
    return this.json("POST", "documents/upload", { file, query, headers, signal });
  }

  remove(query: DeleteRequest, { signal }: CallOptions = {}): Promise<Deleted> {
    return this.json("DELETE", "documents", { query, signal });
  }

  /** A stored document as it was read, with its chunks and as Markdown. */
  read(query: ReadRequest & AllFields, options?: CallOptions): Promise<OpenedDocument>;
  read(query: ReadRequest, options?: CallOptions): Promise<PartialReading>;
  read(query: ReadRequest, { signal }: CallOptions = {}) {
    return this.json("GET", "documents/read", { query, signal });
  }

  async page(query: PageRequest, { signal }: CallOptions = {}): Promise<PageImage> {
    const response = await this.request("GET", "documents/page", { query, signal });
    const size = (name: string) => Number(response.headers.get(name));
    const [width, height] = [size("x-page-width"), size("x-page-height")];
    return { image: await response.blob(), width, height };
  }

  search(json: SearchRequest, { signal }: CallOptions = {}): Promise<SearchResponse> {
    return this.json("POST", "search", { json, signal });
  }

  context(json: ContextRequest, { signal }: CallOptions = {}): Promise<ContextResponse> {
    return this.json("POST", "context", { json, signal });
  }

  answer(json: AnswerRequest, { signal }: CallOptions = {}): Promise<AnswerResponse> {
    return this.json("POST", "answer", { json, signal });
  }

  verify(json: VerifyRequest, { signal }: CallOptions = {}): Promise<VerifyResponse> {
    return this.json("POST", "verify", { json, signal });
  }

  /** The answer with its evidence painted on the pages, as one HTML file. */
  async view(json: AnswerRequest, { signal }: CallOptions = {}): Promise<string> {
    return (await this.request("POST", "view", { json, signal })).text();
  }

  /** Leaves files with the service: it answers at once, and reads them when their turn comes. */
  submitJobs(
    files: readonly FileInput[],
    options: JobRequest = {},
    { signal }: CallOptions = {},
  ): Promise<JobsAccepted> {
    const id = globalThis.crypto?.randomUUID?.();
    const headers: Record<string, string> = id ? { "idempotency-key": id } : {};
    return this.json("POST", "jobs", { form: formBody(files, options), headers, signal });
  }

  job(id: string, { signal }: CallOptions = {}): Promise<Job> {
    return this.json("GET", `jobs/${encodeURIComponent(id)}`, { signal });
  }

  jobs(query: ListRequest = {}, { signal }: CallOptions = {}): Promise<JobList> {
    return this.json("GET", "jobs", { query, signal });
  }

  cancelJob(id: string, { signal }: CallOptions = {}): Promise<JobView> {
    return this.json("DELETE", `jobs/${encodeURIComponent(id)}`, { signal });
  }

  /** The job at each step; the last one has ended. Its result is in `job(id)`. */
  async *followJob(id: string, { signal }: CallOptions = {}): AsyncGenerator<JobView> {
    const headers = { accept: "application/x-ndjson" };
    const path = `jobs/${encodeURIComponent(id)}/events`;
    const response = await this.request("GET", path, { headers, signal });
    for await (const line of linesOf(response.body!)) yield (JSON.parse(line) as JobEvent).data;
  }

  sendFeedback(json: Feedback, { signal }: CallOptions = {}): Promise<FeedbackReceipt> {
    return this.json("POST", "feedback", { json, signal });
  }

  feedback(query: ListRequest = {}, { signal }: CallOptions = {}): Promise<FeedbackList> {
    return this.json("GET", "feedback", { query, signal });
  }

  usage({ signal, ...query }: ListRequest & CallOptions = {}): Promise<Usage> {
    return this.json("GET", "usage", { query, signal });
  }

  /** Any route: retried and refused as all are, its body still to be read. `body` of the response is the stream. */
  async request(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const file = sent.file && fileBody(sent.file);
    const json = sent.json && JSON.stringify(sent.json);
    const headers = {
      ...this.headers,
      ...(json !== undefined && { "content-type": "application/json" }),
      ...file?.headers,
      ...sent.headers,
    };
    const body = file?.body ?? sent.form ?? json ?? null;
    // A stream may be sent only one way at a time; the standard wants it said.
    const init = { method, headers, body, duplex: "half", signal: sent.signal ?? null };
    for (let attempt = 1; ; attempt++) {
      const response = await this.fetch(this.address(path, sent.query), init as RequestInit);
      if (response.ok) return response;
      const error = await errorOf(response);
      const retryAfter = response.headers.get("retry-after");
      const wait =
        file?.repeatable === false ? null : pauseBefore(attempt, error, retryAfter, this.retry);
      if (wait === null) throw error;
      await pause(wait, sent.signal);
    }
  }

  private async json<T>(method: string, path: string, sent: Sent): Promise<T> {
    return (await this.request(method, path, sent)).json() as Promise<T>;
  }

  private address(path: string, query: object = {}): URL {
    const url = new URL(path.replace(/^\//, ""), this.url);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return url;
  }
}

interface JobEvent {
  event: "progress" | "result";
  data: JobView;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split("\n");
      rest = lines.pop()!;
      yield* lines;
    }
  } finally {
    await reader.cancel();
  }
}
