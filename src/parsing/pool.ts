/**
 * A pool of parser processes: started on demand, reused between files, replaced when they die. Jobs queue for a free
 * process.
 */
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import type { JobResult, ReadJob } from "./job-messages.js";
import { ParserLender } from "./lend-idle-parsers.js";
import { ParserProcess, type ProcessLimits } from "./parser-process.js";

export interface PoolOptions extends ProcessLimits {
  /** Maximum number of processes; they start on demand. */
  workers: number;
}

export class ParserPool {
  private readonly idle: ParserProcess[] = [];
  private readonly all = new Set<ParserProcess>();
  private readonly queue: ((process: ParserProcess) => void)[] = [];
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

  get waiting(): number {
    return this.queue.length;
  }

  /** `open` is called when the job starts, so that queued jobs hold no file open. */
  async run(
    job: ReadJob,
    open: () => AsyncIterable<Buffer>,
    timeout?: number,
    progress?: (progress: OcrProgress) => void,
  ): Promise<JobResult> {
    const process = await this.acquire();
    try {
      const context = { lender: this.lender, ...(progress && { progress }) };
      return await process.run(job, open(), timeout, context);
    } finally {
      this.release(process);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const process of this.all) process.kill();
  }

  private acquire(): Promise<ParserProcess> {
    const process = this.acquireIdle();
    if (process) return Promise.resolve(process);
    return new Promise((resolve) => this.queue.push(resolve));
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
      if (next) next(process);
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
      if (next) next(this.start());
      else this.lender.lend();
    });
    this.all.add(started);
    return started;
  }
}
