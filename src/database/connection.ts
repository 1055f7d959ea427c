/**
 * The database that several services share: a pool of connections, prepared statements, a deadline on every query. What
 * keeps it from being reached is one refusal, `DATABASE_UNAVAILABLE`; nothing waits without end.
 */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Refusal } from "../model/refusal.js";
import { applyMigrations } from "./migrate.js";

/** Connections of one service: a query before each answer is short, and PostgreSQL allows 100 in all by default. */
const MAX_CONNECTIONS = 10;
/** To connect, or to get one of the connections in use. */
const CONNECT_TIMEOUT_MS = 3000;
/** The server stops a statement after this long; the largest writes a piece of a file. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** When the server does not even say that it stopped the statement: the line is dead. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1000;
/** Two transactions that met in an unlucky order: the server undoes one, which tries again. */
const TRANSACTION_TRIES = 5;
const LOST_TO_ANOTHER = new Set(["40001", "40P01"]);
/** The server's own way to compress large values costs it more than all else that storing them does, and takes more room. */
const COMPRESS_FAST = "SET default_toast_compression = 'lz4'";
/** As for every `503` that passes by itself. */
const RETRY_AFTER_SECONDS = 5;
/** SQLSTATE classes that blame the statement or its values; every other failure lies in the server or on the way to it. */
const OUR_FAULT = /^(?:0A|2[0-3]|2B|2F|34|3[89BF]|42|44|P0)/;
const DISK_FULL = "53100";

/** Versions and sizes stay far below 2^53, so 64-bit integers are read as numbers. */
const TYPES = new pg.TypeOverrides();
TYPES.setTypeParser(pg.types.builtins.INT8, Number);

type Values = readonly unknown[];

/** Runs statements: on any connection, or on that of a transaction. */
export interface Queries {
  query<Row extends object>(text: string, values?: Values): Promise<Row[]>;
}

export class Database implements Queries {
  private readonly pool: pg.Pool;
  private migrated: Promise<void> | null = null;
  private isReady = false;
  /** What the last attempt to reach it failed with, such as `ECONNREFUSED`; null if it succeeded. */
  fault: string | null = null;

  /** Connects with the first query: a service may start before its database does. */
  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      types: TYPES,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
      application_name: "wonmun",
      allowExitOnIdle: true,
      onConnect: compressFast,
    });
    // A connection that breaks says so here, idle or between two statements; the next statement fails by itself, or the
    // pool opens another. Nobody listening would end the process.
    this.pool.on("error", () => {});
    this.pool.on("connect", (connection) => connection.on("error", () => {}));
  }

  /** One statement, which is a transaction of its own. */
  async query<Row extends object>(text: string, values: Values = []): Promise<Row[]> {
    await this.ready();
    return this.reach(() => run<Row>(this.pool, text, values)).catch((error) => {
      throw asRefusal(error);
    });
  }

  /**
   * All statements of `work` or none of them; repeated where another transaction came in between, so `work` does nothing
   * else. `snapshot`: every statement sees the same moment.
   */
  async transaction<T>(
    work: (queries: Queries) => Promise<T>,
    { snapshot = false } = {},
  ): Promise<T> {
    await this.ready();
    const begin = snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN";
    for (let tries = 1; ; tries++) {
      try {
        return await this.attempt(begin, work);
      } catch (error) {
        if (!LOST_TO_ANOTHER.has(codeOf(error))) throw error;
        if (tries === TRANSACTION_TRIES) throw asRefusal(error);
      }
    }
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  /** Applies the migrations once; after a failure the next query tries again. One that takes long goes on while queries are refused. */
  private async ready(): Promise<void> {
    if (this.isReady) return;
    this.migrated ??= this.reach(() => this.migrate()).then(
      () => {
        this.isReady = true;
      },
      (error) => {
        this.migrated = null;
        throw error;
      },
    );
    const over = new AbortController();
    const late = sleep(ANSWER_TIMEOUT_MS, undefined, { signal: over.signal }).then(
      () => Promise.reject(asRefusal({ code: "migrating" })),
      () => {},
    );
    await Promise.race([this.migrated, late]).finally(() => over.abort());
  }

  private async migrate(): Promise<void> {
    const connection = await this.pool.connect();
    try {
      await applyMigrations((statement) => connection.query(statement));
      connection.release();
    } catch (error) {
      connection.release(true);
      throw error;
    }
  }

  private async attempt<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const connection = await this.reach(() => this.pool.connect());
    const queries: Queries = {
      query: (text, values = []) => this.reach(() => run(connection, text, values)),
    };
    try {
      await queries.query(begin);
      const result = await work(queries);
      await queries.query("COMMIT");
      connection.release();
      return result;
    } catch (error) {
      const undone = await connection.query("ROLLBACK").then(
        () => true,
        () => false,
      );
      connection.release(!undone);
      throw error;
    }
  }

  private async reach<T>(call: () => Promise<T>): Promise<T> {
    try {
      const result = await call();
      this.fault = null;
      return result;
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal instanceof Refusal) this.fault = codeOf(error);
      // A transaction that lost to another is tried again; anywhere else it is a refusal like the rest.
      throw LOST_TO_ANOTHER.has(codeOf(error)) ? error : refusal;
    }
  }
}

/** A server without it (before 14, built without it, a relative of PostgreSQL) compresses as it always has. */
async function compressFast(connection: pg.ClientBase): Promise<void> {
  await connection.query(COMPRESS_FAST).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error;
  });
}

/** By name, so that the server plans a statement once for each connection. */
async function run<Row extends object>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  values: Values,
): Promise<Row[]> {
  return (await on.query<Row>({ name: nameOf(text), text, values: [...values] })).rows;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  if (OUR_FAULT.test(code) && error instanceof pg.DatabaseError) return error;
  if (code === DISK_FULL) return new Refusal("STORAGE_FULL");
  // The code alone: a message could name the server or its user.
  return new Refusal("DATABASE_UNAVAILABLE", {
    retryAfter: RETRY_AFTER_SECONDS,
    detail: { ko: code, en: code },
  });
}

/** The SQLSTATE or the socket's error code; the driver's own failures have none. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  return code ?? errors?.[0]?.code ?? "no answer";
}
