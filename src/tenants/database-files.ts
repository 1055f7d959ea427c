/**
 * The files of one tenant in the shared database. What is known of them belongs to one version of the tenant; one indexed
 * row says whether it still holds, and only rows with a later revision are read.
 */
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Database } from "../database/connection.js";
import { PiecesMissing, readPieces } from "../database/pieces.js";
import { decodeRules, PUBLIC_RULES, type Rules } from "./acl.js";
import type { FoundFile, OpenFile, TenantFiles } from "./file-store.js";
import { NO_SYNONYMS, type OwnSynonyms, parseSynonyms } from "./own-synonyms.js";
import type { Tags } from "./tags.js";

interface TenantRow {
  version: number;
  rules: Buffer | null;
  synonyms: Buffer | null;
  rules_revision: number;
  synonyms_revision: number;
}

interface FileRow {
  name: string;
  copy: number;
  revision: number;
  removed: boolean;
  sha256: string;
  bytes: number;
  tags: string[] | null;
}

const VERSION = "SELECT version FROM tenants WHERE name = $1 AND NOT removed";
const TENANT = `SELECT version, rules_revision, synonyms_revision,
  CASE WHEN rules_revision > $2 THEN rules END AS rules,
  CASE WHEN synonyms_revision > $2 THEN synonyms END AS synonyms
  FROM tenants WHERE name = $1 AND NOT removed`;
const FILES = `SELECT name, copy, revision, removed, sha256, bytes, tags
  FROM files WHERE tenant = $1 AND revision > $2`;
const NAMED =
  "SELECT 1 AS found FROM files WHERE tenant = $1 AND sha256 = $2 AND NOT removed LIMIT 1";

/** Before anything was read; the first version is 1. */
const NOTHING_KNOWN = 0;

export class DatabaseFiles implements TenantFiles {
  version = NOTHING_KNOWN;
  /** By `pathOf`. */
  private readonly rows = new Map<string, FileRow>();
  private snapshot: ReadonlyMap<string, FoundFile> = new Map();
  private currentRules: Rules = PUBLIC_RULES;
  private currentSynonyms: OwnSynonyms = NO_SYNONYMS;
  private currentTags: Tags | null = null;
  private loading: Promise<void> | null = null;

  /** `localPath`: a new path on this disk. */
  constructor(
    private readonly database: Database,
    private readonly tenant: string,
    private readonly localPath: () => string,
  ) {}

  async currentFiles(): Promise<ReadonlyMap<string, FoundFile>> {
    const [now] = await this.database.query<{ version: number }>(VERSION, [this.tenant]);
    if (!now) throw gone(this.tenant);
    if (now.version !== this.version) await this.load();
    // A loading that was under way may have begun before this version was made.
    if (this.version < now.version) await this.load();
    return this.snapshot;
  }

  /** Those of the version that was last read. */
  async rules(): Promise<Rules> {
    if (this.version === NOTHING_KNOWN) await this.load();
    return this.currentRules;
  }

  async synonyms(): Promise<OwnSynonyms> {
    return this.currentSynonyms;
  }

  async tags(): Promise<Tags> {
    this.currentTags ??= new Map(
      [...this.rows.values()]
        .sort((a, b) => b.copy - a.copy)
        .flatMap(({ name, tags }) => (tags ? [[name, tags] as const] : [])),
    );
    return this.currentTags;
  }

  /** Fetched when it must be read; what is in the parse cache needs no bytes. */
  async open({ sha256 }: { sha256?: string }): Promise<OpenFile> {
    const path = this.localPath();
    return {
      path,
      fetch: () => this.fetch(sha256!, path),
      close: () => rm(path, { force: true }),
    };
  }

  /** Content never changes under its hash; whether the file does is asked before the next answer. */
  async isUnchanged(): Promise<boolean> {
    return true;
  }

  close(): void {}

  /** Rejects as a disk would: the file is gone (`ENOENT`), or it is there and cannot be read (`EIO`). */
  private async fetch(sha256: string, path: string): Promise<void> {
    try {
      await pipeline(readPieces(this.database, "contents", sha256), createWriteStream(path));
    } catch (error) {
      if (!(error instanceof PiecesMissing)) throw error;
      const isNamed = (await this.database.query(NAMED, [this.tenant, sha256])).length > 0;
      throw Object.assign(error, { code: isNamed ? "EIO" : "ENOENT" });
    }
  }

  private load(): Promise<void> {
    this.loading ??= this.loadChanges().finally(() => {
      this.loading = null;
    });
    return this.loading;
  }

  private async loadChanges(): Promise<void> {
    const { database, tenant } = this;
    // One moment: rules of one version are never applied to files of another.
    const read = (known: number) =>
      database.transaction(
        async (queries) => ({
          known,
          row: (await queries.query<TenantRow>(TENANT, [tenant, known]))[0],
          changed: await queries.query<FileRow>(FILES, [tenant, known]),
        }),
        { snapshot: true },
      );
    let found = await read(this.version);
    // A database that was restored: what is known here may never have been.
    if (found.row && found.row.version < this.version) found = await read(NOTHING_KNOWN);
    if (!found.row) throw gone(tenant);
    this.apply(found.row, found.changed, found.known);
  }

  /** At once: nobody sees files of one version with the rules of another. */
  private apply(row: TenantRow, changed: readonly FileRow[], known: number): void {
    if (known === NOTHING_KNOWN) {
      this.rows.clear();
      this.currentRules = PUBLIC_RULES;
      this.currentSynonyms = NO_SYNONYMS;
    }
    if (row.rules_revision > known)
      this.currentRules = row.rules ? decodeRules(row.rules) : PUBLIC_RULES;
    if (row.synonyms_revision > known)
      this.currentSynonyms = row.synonyms
        ? parseSynonyms(row.synonyms, String(row.synonyms_revision))
        : NO_SYNONYMS;
    for (const file of changed) {
      const path = pathOf(file.name, file.copy);
      if (file.removed) this.rows.delete(path);
      else this.rows.set(path, file);
    }
    this.version = row.version;
    this.currentTags = null;
    if (changed.length > 0 || known === NOTHING_KNOWN) this.snapshot = filesById(this.rows);
  }
}

/** Names a file among those of its tenant; NUL is in no name. */
export function pathOf(name: string, copy: number): string {
  return `${name}\0${copy}`;
}

/** The first of the files of one name has the name as its id, the others a number, as in a folder. */
function filesById(rows: ReadonlyMap<string, FileRow>): Map<string, FoundFile> {
  const byId = new Map<string, FoundFile>();
  const later = [...rows].filter(([, { copy }]) => copy > 1);
  const add = ([path, row]: [string, FileRow]) => {
    const { name, revision, sha256, bytes } = row;
    let id = name;
    for (let place = 2; byId.has(id); place++) id = `${name}\0${place}`;
    const stamp = `${revision}:${sha256}`;
    byId.set(id, { id, name, path, bytes, sha256, stamp, modified: 0, changed: 0 });
  };
  for (const one of rows) if (one[1].copy === 1) add(one);
  for (const one of later.sort(([, a], [, b]) => a.copy - b.copy)) add(one);
  return byId;
}

/** What a missing folder would give. */
function gone(tenant: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`ENOENT: ${tenant}`), { code: "ENOENT" });
}
