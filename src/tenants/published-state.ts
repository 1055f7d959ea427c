/**
 * Catalogue and index of a tenant where other services find them, so that one with an empty disk answers without building
 * anything: immutable segments, and one row that names those in use, switched at once and only forward.
 */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Database } from "../database/connection.js";
import { keepPieces, PiecesMissing, readPieces, writePieces } from "../database/pieces.js";
import { DamagedFile } from "../disk/checked-file.js";
import { Engine } from "../search/engine.js";
import { deserialise, serialise } from "../search/index-storage.js";
import type { Segment } from "../search/segment.js";
import type { SegmentPart } from "../search/segment-merge.js";
import { type Catalogue, catalogueBytes, type ReadFile } from "./catalogue.js";

interface LiveSet {
  version: number;
  catalogue: string;
  /** JSON of `LiveSegment[]`. */
  segments: string;
}

interface LiveSegment {
  key: string;
  removed: number[];
}

const READ =
  "SELECT version, catalogue, segments FROM live_sets WHERE tenant = $1 AND generation = $2";
/** A later version stays: whoever published it knows more. */
const SWITCH = `INSERT INTO live_sets (tenant, generation, version, catalogue, segments)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (tenant, generation) DO UPDATE SET version = excluded.version,
  catalogue = excluded.catalogue, segments = excluded.segments, published = now()
  WHERE live_sets.version <= excluded.version RETURNING version`;
const FORGET =
  "DELETE FROM live_sets WHERE tenant = $1 AND generation = $2 AND catalogue = $3 AND segments = $4";
const DROP = "DELETE FROM segments WHERE key = ANY($1::text[])";
/** What another has just written or counts on stays, and goes with what nobody uses (`database/cleanup.ts`). */
const DROP_IDLE = `${DROP} AND stored < now() - interval '1 minute'`;
/** Others publish meanwhile: what was live a moment ago may be gone. */
const LOAD_TRIES = 3;

export class PublishedState {
  private readonly keys = new WeakMap<Segment, string>();
  private readonly prefix: string;

  constructor(
    private readonly database: Database,
    private readonly tenant: string,
    private readonly generation: string,
    private readonly onFault: (what: string, error: unknown) => void,
  ) {
    this.prefix = `${hashOf(Buffer.from(`${generation}\0${tenant}`)).slice(0, 32)}/`;
  }

  /** Null where nothing usable is published. */
  async load(tries = LOAD_TRIES): Promise<{ catalogue: Catalogue; engine: Engine } | null> {
    const row = await this.row();
    if (!row) return null;
    try {
      const parts: SegmentPart[] = [];
      for (const { key, removed } of JSON.parse(row.segments) as LiveSegment[]) {
        const [stored] = deserialise(await this.bytes(key)) ?? [];
        if (!stored) return null;
        this.keys.set(stored.segment, key);
        parts.push({ segment: stored.segment, removed: new Set(removed) });
      }
      const files = await promisify(gunzip)(await this.bytes(row.catalogue));
      const catalogue = new Map(JSON.parse(files.toString("utf8")) as [string, ReadFile][]);
      return { catalogue, engine: new Engine(parts) };
    } catch (error) {
      if (!isDamage(error)) throw error;
      if (tries > 1 && !isSameSet(await this.row(), row)) return this.load(tries - 1);
      this.onFault("a published index cannot be used and is made anew", error);
      // Gone, so that the same bytes are written again.
      await this.database.query(FORGET, [
        this.tenant,
        this.generation,
        row.catalogue,
        row.segments,
      ]);
      await this.database.query(DROP, [[...keysOf(row)]]);
      return null;
    }
  }

  /** `version`: all files up to it are in there. What others have published of a later version stays, so that part of a set never replaces the whole. */
  async publish(catalogue: Catalogue, engine: Engine, version: number): Promise<void> {
    // Before anything is awaited: the catalogue goes with these segments and tombstones.
    const parts = engine
      .snapshot()
      .map(({ segment, removed }) => ({ segment, removed: [...removed] }));
    const written = catalogueBytes(catalogue);
    const live = await this.row();
    if (live && live.version > version) return;
    const segments: LiveSegment[] = [];
    for (const { segment, removed } of parts)
      segments.push({ key: await this.put(segment), removed });
    const packed = await promisify(gzip)(Buffer.concat(await written));
    const next = { version, catalogue: this.keyOf(packed), segments: JSON.stringify(segments) };
    const before = await this.row();
    if (isSameSet(before, next) && before!.version >= version) return;
    await writePieces(this.database, "segments", next.catalogue, packed);
    const values = [this.tenant, this.generation, version, next.catalogue, next.segments];
    const isNewest = (await this.database.query(SWITCH, values)).length > 0;
    // Either what was live before, or what was written here in vain.
    const now = isNewest ? next : await this.row();
    const idle = [...keysOf(before), ...keysOf(next)].filter((key) => !keysOf(now).has(key));
    await this.database.query(DROP_IDLE, [idle]);
  }

  private async row(): Promise<LiveSet | null> {
    const rows = await this.database.query<LiveSet>(READ, [this.tenant, this.generation]);
    return rows[0] ?? null;
  }

  /** Its tombstones stand in the row: a segment is written once. */
  private async put(segment: Segment): Promise<string> {
    const known = this.keys.get(segment);
    if (known && (await keepPieces(this.database, "segments", known))) return known;
    const bytes = Buffer.concat(serialise([{ segment, removed: new Set() }]));
    const key = this.keyOf(bytes);
    await writePieces(this.database, "segments", key, bytes);
    this.keys.set(segment, key);
    return key;
  }

  private bytes(key: string): Promise<Buffer> {
    return buffer(readPieces(this.database, "segments", key));
  }

  private keyOf(bytes: Buffer): string {
    return this.prefix + hashOf(bytes);
  }
}

function isSameSet(one: LiveSet | null, other: LiveSet): boolean {
  return one?.catalogue === other.catalogue && one.segments === other.segments;
}

function keysOf(row: LiveSet | null): Set<string> {
  if (!row) return new Set();
  const segments = JSON.parse(row.segments) as LiveSegment[];
  return new Set([row.catalogue, ...segments.map(({ key }) => key)]);
}

/** Of the stored bytes, as against a database that is away. */
function isDamage(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return (
    error instanceof PiecesMissing ||
    error instanceof DamagedFile ||
    error instanceof SyntaxError ||
    /^(?:Z_|ERR_)/.test(code ?? "")
  );
}

function hashOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
