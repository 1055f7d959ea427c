/**
 * Tenants in a database that several services share. A change is one transaction that raises the tenant's version; every
 * service compares that version before it answers (`database-files.ts`).
 */
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database, Queries } from "../database/connection.js";
import { keepPieces, writePieces } from "../database/pieces.js";
import { removeAbandoned } from "../disk/abandoned-files.js";
import { Refusal } from "../model/refusal.js";
import type { StoredFile } from "../parsing/parsing.js";
import { DatabaseFiles, pathOf } from "./database-files.js";
import { isReserved, isTenantName } from "./document-names.js";
import type { FileStore, StoreRules, TenantFiles } from "./file-store.js";
import { tagList } from "./tags.js";

/** Bytes of a name on a Linux disk: a document must be able to return to a folder. */
const MAX_NAME_BYTES = 255;
/** Of a fetched file that a killed service left behind. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
const FETCHED = "fetched-";

/** The names that a new file may not take: a file of its name, or a folder of it. */
const TAKEN =
  "SELECT copy, sha256 FROM files WHERE tenant = $1 AND NOT removed AND name = $2 ORDER BY copy LIMIT 1";
const IS_FOLDER =
  "SELECT 1 AS found FROM files WHERE tenant = $1 AND NOT removed AND left(name, length($2)) = $2 LIMIT 1";
const RAISE = `INSERT INTO tenants (name, version) VALUES ($1, 1)
  ON CONFLICT (name) DO UPDATE SET version = tenants.version + 1, removed = false RETURNING version`;
/** Without tags those of the file before stay. */
const PUT = `INSERT INTO files (tenant, name, copy, revision, sha256, bytes, tags)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (tenant, name, copy) DO UPDATE SET revision = excluded.revision, removed = false,
  sha256 = excluded.sha256, bytes = excluded.bytes, tags = coalesce(excluded.tags, files.tags)`;
const REMOVE = `UPDATE files SET removed = true, revision = $3,
  tags = CASE WHEN $4::text IS NULL THEN NULL ELSE tags END
  WHERE tenant = $1 AND name = $2 AND NOT removed AND ($4::text IS NULL OR sha256 = $4) RETURNING copy, sha256`;

export class DatabaseStore implements FileStore {
  private id: Promise<string> | null = null;

  /** `folder`: for files while they are read. The caller closes the database. */
  constructor(
    private readonly database: Database,
    private readonly folder: string,
  ) {}

  identity(): Promise<string> {
    this.id ??= this.readIdentity().catch((error) => {
      this.id = null;
      throw error;
    });
    return this.id;
  }

  async names(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      "SELECT name FROM tenants WHERE NOT removed",
    );
    return rows.map(({ name }) => name).sort();
  }

  async locate(tenant: string): Promise<string | null> {
    if (!isTenantName(tenant)) return null;
    const rows = await this.database.query<{ name: string }>(
      "SELECT name FROM tenants WHERE name = $1 AND NOT removed",
      [tenant],
    );
    return rows[0]?.name ?? null;
  }

  async open(tenant: string): Promise<TenantFiles> {
    return new DatabaseFiles(this.database, tenant, () =>
      join(this.folder, `${FETCHED}${randomUUID()}`),
    );
  }

  async checkName(tenant: string, filename: string, replace: boolean): Promise<void> {
    checkNames(tenant, filename);
    await fileToReplace(this.database, tenant, filename.normalize("NFC"), replace);
  }

  /** Its bytes first, which nobody sees before the transaction that names them. */
  async store(
    tenant: string,
    filename: string,
    { path, bytes, sha256 }: StoredFile,
    { replace, tags, alongside }: StoreRules,
  ): Promise<void> {
    checkNames(tenant, filename);
    await writePieces(this.database, "contents", sha256, { path, bytes });
    const name = filename.normalize("NFC");
    const given = tags ? tagList([...new Set(tags)]) : null;
    await this.database.transaction(async (queries) => {
      // The tenant's row is locked from here on: one change after another.
      const version = await raiseVersion(queries, tenant);
      const taken = await fileToReplace(queries, tenant, name, replace);
      // Whoever reads what was there before may do so to its end.
      if (taken) await keepPieces(queries, "contents", taken.sha256);
      const copy = taken?.copy ?? 1;
      await queries.query(PUT, [tenant, name, copy, version, sha256, bytes, given]);
      await alongside?.(queries);
    });
  }

  async holds(tenant: string, filename: string, sha256: string): Promise<boolean> {
    const found = await this.database.query(
      "SELECT 1 AS found FROM files WHERE tenant = $1 AND name = $2 AND sha256 = $3 AND NOT removed",
      [tenant, filename.normalize("NFC"), sha256],
    );
    return found.length > 0;
  }

  async remove(
    tenant: string,
    filename: string,
    sha256: string | null,
  ): Promise<ReadonlySet<string>> {
    if ((await this.locate(tenant)) === null)
      throw new Refusal("TENANT_NOT_FOUND", { field: "tenant" });
    if (isReserved(filename)) throw new Refusal("RESERVED_NAME", { field: "filename" });
    const name = filename.normalize("NFC");
    return this.database.transaction(async (queries) => {
      const version = await raiseVersion(queries, tenant);
      const values = [tenant, name, version, sha256];
      const removed = await queries.query<Stored>(REMOVE, values);
      if (removed.length === 0)
        throw new Refusal("DOCUMENT_NOT_FOUND", {
          field: sha256 === null ? "filename" : "doc_id",
        });
      for (const one of removed) await keepPieces(queries, "contents", one.sha256);
      return new Set(removed.map(({ copy }) => pathOf(name, copy)));
    });
  }

  async close(): Promise<void> {}

  /** Made with the first tenant, and cleared of what a killed service left. */
  private async readIdentity(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await removeAbandoned(this.folder, {
      isNamed: (name) => name.startsWith(FETCHED),
      isOver: (age) => age > ABANDONED_AFTER_MS,
    });
    const rows = await this.database.query<{ id: string }>("SELECT id FROM installation");
    return `database ${rows[0]!.id}`;
  }
}

function checkNames(tenant: string, filename: string): void {
  if (isReserved(filename)) throw new Refusal("RESERVED_NAME", { field: "filename" });
  if (Buffer.byteLength(tenant) > MAX_NAME_BYTES)
    throw new Refusal("INVALID_TENANT", { field: "tenant" });
  if (Buffer.byteLength(filename) > MAX_NAME_BYTES)
    throw new Refusal("TEXT_TOO_LONG", { field: "filename" });
}

async function raiseVersion(queries: Queries, tenant: string): Promise<number> {
  return (await queries.query<{ version: number }>(RAISE, [tenant]))[0]!.version;
}

interface Stored {
  copy: number;
  sha256: string;
}

/** The file of that name that is there, if any. Refuses a name that is taken. */
async function fileToReplace(
  queries: Queries,
  tenant: string,
  name: string,
  replace: boolean,
): Promise<Stored | undefined> {
  const [taken] = await queries.query<Stored>(TAKEN, [tenant, name]);
  const isFolder = !taken && (await queries.query(IS_FOLDER, [tenant, `${name}/`])).length > 0;
  if (isFolder || (taken && !replace)) throw new Refusal("NAME_EXISTS", { field: "filename" });
  return taken;
}
