/** One job on disk: its record, the file, the result, and the mark that decides between cancelling and storing. */
import { createReadStream } from "node:fs";
import { copyFile, lstat, mkdir, open, readlink, rm, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { readIfThere, syncPath, writeAtomic } from "../disk/atomic-file.js";
import type { StoredFile } from "../parsing/parsing.js";
import type { ResultBody } from "../parsing/result-body.js";
import type { Job } from "./job.js";
import type { StoredResult } from "./job-store.js";

type Decision = "commit" | "cancel";

export class JobFolder {
  readonly file: string;
  private readonly record: string;
  private readonly result: string;
  private readonly decided: string;

  constructor(readonly path: string) {
    this.record = join(path, "job.json");
    this.file = join(path, "file");
    this.result = join(path, "result");
    this.decided = join(path, "decided");
  }

  /** Everything is on disk when it returns. */
  async create(job: Job, file: StoredFile): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await copyFile(file.path, this.file);
    await syncPath(this.file);
    await this.write(job);
    await syncPath(this.path);
  }

  async write(job: Job): Promise<void> {
    await writeAtomic(this.record, [Buffer.from(JSON.stringify(job))]);
  }

  /** A job that was cancelled is that, whatever its worker wrote last. Null where it is gone. */
  async read(): Promise<Job | null> {
    const text = await readIfThere(this.record);
    if (text === null) return null;
    const job = JSON.parse(text.toString("utf8")) as Job;
    if ((await this.decision()) !== "cancel") return job;
    const finished = (await lstat(this.decided).catch(() => null))?.mtimeMs ?? job.created;
    return { ...job, state: "cancelled", finished: Math.round(finished) };
  }

  /** What was decided: by this call, or before it. A link is made whole or not at all, and only once. */
  async decide(decision: Decision): Promise<Decision> {
    try {
      await symlink(decision, this.decided);
      await syncPath(this.path);
      return decision;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      return (await this.decision()) ?? decision;
    }
  }

  private async decision(): Promise<Decision | null> {
    return (await readlink(this.decided).catch(() => null)) as Decision | null;
  }

  async writeResult(body: ResultBody): Promise<void> {
    const file = await open(this.result, "w", 0o600);
    try {
      for await (const chunk of body.stream()) await file.appendFile(chunk as Buffer);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  async readResult(): Promise<StoredResult | null> {
    const length = (await stat(this.result).catch(() => null))?.size;
    if (length === undefined) return null;
    return { length, stream: () => createReadStream(this.result) };
  }

  /** The bytes are not needed any more. */
  async removeFile(): Promise<void> {
    await rm(this.file, { force: true });
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
