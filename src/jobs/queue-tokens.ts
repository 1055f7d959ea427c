/**
 * The queue of jobs as empty files whose names say everything: one in `queued/` for each job that waits, one in `running/` for each that
 * is worked on. Taking a job is a rename, which exactly one process wins, as in a maildir; the file's time of change is the worker's last
 * sign of life. So several processes on one disk share the queue, and a crash leaves nothing to repair.
 */
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, stat, unlink, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { syncPath } from "../disk/atomic-file.js";
import type { JobPriority } from "../model/job.js";

/** This run of the service: in a container every run may have the same process id. */
const RUN = randomUUID().slice(0, 8);
const HOST = hostname().replace(/[^\w]/g, "") || "host";

/** What stands in a token's name, in the order in which tokens are sorted. */
export interface Token {
  priority: JobPriority;
  /** The job's id, which sorts by age. */
  id: string;
  /** Hash of whose turn it is. */
  owner: string;
  /** Hash of the consumer. */
  consumer: string;
}

export class QueueTokens {
  private readonly queued: string;
  private readonly running: string;

  constructor(
    folder: string,
    private readonly leaseMs: number,
  ) {
    this.queued = join(folder, "queued");
    this.running = join(folder, "running");
  }

  async open(): Promise<void> {
    for (const folder of [this.queued, this.running])
      await mkdir(folder, { recursive: true, mode: 0o700 });
  }

  /** When it returns, the jobs are in the queue also after a crash. */
  async add(tokens: readonly Token[]): Promise<void> {
    for (const token of tokens)
      await (await open(join(this.queued, nameOf(token)), "wx", 0o600)).close();
    await syncPath(this.queued);
  }

  async waiting(): Promise<Token[]> {
    return (await readdir(this.queued)).flatMap(tokenOf);
  }

  async remove(token: Token): Promise<boolean> {
    return succeeded(unlink(join(this.queued, nameOf(token))));
  }

  /** Null where another took it first. */
  async take(token: Token): Promise<HeldToken | null> {
    const from = join(this.queued, nameOf(token));
    const held = join(
      this.running,
      `${nameOf(token)}~${HOST}-${process.pid}-${RUN}-${randomUUID()}`,
    );
    const now = new Date();
    // First the sign of life: a rename keeps the old time, with which it would count as abandoned.
    if (!(await succeeded(utimes(from, now, now)))) return null;
    if (!(await succeeded(rename(from, held)))) return null;
    return new HeldToken(held, from);
  }

  /** Puts back what dead workers held. */
  async requeueAbandoned(): Promise<void> {
    for (const name of await readdir(this.running)) {
      const path = join(this.running, name);
      const [token, worker = ""] = name.split("~");
      const seen = await stat(path).catch(() => null);
      const isSilent = seen !== null && Date.now() - seen.mtimeMs > this.leaseMs;
      if (isSilent || isDead(worker)) await succeeded(rename(path, join(this.queued, token!)));
    }
  }

  /** Ids of all jobs that wait or are worked on. */
  async ids(): Promise<Set<string>> {
    // In this order: what moves from one to the other meanwhile is seen in one of them.
    const names = [...(await readdir(this.queued)), ...(await readdir(this.running))];
    return new Set(names.flatMap((name) => tokenOf(name.split("~")[0]!)).map(({ id }) => id));
  }
}

/** A token in the hands of a worker. */
export class HeldToken {
  constructor(
    private path: string,
    private readonly home: string,
  ) {}

  /** False where it was taken for abandoned and put back. */
  renew(): Promise<boolean> {
    const now = new Date();
    return succeeded(utimes(this.path, now, now));
  }

  /** Nobody else can finish from here on, unless this process dies. */
  async claim(): Promise<boolean> {
    const claimed = `${this.path}~`;
    if (!(await succeeded(rename(this.path, claimed)))) return false;
    this.path = claimed;
    return true;
  }

  drop(): Promise<boolean> {
    return succeeded(unlink(this.path));
  }

  putBack(): Promise<boolean> {
    return succeeded(rename(this.path, this.home));
  }
}

/** `0` sorts before `1`. */
const PRIORITY = { normal: "0", low: "1" } as const;

function nameOf({ priority, id, owner, consumer }: Token): string {
  return [PRIORITY[priority], id, owner, consumer].join(".");
}

function tokenOf(name: string): Token[] {
  const [priority, id, owner, consumer] = name.split(".");
  if (!id || !owner || !consumer) return [];
  return [{ priority: priority === PRIORITY.low ? "low" : "normal", id, owner, consumer }];
}

/** A process of this machine that runs no more; of others only their silence tells. */
function isDead(worker: string): boolean {
  const [host, pid, run] = worker.split("-");
  if (host !== HOST) return false;
  if (Number(pid) === process.pid) return run !== RUN;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** False where the file is not there (any more). */
async function succeeded(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return false;
  }
}
