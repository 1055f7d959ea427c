/**
 * Bytes in the database, in pieces under a key: a row stays small enough to send and to keep in memory, however large the
 * file. A key names its bytes (a hash), so pieces are written once and never change.
 */
import { open } from "node:fs/promises";
import type { Database, Queries } from "./connection.js";

/** Of one row: large enough that few are needed, small beside what a connection buffers. */
const PIECE_BYTES = 1024 * 1024;

/** Tables with the columns `key`, `part`, `parts` and `bytes`. */
type PieceTable = "contents" | "parse_results" | "segments";

/** Bytes in memory, or a file on disk. */
type PieceSource = Buffer | { path: string; bytes: number };

/** Writes what is not there yet. Not one transaction: whoever refers to the key does so after this resolves. */
export async function writePieces(
  queries: Queries,
  table: PieceTable,
  key: string,
  source: PieceSource,
): Promise<void> {
  if (await keepPieces(queries, table, key)) return;
  const parts = partsOf(Buffer.isBuffer(source) ? source.length : source.bytes);
  for await (const [part, bytes] of piecesOf(source)) {
    await queries.query(
      `INSERT INTO ${table} (key, part, parts, bytes) VALUES ($1, $2, $3, $4) ON CONFLICT (key, part) DO NOTHING`,
      [key, part, parts, bytes],
    );
  }
}

/**
 * Whether all pieces are there. They are young from here on: what is old and unused is removed (`cleanup.ts`), and whoever counts on bytes
 * that are there may have found them unused.
 */
export async function keepPieces(
  queries: Queries,
  table: PieceTable,
  key: string,
): Promise<boolean> {
  const kept = `UPDATE ${table} SET stored = now() WHERE key = $1 RETURNING parts`;
  const rows = await queries.query<{ parts: number }>(kept, [key]);
  return rows.length > 0 && rows.length === rows[0]!.parts;
}

/** Writes bytes whose key does not name them: all or nothing, in place of what was there. Most are one piece: one statement then. */
export async function replacePieces(
  database: Database,
  table: PieceTable,
  key: string,
  bytes: Buffer,
): Promise<void> {
  const parts = partsOf(bytes.length);
  const write = async (queries: Queries) => {
    for await (const [part, piece] of piecesOf(bytes)) {
      await queries.query(
        `INSERT INTO ${table} (key, part, parts, bytes) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key, part) DO UPDATE SET parts = excluded.parts, bytes = excluded.bytes, stored = now()`,
        [key, part, parts, piece],
      );
    }
  };
  // Pieces beyond the last, of what was there and larger, are never read.
  await (parts === 1 ? write(database) : database.transaction(write));
}

/** One piece after another; ends early, with fewer bytes than were written, never: it throws `PiecesMissing` then. */
export async function* readPieces(
  queries: Queries,
  table: PieceTable,
  key: string,
): AsyncGenerator<Buffer> {
  for (let part = 0, parts = 1; part < parts; part++) {
    const [row] = await queries.query<{ parts: number; bytes: Buffer }>(
      `SELECT parts, bytes FROM ${table} WHERE key = $1 AND part = $2`,
      [key, part],
    );
    if (!row) throw new PiecesMissing(table, key);
    parts = row.parts;
    yield row.bytes;
  }
}

/** Nothing is stored under the key, or not all of it. */
export class PiecesMissing extends Error {
  override name = "PiecesMissing";

  constructor(table: PieceTable, key: string) {
    super(`${table}: the bytes of ${key} are not in the database`);
  }
}

/** Nothing is one empty piece, so that it too is known to be there. */
function partsOf(length: number): number {
  return Math.max(1, Math.ceil(length / PIECE_BYTES));
}

async function* piecesOf(source: PieceSource): AsyncGenerator<[number, Buffer]> {
  if (Buffer.isBuffer(source)) {
    for (let at = 0; at === 0 || at < source.length; at += PIECE_BYTES)
      yield [at / PIECE_BYTES, source.subarray(at, at + PIECE_BYTES)];
    return;
  }
  const file = await open(source.path);
  try {
    for (let at = 0; at === 0 || at < source.bytes; at += PIECE_BYTES) {
      const bytes = Buffer.alloc(Math.min(PIECE_BYTES, source.bytes - at));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, at);
      if (bytesRead < bytes.length) throw new Error("the file was cut while it was stored");
      yield [at / PIECE_BYTES, bytes];
    }
  } finally {
    await file.close();
  }
}
