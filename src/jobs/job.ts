/** One job as the stores keep it: a file, what is to come of it, and how far it is. */
import { randomBytes } from "node:crypto";
import { bilingual, ERRORS, JOB_FAILURES } from "../model/codes.js";
import type { JobCallback, JobPriority, JobState, JobView } from "../model/job.js";
import type { UploadReceipt } from "../model/listing.js";
import type { Refusal } from "../model/refusal.js";
import type { StoredFile } from "../parsing/parsing.js";
import type { Unlocking } from "../tenants/receipt.js";

/** Finished jobs and their results are kept for a day: longer than anybody waits for one, short enough for any disk. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

export type JobTask = JobWork & {
  /** What became of the password that the file was sent with; the password itself is kept nowhere. */
  unlocking?: Unlocking;
};

type JobWork =
  /** `isThere`: the tenant has the file already, and it is only read again. */
  | { kind: "store"; tenant: string; replace: boolean; tags?: string[]; isThere?: boolean }
  | { kind: "document" }
  | { kind: "chunks"; budget: number };

export type JobError = NonNullable<JobView["error"]>;

/** What a caller asks for. */
export interface JobRequest {
  consumer: string;
  filename: string;
  task: JobTask;
  priority: JobPriority;
  callbackUrl: string | null;
}

/** Times are milliseconds since 1970. */
export interface Job extends Omit<JobRequest, "callbackUrl"> {
  id: string;
  state: JobState;
  bytes: number;
  sha256: string;
  created: number;
  finished: number | null;
  /** How often a service took it. */
  attempts: number;
  /** How often its parser process died. */
  kills: number;
  pagesDone: number | null;
  pages: number | null;
  error: JobError | null;
  /** Of a job that stores a file; what was only read is kept apart, as it may be large. */
  receipt: UploadReceipt | null;
  callback: JobCallback | null;
}

export function newJob(request: JobRequest, file: StoredFile, now: number): Job {
  const { callbackUrl, ...asked } = request;
  return {
    ...asked,
    id: jobId(now),
    state: "queued",
    bytes: file.bytes,
    sha256: file.sha256,
    created: now,
    finished: null,
    attempts: 0,
    kills: 0,
    pagesDone: null,
    pages: null,
    error: null,
    receipt: null,
    callback: callbackUrl === null ? null : { url: callbackUrl, state: "waiting", tries: 0 },
  };
}

let lastTime = 0;
let inThisMillisecond = 0;

/** In the order of their making, as far as clocks agree, and not to be guessed. */
function jobId(now: number): string {
  inThisMillisecond = now === lastTime ? inThisMillisecond + 1 : 0;
  lastTime = now;
  const time = now.toString(36).padStart(9, "0");
  const count = inThisMillisecond.toString(36).padStart(4, "0");
  return `${time}${count}${randomBytes(10).toString("hex")}`;
}

export const JOB_ID = /^[0-9a-z]{13}[0-9a-f]{20}$/;

/** How the owners of jobs that store, and of those that only read, begin. */
export const STORES = "tenant ";
export const READS = "consumer ";

/** Whose turn it is counted as: a tenant's, or that of the consumer who only reads. */
export function ownerOf({ task, consumer }: Pick<Job, "task" | "consumer">): string {
  return task.kind === "store" ? STORES + task.tenant : READS + consumer;
}

export function isFinal(state: JobState): boolean {
  return state === "done" || state === "failed" || state === "cancelled";
}

/** As its consumer sees it, without the result. */
export function viewOf(job: Job): JobView {
  const { from } = job.task.unlocking ?? {};
  const moment = (time: number) => new Date(time).toISOString();
  return {
    id: job.id,
    state: job.state,
    filename: job.filename,
    tenant: job.task.kind === "store" ? job.task.tenant : null,
    bytes: job.bytes,
    priority: job.priority,
    created_at: moment(job.created),
    finished_at: job.finished === null ? null : moment(job.finished),
    expires_at: job.finished === null ? null : moment(job.finished + KEPT_MS),
    attempts: job.attempts,
    pages_done: job.pagesDone,
    pages: job.pages,
    ...(from !== undefined && { unlocked_from: `sha256:${from}` }),
    ...(job.error && { error: job.error }),
    ...(job.callback && { callback: job.callback }),
  };
}

export function refusalError({ reason, message }: Refusal): JobError {
  return { reason, message };
}

export function failure(reason: keyof typeof JOB_FAILURES | "INTERNAL"): JobError {
  const wording = reason === "INTERNAL" ? ERRORS.INTERNAL : JOB_FAILURES[reason];
  return { reason, message: bilingual(wording) };
}
