/** A job's file and result in the database, in pieces; removed with the job, and so not kept by content like documents. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Queries } from "../database/connection.js";
import type { ResultBody } from "../parsing/result-body.js";
import type { Job } from "./job.js";
import type { StoredResult } from "./job-store.js";

/** Of one row: few are needed, and none is large beside what a connection buffers. */
const PIECE_BYTES = 1024 * 1024;

type Kind = "file" | "result";

/** One row for each piece of the source. */
export async function writeJobBytes(
  queries: Queries,
  job: string,
  kind: Kind,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  let part = 0;
  const write = (bytes: Buffer) =>
    queries.query("INSERT INTO job_bytes (job, kind, part, bytes) VALUES ($1, $2, $3, $4)", [
      job,
      kind,
      part++,
      bytes,
    ]);
  for await (const piece of source) await write(piece);
  // Nothing is one empty piece, so that it too is known to be there.
  if (part === 0) await write(Buffer.alloc(0));
}

export function fileChunks(path: string): AsyncIterable<Buffer> {
  return createReadStream(path, { highWaterMark: PIECE_BYTES });
}

export function resultPieces(body: ResultBody): AsyncIterable<Buffer> {
  return body.stream(0, PIECE_BYTES);
}

/** Null where there is none. */
export async function storedResult(queries: Queries, job: string): Promise<StoredResult | null> {
  const [row] = await queries.query<{ parts: number; length: number }>(
    "SELECT count(*) AS parts, coalesce(sum(length(bytes)), 0)::bigint AS length FROM job_bytes WHERE job = $1 AND kind = 'result'",
    [job],
  );
  if (!row || row.parts === 0) return null;
  return {
    length: row.length,
    stream: () =>
      Readable.from(readPieces(queries, job, "result", row.length), { objectMode: false }),
  };
}

/** The job's file on this disk, its content checked. */
export async function fetchFile(queries: Queries, job: Job, path: string): Promise<void> {
  const hash = createHash("sha256");
  const file = await open(path, "wx", 0o600);
  try {
    for await (const piece of readPieces(queries, job.id, "file", job.bytes)) {
      hash.update(piece);
      await file.appendFile(piece);
    }
  } finally {
    await file.close();
  }
  if (hash.digest("hex") === job.sha256) return;
  await rm(path, { force: true });
  throw new Error("the file of a job is not whole in the database");
}

/** Ends early where pieces are missing. */
async function* readPieces(
  queries: Queries,
  job: string,
  kind: Kind,
  length: number,
): AsyncGenerator<Buffer> {
  for (let part = 0, read = 0; read < length; part++) {
    const [row] = await queries.query<{ bytes: Buffer }>(
      "SELECT bytes FROM job_bytes WHERE job = $1 AND kind = $2 AND part = $3",
      [job, kind, part],
    );
    if (!row) return;
    read += row.bytes.length;
    yield row.bytes;
  }
}
