/**
 * The parse cache: finished parse results on disk, shared by the whole server, keyed by content hash, parser
 * generation, file name and options. Entries outlive their originals;
 * only `wonmun cache purge` and the removal of old generations delete them.
 */
import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { removeAbandoned, temporariesOlderThan } from "../disk/abandoned-files.js";
import { writeAtomic } from "../disk/atomic-file.js";
import { isNetworkDisk } from "../disk/network-disk.js";
import type { ReadOptions } from "../readers/reader.js";
import { type PieceLocator, readPiece } from "./entry-offsets.js";

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
    private readonly onNetworkDisk: boolean,
  ) {}

  /** Makes the folder, marks this generation as in use, and drops generations that are too old. */
  static async open(
    directory: string,
    generation: string,
    checkNetworkDisk = isNetworkDisk,
  ): Promise<ParseCache> {
    const own = join(directory, `g-${generation}`);
    await mkdir(own, { recursive: true, mode: 0o700 });
    const cache = new ParseCache(directory, generation, await checkNetworkDisk(own));
    const now = new Date();
    await utimes(own, now, now);
    await cache.dropOldGenerations();
    await cache.clearAbandoned();
    // Again later, once files that a crash left just before this start are old enough.
    setTimeout(() => void cache.clearAbandoned(), ABANDONED_AFTER_MS + 1000).unref();
    return cache;
  }

  /** Undefined if missing; an unreadable file counts as missing. */
  async get(key: CacheKey): Promise<Buffer | undefined> {
    return readFile(this.path(key)).catch(() => undefined);
  }

  /**
   * One piece of the cached entries (`entry-offsets.ts`) without reading the rest. Null on a network disk: the read is
   * synchronous and would block every request.
   */
  piece(key: CacheKey, which: PieceLocator): Buffer | null {
    return this.onNetworkDisk ? null : readPiece(this.path(key), which);
  }

  async put(key: CacheKey, bytes: Buffer): Promise<void> {
    const path = this.path(key);
    const temporary = join(this.directory, TEMPORARY_FOLDER);
    for (const folder of [dirname(path), temporary])
      await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeAtomic(path, [bytes], temporary);
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
