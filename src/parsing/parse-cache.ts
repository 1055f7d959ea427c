/**
 * The parse cache: finished parse results on disk, shared by the whole server, keyed by content hash, parser
 * generation and options; the file's name is put in when answering. Every file is checked when it is read: a damaged one is removed and counts as
 * missing. A cache that cannot be written keeps nothing from being read; `writeFault` says so. Entries outlive their
 * originals; only `wonmun cache purge` and the removal of old generations delete them.
 */
import { hash, randomUUID } from "node:crypto";
import { createWriteStream, rmSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { removeAbandoned, temporariesOlderThan } from "../disk/abandoned-files.js";
import { TEMPORARY, writeAtomic } from "../disk/atomic-file.js";
import { checkedFile, DamagedFile, openChecked } from "../disk/checked-file.js";
import { isNetworkDisk } from "../disk/network-disk.js";
import type { ReadOptions } from "../readers/reader.js";
import { type PieceLocator, readPiece } from "./entry-offsets.js";

/** First bytes of every file; the digit changes with its form. */
const CACHE_MAGIC = "WONMUNP1";
/** How a disk says that it is not to be written to, or is full. Any other error at the start is a wrong setting. */
const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EIO"]);
/** Older generations that are kept, so that a rollback after an update still finds its results. */
const OLDER_GENERATIONS_KEPT = 2;
/** Holds temporary files, in a folder of their own so that cleaning up never scans the whole cache. */
const TEMPORARY_FOLDER = "temporary";
/** A temporary file this old is abandoned: another process may still be writing a younger one. */
const ABANDONED_AFTER_MS = 10 * 60 * 1000;
const GENERATION_FOLDER = /^g-[0-9a-f]{12}$/;
const ENTRY_NAME = /^([0-9a-f]{64})-[0-9a-f]{16}\.([a-z0-9-]+)$/;

export interface CacheKey {
  sha256: string;
  options: ReadOptions;
  /** `document`, or `chunks-800`. */
  part: string;
}

export interface CacheListing {
  doc_id: string;
  part: string;
  generation: string;
  bytes: number;
  modified: Date;
  path: string;
}

/** A cache that several services share, beside the one on each one's disk. */
export interface SharedResults {
  /** Of the file; null where there is none. Throws on the way where not all of it is there. */
  pieces(key: string): Promise<AsyncIterable<Buffer> | null>;
  put(key: string, file: readonly Uint8Array[]): Promise<void>;
  drop(key: string): Promise<void>;
}

export interface ParseCacheOptions {
  /** Asked where this disk has nothing, and given what is written here. */
  shared?: SharedResults;
  /** Told of damaged files, and once when writing begins to fail. */
  onFault?: (what: string, error: unknown) => void;
  checkNetworkDisk?: (folder: string) => Promise<boolean>;
}

/** What was put: small facts as JSON, and the bytes themselves. */
export interface CachedPart {
  facts: unknown;
  body: Buffer;
}

export class ParseCache {
  private onNetworkDisk = false;
  /** Folders that are there, as far as is known: 256 of a generation at most. */
  private readonly made = new Set<string>();
  /** Files found damaged, and writes that failed, since the start. */
  damaged = 0;
  writeFailures = 0;
  /** The error code of the last write, such as `ENOSPC`; null if it succeeded. */
  writeFault: string | null = null;

  private constructor(
    readonly directory: string,
    readonly generation: string,
    private readonly onFault: (what: string, error: unknown) => void,
    private readonly shared: SharedResults | null,
  ) {}

  /**
   * Makes the folder, marks this generation as in use, and drops generations that are too old. A folder that cannot be
   * written is used as it is; rejects if the path cannot be a folder at all.
   */
  static async open(
    directory: string,
    generation: string,
    { onFault = () => {}, checkNetworkDisk = isNetworkDisk, shared }: ParseCacheOptions = {},
  ): Promise<ParseCache> {
    const cache = new ParseCache(directory, generation, onFault, shared ?? null);
    const own = join(directory, `g-${generation}`);
    const now = new Date();
    try {
      await mkdir(own, { recursive: true, mode: 0o700 });
      await utimes(own, now, now);
      await cache.dropOldGenerations();
    } catch (error) {
      if (!NOT_WRITABLE.has((error as NodeJS.ErrnoException).code!)) throw error;
      cache.writeFailed(error as NodeJS.ErrnoException);
    }
    cache.onNetworkDisk = await checkNetworkDisk(own).catch(() => false);
    await cache.clearAbandoned();
    // Again later, once files that a crash left just before this start are old enough.
    setTimeout(() => void cache.clearAbandoned(), ABANDONED_AFTER_MS + 1000).unref();
    return cache;
  }

  /** Undefined if missing; an unreadable or damaged file counts as missing. */
  async get(
    key: CacheKey,
    reserve?: (bytes: number) => Promise<void>,
  ): Promise<CachedPart | undefined> {
    const own = await this.read(key, reserve);
    if (own || !(await this.takeOver(key))) return own;
    const taken = await this.read(key, reserve);
    if (!taken) await this.shared!.drop(this.name(key)).catch(() => {});
    return taken;
  }

  /** What another service wrote, onto this disk; false where there is none. A shared cache that is away has nothing. */
  private async takeOver(key: CacheKey): Promise<boolean> {
    if (!this.shared) return false;
    const path = this.path(key);
    const folder = join(this.directory, TEMPORARY_FOLDER);
    const temporary = join(folder, `${basename(path)}.${randomUUID()}${TEMPORARY}`);
    try {
      const pieces = await this.shared.pieces(this.name(key));
      if (!pieces) return false;
      await this.makeFolders(path, true);
      await pipeline(pieces, createWriteStream(temporary));
      await rename(temporary, path);
      return true;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      this.onFault("the shared parse cache was not used", error);
      return false;
    }
  }

  private async read(
    key: CacheKey,
    reserve?: (bytes: number) => Promise<void>,
  ): Promise<CachedPart | undefined> {
    const path = this.path(key);
    try {
      if (reserve) await reserve((await stat(path)).size);
      const found = openChecked(CACHE_MAGIC, await readFile(path));
      if (!found) throw new DamagedFile("not a file of the cache");
      return { facts: found.description, body: found.body };
    } catch (error) {
      this.readFailed(path, error);
      return undefined;
    }
  }

  /**
   * One piece of the cached entries (`entry-offsets.ts`) without reading the rest; null if missing or damaged. Null on a
   * network disk: the read is synchronous and would block every request.
   */
  piece(key: CacheKey, which: PieceLocator): Buffer | null {
    if (this.onNetworkDisk) return null;
    const path = this.path(key);
    try {
      return readPiece(path, CACHE_MAGIC, which);
    } catch (error) {
      this.readFailed(path, error);
      return null;
    }
  }

  /** Never rejects: what cannot be kept was read all the same. */
  async put(
    key: CacheKey,
    { facts, body }: { facts: unknown; body: readonly Buffer[] },
  ): Promise<void> {
    const path = this.path(key);
    const file = checkedFile(CACHE_MAGIC, facts, body);
    await this.shared
      ?.put(this.name(key), file)
      .catch((error) => this.onFault("the shared parse cache was not written", error));
    try {
      await this.makeFolders(path, false);
      await this.write(path, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        // Somebody has emptied the cache.
        await this.makeFolders(path, true);
        await this.write(path, file);
      });
      this.writeFault = null;
    } catch (error) {
      this.writeFailed(error as NodeJS.ErrnoException);
    }
  }

  /** Those of a path, once: making them again costs as much as writing a small entry. */
  private async makeFolders(path: string, again: boolean): Promise<void> {
    const own = dirname(path);
    if (this.made.has(own) && !again) return;
    for (const folder of [own, join(this.directory, TEMPORARY_FOLDER)])
      await mkdir(folder, { recursive: true, mode: 0o700 });
    this.made.add(own);
  }

  private write(path: string, file: readonly Uint8Array[]): Promise<void> {
    const folder = join(this.directory, TEMPORARY_FOLDER);
    return writeAtomic(path, file, { folder, isReplaceable: true });
  }

  /** Told once for each kind of failure, not for each file. */
  private writeFailed(error: NodeJS.ErrnoException): void {
    this.writeFailures++;
    const code = error.code ?? error.name;
    if (code !== this.writeFault) this.onFault("the parse cache cannot be written", error);
    this.writeFault = code;
  }

  /** A damaged file goes, so that the next reading takes its place. */
  private readFailed(path: string, error: unknown): void {
    // A bad sector is damage too.
    const isDamage =
      error instanceof DamagedFile || (error as NodeJS.ErrnoException).code === "EIO";
    if (!isDamage) return;
    this.damaged++;
    this.onFault("a damaged file of the parse cache was dropped and is read again", error);
    try {
      rmSync(path, { force: true });
    } catch {
      // The disk cannot be written: the file stays, and counts as missing each time.
    }
  }

  /** Removes temporary files left by killed processes. */
  private async clearAbandoned(): Promise<void> {
    const folder = join(this.directory, TEMPORARY_FOLDER);
    await removeAbandoned(folder, temporariesOlderThan(ABANDONED_AFTER_MS));
  }

  async list(): Promise<CacheListing[]> {
    const found: CacheListing[] = [];
    for (const generation of await generations(this.directory)) {
      const root = join(this.directory, generation);
      for (const name of await readdir(root, { recursive: true })) {
        const match = ENTRY_NAME.exec(name.split(/[/\\]/).at(-1)!);
        if (!match) continue;
        const path = join(root, name);
        const info = await stat(path).catch(() => undefined);
        if (!info?.isFile()) continue;
        found.push({
          doc_id: `sha256:${match[1]}`,
          part: match[2]!,
          generation: generation.slice(2),
          bytes: info.size,
          modified: info.mtime,
          path,
        });
      }
    }
    return found;
  }

  /** Removes matching entries of every generation. */
  async purge(matches: (entry: CacheListing) => boolean): Promise<CacheListing[]> {
    const purged = (await this.list()).filter(matches);
    for (const entry of purged) await rm(entry.path, { force: true });
    return purged;
  }

  private path(key: CacheKey): string {
    return join(this.directory, this.name(key));
  }

  /** The same on every disk. */
  private name(key: CacheKey): string {
    const variant = hash("sha256", JSON.stringify(key.options)).slice(0, 16);
    const file = `${key.sha256}-${variant}.${key.part}`;
    return `g-${this.generation}/${key.sha256.slice(0, 2)}/${file}`;
  }

  private async dropOldGenerations(): Promise<void> {
    const own = `g-${this.generation}`;
    const others = (await generations(this.directory)).filter((name) => name !== own);
    const dated = await Promise.all(
      others.map(async (name) => ({
        name,
        used: (await stat(join(this.directory, name))).mtimeMs,
      })),
    );
    dated.sort((a, b) => b.used - a.used);
    for (const { name } of dated.slice(OLDER_GENERATIONS_KEPT)) {
      await rm(join(this.directory, name), { recursive: true, force: true });
    }
  }
}

async function generations(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [] as string[]);
  return names.filter((name) => GENERATION_FOLDER.test(name));
}
