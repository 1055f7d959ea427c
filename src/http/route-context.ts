/** What the routes share: parser, tenants, limits, counters and the operator's options. */

import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Questions } from "../evidence/ask.js";
import { FileJobStore } from "../jobs/file-job-store.js";
import { Jobs } from "../jobs/jobs.js";
import type { ErrorReason } from "../model/codes.js";
import type { OutputRequest, ParseResult, Parsing } from "../parsing/parsing.js";
import { DECLARATIONS } from "../settings/declarations.js";
import type { Tenants } from "../tenants/tenants.js";
import { FeedbackLog } from "./feedback-log.js";
import { ANONYMOUS, type Keys } from "./keys.js";
import { PrometheusMetrics } from "./metrics.js";
import type { HttpOptions } from "./options.js";
import { ParallelLimit } from "./parallel-limit.js";
import type { Report } from "./progress-stream.js";
import { RateLimit } from "./rate-limit.js";
import type { Call, Route, UploadRules } from "./route.js";
import { SharedFeedback } from "./shared/feedback.js";
import { forgetInTime } from "./shared/forget.js";
import { SharedParallelLimit } from "./shared/parallel-places.js";
import { SharedRepeats } from "./shared/repeated-requests.js";
import { SharedWindow } from "./shared/request-windows.js";
import { SharedUsage } from "./shared/usage.js";
import { SharedWrongKeys } from "./shared/wrong-keys.js";
import { passwordOf } from "./upload/password.js";
import { type Upload, withUpload } from "./upload/receive.js";
import { RepeatedUploads, type Repeats } from "./upload/repeated-uploads.js";
import { Spool } from "./upload/spool.js";
import { UsageCounter } from "./usage.js";
import { WrongKeys } from "./wrong-keys.js";

/** Header with the token of requests that the service makes to itself. */
export const INTERNAL_HEADER = "x-wonmun-inner";

export interface Service {
  readonly options: HttpOptions;
  readonly parsing: Parsing;
  readonly tenants: Tenants;
  readonly questions: Questions;
  readonly keys: Keys;
  readonly spool: Spool;
  readonly uploadRules: UploadRules;
  readonly rateLimit: RateLimit | SharedWindow;
  readonly wrongKeys: WrongKeys | SharedWrongKeys;
  readonly parallel: ParallelLimit | SharedParallelLimit;
  /** Of a name of its own, with a reason of its own. */
  window(
    name: string,
    limit: number,
    windowMs: number,
    reason: ErrorReason,
  ): RateLimit | SharedWindow;
  places(name: string, limit: number, reason: ErrorReason): ParallelLimit | SharedParallelLimit;
  readonly usage: UsageCounter | SharedUsage;
  readonly metrics: PrometheusMetrics;
  readonly feedback: FeedbackLog | SharedFeedback;
  /** Requests of a route that are sent again. */
  repeats<T extends object>(route: string): Repeats<T>;
  readonly jobs: Jobs;
  /** Aborted when the server begins to close: what would stay open for long ends. */
  readonly closing: AbortController;
  readonly now: () => number;
  /** Milliseconds since some moment: limits go by it, as the clock of the machine may be set back or forward. */
  readonly elapsed: () => number;
  /** Known only to this process: marks requests it makes to itself. */
  readonly internalToken: string;
  /** Every declared route; set on registration. */
  routes: readonly Route[];
  /** The OpenAPI description as JSON; set once the server is ready. */
  openapi: () => string;
}

/** Where nobody says how many. */
const JOB_SLOTS = 1;

export async function openService(options: HttpOptions): Promise<Service> {
  const now = options.now ?? Date.now;
  const elapsed = options.now ?? (() => performance.now());
  const { parsing, tenants, callbacks = null } = options;
  const onFault = (what: string, error: unknown) => options.logger?.error({ err: error }, what);
  const spool = await Spool.open(options.spoolDirectory);
  return {
    options,
    parsing,
    tenants,
    questions: new Questions(tenants, options.gateway ?? null, options.rerank ?? null),
    keys: options.keys,
    spool,
    uploadRules: {
      limit: options.maxUpload ?? DECLARATIONS.SERVICE_MAX_UPLOAD.default,
      tooLarge: "TOO_LARGE",
    },
    ...counters(options, elapsed, now, onFault),
    metrics: new PrometheusMetrics(options),
    jobs: new Jobs({
      store: options.jobStore ?? (await FileJobStore.open(join(spool.directory, "jobs"))),
      parsing,
      tenants,
      slots: options.jobSlots ?? JOB_SLOTS,
      kinds: options.jobKinds ?? { read: true, store: true },
      callbacks,
      onFault,
    }),
    closing: new AbortController(),
    now,
    elapsed,
    internalToken: randomUUID(),
    routes: [],
    openapi: () => "{}",
  };
}

type Counters = Pick<
  Service,
  "rateLimit" | "wrongKeys" | "parallel" | "window" | "places" | "usage" | "feedback" | "repeats"
>;

/** What is counted: by this process alone, or with the others that share a database. */
function counters(
  options: HttpOptions,
  elapsed: () => number,
  now: () => number,
  onFault: (what: string, error: unknown) => void,
): Counters {
  const { database, usageLog = null } = options;
  const rate = options.rateLimit || null;
  const parallel = options.maxParallel || null;
  if (database) {
    forgetInTime(database, onFault);
    return {
      rateLimit: new SharedWindow(database, "requests", rate),
      wrongKeys: new SharedWrongKeys(database),
      parallel: new SharedParallelLimit(database, parallel, onFault),
      window: (name, ...rules) => new SharedWindow(database, name, ...rules),
      places: (name, limit, reason) =>
        new SharedParallelLimit(database, limit, onFault, name, reason),
      usage: new SharedUsage(database, usageLog, onFault),
      feedback: new SharedFeedback(database, now),
      repeats: (route) => new SharedRepeats(database, route),
    };
  }
  return {
    rateLimit: new RateLimit(rate, elapsed),
    wrongKeys: new WrongKeys(elapsed),
    parallel: new ParallelLimit(parallel),
    window: (_, limit, windowMs, reason) => new RateLimit(limit, elapsed, windowMs, reason),
    places: (_, limit, reason) => new ParallelLimit(limit, reason),
    usage: new UsageCounter(usageLog, (error) => onFault("the usage log cannot be written", error)),
    feedback: new FeedbackLog(options.feedbackLog ?? null, now),
    repeats: () => new RepeatedUploads(),
  };
}

/** Receives and parses the request's file, within the parallel limit. */
export async function readUpload(
  service: Service,
  { request, reply }: Pick<Call, "request" | "reply">,
  want: (upload: Upload) => OutputRequest,
  report?: Report,
): Promise<ParseResult> {
  await service.parallel.refuseWhenFull(reply);
  return withUpload(request, service.spool, service.uploadRules, (upload) => {
    const wanted = want(upload);
    const password = passwordOf(request.headers, upload.fields);
    return service.parallel.run(reply, () => {
      report?.("queued");
      return service.parsing.read({
        file: upload.file,
        filename: upload.filename,
        want: wanted,
        ...(password !== undefined && { password }),
        consumer: request.caller?.consumer ?? ANONYMOUS,
        signal: request.gone,
        ...(report && { started: () => report("reading"), progress: report }),
      });
    });
  });
}
