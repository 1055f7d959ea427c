/** Parser processes, reused between files and replaced when they die; jobs wait their turn. */
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import type { JobResult, ReadJob } from "./job-messages.js";
import { Lending } from "./lend-idle-parsers.js";
import { ParserProcess, type ProcessLimits } from "./parser-process.js";

export interface PoolOptions extends ProcessLimits {
  /** How many processes run at most. They are started when first needed. */
  workers: number;
}

export class ParserPool {
  private readonly idle: ParserProcess[] = [];
  private readonly all = new Set<ParserProcess>();
  private readonly queue: ((process: ParserProcess) => void)[] = [];
  private readonly lending = new Lending<ParserProcess>({
    takeIdle: () => this.takeIdle(),
    giveBack: (process) => this.giveBack(process),
  });
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
    job: ReadJob,
    open: () => AsyncIterable<Buffer>,
    timeout?: number,
    progress?: (progress: OcrProgress) => void,
  ): Promise<JobResult> {
    const process = await this.take();
    try {
      const company = { lending: this.lending, ...(progress && { progress }) };
      return await process.run(job, open(), timeout, company);
    } finally {
      this.giveBack(process);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const process of this.all) process.kill();
  }

  private take(): Promise<ParserProcess> {
    const process = this.takeIdle();
    if (process) return Promise.resolve(process);
    return new Promise((resolve) => this.queue.push(resolve));
  }

  /** A process without work, started where there may be more; none while somebody waits. */
  private takeIdle(): ParserProcess | undefined {
    if (this.closed || this.queue.length > 0) return undefined;
    const process = this.idle.pop();
    if (process) return process;
    return this.all.size < this.options.workers ? this.start() : undefined;
  }

  private giveBack(process: ParserProcess): void {
    if (this.closed) return;
    if (process.worn) process.kill();
    if (!process.dead && !process.worn) {
      const next = this.queue.shift();
      if (next) next(process);
      else {
        this.idle.push(process);
        this.lending.lend();
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
      else this.lending.lend();
    });
    this.all.add(started);
    return started;
  }
}
