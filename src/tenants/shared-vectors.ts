/**
 * An embedding model whose vectors of one tenant services share: a passage that one of them has embedded, no other embeds again. By the
 * model's fingerprint and the hash of tenant and passage, so that a vector never changes, and no tenant learns from the time it takes what
 * another has; what the database cannot give is computed.
 */
import { createHash } from "node:crypto";
import type { Database } from "../database/connection.js";
import type { Embedder } from "../search/embedder.js";

/** Of one statement: some 300 KiB at 384 dimensions. */
const BATCH = 200;
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT;

const FIND = "SELECT passage, vector FROM vectors WHERE model = $1 AND passage = ANY($2::text[])";
/** What is asked for stays: half of the time after which it would go. */
const KEEP = `UPDATE vectors SET stored = now()
  WHERE model = $1 AND passage = ANY($2::text[]) AND stored < now() - interval '15 days'`;
const PUT = `INSERT INTO vectors (model, passage, vector)
  SELECT $1, one.passage, one.vector FROM unnest($2::text[], $3::bytea[]) AS one (passage, vector)
  ON CONFLICT (model, passage) DO UPDATE SET vector = excluded.vector`;

type Vector = Float32Array | null;

export class SharedVectors implements Embedder {
  readonly name: string;
  readonly fingerprint: string;
  readonly dimensions: number;
  readonly shortcoming: string | null;

  constructor(
    private readonly model: Embedder,
    private readonly database: Database,
    private readonly tenant: string,
  ) {
    this.name = model.name;
    this.fingerprint = model.fingerprint;
    this.dimensions = model.dimensions;
    this.shortcoming = model.shortcoming;
  }

  get fault(): string | null {
    return this.model.fault ?? null;
  }

  embedQuery(text: string): Promise<Vector> {
    return this.model.embedQuery(text);
  }

  async embedPassages(texts: readonly string[]): Promise<Vector[]> {
    const vectors: Vector[] = [];
    for (let from = 0; from < texts.length; from += BATCH)
      vectors.push(...(await this.embedBatch(texts.slice(from, from + BATCH))));
    return vectors;
  }

  close(): Promise<void> {
    return this.model.close();
  }

  private async embedBatch(texts: readonly string[]): Promise<Vector[]> {
    const hashes = texts.map((text) => this.hashOf(text));
    // A database that is away delays no vector: words and vectors are answered by its return anyway.
    const known = await this.find(hashes).catch(() => new Map<string, Vector>());
    const missing = new Map(hashes.map((hash, at) => [hash, texts[at]!]));
    for (const hash of known.keys()) missing.delete(hash);
    if (missing.size > 0) {
      const made = await this.model.embedPassages([...missing.values()]);
      const fresh = new Map([...missing.keys()].map((hash, at) => [hash, made[at] ?? null]));
      await this.put(fresh).catch(() => {});
      for (const [hash, vector] of fresh) known.set(hash, vector);
    }
    return hashes.map((hash) => known.get(hash) ?? null);
  }

  /** NUL is in no tenant's name. */
  private hashOf(text: string): string {
    return createHash("sha256").update(`${this.tenant}\0${text}`).digest("hex");
  }

  /** Those that are there and whole. */
  private async find(hashes: readonly string[]): Promise<Map<string, Vector>> {
    const rows = await this.database.query<{ passage: string; vector: Buffer }>(FIND, [
      this.fingerprint,
      hashes,
    ]);
    await this.database.query(KEEP, [this.fingerprint, hashes]);
    const isWhole = ({ vector: { length } }: { vector: Buffer }) =>
      length === 0 || length === this.dimensions * FLOAT_BYTES;
    return new Map(rows.filter(isWhole).map(({ passage, vector }) => [passage, vectorOf(vector)]));
  }

  private async put(vectors: ReadonlyMap<string, Vector>): Promise<void> {
    // In order of the keys: two services that write the same ones never wait for each other.
    const sorted = [...vectors].sort(([a], [b]) => (a < b ? -1 : 1));
    await this.database.query(PUT, [
      this.fingerprint,
      sorted.map(([hash]) => hash),
      sorted.map(([, vector]) => bytesOf(vector)),
    ]);
  }
}

/** Little-endian, as every machine that this runs on is. */
function bytesOf(vector: Vector): Buffer {
  return vector
    ? Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
    : Buffer.alloc(0);
}

function vectorOf(bytes: Buffer): Vector {
  if (bytes.length === 0) return null;
  // A copy: a row's bytes may begin anywhere.
  return new Float32Array(new Uint8Array(bytes).buffer);
}
