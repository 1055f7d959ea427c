/**
 * Jobs in files, for a service on one machine: a folder for each job, and the queue as tokens. Files and not SQLite: Node 20 has none of its
 * own, a native module would be one more thing to build, and what a queue needs of a database (one winner, nothing torn, nothing lost) a
 * rename gives too.
 */
import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { syncPath } from "../disk/atomic-file.js";
import type { JobPriority } from "../model/job.js";
import type { StoredFile } from "../parsing/parsing.js";
import { CallbackTokens } from "./callback-tokens.js";
import { isFinal, JOB_ID, type Job, KEPT_MS, newJob, ownerOf } from "./job.js";
import { JobFolder } from "./job-folder.js";
import {
  type JobStore,
  LEASE_MS,
  type Lease,
  type NewJob,
  type Outcome,
  type Progress,
  type StoredResult,
  type TakeOptions,
} from "./job-store.js";
import { type HeldToken, QueueTokens, type Token } from "./queue-tokens.js";

/** A job without a token is one whose sender never got an answer; none is that slow. */
const ORPHAN_AFTER_MS = 60 * 60 * 1000;
/** Whose last turn is remembered; a forgotten one counts as never served. */
const MAX_OWNERS = 10_000;

interface FileJobStoreOptions {
  leaseMs?: number;
  now?: () => number;
}

export class FileJobStore implements JobStore {
  private readonly tokens: QueueTokens;
  private readonly callbacks: CallbackTokens;
  private readonly served = new LRUCache<string, number>({ max: MAX_OWNERS });
  private turn = 0;
  private readonly now: () => number;
  private readonly leaseMs: number;
  private requeued = Number.NEGATIVE_INFINITY;

  private constructor(
    private readonly folder: string,
    { leaseMs = LEASE_MS, now = Date.now }: FileJobStoreOptions,
  ) {
    this.tokens = new QueueTokens(folder, leaseMs);
    this.callbacks = new CallbackTokens(join(folder, "callbacks"));
    this.now = now;
    this.leaseMs = leaseMs;
  }

  static async open(folder: string, options: FileJobStoreOptions = {}): Promise<FileJobStore> {
    const store = new FileJobStore(folder, options);
    await store.tokens.open();
    await store.callbacks.open();
    return store;
  }

  async add(jobs: readonly NewJob[]): Promise<Job[]> {
    const made: Job[] = [];
    for (const { request, file } of jobs) {
      const job = newJob(request, file, this.now());
      await this.folderOf(job).create(job, file);
      made.push(job);
    }
    const [first] = made;
    if (first) await syncPath(this.consumerFolder(first.consumer));
    await this.tokens.add(made.map(tokenOf));
    return made;
  }

  async get(consumer: string, id: string): Promise<Job | null> {
    return JOB_ID.test(id) ? this.folderOf({ consumer, id }).read() : null;
  }

  async list(consumer: string, limit: number, before?: string): Promise<Job[]> {
    const all = await namesIn(this.consumerFolder(consumer));
    const ids = before === undefined ? all : all.filter((id) => id < before);
    const found: Job[] = [];
    for (const id of ids.sort().reverse()) {
      if (found.length >= limit) break;
      const job = await this.get(consumer, id);
      if (job) found.push(job);
    }
    return found;
  }

  async waiting(consumer: string): Promise<number> {
    const hash = hashOf(consumer);
    return (await this.tokens.waiting()).filter((token) => token.consumer === hash).length;
  }

  result(job: Job): Promise<StoredResult | null> {
    return this.folderOf(job).readResult();
  }

  async cancel(job: Job): Promise<Job | null> {
    const folder = this.folderOf(job);
    if (isFinal(job.state) && job.state !== "cancelled") return null;
    if ((await folder.decide("cancel")) !== "cancel") return null;
    await this.tokens.remove(tokenOf(job));
    await folder.removeFile();
    const cancelled = await folder.read();
    if (cancelled?.callback) await this.callbacks.add(cancelled, hashOf(job.consumer), this.now());
    return cancelled;
  }

  async take({ lowFirst = false }: TakeOptions = {}): Promise<Lease | null> {
    // Half a lease: what is abandoned waits no longer than one and a half.
    if (this.now() - this.requeued > this.leaseMs / 2) {
      await this.tokens.requeueAbandoned();
      this.requeued = this.now();
    }
    for (const token of this.inTurn(await this.tokens.waiting(), lowFirst)) {
      const held = await this.tokens.take(token);
      if (!held) continue;
      const folder = new JobFolder(join(this.folder, "jobs", token.consumer, token.id));
      const job = await folder.read();
      // Cancelled, or finished by a worker that died before it took its token away.
      if (!job || isFinal(job.state)) {
        if (job?.callback) await this.callbacks.add(job, token.consumer, this.now());
        await held.drop();
        continue;
      }
      this.served.set(token.owner, ++this.turn);
      const taken: Job = { ...job, state: "reading", attempts: job.attempts + 1 };
      await folder.write(taken);
      return new FileLease(taken, folder, held, this.callbacks, this.now);
    }
    return null;
  }

  /** By priority, then whoever was served longest ago, then by age. */
  private inTurn(tokens: readonly Token[], lowFirst: boolean): Token[] {
    const rank = (priority: JobPriority) => Number((priority === "low") !== lowFirst);
    const ranked = tokens.map((token) => ({
      token,
      rank: rank(token.priority),
      last: this.served.get(token.owner) ?? 0,
    }));
    ranked.sort((a, b) => a.rank - b.rank || a.last - b.last || (a.token.id < b.token.id ? -1 : 1));
    return ranked.map(({ token }) => token);
  }

  async takeCallback(retryAfterMs: (tries: number) => number): Promise<Job | null> {
    for (const token of await this.callbacks.due(this.now())) {
      const folder = new JobFolder(join(this.folder, "jobs", token.consumer, token.id));
      const job = await folder.read();
      if (job?.callback?.state !== "waiting") {
        await this.callbacks.remove(token);
        continue;
      }
      const tries = job.callback.tries + 1;
      if (!(await this.callbacks.postpone(token, this.now() + retryAfterMs(tries)))) continue;
      const told: Job = { ...job, callback: { ...job.callback, tries } };
      await folder.write(told);
      return told;
    }
    return null;
  }

  async settleCallback(job: Job, state: "delivered" | "given_up"): Promise<void> {
    await this.folderOf(job).write({ ...job, callback: { ...job.callback!, state } });
  }

  async sweep(): Promise<void> {
    const active = await this.tokens.ids();
    for (const consumer of await namesIn(join(this.folder, "jobs"))) {
      for (const id of await namesIn(join(this.folder, "jobs", consumer))) {
        if (active.has(id)) continue;
        const folder = new JobFolder(join(this.folder, "jobs", consumer, id));
        const job = await folder.read().catch(() => null);
        const age = this.now() - (job?.finished ?? Number.parseInt(id.slice(0, 9), 36));
        const isOver = job && isFinal(job.state) ? age > KEPT_MS : age > ORPHAN_AFTER_MS;
        if (isOver) await folder.remove();
      }
    }
  }

  async close(): Promise<void> {}

  private consumerFolder(consumer: string): string {
    return join(this.folder, "jobs", hashOf(consumer));
  }

  private folderOf({ consumer, id }: Pick<Job, "consumer" | "id">): JobFolder {
    return new JobFolder(join(this.consumerFolder(consumer), id));
  }
}

class FileLease implements Lease {
  /** Not known: a folder and a job's record are two things. */
  readonly isStored = false;

  constructor(
    private current: Job,
    private readonly folder: JobFolder,
    private readonly token: HeldToken,
    private readonly callbacks: CallbackTokens,
    private readonly now: () => number,
  ) {}

  get job(): Job {
    return this.current;
  }

  async file(): Promise<StoredFile> {
    const { bytes, sha256 } = this.current;
    return { path: this.folder.file, bytes, sha256 };
  }

  async renew(progress: Progress): Promise<"held" | "cancelled" | "lost"> {
    if (!(await this.token.renew())) return "lost";
    const stored = await this.folder.read();
    if (stored === null) return "lost";
    if (stored.state === "cancelled") {
      await this.token.drop();
      return "cancelled";
    }
    await this.write(progress);
    return "held";
  }

  async commit(): Promise<boolean> {
    if (!(await this.token.renew())) return false;
    if ((await this.folder.decide("commit")) === "commit") return true;
    await this.token.drop();
    return false;
  }

  async finish(outcome: Outcome): Promise<boolean> {
    try {
      return await this.finishIfOurs(outcome);
    } finally {
      if ("body" in outcome) await outcome.body.release();
    }
  }

  private async finishIfOurs(outcome: Outcome): Promise<boolean> {
    if (!(await this.token.claim())) return false;
    // What comes without a commit before it, a failure or a result, may meet somebody who cancels.
    if ((await this.folder.decide("commit")) !== "commit") {
      await this.token.drop();
      return false;
    }
    const { state } = outcome;
    if (state === "done" && "body" in outcome) await this.folder.writeResult(outcome.body.share());
    await this.write({
      state,
      finished: this.now(),
      ...(state === "failed" && { error: outcome.error }),
      ...("receipt" in outcome && { receipt: outcome.receipt }),
    });
    await this.folder.removeFile();
    if (this.current.callback)
      await this.callbacks.add(this.current, hashOf(this.current.consumer), this.now());
    await this.token.drop();
    return true;
  }

  async release(why: "killed" | "stopping"): Promise<void> {
    const { attempts, kills } = this.current;
    await this.write({
      state: "queued",
      pagesDone: null,
      pages: null,
      ...(why === "killed" ? { kills: kills + 1 } : { attempts: attempts - 1 }),
    });
    await this.token.putBack();
  }

  private async write(change: Partial<Job>): Promise<void> {
    this.current = { ...this.current, ...change };
    await this.folder.write(this.current);
  }
}

function tokenOf(job: Job): Token {
  const { priority, id } = job;
  return { priority, id, owner: hashOf(ownerOf(job)), consumer: hashOf(job.consumer) };
}

/** Fit for a file name, and short. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
