/**
 * The service's side of one parser process: starts it, feeds it a job, watches time and memory, and
 * kills it when it oversteps. A process and not a thread, because a worker's limits do not cover buffers
 * and WebAssembly, and its endless loop cannot be stopped from outside.
 */
import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFile as readProc } from "node:fs/promises";
import type { Socket } from "node:net";
import { setPriority } from "node:os";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import { compiledPath } from "./compiled-code.js";
import { confinement } from "./confinement.js";
import {
  BYTES_FD,
  type FromProcess,
  type Job,
  type JobDone,
  type JobResult,
  type Parts,
  type ToProcess,
} from "./job-messages.js";
import { killWithParent } from "./kill-with-parent.js";
import type { Borrower, LentPicture, PageQueue } from "./lend-idle-parsers.js";
import type { ReadSummary } from "./parsing.js";
import { AnnouncedBytes } from "./pipe-frames.js";

/** Often enough that a runaway allocation overshoots by little, rarely enough to cost nothing. */
const MEMORY_CHECK_MS = 100;
/** A process that grew past this while idle is replaced: WebAssembly memory never shrinks. */
const RETIRE_ABOVE_MIB = 512;
/** Parsers yield to the service, so that it answers while they are busy. */
const NICENESS = 5;
/** More pixels than a page that is put through recognition ever has; a process that claims more is out of order. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;
const MIB = 1024 * 1024;

export type Failure = "TIMEOUT" | "OUT_OF_MEMORY" | "READER_FAILED";

export class ProcessFailed extends Error {
  constructor(readonly reason: Failure) {
    super(reason);
  }
}

export interface ProcessLimits {
  /** Seconds one job may take. */
  timeout: number;
  /** MiB of resident memory one process may use. */
  memory: number;
  /** The program that a process runs; tests give one that misbehaves. */
  program?: string;
  /** Folders that it may read besides its own code: recognition models that the operator gave. */
  readable?: readonly string[];
}

/** What a job may use besides its own process. */
export interface JobCompany {
  /** Where the process may borrow others for its pages. */
  lending?: PageQueue;
  progress?(progress: OcrProgress): void;
}

interface Running {
  resolve(result: JobResult): void;
  reject(error: ProcessFailed): void;
  received: AnnouncedBytes;
  company: JobCompany;
  borrower: Borrower;
  /** Processes lent to this one that it has not yet said what for. */
  offered: Map<number, (picture: LentPicture | undefined) => void>;
}

export class ParserProcess {
  private readonly child: ChildProcess;
  private readonly pipe: Socket;
  private running: Running | undefined;
  private verdict: Failure | undefined;
  private lastWords = "";
  private resident = 0;
  dead = false;

  constructor(
    private readonly limits: ProcessLimits,
    onExit: () => void,
  ) {
    const program = limits.program ?? compiledPath("parsing/parser-main.js");
    this.child = fork(program, [], {
      stdio: ["ignore", "ignore", "pipe", "ipc", "pipe"],
      execArgv: [`--max-old-space-size=${limits.memory}`, ...confinement(program, limits.readable)],
      env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8" },
    });
    this.pipe = this.child.stdio[BYTES_FD] as Socket;
    this.pipe.on("data", (chunk: Buffer) => this.running?.received.push(chunk));
    this.pipe.on("error", () => {}); // The exit that follows says why.
    this.child.stderr?.on("data", (text: Buffer) => {
      this.lastWords = (this.lastWords + text.toString("latin1")).slice(-4096);
    });
    this.child.on("message", (message: FromProcess) => {
      if (this.running) this.receive(message, this.running);
    });
    this.child.on("error", () => this.kill("READER_FAILED"));
    const callOff = this.child.pid ? killWithParent(this.child.pid) : undefined;
    this.child.on("exit", (_code, signal) => {
      callOff?.();
      this.dead = true;
      this.running?.reject(new ProcessFailed(this.verdict ?? this.causeOfDeath(signal)));
      this.endJob();
      onExit();
    });
    if (this.child.pid) {
      try {
        setPriority(this.child.pid, NICENESS);
      } catch {
        // Already gone; its exit is handled above.
      }
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Whether it should be replaced before it takes another job. */
  get worn(): boolean {
    return this.resident > Math.min(RETIRE_ABOVE_MIB, this.limits.memory / 2) * MIB;
  }

  /** One job at a time. Rejects with `ProcessFailed` when the process does not live through it. */
  async run(
    job: Job,
    input: AsyncIterable<Buffer>,
    timeout = this.limits.timeout,
    company: JobCompany = {},
  ): Promise<JobResult> {
    if (this.dead) throw new ProcessFailed("READER_FAILED");
    const result = new Promise<JobResult>((resolve, reject) => {
      this.running = {
        resolve,
        reject,
        received: new AnnouncedBytes(),
        company,
        borrower: this.borrowerFor(job, timeout),
        offered: new Map(),
      };
    });
    const timer = setTimeout(() => this.kill("TIMEOUT"), timeout * 1000);
    const watch = setInterval(() => void this.checkMemory(), MEMORY_CHECK_MS);
    try {
      this.send({ kind: "job", job: { ...job, timeout } });
      await Promise.all([this.feed(input, job.bytes), result]);
      await this.checkMemory();
      return await result;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      this.endJob();
    }
  }

  kill(reason?: Failure): void {
    this.verdict ??= reason;
    this.child.kill("SIGKILL");
  }

  /** Sends exactly `size` bytes, waiting for the pipe to drain; a file that changed under us ends the job. */
  private async feed(input: AsyncIterable<Buffer>, size: number): Promise<void> {
    let sent = 0;
    try {
      for await (const chunk of input) {
        if (this.dead) return;
        sent += chunk.length;
        if (sent > size) break;
        if (!this.pipe.write(chunk)) await drained(this.pipe);
      }
    } catch {
      sent = -1;
    }
    if (sent !== size) this.kill("READER_FAILED");
  }

  private send(message: ToProcess): void {
    if (this.dead) return;
    this.child.send(message, (error) => {
      if (error) this.kill("READER_FAILED");
    });
  }

  private receive(message: FromProcess, running: Running): void {
    switch (message.kind) {
      case "done":
        void this.finish(message, running);
        break;
      case "progress":
        running.company.progress?.(message.progress);
        break;
      case "help":
        running.company.lending?.ask(running.borrower, message.pages);
        break;
      case "declined":
        this.settleOffer(running, message.loan, undefined);
        break;
      case "picture":
        if (message.bytes > MAX_PICTURE_BYTES) this.kill("READER_FAILED");
        else void this.receivePicture(message, running);
    }
  }

  private async finish(done: JobDone, running: Running): Promise<void> {
    const parts: Parts = {};
    const named = done.parts.map(async ({ name, bytes }) => {
      parts[name] = await running.received.next(bytes);
    });
    await Promise.all(named);
    running.resolve({ summary: done.summary as ReadSummary, late: done.late === true, parts });
  }

  private async receivePicture(
    { loan, width, until, bytes }: Extract<FromProcess, { kind: "picture" }>,
    running: Running,
  ): Promise<void> {
    const pixels = await running.received.next(bytes);
    const taken = this.settleOffer(running, loan, { width, until, pixels });
    if (!taken) running.borrower.answer(loan, null);
  }

  /** False where nobody waits for it any more. */
  private settleOffer(running: Running, loan: number, picture: LentPicture | undefined): boolean {
    const settle = running.offered.get(loan);
    running.offered.delete(loan);
    settle?.(picture);
    return settle !== undefined;
  }

  private borrowerFor({ options }: Job, timeout: number): Borrower {
    return {
      options,
      until: Date.now() + timeout * 1000,
      offer: (loan) =>
        new Promise((resolve) => {
          if (!this.running) return resolve(undefined);
          this.running.offered.set(loan, resolve);
          this.send({ kind: "lent", loan });
        }),
      withdraw: (loan) => void this.running?.offered.delete(loan),
      answer: (loan, json) => this.send({ kind: "recognised", loan, json }),
    };
  }

  private endJob(): void {
    const { running } = this;
    if (!running) return;
    this.running = undefined;
    running.company.lending?.ask(running.borrower, 0);
    for (const settle of running.offered.values()) settle(undefined);
  }

  private async checkMemory(): Promise<void> {
    if (this.dead || !this.child.pid) return;
    this.resident = (await residentBytes(this.child.pid)) ?? this.resident;
    if (this.resident > this.limits.memory * MIB) this.kill("OUT_OF_MEMORY");
  }

  private causeOfDeath(signal: NodeJS.Signals | null): Failure {
    const outOfHeap = /out of memory|allocation failed/i.test(this.lastWords);
    const silentAbort = signal === "SIGABRT" && !/assertion failed/i.test(this.lastWords);
    return outOfHeap || silentAbort ? "OUT_OF_MEMORY" : "READER_FAILED";
  }
}

/** Resolves when the pipe takes bytes again, or is gone. */
function drained(pipe: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      pipe.off("drain", settle).off("close", settle).off("error", settle);
      resolve();
    };
    pipe.on("drain", settle).on("close", settle).on("error", settle);
    if (pipe.destroyed) settle();
  });
}

/** From `/proc` where there is one, else from `ps`. */
async function residentBytes(pid: number): Promise<number | undefined> {
  if (process.platform === "linux") {
    const status = await readProc(`/proc/${pid}/status`, "latin1").catch(() => "");
    const kib = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kib === undefined ? undefined : Number(kib) * 1024;
  }
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, stdout) => {
      resolve(error ? undefined : Number(stdout) * 1024);
    });
  });
}
