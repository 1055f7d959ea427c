/**
 * The service's handle on one parser process: forks it, sends it jobs, watches time and memory, and kills it when it
 * exceeds a limit. A process and not a worker thread: a thread's limits do not cover Buffers and WebAssembly, and its
 * infinite loop cannot be stopped from outside.
 */
import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { setPriority } from "node:os";
import type { OcrProgress } from "../readers/ocr/ocr-request.js";
import { compiledPath } from "./compiled-code.js";
import { permissionFlags } from "./confinement.js";
import {
  BYTES_FD,
  type FromProcess,
  type Job,
  type JobDone,
  type JobPiece,
  type JobResult,
  type PartName,
  type Parts,
  type ToProcess,
} from "./job-messages.js";
import { killWithParent } from "./kill-with-parent.js";
import type { Borrower, LentPicture, PageQueue } from "./lend-idle-parsers.js";
import type { ReadSummary } from "./parsing.js";
import { PipeFrames } from "./pipe-frames.js";

/** Frequent enough to catch a runaway allocation early, rare enough to cost nothing. */
const MEMORY_CHECK_MS = 100;
/** A process that grew past this, or past half its limit, is replaced: WebAssembly memory never shrinks. */
const RETIRE_ABOVE_MIB = 512;
/**
 * Below this no process is replaced: a fresh one takes 60 to 75 MiB after a small file (Node 20 to 24), so that under a small limit every
 * file would cost a process.
 */
const FRESH_MIB = 80;
/** Each of glibc's memory arenas keeps what it freed, and every thread of an image or model library opens one: a hundred MiB after a scan. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };
/** Parser processes run at lower priority, so that the service stays responsive. */
const NICENESS = 5;
/** What V8 would do on threads beside the one that reads. */
const ONE_THREAD = ["--single-threaded"];
/** No page rendered for OCR has more pixels; a process that announces more is broken. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;
const MIB = 1024 * 1024;
/** More than the limits of the readers ever let through: a result that claims more would not fit into the service. */
const MAX_RESULT_BYTES = 1024 * MIB;

type ProcessFailure = "TIMEOUT" | "OUT_OF_MEMORY" | "READER_FAILED";

export class ProcessFailed extends Error {
  constructor(
    readonly reason: ProcessFailure,
    /** By a signal that was not ours. */
    readonly isKilledByOthers = false,
  ) {
    super(reason);
  }
}

export interface ProcessLimits {
  /** Seconds one job may take. */
  timeout: number;
  /** MiB of resident memory one process may use. */
  memory: number;
  /** The program that a process runs; tests pass one that misbehaves. */
  program?: string;
  /** Further folders it may read: OCR models configured by the operator. */
  readable?: readonly string[];
  /** Its compiler and its collector work in turn with it, not beside it: one file takes longer, all processors together do more. */
  oneThread?: boolean;
}

/** Services available to a running job. */
interface JobContext {
  /** Lends idle processes for OCR pages. */
  lender?: PageQueue;
  progress?(progress: OcrProgress): void;
  /** Waits until the service has room for a result of so many bytes. */
  reserve?(bytes: number): Promise<void>;
}

interface RunningJob {
  resolve(result: JobResult): void;
  reject(error: ProcessFailed): void;
  frames: PipeFrames;
  context: JobContext;
  borrower: Borrower;
  /** Pieces of parts that came before the end; settles when the last announced is here. */
  pieces: Map<PartName, Buffer[]>;
  pieceBytes: number;
  lastPiece: Promise<void>;
  /** Lent processes that still wait for their page. */
  openOffers: Map<number, (picture: LentPicture | undefined) => void>;
}

export class ParserProcess {
  private readonly child: ChildProcess;
  private readonly pipe: Socket;
  private running: RunningJob | undefined;
  private killReason: ProcessFailure | undefined;
  private stderrTail = "";
  private residentBytes = 0;
  private isKilled = false;
  dead = false;

  constructor(
    private readonly limits: ProcessLimits,
    onExit: () => void,
  ) {
    const program = limits.program ?? compiledPath("parser/parser-main.js");
    this.child = fork(program, [], {
      stdio: ["ignore", "ignore", "pipe", "ipc", "pipe"],
      execArgv: [
        `--max-old-space-size=${limits.memory}`,
        ...(limits.oneThread ? ONE_THREAD : []),
        ...permissionFlags(program, limits.readable),
      ],
      env: { PATH: process.env.PATH ?? "", LANG: "C.UTF-8", ...FEW_ARENAS },
    });
    this.pipe = this.child.stdio[BYTES_FD] as Socket;
    this.pipe.on("data", (chunk: Buffer) => this.running?.frames.push(chunk));
    this.pipe.on("error", () => {}); // The exit that follows says why.
    this.child.stderr?.on("data", (text: Buffer) => {
      this.stderrTail = (this.stderrTail + text.toString("latin1")).slice(-4096);
    });
    this.child.on("message", (message: FromProcess) => {
      if (this.running) this.receive(message, this.running);
    });
    this.child.on("error", () => this.kill("READER_FAILED"));
    const callOff = this.child.pid ? killWithParent(this.child.pid) : undefined;
    this.child.on("exit", (_code, signal) => {
      callOff?.();
      this.dead = true;
      const isKilledByOthers = !this.isKilled && (signal === "SIGKILL" || signal === "SIGTERM");
      const reason = this.killReason ?? this.failureOf(signal);
      this.running?.reject(new ProcessFailed(reason, isKilledByOthers));
      this.endJob();
      onExit();
    });
    if (this.child.pid) {
      try {
        setPriority(this.child.pid, NICENESS);
      } catch {
        // Already gone; the exit handler above deals with it.
      }
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Whether it should be replaced before it takes another job. */
  get needsReplacement(): boolean {
    const half = Math.max(this.limits.memory / 2, FRESH_MIB);
    return this.residentBytes > Math.min(RETIRE_ABOVE_MIB, half) * MIB;
  }

  /** One job at a time. Rejects with `ProcessFailed` if the process dies. */
  async run(
    job: Job,
    input: AsyncIterable<Buffer>,
    timeout = this.limits.timeout,
    context: JobContext = {},
  ): Promise<JobResult> {
    if (this.dead) throw new ProcessFailed("READER_FAILED");
    const result = new Promise<JobResult>((resolve, reject) => {
      this.running = {
        resolve,
        reject,
        frames: new PipeFrames((isWanted) => (isWanted ? this.pipe.resume() : this.pipe.pause())),
        context,
        borrower: this.borrowerFor(job, timeout),
        pieces: new Map(),
        pieceBytes: 0,
        lastPiece: Promise.resolve(),
        openOffers: new Map(),
      };
    });
    const timer = setTimeout(() => this.kill("TIMEOUT"), timeout * 1000);
    const watch = setInterval(() => void this.checkMemory(), MEMORY_CHECK_MS);
    try {
      this.send({ kind: "job", job: { ...job, timeout } });
      await Promise.all([this.writeInput(input, job.bytes), result]);
      await this.checkMemory();
      return await result;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      this.endJob();
    }
  }

  kill(reason?: ProcessFailure): void {
    this.killReason ??= reason;
    this.isKilled = true;
    this.child.kill("SIGKILL");
  }

  /** Writes exactly `size` bytes with backpressure; a file whose size changed meanwhile fails the job. */
  private async writeInput(input: AsyncIterable<Buffer>, size: number): Promise<void> {
    let sent = 0;
    try {
      for await (const chunk of input) {
        if (this.dead) return;
        sent += chunk.length;
        if (sent > size) break;
        if (!this.pipe.write(chunk)) await waitForDrain(this.pipe);
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

  private receive(message: FromProcess, running: RunningJob): void {
    switch (message.kind) {
      case "done":
        void this.finish(message, running);
        break;
      case "piece":
        running.lastPiece = running.lastPiece.then(() => this.takePiece(message, running));
        break;
      case "progress":
        running.context.progress?.(message.progress);
        break;
      case "help":
        running.context.lender?.requestPages(running.borrower, message.pages);
        break;
      case "declined":
        this.settleOffer(running, message.loan, undefined);
        break;
      case "picture":
        if (message.bytes > MAX_PICTURE_BYTES) this.kill("READER_FAILED");
        else void this.receivePicture(message, running);
    }
  }

  private async finish(done: JobDone, running: RunningJob): Promise<void> {
    await running.lastPiece;
    const total = done.parts.reduce((sum, { bytes }) => sum + bytes, 0);
    if (running.pieceBytes + total > MAX_RESULT_BYTES) return this.kill("OUT_OF_MEMORY");
    await running.context.reserve?.(total);
    const parts: Parts = {};
    const named = done.parts.map(async ({ name, bytes }) => {
      const rest = await running.frames.next(bytes);
      const before = running.pieces.get(name);
      parts[name] = before ? Buffer.concat([...before, rest]) : rest;
    });
    await Promise.all(named);
    running.resolve({ summary: done.summary as ReadSummary, late: done.late === true, parts });
  }

  /** Room is waited for once, for all that is expected (two that each hold half would wait for each other); more than that is added. */
  private async takePiece({ name, bytes, expected }: JobPiece, running: RunningJob): Promise<void> {
    const isFirst = running.pieceBytes === 0;
    running.pieceBytes += bytes;
    if (running.pieceBytes > MAX_RESULT_BYTES) return this.kill("OUT_OF_MEMORY");
    const room = Math.min(Math.max(bytes, expected), MAX_RESULT_BYTES);
    if (isFirst) await running.context.reserve?.(room);
    else if (running.pieceBytes > room) await running.context.reserve?.(bytes);
    const piece = await running.frames.next(bytes);
    const before = running.pieces.get(name);
    if (before) before.push(piece);
    else running.pieces.set(name, [piece]);
  }

  private async receivePicture(
    { loan, width, until, bytes }: Extract<FromProcess, { kind: "picture" }>,
    running: RunningJob,
  ): Promise<void> {
    const pixels = await running.frames.next(bytes);
    const taken = this.settleOffer(running, loan, { width, until, pixels });
    if (!taken) running.borrower.answer(loan, null);
  }

  /** False if nobody waits for it any more. */
  private settleOffer(
    running: RunningJob,
    loan: number,
    picture: LentPicture | undefined,
  ): boolean {
    const settle = running.openOffers.get(loan);
    running.openOffers.delete(loan);
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
          this.running.openOffers.set(loan, resolve);
          this.send({ kind: "lent", loan });
        }),
      withdraw: (loan) => void this.running?.openOffers.delete(loan),
      answer: (loan, json) => this.send({ kind: "recognised", loan, json }),
    };
  }

  private endJob(): void {
    const { running } = this;
    if (!running) return;
    this.running = undefined;
    running.context.lender?.requestPages(running.borrower, 0);
    for (const settle of running.openOffers.values()) settle(undefined);
  }

  private async checkMemory(): Promise<void> {
    if (this.dead || !this.child.pid) return;
    this.residentBytes = (await measureResidentBytes(this.child.pid)) ?? this.residentBytes;
    if (this.residentBytes > this.limits.memory * MIB) this.kill("OUT_OF_MEMORY");
  }

  private failureOf(signal: NodeJS.Signals | null): ProcessFailure {
    const outOfHeap = /out of memory|allocation failed/i.test(this.stderrTail);
    const silentAbort = signal === "SIGABRT" && !/assertion failed/i.test(this.stderrTail);
    return outOfHeap || silentAbort ? "OUT_OF_MEMORY" : "READER_FAILED";
  }
}

/** Resolves when the pipe has drained or is closed. */
function waitForDrain(pipe: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      pipe.off("drain", settle).off("close", settle).off("error", settle);
      resolve();
    };
    pipe.on("drain", settle).on("close", settle).on("error", settle);
    if (pipe.destroyed) settle();
  });
}

/** From `/proc` on Linux (at once: no disk is behind it, and five turns of a thread cost ten times as much), otherwise from `ps`. */
async function measureResidentBytes(pid: number): Promise<number | undefined> {
  if (process.platform === "linux") {
    const status = statusOf(pid);
    const kib = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    return kib === undefined ? undefined : Number(kib) * 1024;
  }
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, stdout) => {
      resolve(error ? undefined : Number(stdout) * 1024);
    });
  });
}

/** Empty where it has just ended. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "latin1");
  } catch {
    return "";
  }
}
