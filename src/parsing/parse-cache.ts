/**
 * The parse cache: finished readings on disk, one place for the whole server, keyed by content hash, parser
 * generation and whatever else changes the result. Files are written whole or not at all. It outlives the
 * originals; only the retention tool (`wonmun cache purge`) and the generations rule remove from it.
 */
import { hash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFar } from "../disk/network-disk.js";
import type { ReadOptions } from "../readers/reader.js";
import { readPiece, type WhichPiece } from "./entry-offsets.js";

/** Besides the generation in use, so that a step back after an update still finds its readings. */
const OLDER_GENERATIONS_KEPT = 2;
/** What is being written; in a folder of its own, so that clearing it never means looking through the whole cache. */
const TEMPORARY_FOLDER = "temporary";
/** Another process may be writing at this moment; nothing is written for so long without a byte. */
const ABANDONED_AFTER_MS = 10 * 60 * 1000;
const GENERATION_FOLDER = /^g-[0-9a-f]{12}$/;
const ENTRY_NAME = /^([0-9a-f]{64})-[0-9a-f]{16}\.([a-z0-9-]+)$/;

export interface CacheKey {
  sha256: string;
  /** Part of the reading: `source.filename`, and whether the extension fits. */
  filename: string;
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

export class ParseCache {
  private constructor(
    readonly directory: string,
    readonly generation: string,
    private readonly far: boolean,
  ) {}

  /** Makes the folder, marks this generation as in use, and drops generations that are too old. */
  static async open(directory: string, generation: string, far = isFar): Promise<ParseCache> {
    const own = join(directory, `g-${generation}`);
    await mkdir(own, { recursive: true, mode: 0o700 });
    const cache = new ParseCache(directory, generation, await far(own));
    const now = new Date();
    await utimes(own, now, now);
    await cache.dropOldGenerations();
    await cache.clearAbandoned();
    // Once more when what a crash left just before this start has come of age.
    setTimeout(() => void cache.clearAbandoned(), ABANDONED_AFTER_MS + 1000).unref();
    return cache;
  }

  /** Undefined when it is not there; a file that cannot be read counts as not there. */
  async get(key: CacheKey): Promise<Buffer | undefined> {
    return readFile(this.path(key)).catch(() => undefined);
  }

  /** One piece of cached entries (`pieces.ts`), without reading the rest. None from another machine, as all would wait for it. */
  piece(key: CacheKey, which: WhichPiece): Buffer | null {
    return this.far ? null : readPiece(this.path(key), which);
  }

  async put(key: CacheKey, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    const temporary = join(this.directory, TEMPORARY_FOLDER, `${randomUUID()}.tmp`);
    for (const file of [path, temporary])
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    try {
      const file = await open(temporary, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Removes what processes that were killed left half-written. */
  private async clearAbandoned(): Promise<void> {
    const folder = join(this.directory, TEMPORARY_FOLDER);
    for (const name of await readdir(folder).catch(() => [] as string[])) {
      const path = join(folder, name);
      const info = await stat(path).catch(() => undefined);
      if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
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

  /** Removes the entries that the test admits, of every generation. */
  async purge(admits: (entry: CacheListing) => boolean): Promise<CacheListing[]> {
    const doomed = (await this.list()).filter(admits);
    for (const entry of doomed) await rm(entry.path, { force: true });
    return doomed;
  }

  private path(key: CacheKey): string {
    const { filename, options } = key;
    const variant = hash("sha256", JSON.stringify([filename.normalize("NFC"), options])).slice(
      0,
      16,
    );
    return join(
      this.directory,
      `g-${this.generation}`,
      key.sha256.slice(0, 2),
      `${key.sha256}-${variant}.${key.part}`,
    );
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
