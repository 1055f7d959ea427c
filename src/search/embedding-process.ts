/**
 * Runs an embedding model in a process of its own, so that its memory and its crashes are not the service's. Started again on the next
 * use after it ended; meanwhile words search alone.
 */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Embedder } from "./embedder.js";
import type { FromModel, ModelFacts, ToModel } from "./embedding-messages.js";

/** The compiled program, from `dist/search` or from `src/search` alike. */
const PROGRAM = fileURLToPath(new URL("../../dist/search/embedding-main.js", import.meta.url));
/** A large model on a slow disk takes its time; one that hangs must not hold up the start for ever. */
const OPENING_MS = 120_000;
/** A model that keeps crashing is not started again at every question. */
const RESTART_AFTER_MS = 10_000;

type Vectors = (Float32Array | null)[];

interface Pending {
  resolve(vectors: Vectors): void;
  reject(error: Error): void;
}

/** Rejects where the model cannot be opened. */
export async function openEmbeddingProcess(directory: string, graph: string): Promise<Embedder> {
  const model = new EmbeddingProcess(directory, graph);
  const facts = await model.start();
  return {
    ...facts,
    get fault() {
      return model.fault;
    },
    embedQuery: async (text) => (await model.embed({ query: text }))[0] ?? null,
    embedPassages: (texts) => model.embed({ passages: texts }),
    close: async () => model.close(),
  };
}

class EmbeddingProcess {
  private child: ChildProcess | null = null;
  private opening: Promise<ModelFacts> | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;
  private endedAt = Number.NEGATIVE_INFINITY;
  /** Why it does not answer at present; null if it does. */
  fault: string | null = null;

  constructor(
    private readonly directory: string,
    private readonly graph: string,
  ) {}

  start(): Promise<ModelFacts> {
    this.opening ??= this.open();
    return this.opening;
  }

  async embed(work: { query: string } | { passages: readonly string[] }): Promise<Vectors> {
    if (!this.opening && performance.now() - this.endedAt < RESTART_AFTER_MS)
      throw new Error(this.fault ?? "the model's process ended");
    await this.start();
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      this.pending.set(id, { resolve, reject });
      this.send({ id, ...work });
    });
  }

  close(): void {
    this.child?.kill();
  }

  private open(): Promise<ModelFacts> {
    const child = fork(PROGRAM, [this.directory, this.graph], {
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
      child.on("message", (message: FromModel) => {
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

  private settle(message: { id: number } & ({ vectors: Vectors } | { error: string })): void {
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (this.pending.size === 0) this.child?.channel?.unref();
    if ("vectors" in message) pending?.resolve(message.vectors);
    else pending?.reject(new Error(message.error));
  }

  private send(message: ToModel): void {
    this.child?.channel?.ref();
    this.child?.send(message, () => {}); // The exit that follows a broken channel says why.
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
