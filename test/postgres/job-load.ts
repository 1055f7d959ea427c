/**
 * Jobs that are under way while services and database are killed. Each one that was acknowledged ends, and once: what it stored
 * is deleted as soon as it has ended, so that a second run of it would be seen by the document's return.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Answer } from "../chaos/service-process.js";

/** Null if nothing came back. */
type Call = (method: string, path: string, body?: Buffer) => Promise<Answer | null>;

export const JOB_TENANT = "chaos jobs";
/** After the last fault: a killed service keeps its lease for half a minute, and the job may be taken by another that is killed. */
const LAST_JOB_MS = 90_000;
const POLL_MS = 100;

interface OpenJob {
  id: string;
  filename: string;
  /** A delete of its document was sent, and perhaps done without an answer. */
  isDeleting: boolean;
}

export class JobLoad {
  readonly figures = { jobs: 0, ended: 0 };
  private open: OpenJob[] = [];
  private readonly deleted = new Set<string>();

  /** One more job, and a look at each that is under way. */
  async step(call: Call): Promise<void> {
    const filename = `작업 ${randomBytes(6).toString("hex")}.txt`;
    const query = new URLSearchParams({ tenant: JOB_TENANT, filename, replace: "1" });
    const text = Buffer.from(`${filename}의 여비는 3만원으로 한다.\n`);
    const answer = await call("POST", `/jobs?${query}`, text);
    if (answer?.status === 202) {
      const [job] = answer.body.jobs as { id: string }[];
      this.open.push({ id: job!.id, filename, isDeleting: false });
      this.figures.jobs += 1;
    }
    await this.look(call);
  }

  /** Deletes what ended jobs have stored. */
  private async look(call: Call): Promise<void> {
    for (const job of this.open) {
      const seen = await call("GET", `/jobs/${job.id}`);
      if (seen?.status !== 200) continue;
      expect(["queued", "reading", "indexing", "done"], JSON.stringify(seen.body)).toContain(
        seen.body.state,
      );
      if (seen.body.state !== "done") continue;
      const wasDeleting = job.isDeleting;
      job.isDeleting = true;
      const query = new URLSearchParams({ tenant: JOB_TENANT, filename: job.filename });
      const answer = await call("DELETE", `/documents?${query}`);
      const isGone = answer?.status === 200 || (answer?.status === 404 && wasDeleting);
      if (answer?.status === 404 && !wasDeleting)
        expect.fail(`${job.filename}: the job is done and its document is not there`);
      if (!isGone) continue;
      this.deleted.add(job.filename);
      this.open = this.open.filter((one) => one !== job);
      this.figures.ended += 1;
    }
  }

  /** `listed`: the documents of the tenant, as a service that has recovered gives them. */
  check(listed: ReadonlySet<string>, what: string): void {
    for (const name of this.deleted)
      expect(listed.has(name), `${what}: ${name} came back: its job ran twice`).toBe(false);
  }

  /** Every acknowledged job ends, with nobody's help. */
  async end(call: Call): Promise<void> {
    const end = Date.now() + LAST_JOB_MS;
    while (this.open.length > 0) {
      await this.look(call);
      expect(Date.now(), `jobs that do not end: ${JSON.stringify(this.open)}`).toBeLessThan(end);
      await sleep(POLL_MS);
    }
  }
}
