/** Callbacks that are due, as empty files named by their time: taking one is renaming it to its next try, which one process wins. */
import { mkdir, readdir, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "./job.js";

interface CallbackToken {
  name: string;
  consumer: string;
  id: string;
}

export class CallbackTokens {
  constructor(private readonly folder: string) {}

  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  async add(job: Pick<Job, "id">, consumer: string, at: number): Promise<void> {
    await writeFile(join(this.folder, nameOf(at, consumer, job.id)), "", { mode: 0o600 });
  }

  /** The longest due first. */
  async due(now: number): Promise<CallbackToken[]> {
    const names = (await readdir(this.folder)).sort();
    return names.flatMap((name) => {
      const [at, consumer, id] = name.split(".");
      return id && consumer && Number(at) <= now ? [{ name, consumer, id }] : [];
    });
  }

  /** False where another has taken it. */
  async postpone({ name, consumer, id }: CallbackToken, to: number): Promise<boolean> {
    const next = join(this.folder, nameOf(to, consumer, id));
    return rename(join(this.folder, name), next).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        return false;
      },
    );
  }

  async remove({ name }: CallbackToken): Promise<void> {
    await unlink(join(this.folder, name)).catch(() => {});
  }
}

function nameOf(at: number, consumer: string, id: string): string {
  return `${String(Math.round(at)).padStart(15, "0")}.${consumer}.${id}`;
}
