/**
 * Jobs in the database that several services share: any of them takes the next one (`SKIP LOCKED`), and one that dies loses its lease. Not
 * pg-boss: its present release needs Node 22 and takes advisory locks, which relatives of PostgreSQL do not have.
 */
import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queries } from "../database/connection.js";
import type { JobPriority } from "../model/job.js";
import type { StoredFile } from "../parsing/parsing.js";
import { JOB_ID, type Job, KEPT_MS, newJob, ownerOf, READS, STORES } from "./job.js";
import { fetchFile, fileChunks, resultPieces, storedResult, writeJobBytes } from "./job-bytes.js";
import {
  type JobStore,
  LEASE_MS,
  type Lease,
  type NewJob,
  NotOurs,
  type Outcome,
  type Progress,
  type StoredResult,
  type TakeOptions,
} from "./job-store.js";

/** Bytes whose job is not there: their sender never got an answer, and is not that slow. */
const ORPHAN_INTERVAL = "1 hour";
/** Of the owners whose turn it is, so many are tried: others may hold the jobs of the first ones. */
const OWNERS_TRIED = 20;

const PRIORITY: Record<JobPriority, number> = { normal: 0, low: 1 };
const COLUMNS =
  "id, consumer, priority, state, filename, task, bytes, sha256, created, finished, attempts, kills, pages_done, pages, error, receipt, callback";

interface JobRow extends Omit<Job, "priority" | "pagesDone"> {
  priority: number;
  pages_done: number | null;
}

interface TakenRow extends JobRow {
  stored: boolean;
}

interface DatabaseJobStoreOptions {
  /** For files that this service works on. */
  folder: string;
  leaseMs?: number;
  now?: () => number;
}

export class DatabaseJobStore implements JobStore {
  private readonly folder: string;
  private readonly leaseMs: number;
  private readonly now: () => number;

  constructor(
    private readonly database: Database,
    { folder, leaseMs = LEASE_MS, now = Date.now }: DatabaseJobStoreOptions,
  ) {
    this.folder = folder;
    this.leaseMs = leaseMs;
    this.now = now;
  }

  /** The bytes first, each piece by itself; then all jobs at once. */
  async add(jobs: readonly NewJob[]): Promise<Job[]> {
    const made: Job[] = [];
    for (const { request, file } of jobs) {
      const job = newJob(request, file, this.now());
      await writeJobBytes(this.database, job.id, "file", fileChunks(file.path));
      made.push(job);
    }
    await this.database.transaction(async (queries) => {
      for (const job of made) await insert(queries, job);
    });
    return made;
  }

  async get(consumer: string, id: string): Promise<Job | null> {
    if (!JOB_ID.test(id)) return null;
    const [row] = await this.database.query<JobRow>(
      `SELECT ${COLUMNS} FROM jobs WHERE id = $1 AND consumer = $2`,
      [id, consumer],
    );
    return row ? jobOf(row) : null;
  }

  async list(consumer: string, limit: number, before?: string): Promise<Job[]> {
    const rows = await this.database.query<JobRow>(
      `SELECT ${COLUMNS} FROM jobs WHERE consumer = $1 AND ($3::text IS NULL OR id < $3)
       ORDER BY id DESC LIMIT $2`,
      [consumer, limit, before ?? null],
    );
    return rows.map(jobOf);
  }

  async waiting(consumer: string): Promise<number> {
    const [row] = await this.database.query<{ waiting: number }>(
      "SELECT count(*) AS waiting FROM jobs WHERE consumer = $1 AND state = 'queued'",
      [consumer],
    );
    return row!.waiting;
  }

  result(job: Job): Promise<StoredResult | null> {
    return storedResult(this.database, job.id);
  }

  async cancel(job: Job): Promise<Job | null> {
    const [row] = await this.database.query<JobRow>(
      `UPDATE jobs SET state = 'cancelled', finished = $2::bigint, due = NULL, lease = NULL,
         callback_at = CASE WHEN callback IS NULL THEN NULL ELSE $2::bigint END
       WHERE id = $1 AND due IS NOT NULL AND NOT committed RETURNING ${COLUMNS}`,
      [job.id, this.now()],
    );
    if (row) {
      await this.database.query("DELETE FROM job_bytes WHERE job = $1", [job.id]);
      return jobOf(row);
    }
    const now = await this.get(job.consumer, job.id);
    return now?.state === "cancelled" ? now : null;
  }

  async take({ lowFirst = false, kinds }: TakeOptions = {}): Promise<Lease | null> {
    const wanted = [
      ...(kinds?.store === false ? [] : [STORES]),
      ...(kinds?.read === false ? [] : [READS]),
    ];
    for (const priority of lowFirst ? [1, 0] : [0, 1]) {
      for (const owner of await this.ownersInTurn(priority, wanted)) {
        const lease = randomUUID();
        const [taken] = await this.database.query<TakenRow>(
          `UPDATE jobs SET state = 'reading', lease = $3, attempts = attempts + 1,
             served = nextval('job_turns'), due = now() + $4 * interval '1 millisecond'
           WHERE id = (
             SELECT id FROM jobs WHERE priority = $1 AND owner = $2 AND due <= now()
             ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
           ) RETURNING stored, ${COLUMNS}`,
          [priority, owner, lease, this.leaseMs],
        );
        if (!taken) continue;
        const { stored, ...row } = taken;
        return this.leaseOf(jobOf(row), lease, stored);
      }
    }
    return null;
  }

  /** Whose jobs may be taken, whoever was served longest ago first. One step along the index for each owner, not for each job. */
  private async ownersInTurn(priority: number, kinds: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ owner: string }>(
      `WITH RECURSIVE owners AS (
         (SELECT owner FROM jobs WHERE priority = $1 AND due <= now() ORDER BY owner LIMIT 1)
         UNION ALL
         SELECT (SELECT owner FROM jobs
                 WHERE priority = $1 AND due <= now() AND owner > owners.owner ORDER BY owner LIMIT 1)
         FROM owners WHERE owners.owner IS NOT NULL
       )
       SELECT owner FROM owners WHERE substr(owner, 1, strpos(owner, ' ')) = ANY($3)
       ORDER BY (SELECT max(served) FROM jobs WHERE jobs.owner = owners.owner),
                (SELECT min(id) FROM jobs
                 WHERE jobs.owner = owners.owner AND priority = $1 AND due IS NOT NULL)
       LIMIT $2`,
      [priority, OWNERS_TRIED, kinds],
    );
    return rows.map(({ owner }) => owner);
  }

  private leaseOf(job: Job, lease: string, isStored: boolean): Lease {
    const { database, leaseMs, now } = this;
    return new DatabaseLease(job, lease, isStored, { database, leaseMs, now, folder: this.folder });
  }

  async takeCallback(retryAfterMs: (tries: number) => number): Promise<Job | null> {
    return this.database.transaction(async (queries) => {
      const [row] = await queries.query<JobRow>(
        `SELECT ${COLUMNS} FROM jobs WHERE callback_at <= $1
         ORDER BY callback_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [this.now()],
      );
      if (!row) return null;
      const callback = { ...row.callback!, tries: row.callback!.tries + 1 };
      await queries.query("UPDATE jobs SET callback = $2, callback_at = $3 WHERE id = $1", [
        row.id,
        callback,
        this.now() + retryAfterMs(callback.tries),
      ]);
      return jobOf({ ...row, callback });
    });
  }

  async settleCallback(job: Job, state: "delivered" | "given_up"): Promise<void> {
    await this.database.query("UPDATE jobs SET callback = $2, callback_at = NULL WHERE id = $1", [
      job.id,
      { ...job.callback!, state },
    ]);
  }

  async sweep(): Promise<void> {
    await this.database.query("DELETE FROM jobs WHERE finished < $1", [this.now() - KEPT_MS]);
    await this.database.query(
      `DELETE FROM job_bytes WHERE stored < now() - interval '${ORPHAN_INTERVAL}'
       AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.id = job_bytes.job)`,
    );
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface LeaseContext {
  database: Database;
  leaseMs: number;
  now: () => number;
  folder: string;
}

class DatabaseLease implements Lease {
  private readonly path: string;

  constructor(
    readonly job: Job,
    private readonly lease: string,
    readonly isStored: boolean,
    private readonly context: LeaseContext,
  ) {
    this.path = join(context.folder, lease);
  }

  async file(): Promise<StoredFile> {
    const { bytes, sha256 } = this.job;
    await mkdir(this.context.folder, { recursive: true, mode: 0o700 });
    await fetchFile(this.context.database, this.job, this.path);
    return { path: this.path, bytes, sha256 };
  }

  async renew({ state, pagesDone, pages }: Progress): Promise<"held" | "cancelled" | "lost"> {
    const { database } = this.context;
    const isHeld = await this.change(
      database,
      "state = coalesce($4, state), pages_done = coalesce($5, pages_done), pages = coalesce($6, pages)",
      [state ?? null, pagesDone ?? null, pages ?? null],
    );
    if (isHeld) return "held";
    await this.removeFile();
    const [row] = await database.query<{ state: string }>("SELECT state FROM jobs WHERE id = $1", [
      this.job.id,
    ]);
    return row?.state === "cancelled" ? "cancelled" : "lost";
  }

  async commit(): Promise<boolean> {
    const isHeld = await this.change(this.context.database, "committed = true", []);
    if (!isHeld) await this.removeFile();
    return isHeld;
  }

  async noteStored(queries: Queries): Promise<void> {
    if (!(await this.change(queries, "stored = true", []))) throw new NotOurs();
  }

  async finish(outcome: Outcome): Promise<boolean> {
    try {
      return await this.finishIfOurs(outcome);
    } finally {
      if ("body" in outcome) await outcome.body.release();
      await this.removeFile();
    }
  }

  /** In one transaction: whoever lost the lease writes nothing. */
  private finishIfOurs(outcome: Outcome): Promise<boolean> {
    const { database, now } = this.context;
    const { id, callback } = this.job;
    const [receipt, error] = [
      "receipt" in outcome ? outcome.receipt : null,
      outcome.state === "failed" ? outcome.error : null,
    ];
    return database.transaction(async (queries) => {
      const ended = await queries.query(
        `WITH ended AS (
           UPDATE jobs SET due = NULL, lease = NULL, committed = true,
             state = $3, finished = $4, receipt = $5, error = $6, callback_at = $7
           WHERE id = $1 AND lease = $2 RETURNING id
         ), removed AS (DELETE FROM job_bytes WHERE job IN (SELECT id FROM ended))
         SELECT id FROM ended`,
        [id, this.lease, outcome.state, now(), receipt, error, callback ? now() : null],
      );
      if (ended.length === 0) return false;
      if ("body" in outcome)
        await writeJobBytes(queries, id, "result", resultPieces(outcome.body.share()));
      return true;
    });
  }

  async release(why: "killed" | "stopping"): Promise<void> {
    const counts = why === "killed" ? "kills = kills + 1" : "attempts = attempts - 1";
    await this.context.database.query(
      `UPDATE jobs SET state = 'queued', due = now(), lease = NULL, pages_done = NULL, pages = NULL, ${counts}
       WHERE id = $1 AND lease = $2`,
      [this.job.id, this.lease],
    );
    await this.removeFile();
  }

  /** Of the job as long as this lease is the one in force; the lease begins anew. */
  private async change(
    queries: Queries,
    changes: string,
    values: readonly unknown[],
  ): Promise<boolean> {
    const rows = await queries.query(
      `UPDATE jobs SET due = now() + $3 * interval '1 millisecond', ${changes}
       WHERE id = $1 AND lease = $2 RETURNING id`,
      [this.job.id, this.lease, this.context.leaseMs, ...values],
    );
    return rows.length > 0;
  }

  private async removeFile(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

async function insert(queries: Queries, job: Job): Promise<void> {
  const { id, consumer, state, filename, task, bytes, sha256, created, callback } = job;
  await queries.query(
    `INSERT INTO jobs (id, consumer, owner, priority, state, due, filename, task, bytes, sha256, created, callback)
     VALUES ($1, $2, $3, $4, $5, now(), $6, $7, $8, $9, $10, $11)`,
    [
      id,
      consumer,
      ownerOf(job),
      PRIORITY[job.priority],
      state,
      filename,
      task,
      bytes,
      sha256,
      created,
      callback,
    ],
  );
}

function jobOf({ priority, pages_done: pagesDone, ...row }: JobRow): Job {
  return { ...row, priority: priority === PRIORITY.low ? "low" : "normal", pagesDone };
}
