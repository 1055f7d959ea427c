/** Spools uploads to disk: written while they arrive, hashed and counted, always removed afterwards. */
import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, mkdtemp, open, rm, unlink } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandoned } from "../../disk/abandoned-files.js";
import { Refusal } from "../../model/refusal.js";
import type { StoredFile } from "../../parsing/parsing.js";
import type { UploadRules } from "../route.js";

const FOLDER_PREFIX = "spool-";
/** Older folders were left by a process that died: no upload lives this long. */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000;
const ABANDONED_FOLDERS = {
  isNamed: (name: string) => name.startsWith(FOLDER_PREFIX),
  isOver: (age: number) => age > STALE_AFTER_MS,
};

export class Spool {
  private constructor(readonly directory: string) {}

  /** Creates this process's own folder in `parent`, and removes those of dead processes. */
  static async open(parent: string): Promise<Spool> {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    await removeAbandoned(parent, ABANDONED_FOLDERS);
    return new Spool(await mkdtemp(join(parent, FOLDER_PREFIX)));
  }

  /** A new file limited by the rules. Its name reveals nothing about the upload. */
  async create(rules: UploadRules): Promise<SpoolFile> {
    const path = join(this.directory, randomUUID());
    return new SpoolFile(path, await open(path, "wx", 0o600), rules);
  }

  async close(): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }
}

export class SpoolFile {
  private readonly hash = createHash("sha256");
  private bytes = 0;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly handle: FileHandle,
    private readonly rules: UploadRules,
  ) {}

  /** Refuses as soon as the limit is exceeded. */
  async write(chunk: Uint8Array): Promise<void> {
    this.bytes += chunk.length;
    if (this.bytes > this.rules.limit) throw new Refusal(this.rules.tooLarge);
    this.hash.update(chunk);
    for (let at = 0; at < chunk.length; ) {
      at += (await this.handle.write(chunk, at)).bytesWritten;
    }
  }

  async finish(): Promise<StoredFile> {
    await this.close();
    return { path: this.path, bytes: this.bytes, sha256: this.hash.digest("hex") };
  }

  async remove(): Promise<void> {
    await this.close();
    // Not `rm`, which looks first what it removes.
    await unlink(this.path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }

  private async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.handle.close();
  }
}
