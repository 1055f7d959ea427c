/** Parser processes, reused between files and replaced when they die; jobs wait their turn. */
import type { Job, Parts } from "./job.js";
import { ParserProcess, type ProcessLimits } from "./parser-process.js";
import type { ReadSummary } from "./parsing.js";

export interface PoolOptions extends ProcessLimits {
  /** How many processes run at most. They are started when first needed. */
  workers: number;
}

export class ParserPool {
  private readonly idle: ParserProcess[] = [];
  private readonly all = new Set<ParserProcess>();
  private readonly queue: ((process: ParserProcess) => void)[] = [];
  private closed = false;
  /** Processes that had to be replaced since the start. */
  restarts = 0;

  constructor(private readonly options: PoolOptions) {}

  /** Process ids of the living parsers, for operators and tests. */
  get pids(): number[] {
    return [...this.all].map((process) => process.pid!).filter(Boolean);
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** `open` is called when the job's turn has come, so that waiting jobs hold no file open. */
  async run(
    job: Job,
    open: () => AsyncIterable<Buffer>,
    timeout?: number,
  ): Promise<{ summary: ReadSummary; parts: Parts }> {
    const process = await this.take();
    try {
      return await process.run(job, open(), timeout);
    } finally {
      this.giveBack(process);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const process of this.all) process.kill();
  }

  private take(): Promise<ParserProcess> {
    const process = this.idle.pop();
    if (process) return Promise.resolve(process);
    if (this.all.size < this.options.workers) return Promise.resolve(this.start());
    return new Promise((resolve) => this.queue.push(resolve));
  }

  private giveBack(process: ParserProcess): void {
    if (this.closed) return;
    if (process.worn) process.kill();
    if (!process.dead && !process.worn) {
      const next = this.queue.shift();
      if (next) next(process);
      else this.idle.push(process);
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
    });
    this.all.add(started);
    return started;
  }
}
