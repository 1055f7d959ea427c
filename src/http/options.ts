/** Options of the HTTP server: the parser, keys, limits, logs and facts for `/health`. */
import type { Logger } from "pino";
import type { Database } from "../database/connection.js";
import type { Complete } from "../evidence/llm/llm-client.js";
import type { Rerank } from "../evidence/rerank.js";
import type { CallbackSettings } from "../jobs/callback-sender.js";
import type { JobKinds, JobStore } from "../jobs/job-store.js";
import type { CacheInfo, LlmInfo, OcrInfo, VectorInfo } from "../model/health.js";
import type { Parsing } from "../parsing/parsing.js";
import type { ReadingState } from "../parsing/read-counters.js";
import type { ReadAhead } from "../tenants/read-ahead.js";
import type { Tenants } from "../tenants/tenants.js";
import type { Keys } from "./keys.js";

export interface HttpOptions {
  /** Reads files; the caller opens it and closes it after the server is closed. */
  parsing: Parsing;
  /** From `loadKeys`; `keys.configured` tells whether the server may leave the loopback address. */
  keys: Keys;
  /** Directory for uploads while they are read; made if missing, each server has its own folder in it. */
  spoolDirectory: string;
  /** Bytes one file may have; the setting's default where not given. */
  maxUpload?: number;
  /** Requests per minute and consumer; null or 0 is off. */
  rateLimit?: number | null;
  /** Parses at the same time, whole server; null or 0 is off. */
  maxParallel?: number | null;
  /** JSON-lines file of requests; null is none. */
  usageLog?: string | null;
  /** JSON-lines file of feedback; null makes `/feedback` answer 503. */
  feedbackLog?: string | null;
  /** Proxies in front: the client's address is that many from the right of `X-Forwarded-For`. Null or 0 is none. */
  trustedProxies?: number | null;
  /** Hosts, beside those of this machine, that a service without keys answers for. */
  allowedHosts?: readonly string[];
  /** Origins of pages that may call the service; `*` is all, none is none. */
  corsOrigins?: readonly string[];
  /** The corpus; the caller closes it after the server is closed. */
  tenants: Tenants;
  /** What several services share; the caller closes it after the server is closed. */
  database?: Database | null;
  /** Where jobs are kept; without one, in the spool folder for as long as the service runs. */
  jobStore?: JobStore;
  /** Jobs that this process does at the same time; 0 leaves them to other processes. */
  jobSlots?: number;
  /** Which jobs it does: those that only read, those that store; both where not given. */
  jobKinds?: JobKinds;
  /** False: only health and metrics; others answer requests. */
  answersRequests?: boolean;
  /** Whether it was told to stop: it is not ready for more. */
  isLeaving?: () => boolean;
  /** Who may be told of finished jobs; null is nobody. */
  callbacks?: CallbackSettings | null;
  /** Asks the language model; none (no gateway, or no key to it) makes `llm: true` answer 400. */
  gateway?: Complete;
  /** Reorders evidence by a reranking model, where one is configured. */
  rerank?: Rerank;
  llm?: LlmInfo;
  vectors?: () => VectorInfo;
  ocr?: () => OcrInfo;
  cache?: () => CacheInfo;
  /** How far reading the corpus at the start is; none where it is off. */
  readAhead?: Pick<ReadAhead, "progress">;
  /** What reading is doing, for `/metrics`. */
  readingState?: () => ReadingState;
  /** From `createLogger`; none is silent. */
  logger?: Logger;
  /** Folder of the public documents; the package's own `docs` where not given. */
  docsDirectory?: string;
  /** Folder of the bundled samples that `/try` offers; the package's own where not given. */
  samplesDirectory?: string;
  /** The gathered figures of the benches; the build's own where not given. */
  figuresFile?: string;
  /** Milliseconds now; tests give their own clock. */
  now?: () => number;
}
