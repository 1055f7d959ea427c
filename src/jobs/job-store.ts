/** Where jobs are kept: in files by default, or in a database that several services share. One suite tests both. */
import type { Readable } from "node:stream";
import type { Queries } from "../database/connection.js";
import type { StoredFile } from "../parsing/parsing.js";
import type { ResultBody } from "../parsing/result-body.js";
import type { Job, JobError, JobRequest } from "./job.js";

/** A worker that says nothing for so long is dead; its job is taken again. */
export const LEASE_MS = 30_000;

export interface NewJob {
  request: JobRequest;
  /** Copied by the store. */
  file: StoredFile;
}

export type Progress = Partial<Pick<Job, "state" | "pagesDone" | "pages">>;

export type Outcome =
  | { state: "done"; receipt: NonNullable<Job["receipt"]> }
  | { state: "done"; body: ResultBody }
  | { state: "failed"; error: JobError };

export interface StoredResult {
  length: number;
  stream(): Readable;
}

export interface JobKinds {
  /** Jobs that only read. */
  read: boolean;
  /** Jobs that store in a tenant. */
  store: boolean;
}

export interface TakeOptions {
  /** Both where not given. */
  kinds?: JobKinds;
  /** Jobs of low priority go first this time, so that they never starve. */
  lowFirst?: boolean;
}

export interface JobStore {
  /** All or none; when it returns they outlive a crash. */
  add(jobs: readonly NewJob[]): Promise<Job[]>;
  get(consumer: string, id: string): Promise<Job | null>;
  /** Newest first; `before` is the id of a newer one. */
  list(consumer: string, limit: number, before?: string): Promise<Job[]>;
  /** How many jobs of the consumer wait for their turn. */
  waiting(consumer: string): Promise<number>;
  /** The body of a job that only read; null where there is none (any more). */
  result(job: Job): Promise<StoredResult | null>;
  /** The cancelled job; null where it has ended or is being stored. */
  cancel(job: Job): Promise<Job | null>;
  /** The next job, by whose turn it is; null where none waits. */
  take(options?: TakeOptions): Promise<Lease | null>;
  /** A finished job whose callback is due. Until it is told how that went, it is due again after `retryAfterMs`. */
  takeCallback(retryAfterMs: (tries: number) => number): Promise<Job | null>;
  settleCallback(job: Job, state: "delivered" | "given_up"): Promise<void>;
  /** Forgets finished jobs whose time is over. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** It was cancelled, or another works on it now: there is nothing to tell. */
export class NotOurs extends Error {}

/** The right to work on a job, until it is given back or not renewed in time. */
export interface Lease {
  /** As it was taken: `attempts` counts this one. */
  readonly job: Job;
  /** A service that died has put its file into its tenant. */
  readonly isStored: boolean;
  /** The bytes on this machine's disk, for as long as the lease is held. */
  file(): Promise<StoredFile>;
  /** Not `held`: whatever is done from here on is done for nobody. */
  renew(progress: Progress): Promise<"held" | "cancelled" | "lost">;
  /** Before its file is stored: from here on it cannot be cancelled. False where it was, or where the lease is lost: then nothing may be stored. */
  commit(): Promise<boolean>;
  /** Of a database: notes within the transaction that stores the file that it is stored; throws `NotOurs` where the lease is lost. */
  noteStored?(queries: Queries): Promise<void>;
  /** False where the lease was lost, or the job cancelled: the outcome is another's to tell. Ends its use of the body. */
  finish(outcome: Outcome): Promise<boolean>;
  /** Back into the queue; `killed` where its parser died. A service that stops of its own will uses no attempt. */
  release(why: "killed" | "stopping"): Promise<void>;
}
