/**
 * Runs a model in a process of its own, so that its memory and its crashes are not the service's. Started again on the next use after it
 * ended; meanwhile whoever asks is told that it is not there.
 */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FromModel, ToModel } from "./model-messages.js";

/** A large model on a slow disk takes its time; one that hangs must not hold up the start for ever. */
const OPENING_MS = 120_000;
/** A model that keeps crashing is not started again at every question. */
const RESTART_AFTER_MS = 10_000;

interface Pending<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** What the program tells of its model (`Facts`), what it is asked (`Work`) and answers (`Result`). */
export class ModelProcess<Facts, Work, Result> {
  private child: ChildProcess | null = null;
  private opening: Promise<Facts> | null = null;
  private readonly pending = new Map<number, Pending<Result>>();
  private lastId = 0;
  private endedAt = Number.NEGATIVE_INFINITY;
  /** Why it does not answer at present; null if it does. */
  fault: string | null = null;
  /** The compiled program, from `dist/search` or from `src/search` alike. */
  private readonly program: string;

  constructor(
    program: string,
    private readonly directory: string,
    private readonly graph: string,
  ) {
    this.program = fileURLToPath(new URL(`../../dist/search/${program}`, import.meta.url));
  }

  /** Rejects where the model cannot be opened. */
  start(): Promise<Facts> {
    this.opening ??= this.open();
    return this.opening;
  }

  async ask(work: Work): Promise<Result> {
    if (!this.opening && performance.now() - this.endedAt < RESTART_AFTER_MS)
      throw new Error(this.fault ?? "the model's process ended");
    await this.start();
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.pending.set(id, { resolve, reject });
      this.send({ id, work });
    });
  }

  close(): void {
    this.child?.kill();
  }

  private open(): Promise<Facts> {
    const child = fork(this.program, [this.directory, this.graph], {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
      execArgv: [],
      // Nothing of the service's own environment, which holds keys.
      env: { LANG: "C.UTF-8" },
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      const slow = setTimeout(() => child.kill(), OPENING_MS);
      let why = "the model's process ended";
      child.on("message", (message: FromModel<Facts, Result>) => {
        if ("facts" in message) {
          clearTimeout(slow);
          this.fault = null;
          // A service that is done need not wait for its model.
          child.unref();
          child.channel?.unref();
          resolve(message.facts);
        } else if ("failure" in message) why = message.failure;
        else this.settle(message);
      });
      child.on("error", (error) => {
        why = error.message;
      });
      child.on("exit", () => {
        clearTimeout(slow);
        this.onExit(why);
        reject(new Error(why));
      });
    });
  }

  private settle(message: { id: number } & ({ result: Result } | { error: string })): void {
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (this.pending.size === 0) this.child?.channel?.unref();
    if ("result" in message) pending?.resolve(message.result);
    else pending?.reject(new Error(message.error));
  }

  private send(message: ToModel<Work>): void {
    this.child?.channel?.ref();
    // The exit that follows a broken channel says why.
    this.child?.send(message as object, () => {});
  }

  private onExit(why: string): void {
    this.child = null;
    this.opening = null;
    this.endedAt = performance.now();
    this.fault = why;
    for (const { reject } of this.pending.values()) reject(new Error(why));
    this.pending.clear();
  }
}
