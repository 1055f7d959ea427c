/**
 * Removes bytes that nothing refers to any more: contents that no file names, segments that no live set names, what releases that are gone
 * made. One service at a time, once an hour. Whoever is about to refer to bytes that are there already makes them young again first
 * (`writePieces`), and what is young stays: so no upload loses the bytes it counted on.
 */
import type { Database } from "./connection.js";

const EVERY_MS = 10 * 60 * 1000;
const INTERVAL = "1 hour";
/** Longer than an upload may take from its first piece to the transaction that names it, by far. */
const GRACE = "1 day";
/** Of a release that nobody runs any more; and of vectors that no service asked for. */
const FORGOTTEN = "30 days";
/** Keys looked at by one statement: it stays short, however many are in use. */
const PAGE = 1000;
/** Keys removed by one statement: few enough for its time limit, however large each is. */
const BATCH = 20;
/** Vectors removed by one statement: each is small. */
const VECTOR_BATCH = 1000;

/** Tables of pieces, and which of them are over. */
const OVER = {
  contents: `old.stored < now() - interval '${GRACE}'
    AND NOT EXISTS (SELECT 1 FROM files f WHERE f.sha256 = old.key AND NOT f.removed)`,
  segments: `old.stored < now() - interval '${GRACE}' AND NOT EXISTS (
    SELECT 1 FROM (SELECT catalogue AS key FROM live_sets UNION ALL
      SELECT one ->> 'key' FROM live_sets, jsonb_array_elements(live_sets.segments::jsonb) AS one) live
    WHERE live.key = old.key)`,
  parse_results: `old.stored < now() - interval '${FORGOTTEN}'
    AND NOT EXISTS (SELECT 1 FROM cleanups WHERE name = split_part(old.key, '/', 1))
    AND split_part(old.key, '/', 1) NOT IN (SELECT 'g-' || generation FROM live_sets)`,
};

const TAKE = `INSERT INTO cleanups AS old (name, begun) VALUES ('all', now())
  ON CONFLICT (name) DO UPDATE SET begun = now()
  WHERE old.begun < now() - interval '${INTERVAL}' RETURNING name`;
/** A tenant that is quiet publishes nothing: a release is known to run by this. */
const RUNNING = `INSERT INTO cleanups (name, begun) VALUES ('g-' || $1::text, now())
  ON CONFLICT (name) DO UPDATE SET begun = now()`;
const NOT_RUNNING = `DELETE FROM cleanups
  WHERE name LIKE 'g-%' AND begun < now() - interval '${FORGOTTEN}'`;
const OTHER_RELEASES = `DELETE FROM live_sets WHERE published < now() - interval '${FORGOTTEN}'
  AND NOT EXISTS (SELECT 1 FROM cleanups WHERE name = 'g-' || generation)`;
const OLD_VECTORS = `DELETE FROM vectors WHERE stored < now() - interval '${FORGOTTEN}'
  AND (model, passage) IN (SELECT model, passage FROM vectors
    WHERE stored < now() - interval '${FORGOTTEN}' ORDER BY stored LIMIT ${VECTOR_BATCH})
  RETURNING 1 AS gone`;

type OnFault = (what: string, error: unknown) => void;

/** Now and then, as long as the process runs. */
export function cleanUpInTime(database: Database, generation: string, onFault: OnFault): void {
  const look = async () => {
    await noteRunning(database, generation);
    if ((await database.query(TAKE)).length > 0) await cleanUp(database, generation, onFault);
  };
  const fail = (error: unknown) => onFault("unused bytes cannot be removed", error);
  setInterval(() => void look().catch(fail), EVERY_MS).unref();
}

/** What the release has made stays as long as services of it say so. */
export async function noteRunning(database: Database, generation: string): Promise<void> {
  await database.query(RUNNING, [generation]);
}

/** Returns how many pieces, vectors and parse results went. A table that fails keeps no other from being cleaned. */
export async function cleanUp(
  database: Database,
  generation: string,
  onFault: OnFault,
): Promise<number> {
  await noteRunning(database, generation);
  let removed = 0;
  const clean = async (table: string, work: () => Promise<number>) => {
    try {
      removed += await work();
    } catch (error) {
      onFault(`unused rows of ${table} cannot be removed`, error);
    }
  };
  await clean("live_sets", async () => {
    await database.query(NOT_RUNNING);
    await database.query(OTHER_RELEASES);
    return 0;
  });
  for (const [table, isOver] of Object.entries(OVER))
    await clean(table, () => removePieces(database, table, isOver));
  await clean("vectors", () => removeVectors(database));
  return removed;
}

/** Once through all keys, in their order. */
async function removePieces(database: Database, table: string, isOver: string): Promise<number> {
  let removed = 0;
  for (let last = ""; ; ) {
    const page = await keysOf(
      database,
      `SELECT DISTINCT key FROM ${table} WHERE key > $1 ORDER BY key LIMIT ${PAGE}`,
      last,
    );
    if (page.length === 0) return removed;
    last = page.at(-1)!;
    const over = await keysOf(
      database,
      `SELECT DISTINCT old.key FROM ${table} AS old WHERE old.key = ANY($1::text[]) AND ${isOver}`,
      page,
    );
    for (let from = 0; from < over.length; from += BATCH) {
      // The conditions again where the rows are locked: the server looks at a row that has changed meanwhile once more.
      const statement = `DELETE FROM ${table} AS old WHERE old.key = ANY($1::text[]) AND ${isOver}
        RETURNING old.key`;
      removed += (await keysOf(database, statement, over.slice(from, from + BATCH))).length;
    }
  }
}

async function keysOf(database: Database, statement: string, value: unknown): Promise<string[]> {
  return (await database.query<{ key: string }>(statement, [value])).map(({ key }) => key);
}

async function removeVectors(database: Database): Promise<number> {
  for (let removed = 0; ; ) {
    const { length } = await database.query(OLD_VECTORS);
    if (length === 0) return removed;
    removed += length;
  }
}
