/** Parser processes, reused between files and replaced when they die; jobs wait their turn in a fair queue. */
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import { FairQueue, type QueuedItem } from "./fair-queue.js";
import type { JobResult, ReadJob } from "./job-messages.js";
import { ParserLender } from "./lend-idle-parsers.js";
import { ParserProcess, ProcessFailed, type ProcessLimits } from "./parser-process.js";

export interface PoolOptions extends ProcessLimits {
  /** Maximum number of processes; they start on demand. */
  workers: number;
}

/** Who wants a job done, and how long it is worth waiting for. */
export interface JobOrder {
  /** Whose turn it is; everybody is one consumer where it is not given. */
  consumer?: string;
  /** Nobody waits for it: people go first. */
  bulk?: boolean;
  /** Seconds the job may take. */
  timeout?: number;
  /** Seconds it may wait for a parser; no limit where it is not given. */
  patience?: number;
  /** Nobody wants the result any more: it leaves the queue, or its process is stopped. */
  signal?: AbortSignal;
  /** A parser has taken it. */
  started?(): void;
  progress?(progress: OcrProgress): void;
  /** Waits until there is room for a result of so many bytes. */
  reserve?(bytes: number): Promise<void>;
}

/** No parser became free in time. */
export class QueueTimeout extends Error {}

interface Waiter extends QueuedItem {
  take(process: ParserProcess): void;
}

export class ParserPool {
  private readonly idle: ParserProcess[] = [];
  private readonly all = new Set<ParserProcess>();
  private readonly queue = new FairQueue<Waiter>();
  private readonly lender = new ParserLender<ParserProcess>({
    acquireIdle: () => this.acquireIdle(),
    release: (process) => this.release(process),
  });
  private closed = false;
  /** Processes replaced since the service started. */
  restarts = 0;

  constructor(private readonly options: PoolOptions) {}

  /** Process ids of the live parsers, for operators and tests. */
  get pids(): number[] {
    return [...this.all].map((process) => process.pid!).filter(Boolean);
  }

  /** Starts a process for a job that will come. */
  startAhead(): void {
    if (this.all.size === 0 && !this.closed) this.idle.push(this.start());
  }

  get waiting(): number {
    return this.queue.length;
  }

  /**
   * `open` is called when the job's turn has come, so that waiting jobs hold no file open. A process that somebody else killed (the
   * kernel, short of memory; an operator) says nothing about the file: the job is run once more.
   */
  async run(
    job: ReadJob,
    open: () => AsyncIterable<Buffer>,
    order: JobOrder = {},
  ): Promise<JobResult> {
    try {
      return await this.runOnce(job, open, order);
    } catch (error) {
      const isOthersDoing = error instanceof ProcessFailed && error.isKilledByOthers;
      if (!isOthersDoing || this.closed) throw error;
      return this.runOnce(job, open, order);
    }
  }

  private async runOnce(
    job: ReadJob,
    open: () => AsyncIterable<Buffer>,
    { timeout, started, progress, reserve, ...order }: JobOrder,
  ): Promise<JobResult> {
    const { signal } = order;
    const process = await this.acquire(order);
    const stop = () => process.kill();
    signal?.addEventListener("abort", stop, { once: true });
    try {
      signal?.throwIfAborted();
      started?.();
      const context = {
        lender: this.lender,
        ...(progress && { progress }),
        ...(reserve && { reserve }),
      };
      return await process.run(job, open(), timeout, context);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      this.release(process);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const process of this.all) process.kill();
  }

  private acquire({
    consumer = "",
    bulk = false,
    patience,
    signal,
  }: JobOrder): Promise<ParserProcess> {
    signal?.throwIfAborted();
    const process = this.acquireIdle();
    if (process) {
      this.queue.note(consumer);
      return Promise.resolve(process);
    }
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        if (!this.queue.remove(waiter)) return;
        settle();
        reject(error);
      };
      const abort = () => leave(signal!.reason);
      const timer =
        patience !== undefined && setTimeout(() => leave(new QueueTimeout()), patience * 1000);
      const settle = () => {
        if (timer) clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      const waiter: Waiter = {
        consumer,
        bulk,
        take(free) {
          settle();
          resolve(free);
        },
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.queue.push(waiter);
    });
  }

  /** An idle process, or a new one below the limit; undefined while jobs are queued. */
  private acquireIdle(): ParserProcess | undefined {
    if (this.closed || this.queue.length > 0) return undefined;
    const process = this.idle.pop();
    if (process) return process;
    return this.all.size < this.options.workers ? this.start() : undefined;
  }

  private release(process: ParserProcess): void {
    if (this.closed) return;
    if (process.needsReplacement) process.kill();
    if (!process.dead && !process.needsReplacement) {
      const next = this.queue.shift();
      if (next) next.take(process);
      else {
        this.idle.push(process);
        this.lender.lend();
      }
    }
  }

  private start(): ParserProcess {
    const started: ParserProcess = new ParserProcess(this.options, () => {
      this.all.delete(started);
      const at = this.idle.indexOf(started);
      if (at >= 0) this.idle.splice(at, 1);
      if (this.closed) return;
      this.restarts++;
      const next = this.queue.shift();
      if (next) next.take(this.start());
      else this.lender.lend();
    });
    this.all.add(started);
    return started;
  }
}
