/** Takes jobs from the store and does them, several at a time, as bulk work: people who wait for an answer go first in the parsers' queue. */
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../model/refusal.js";
import { ProcessFailed } from "../parsing/parser-process.js";
import { failure, type JobError, refusalError } from "./job.js";
import {
  type JobKinds,
  type JobStore,
  LEASE_MS,
  type Lease,
  NotOurs,
  type Progress,
} from "./job-store.js";
import { type JobWork, performJob } from "./perform-job.js";

/** Jobs that other processes add are found so late at most. */
const POLL_MS = 1000;
/** After the store failed. */
const PAUSE_MS = 5000;
/** Every n-th turn jobs of low priority go first, so that they never starve. */
const LOW_TURN_INTERVAL = 8;
/** The parser of a sound file may be killed once, by an operator or a machine short of memory; twice is the file's doing. */
const MAX_KILLS = 2;
/** So often the service itself may stop while it works on a job. More than restarts and upgrades in a row; fewer than it takes to bring a cluster down with one file. */
const MAX_ATTEMPTS = 10;
/** What is under way may go on for so long when the service stops; the rest goes back into the queue. */
const DRAIN_MS = 20_000;
/** Progress is written no more often. */
const PROGRESS_MS = 1000;

interface JobRunnerOptions extends JobWork {
  store: JobStore;
  /** Jobs at the same time. */
  slots: number;
  kinds?: JobKinds;
  leaseMs?: number;
  /** A job began, went on or ended here. */
  onChange(id: string): void;
  onFault(what: string, error: unknown): void;
}

class Stopping extends Error {}

export class JobRunner {
  private readonly running = new Map<string, AbortController>();
  private readonly loops: Promise<void>[] = [];
  private readonly stopping = new AbortController();
  private wakeUp = () => {};
  private woken = this.nextWake();
  private turn = 0;

  constructor(private readonly options: JobRunnerOptions) {}

  start(): void {
    for (let slot = 0; slot < this.options.slots; slot++) this.loops.push(this.loop());
  }

  /** A job was added: nobody has to wait for the next look. */
  wake(): void {
    this.wakeUp();
    this.woken = this.nextWake();
  }

  /** Stops work on a job that was cancelled, if it is done here. */
  abandon(id: string): void {
    this.running.get(id)?.abort(new NotOurs());
  }

  /** Takes no more; what does not end in time goes back into the queue. */
  async drain(patience = DRAIN_MS): Promise<void> {
    this.stopping.abort();
    this.wake();
    const timer = setTimeout(() => {
      for (const controller of this.running.values()) controller.abort(new Stopping());
    }, patience);
    await Promise.all(this.loops);
    clearTimeout(timer);
  }

  private nextWake(): Promise<void> {
    return new Promise((resolve) => {
      this.wakeUp = resolve;
    });
  }

  private async loop(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const { woken } = this;
      try {
        const lowFirst = ++this.turn % LOW_TURN_INTERVAL === 0;
        const { store, kinds } = this.options;
        const lease = await store.take({ lowFirst, ...(kinds && { kinds }) });
        if (lease) await this.work(lease);
        else await this.rest(POLL_MS, woken);
      } catch (error) {
        this.options.onFault("the queue of jobs cannot be used", error);
        await this.rest(PAUSE_MS);
      }
    }
  }

  private async rest(ms: number, woken?: Promise<void>): Promise<void> {
    const rested = new AbortController();
    const signal = AbortSignal.any([this.stopping.signal, rested.signal]);
    const pause = sleep(ms, undefined, { signal }).catch(() => {});
    await Promise.race([pause, ...(woken ? [woken] : [])]);
    rested.abort();
  }

  private async work(lease: Lease): Promise<void> {
    const { id } = lease.job;
    const { onChange } = this.options;
    const controller = new AbortController();
    this.running.set(id, controller);
    const signs = new SignsOfLife(lease, this.options.leaseMs ?? LEASE_MS, {
      changed: () => onChange(id),
      lost: () => controller.abort(new NotOurs()),
    });
    try {
      if (lease.job.attempts > MAX_ATTEMPTS) await this.fail(lease, failure("WORKERS_LOST"));
      else {
        onChange(id);
        const { signal } = controller;
        const outcome = await performJob(this.options, lease, signal, (it) => signs.report(it));
        await signs.stop();
        await lease.finish(outcome);
      }
    } catch (error) {
      await signs.stop();
      await this.settle(lease, controller.signal.aborted ? controller.signal.reason : error);
    } finally {
      await signs.stop();
      this.running.delete(id);
      onChange(id);
    }
  }

  /** Work that came to no outcome. */
  private async settle(lease: Lease, error: unknown): Promise<void> {
    const { onFault } = this.options;
    // Lets a cancelled job go.
    if (error instanceof NotOurs) await lease.renew({});
    else if (error instanceof Stopping) await lease.release("stopping");
    else if (error instanceof ProcessFailed) {
      if (lease.job.kills + 1 < MAX_KILLS) await lease.release("killed");
      else await this.fail(lease, failure("POISONOUS_FILE"));
    } else if (error instanceof Refusal && error.reason === "DATABASE_UNAVAILABLE") {
      // Nothing can be told now: the lease ends by itself, and whoever reaches the database takes the job.
      onFault("a job could not be finished", error);
    } else if (error instanceof Refusal) await this.fail(lease, refusalError(error));
    else {
      onFault("a job failed", error);
      const { code } = error as NodeJS.ErrnoException;
      const isFull = code === "ENOSPC" || code === "EDQUOT";
      const why = isFull ? refusalError(new Refusal("STORAGE_FULL")) : failure("INTERNAL");
      await this.fail(lease, why);
    }
  }

  private async fail(lease: Lease, error: JobError): Promise<void> {
    await lease.finish({ state: "failed", error });
  }
}

/** Renews a lease in time, and writes progress down with it. */
class SignsOfLife {
  private progress: Progress = {};
  private readonly timer: NodeJS.Timeout;
  private soon: NodeJS.Timeout | undefined;
  private renewing: Promise<void> = Promise.resolve();

  constructor(
    private readonly lease: Lease,
    leaseMs: number,
    private readonly tell: { changed(): void; lost(): void },
  ) {
    this.timer = setInterval(() => this.renew(), leaseMs / 3);
  }

  report(progress: Progress): void {
    this.progress = { ...this.progress, ...progress };
    this.soon ??= setTimeout(() => this.renew(), PROGRESS_MS);
  }

  /** When it returns nothing of it is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    await this.renewing;
  }

  private renew(): void {
    clearTimeout(this.soon);
    this.soon = undefined;
    const { progress } = this;
    this.progress = {};
    this.renewing = this.renewing.then(async () => {
      // A store that does not answer now may do so before the lease ends.
      const state = await this.lease.renew(progress).catch(() => "held");
      if (state !== "held") this.tell.lost();
      else if (Object.keys(progress).length > 0) this.tell.changed();
    });
  }
}
