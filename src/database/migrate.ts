/**
 * Brings the database to the form that this release needs: numbered SQL files, each run once, whichever service gets there
 * first. Files only add, so that services of the release before go on beside this one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("./migrations/", import.meta.url));
/** The row that a service locks while it applies one; no file has this name. */
const LOCK_ROW = "lock";
/** The table is there since another service made it at this moment: told in any of these ways. */
const MADE_BY_ANOTHER = new Set(["23505", "42P07", "42710", "XX000"]);
const NO_SUCH_TABLE = "42P01";
const MAKE_LOCK_ROW =
  "INSERT INTO wonmun_migrations (name) VALUES ($1) ON CONFLICT (name) DO NOTHING";

/** Of one file: it may make an index over all that an office has stored. The connection's own limits are for everything else. */
const MIGRATION_TIMEOUT_MS = 60 * 60 * 1000;

/** `query_timeout`: how long the driver waits for the answer, in place of the connection's own limit. */
interface Statement {
  text: string;
  values?: unknown[];
  query_timeout?: number;
}

type Ask = (statement: Statement) => Promise<{ rows: { name: string }[] }>;
type Run = (text: string, values?: unknown[]) => ReturnType<Ask>;

/** On one connection. */
export async function applyMigrations(ask: Ask, folder = FOLDER): Promise<void> {
  const run: Run = (text, values) => ask({ text, ...(values && { values }) });
  const wanted = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const lacking = (applied: ReadonlySet<string>) => wanted.filter((name) => !applied.has(name));
  const applied = await appliedMigrations(run);
  if (applied && lacking(applied).length === 0) return;
  if (!applied) await makeTable(run);
  // Also where the table is there: whoever made it may not have come to this yet, and a row that is not there locks nobody out.
  await run(MAKE_LOCK_ROW, [LOCK_ROW]);
  for (;;) {
    await run("BEGIN");
    await run("SELECT name FROM wonmun_migrations WHERE name = $1 FOR UPDATE", [LOCK_ROW]);
    // Only now: whoever held the lock may have applied them.
    const [next] = lacking((await appliedMigrations(run))!);
    if (next !== undefined) {
      // Only now: who waits for the lock keeps the limit, and asks again.
      await run(`SET LOCAL statement_timeout = ${MIGRATION_TIMEOUT_MS}`);
      const text = readFileSync(`${folder}/${next}`, "utf8");
      await ask({ text, query_timeout: MIGRATION_TIMEOUT_MS });
      await run("INSERT INTO wonmun_migrations (name) VALUES ($1)", [next]);
    }
    await run("COMMIT");
    if (next === undefined) return;
  }
}

/** Null where the table is not there yet. */
async function appliedMigrations(run: Run): Promise<ReadonlySet<string> | null> {
  try {
    const { rows } = await run("SELECT name FROM wonmun_migrations");
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code === NO_SUCH_TABLE) return null;
    throw error;
  }
}

async function makeTable(run: Run): Promise<void> {
  try {
    await run(
      "CREATE TABLE IF NOT EXISTS wonmun_migrations (name text PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())",
    );
  } catch (error) {
    if (!MADE_BY_ANOTHER.has((error as { code?: string }).code!)) throw error;
  }
}
