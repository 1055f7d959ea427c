import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { Database } from "../../src/database/connection.js";
import { applyMigrations } from "../../src/database/migrate.js";
import {
  keepPieces,
  PiecesMissing,
  readPieces,
  replacePieces,
  writePieces,
} from "../../src/database/pieces.js";
import { newDatabase, PostgresServer } from "./server.js";

const url = await newDatabase();
const MIB = 1024 * 1024;

function open(address: string): Database {
  const database = new Database(address);
  onTestFinished(() => database.close());
  return database;
}

const versionOf = async (database: Database, tenant: string) =>
  (
    await database.query<{ version: number }>("SELECT version FROM tenants WHERE name = $1", [
      tenant,
    ])
  )[0]?.version;
const ADD = "INSERT INTO tenants (name, version) VALUES ($1, 1)";
const RAISE = "UPDATE tenants SET version = version + 1 WHERE name = $1";

describe.skipIf(url === null)("the shared database", () => {
  it("is made ready once, whoever comes first", async () => {
    const fresh = (await newDatabase())!;
    const services = Array.from({ length: 8 }, () => open(fresh));
    const ids = await Promise.all(
      services.map((one) => one.query<{ id: string }>("SELECT id FROM installation")),
    );
    expect(new Set(ids.map(([row]) => row!.id)).size).toBe(1);
    const applied = await services[0]!.query("SELECT name FROM wonmun_migrations");
    expect(applied).toContainEqual({ name: "001-documents.sql" });
  });

  it("is made ready once by those who come right after the first has begun", async () => {
    const fresh = (await newDatabase())!;
    // As the first leaves it for a moment: the table is there, and nothing in it to lock.
    const first = new pg.Client(fresh);
    await first.connect();
    await first.query(
      "CREATE TABLE wonmun_migrations (name text PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())",
    );
    await first.end();
    const services = Array.from({ length: 8 }, () => open(fresh));
    const ids = await Promise.all(
      services.map((one) => one.query<{ id: string }>("SELECT id FROM installation")),
    );
    expect(new Set(ids.map(([row]) => row!.id)).size).toBe(1);
  });

  it("is made ready by a migration that takes longer than any other statement may", async () => {
    const folder = await mkdtemp(join(tmpdir(), "wonmun-migrations-"));
    await writeFile(join(folder, "001-slow.sql"), "SELECT pg_sleep(1.5); CREATE TABLE slow ();");
    const limits = { statement_timeout: 700, query_timeout: 1200 };
    const client = new pg.Client({ connectionString: (await newDatabase())!, ...limits });
    await client.connect();
    await applyMigrations((statement) => client.query(statement), folder);
    expect((await client.query("SELECT count(*)::int AS rows FROM slow")).rows).toEqual([
      { rows: 0 },
    ]);
    await expect(client.query("SELECT pg_sleep(1)")).rejects.toThrow("statement timeout");
    await client.end();
    await rm(folder, { recursive: true });
  });

  it("keeps all of a transaction or nothing", async () => {
    const database = open(url!);
    await database.query(ADD, ["whole"]);
    const failing = database.transaction(async (queries) => {
      await queries.query(RAISE, ["whole"]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await versionOf(database, "whole")).toBe(1);
    await database.transaction((queries) => queries.query(RAISE, ["whole"]));
    expect(await versionOf(database, "whole")).toBe(2);
  });

  it("repeats a transaction that met another in an unlucky order", async () => {
    const database = open(url!);
    await database.query(ADD, ["left"]);
    await database.query(ADD, ["right"]);
    let attempts = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let holding = 0;
    const raise = (first: string, second: string) =>
      database.transaction(async (queries) => {
        attempts++;
        await queries.query(RAISE, [first]);
        // Each holds what the other wants.
        if (++holding === 2) meet();
        await met;
        await queries.query(RAISE, [second]);
      });
    await Promise.all([raise("left", "right"), raise("right", "left")]);
    expect(await versionOf(database, "left")).toBe(3);
    // One is undone, or both, and those that are tried again may meet again.
    expect(attempts).toBeGreaterThan(2);
  });

  it("tells bytes that are whole from those that lack a piece, and stores what lacks", async () => {
    const database = open(url!);
    const bytes = randomBytes(2 * MIB + 1);
    await writePieces(database, "segments", "torn", bytes);
    expect(await keepPieces(database, "segments", "torn")).toBe(true);
    await database.query("DELETE FROM segments WHERE key = 'torn' AND part = 1");
    expect(await keepPieces(database, "segments", "torn")).toBe(false);
    await writePieces(database, "segments", "torn", bytes);
    expect((await buffer(readPieces(database, "segments", "torn"))).equals(bytes)).toBe(true);
    expect(await keepPieces(database, "segments", "nothing")).toBe(false);
  });

  it("tells a wrong statement from a database that is away", async () => {
    const database = open(url!);
    await expect(database.query("SELECT nothing FROM nowhere")).rejects.toMatchObject({
      code: "42P01",
    });
    await expect(database.query(ADD, ["twice"])).resolves.toEqual([]);
    await expect(database.query(ADD, ["twice"])).rejects.toMatchObject({ code: "23505" });
    const nobody = open("postgres://postgres:hush@127.0.0.1:1/none");
    const refusal = await nobody.query("SELECT 1").catch((error) => error);
    expect(refusal).toMatchObject({ reason: "DATABASE_UNAVAILABLE", status: 503 });
    expect(refusal.message).toContain("ECONNREFUSED");
    expect(refusal.message).not.toMatch(/hush|127\.0\.0\.1/);
  });

  it("holds bytes of any length in pieces, from memory or a file", async () => {
    const database = open(url!);
    const folder = await mkdtemp(join(tmpdir(), "pieces-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const length of [0, 1, MIB - 1, MIB, MIB + 1, 3 * MIB + 7]) {
      const bytes = randomBytes(length);
      const path = join(folder, String(length));
      await writeFile(path, bytes);
      await writePieces(database, "contents", `memory ${length}`, bytes);
      await writePieces(database, "contents", `file ${length}`, { path, bytes: length });
      for (const source of ["memory", "file"]) {
        const read = await buffer(readPieces(database, "contents", `${source} ${length}`));
        expect(read.equals(bytes)).toBe(true);
      }
    }
  });

  it("replaces bytes by longer and shorter ones", async () => {
    const database = open(url!);
    for (const length of [MIB, 3 * MIB, 2 * MIB + 1, 5, 2 * MIB]) {
      const bytes = randomBytes(length);
      await replacePieces(database, "parse_results", "replaced", bytes);
      const read = await buffer(readPieces(database, "parse_results", "replaced"));
      expect(read.equals(bytes)).toBe(true);
    }
  });

  it("compresses what it stores fast, where the server can", async () => {
    const database = open(url!);
    const [{ known }] = (await database.query(
      "SELECT 'lz4' = ANY(enumvals) AS known FROM pg_settings WHERE name = 'default_toast_compression'",
    )) as [{ known: boolean }];
    await writePieces(database, "contents", "even", Buffer.alloc(MIB, "가나다"));
    const rows = await database.query(
      "SELECT pg_column_compression(bytes) AS by FROM contents WHERE key = 'even'",
    );
    expect(rows).toEqual([{ by: known ? "lz4" : "pglz" }]);
  });

  it("does not take part of some bytes for all of them, and completes what was left half written", async () => {
    const database = open(url!);
    const bytes = randomBytes(2 * MIB + 5);
    await writePieces(database, "contents", "cut", bytes);
    await database.query("DELETE FROM contents WHERE key = $1 AND part = $2", ["cut", 1]);
    const read = () => buffer(readPieces(database, "contents", "cut"));
    await expect(read()).rejects.toBeInstanceOf(PiecesMissing);
    await writePieces(database, "contents", "cut", bytes);
    expect((await read()).equals(bytes)).toBe(true);
    await expect(buffer(readPieces(database, "contents", "none"))).rejects.toThrow(PiecesMissing);
  });
});

describe.skipIf(url === null)("a database that dies", () => {
  const folder = join(tmpdir(), `wonmun-dying-${randomBytes(4).toString("hex")}`);
  let server: PostgresServer;
  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it("is refused while it is away, with the reason, and comes back by itself", async () => {
    server = (await PostgresServer.create(folder))!;
    const database = open(server.url());
    const away = { reason: "DATABASE_UNAVAILABLE", info: { retryAfter: 5 } };
    // Not started yet: the service is there first.
    await expect(database.query("SELECT 1")).rejects.toMatchObject(away);
    expect(database.fault).toBe("ECONNREFUSED");
    await server.start();
    await database.query(ADD, ["lasting"]);
    expect(database.fault).toBeNull();
    const working = database.transaction(async (queries) => {
      await queries.query(RAISE, ["lasting"]);
      await server.kill();
      // The connection's own process may answer once more before it sees that its server is gone.
      for (let tries = 0; tries < 50; tries += 1) {
        await queries.query(RAISE, ["lasting"]);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await expect(working).rejects.toMatchObject(away);
    await expect(database.query("SELECT 1")).rejects.toMatchObject(away);
    await server.start();
    expect(await versionOf(database, "lasting")).toBe(1);
  });
});
