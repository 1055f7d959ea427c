/** Spools uploads to disk: written while they arrive, hashed and counted, always removed afterwards. */
import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, mkdtemp, open, rm, unlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { removeAbandoned } from "../../disk/abandoned-files.js";
import { Refusal } from "../../model/refusal.js";
import type { StoredFile } from "../../parsing/parsing.js";
import type { UploadRules } from "../route.js";

const FOLDER_PREFIX = "uploads-";
/** How often a process says that its folder is in use. */
const SIGN_OF_LIFE_MS = 60 * 1000;
/** Without a sign for so long the process has died, and what it held, opened files among it, must not lie about. */
const STALE_AFTER_MS = 10 * 60 * 1000;
/** Folders of earlier versions, and of jobs that outlive no restart: they give no signs, and nothing in them lives this long. */
const SILENT_PREFIX = "spool-";
const SILENT_STALE_AFTER_MS = 24 * 60 * 60 * 1000;
const ABANDONED_FOLDERS = {
  isNamed: (name: string) => name.startsWith(FOLDER_PREFIX) || name.startsWith(SILENT_PREFIX),
  isOver: (age: number, name: string) =>
    age > (name.startsWith(SILENT_PREFIX) ? SILENT_STALE_AFTER_MS : STALE_AFTER_MS),
};

export class Spool {
  private readonly signs: NodeJS.Timeout;

  private constructor(
    private readonly parent: string,
    readonly directory: string,
  ) {
    this.signs = setInterval(() => void this.giveSign(), SIGN_OF_LIFE_MS).unref();
  }

  /** Creates this process's own folder in `parent`, and removes those of dead processes, now and later. */
  static async open(parent: string): Promise<Spool> {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    await removeAbandoned(parent, ABANDONED_FOLDERS);
    return new Spool(parent, await mkdtemp(join(parent, FOLDER_PREFIX)));
  }

  /** A new file limited by the rules. Its name reveals nothing about the upload. */
  async create(rules: UploadRules): Promise<SpoolFile> {
    const path = join(this.directory, randomUUID());
    return new SpoolFile(path, await open(path, "wx", 0o600), rules);
  }

  private async giveSign(): Promise<void> {
    const now = new Date();
    // A disk that fails is told of by the next upload.
    await utimes(this.directory, now, now).catch(() => {});
    await removeAbandoned(this.parent, ABANDONED_FOLDERS);
  }

  async close(): Promise<void> {
    clearInterval(this.signs);
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
