/** Jobs as the service offers them: taken in, told of, cancelled, and done by this process where it has slots for them. */
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../model/refusal.js";
import { CallbackSender, type CallbackSettings } from "./callback-sender.js";
import { isFinal, type Job } from "./job.js";
import { JobRunner } from "./job-runner.js";
import type { JobKinds, JobStore, NewJob, StoredResult } from "./job-store.js";
import type { JobWork } from "./perform-job.js";

/** Jobs of one consumer that may wait: a night's import of a large office, and no more than a disk of any size holds. */
const MAX_WAITING = 20_000;
/** A full queue is worked off slowly. */
const RETRY_AFTER_SECONDS = 60;
/** What other processes do is seen so late at most. */
const POLL_MS = 1000;
const SWEEP_MS = 10 * 60 * 1000;

interface JobsOptions extends JobWork {
  store: JobStore;
  /** Jobs that this process does at the same time; 0 leaves them to others. */
  slots: number;
  kinds?: JobKinds;
  /** Null: off. */
  callbacks: CallbackSettings | null;
  onFault?(what: string, error: unknown): void;
  maxWaiting?: number;
  leaseMs?: number;
}

export class Jobs {
  readonly callbacks: CallbackSettings | null;
  private readonly store: JobStore;
  private readonly runner: JobRunner;
  private readonly sender: CallbackSender | null;
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private readonly sweeping: NodeJS.Timeout;
  private readonly maxWaiting: number;

  constructor(options: JobsOptions) {
    const { store, callbacks, onFault = () => {}, maxWaiting = MAX_WAITING } = options;
    this.store = store;
    this.callbacks = callbacks;
    this.maxWaiting = maxWaiting;
    this.runner = new JobRunner({
      ...options,
      onFault,
      onChange: (id) => this.changes.emit(id),
    });
    this.sender = callbacks && new CallbackSender(store, callbacks, onFault);
    const sweep = () =>
      store.sweep().catch((error) => onFault("finished jobs cannot be removed", error));
    this.sweeping = setInterval(sweep, SWEEP_MS).unref();
    void sweep();
    this.runner.start();
    this.sender?.start();
  }

  /** All files of one consumer, or none. Refuses with `JOBS_BUSY` where too many wait. */
  async submit(consumer: string, jobs: readonly NewJob[]): Promise<Job[]> {
    await this.refuseWhenFull(consumer, jobs.length);
    const added = await this.store.add(jobs);
    this.runner.wake();
    return added;
  }

  /** Early, before the body is received. */
  async refuseWhenFull(consumer: string, more = 1): Promise<void> {
    if ((await this.store.waiting(consumer)) + more > this.maxWaiting)
      throw new Refusal("JOBS_BUSY", { retryAfter: RETRY_AFTER_SECONDS });
  }

  /** Refuses with `JOB_NOT_FOUND`, also where it is another consumer's. */
  async get(consumer: string, id: string): Promise<Job> {
    const job = await this.store.get(consumer, id);
    if (!job) throw new Refusal("JOB_NOT_FOUND", { field: "id" });
    return job;
  }

  list(consumer: string, limit: number, before?: string): Promise<Job[]> {
    return this.store.list(consumer, limit, before);
  }

  result(job: Job): Promise<StoredResult | null> {
    return this.store.result(job);
  }

  async cancel(consumer: string, id: string): Promise<Job> {
    const cancelled = await this.store.cancel(await this.get(consumer, id));
    if (!cancelled) throw new Refusal("JOB_NOT_CANCELLABLE", { field: "id" });
    this.runner.abandon(id);
    this.changes.emit(id);
    return cancelled;
  }

  /** The job now and after each change, until it has ended, is forgotten, or nobody listens. */
  async *watch(consumer: string, id: string, signal: AbortSignal): AsyncGenerator<Job> {
    let last = "";
    while (!signal.aborted) {
      const changed = this.nextChange(id, signal);
      const job = await this.store.get(consumer, id);
      if (!job) return;
      const text = JSON.stringify(job);
      if (text !== last) yield job;
      last = text;
      if (isFinal(job.state)) return;
      await changed;
    }
  }

  /** Takes no more jobs, and finishes or gives back those under way. */
  async close(): Promise<void> {
    clearInterval(this.sweeping);
    await this.runner.drain();
    await this.sender?.stop();
    await this.store.close();
  }

  private async nextChange(id: string, signal: AbortSignal): Promise<void> {
    const done = new AbortController();
    const stop = () => done.abort();
    this.changes.once(id, stop);
    await sleep(POLL_MS, undefined, { signal: AbortSignal.any([done.signal, signal]) }).catch(
      () => {},
    );
    this.changes.off(id, stop);
  }
}
