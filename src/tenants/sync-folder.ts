/**
 * Brings a corpus folder into the shared database and keeps it the same: documents, access rules, synonyms and tags; what is
 * gone from the folder goes from the database too. Each tenant changes in one transaction, so nobody sees half of it.
 */
import { constants } from "node:fs";
import { copyFile, lstat, mkdtemp, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queries } from "../database/connection.js";
import { keepPieces, writePieces } from "../database/pieces.js";
import { hashOfFile } from "../disk/hash-file.js";
import { pathForDisk } from "../disk/raw-names.js";
import { pathOf } from "./database-files.js";
import { RULES_FILE, SYNONYMS_FILE } from "./document-names.js";
import type { FileStore, FoundFile, TenantFiles } from "./file-store.js";
import { LOCAL_DISK } from "./folder-disk.js";
import { FolderStore } from "./folder-store.js";

/** A file that changed this recently may still be growing. */
const STABLE_AFTER_MS = 1000;

/** What a pass over the folder did. */
export interface SyncReport {
  tenants: number;
  stored: number;
  removed: number;
  /** Documents or tenants that could not be brought, and why; what the database has of them stays. */
  left: { name: string; why: string }[];
  /** Files that may still be growing, or whose bytes must be stored again: the next pass brings them. */
  waiting: number;
}

interface Wanted {
  name: string;
  copy: number;
  sha256: string;
  bytes: number;
  tags: readonly string[] | null;
}

interface TenantContent {
  files: Map<string, Wanted>;
  rules: Buffer | null;
  synonyms: Buffer | null;
  /** `pathOf` files that stay as they are in the database, or the beginning of the names of such. */
  keep: (path: string) => boolean;
}

export class FolderSync {
  private readonly store: FileStore;
  private readonly opened = new Map<string, { location: string; files: TenantFiles }>();
  /** By path and stamp: a file that has not changed is not read again, unless its bytes went from the database meanwhile. */
  private readonly hashes = new Map<string, { stamp: string; sha256: string }>();

  /** `temporary`: an existing folder for copies of files while they are stored. */
  constructor(
    private readonly database: Database,
    corpus: string,
    private readonly temporary: string,
    onFault: (what: string, error: unknown) => void = () => {},
  ) {
    this.store = new FolderStore(corpus, LOCAL_DISK, onFault);
  }

  /** One pass. Rejects where the corpus folder or the database cannot be reached. */
  async run(): Promise<SyncReport> {
    const report: SyncReport = { tenants: 0, stored: 0, removed: 0, left: [], waiting: 0 };
    const names = await this.store.names();
    const seen = new Set<string>();
    for (const name of names) {
      const content = await this.contentOf(name, report, seen);
      if (!content) continue;
      report.tenants++;
      await this.apply(name, content, report);
    }
    for (const path of this.hashes.keys()) if (!seen.has(path)) this.hashes.delete(path);
    const known = await this.database.query<{ name: string }>(
      "SELECT name FROM tenants WHERE NOT removed",
    );
    for (const { name } of known) {
      if (names.includes(name)) continue;
      const nothing = { files: new Map(), rules: null, synonyms: null, keep: () => false };
      await this.apply(name, nothing, report, true);
    }
    return report;
  }

  close(): void {
    for (const { files } of this.opened.values()) files.close();
    this.opened.clear();
  }

  /** The tenant's files, their bytes in the database; null if the tenant went away meanwhile. */
  private async contentOf(
    tenant: string,
    report: SyncReport,
    seen: Set<string>,
  ): Promise<TenantContent | null> {
    const source = await this.sourceOf(tenant);
    if (!source) return null;
    const { location } = source;
    const found = await source.files.currentFiles().catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (!found) return null;
    const tags = await source.files.tags();
    const files = new Map<string, Wanted>();
    const kept: string[] = [];
    for (const file of found.values()) {
      seen.add(file.path);
      const copy = Number(file.id.slice(file.name.length + 1) || 1);
      const leave = () => void kept.push(file.name);
      const sha256 = await this.stored(tenant, source.files, file, report, leave);
      if (sha256 === null) continue;
      const { name, bytes } = file;
      files.set(pathOf(name, copy), { name, copy, sha256, bytes, tags: tags.get(name) ?? null });
    }
    return {
      files,
      rules: await ownFile(join(location, RULES_FILE)),
      synonyms: await ownFile(join(location, SYNONYMS_FILE)),
      keep: (path) => kept.some((name) => isOrIsIn(path, name)),
    };
  }

  private async sourceOf(tenant: string) {
    const location = await this.store.locate(tenant);
    const known = this.opened.get(tenant);
    if (location === null) return null;
    if (known?.location === location) return known;
    known?.files.close();
    const opened = { location, files: await this.store.open(tenant, location) };
    this.opened.set(tenant, opened);
    return opened;
  }

  /** The hash of a file whose bytes are in the database now; null if it cannot be brought. */
  private async stored(
    tenant: string,
    source: TenantFiles,
    file: FoundFile,
    report: SyncReport,
    leave: () => void,
  ): Promise<string | null> {
    const name = `${tenant}/${file.name}`;
    const known = this.hashes.get(file.path);
    if (known?.stamp === file.stamp) return known.sha256;
    if (file.refused) {
      report.left.push({ name, why: file.refused });
      leave();
      return null;
    }
    if (Date.now() - file.changed < STABLE_AFTER_MS) {
      report.waiting++;
      leave();
      return null;
    }
    const folder = await mkdtemp(join(this.temporary, "wonmun-sync-"));
    try {
      // Of a copy: what is stored under a hash must have that hash, whoever writes to the file meanwhile.
      const sha256 = await this.storeCopy(source, file, join(folder, "file"));
      if (sha256 === null || !(await source.isUnchanged(file))) {
        report.waiting++;
        leave();
        return null;
      }
      this.hashes.set(file.path, { stamp: file.stamp, sha256 });
      return sha256;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === undefined) throw error;
      report.left.push({ name, why: code });
      leave();
      return null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async storeCopy(
    source: TenantFiles,
    file: FoundFile,
    copy: string,
  ): Promise<string | null> {
    const opened = await source.open(file);
    if (!opened) return null;
    try {
      await copyFile(opened.path, copy);
    } finally {
      await opened.close();
    }
    const sha256 = await hashOfFile(copy);
    const { size } = await stat(copy);
    await writePieces(this.database, "contents", sha256, { path: copy, bytes: size });
    return sha256;
  }

  /** Does nothing where the database has it all; else one transaction. */
  private async apply(
    tenant: string,
    content: TenantContent,
    report: SyncReport,
    remove = false,
  ): Promise<void> {
    if ((await difference(this.database, tenant, content, remove)) === null) return;
    const lost = new Set<string>();
    const changes = await this.database
      .transaction(async (queries) => {
        lost.clear();
        const [{ version } = { version: 1 }] = await queries.query<{ version: number }>(RAISE, [
          tenant,
          remove,
        ]);
        const change = await difference(queries, tenant, content, remove);
        if (!change) return null;
        for (const { name, copy, sha256, bytes, tags } of change.put) {
          // Stored by an earlier pass perhaps, and removed since as unused.
          if (!(await keepPieces(queries, "contents", sha256))) lost.add(sha256);
          await queries.query(PUT, [tenant, name, copy, version, sha256, bytes, tags]);
        }
        if (lost.size > 0) throw new BytesLost();
        // Whoever reads what was there before may do so to its end.
        for (const sha256 of change.left) await keepPieces(queries, "contents", sha256);
        for (const { name, copy } of change.gone)
          await queries.query(REMOVE, [tenant, name, copy, version]);
        if (change.rules) await queries.query(RULES, [tenant, version, content.rules]);
        if (change.synonyms) await queries.query(SYNONYMS, [tenant, version, content.synonyms]);
        return change;
      })
      .catch((error) => {
        if (!(error instanceof BytesLost)) throw error;
        for (const [path, { sha256 }] of this.hashes)
          if (lost.has(sha256)) this.hashes.delete(path);
        report.waiting += lost.size;
        return null;
      });
    report.stored += changes?.put.length ?? 0;
    report.removed += changes?.gone.length ?? 0;
  }
}

/** Undoes the transaction: no file is named whose bytes are not there. */
class BytesLost extends Error {}

const RAISE = `INSERT INTO tenants (name, version, removed) VALUES ($1, 1, $2)
  ON CONFLICT (name) DO UPDATE SET version = tenants.version + 1, removed = $2 RETURNING version`;
const PUT = `INSERT INTO files (tenant, name, copy, revision, sha256, bytes, tags)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (tenant, name, copy) DO UPDATE SET revision = excluded.revision, removed = false,
  sha256 = excluded.sha256, bytes = excluded.bytes, tags = excluded.tags`;
const REMOVE = `UPDATE files SET removed = true, revision = $4, tags = NULL
  WHERE tenant = $1 AND name = $2 AND copy = $3`;
const RULES = "UPDATE tenants SET rules = $3, rules_revision = $2 WHERE name = $1";
const SYNONYMS = "UPDATE tenants SET synonyms = $3, synonyms_revision = $2 WHERE name = $1";
const TENANT = "SELECT removed, rules, synonyms FROM tenants WHERE name = $1";
const FILES = "SELECT name, copy, sha256, bytes, tags FROM files WHERE tenant = $1 AND NOT removed";

/** What the database lacks and what it has too much; null if it has it all. */
async function difference(
  queries: Queries,
  tenant: string,
  { files, rules, synonyms, keep }: TenantContent,
  remove: boolean,
) {
  const [row] = await queries.query<{
    removed: boolean;
    rules: Buffer | null;
    synonyms: Buffer | null;
  }>(TENANT, [tenant]);
  const has = new Map<string, Wanted>();
  for (const file of await queries.query<Wanted>(FILES, [tenant]))
    has.set(pathOf(file.name, file.copy), file);
  const put = [...files].filter(([path, file]) => !isSame(has.get(path), file));
  const gone = [...has].filter(([path]) => !files.has(path) && !keep(path));
  const change = {
    put: put.map(([, file]) => file),
    gone: gone.map(([, file]) => file),
    /** Contents that a file had until now. */
    left: [...put, ...gone].flatMap(([path]) => has.get(path)?.sha256 ?? []),
    rules: !isSameBytes(row?.rules, rules),
    synonyms: !isSameBytes(row?.synonyms, synonyms),
  };
  const isSameTenant = row !== undefined && row.removed === remove;
  const isSameContent = put.length + gone.length === 0 && !change.rules && !change.synonyms;
  return isSameTenant && isSameContent ? null : change;
}

function isSame(one: Wanted | undefined, other: Wanted): boolean {
  return one?.sha256 === other.sha256 && JSON.stringify(one.tags) === JSON.stringify(other.tags);
}

function isSameBytes(one: Buffer | null | undefined, other: Buffer | null): boolean {
  return one && other ? one.equals(other) : (one ?? null) === other;
}

/** A file's path is its name and a number; what a folder holds begins with the folder's name, which ends in `/`. */
function isOrIsIn(path: string, name: string): boolean {
  return name.endsWith("/") ? path.startsWith(name) : path.startsWith(`${name}\0`);
}

/** The bytes of the tenant's rules or synonyms; null where nothing has that name. What cannot be read locks, as it does in a folder. */
async function ownFile(path: string): Promise<Buffer | null> {
  try {
    // Opening must not wait for the writer of a pipe.
    const file = await open(pathForDisk(path), constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return (await file.stat()).isFile() ? await file.readFile() : Buffer.from("not a file");
    } finally {
      await file.close();
    }
  } catch (error) {
    const isThere = await lstat(pathForDisk(path)).catch(() => undefined);
    return isThere ? Buffer.from(String((error as NodeJS.ErrnoException).code)) : null;
  }
}
