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
/** Keys of one statement: few enough for its time limit, however large each is. */
const BATCH = 20;

/** Tables of pieces, and whether anything refers to a key. */
const UNUSED = {
  contents: "NOT EXISTS (SELECT 1 FROM files f WHERE f.sha256 = old.key AND NOT f.removed)",
  segments: `old.key NOT IN (SELECT catalogue FROM live_sets UNION ALL
    SELECT one ->> 'key' FROM live_sets, jsonb_array_elements(live_sets.segments::jsonb) AS one)`,
};

const TAKE = `INSERT INTO cleanups AS old (name, begun) VALUES ('all', now())
  ON CONFLICT (name) DO UPDATE SET begun = now()
  WHERE old.begun < now() - interval '${INTERVAL}' RETURNING name`;
const OTHER_RELEASES = `DELETE FROM live_sets
  WHERE generation <> $1 AND published < now() - interval '${FORGOTTEN}'`;

/** Now and then, as long as the process runs. */
export function cleanUpInTime(
  database: Database,
  generation: string,
  onFault: (what: string, error: unknown) => void,
): void {
  const look = async () => {
    if ((await database.query(TAKE)).length > 0) await cleanUp(database, generation);
  };
  const fail = (error: unknown) => onFault("unused bytes cannot be removed", error);
  setInterval(() => void look().catch(fail), EVERY_MS).unref();
}

/** Returns how many pieces, vectors and parse results went. */
export async function cleanUp(
  database: Database,
  generation: string,
  grace = GRACE,
): Promise<number> {
  await database.query(OTHER_RELEASES, [generation]);
  let removed = 0;
  for (const [table, unused] of Object.entries(UNUSED)) {
    // Both conditions again where the rows are locked: the server looks at a row that has changed meanwhile once more.
    const isOver = `old.stored < now() - interval '${grace}' AND ${unused}`;
    removed += await inBatches(
      database,
      `DELETE FROM ${table} AS old WHERE ${isOver} AND old.key IN (
         SELECT DISTINCT old.key FROM ${table} AS old WHERE ${isOver} LIMIT ${BATCH})
       RETURNING old.key`,
    );
  }
  removed += await inBatches(
    database,
    `DELETE FROM parse_results WHERE key IN (
       SELECT key FROM parse_results WHERE stored < now() - interval '${FORGOTTEN}'
       AND split_part(key, '/', 1) <> $1
       AND split_part(key, '/', 1) NOT IN (SELECT 'g-' || generation FROM live_sets) LIMIT ${BATCH})
     RETURNING key`,
    [`g-${generation}`],
  );
  return removed + (await removeVectors(database));
}

async function removeVectors(database: Database): Promise<number> {
  return inBatches(
    database,
    `DELETE FROM vectors WHERE stored < now() - interval '${FORGOTTEN}' AND passage IN (
       SELECT passage FROM vectors WHERE stored < now() - interval '${FORGOTTEN}' LIMIT ${BATCH})
     RETURNING passage`,
  );
}

async function inBatches(
  database: Database,
  statement: string,
  values: readonly unknown[] = [],
): Promise<number> {
  for (let removed = 0; ; ) {
    const { length } = await database.query(statement, values);
    if (length === 0) return removed;
    removed += length;
  }
}
