/** Bytes that nothing refers to are removed, and never those that an upload counts on at that moment. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { cleanUp, noteRunning } from "../../src/database/cleanup.js";
import { Database } from "../../src/database/connection.js";
import { PiecesMissing, readPieces, writePieces } from "../../src/database/pieces.js";
import { DatabaseStore } from "../../src/tenants/database-store.js";
import { newDatabase } from "./server.js";

const url = await newDatabase();
const MIB = 1024 * 1024;
/** Long enough that the other statement has come to the lock. */
const AT_THE_LOCK_MS = 300;

describe.skipIf(url === null)("unused bytes", () => {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-cleanup-"));
  const database = url === null ? null! : new Database(url);
  const store = new DatabaseStore(database, join(folder, "fetched"));
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const fail = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  /** Of three pieces. */
  const file = (mark: string) => {
    const bytes = Buffer.alloc(2 * MIB + 5, mark);
    const path = join(folder, mark);
    writeFileSync(path, bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { path, bytes: bytes.length, sha256 };
  };
  const age = (table: string, key: string, interval = "2 days") =>
    database.query(`UPDATE ${table} SET stored = now() - interval '${interval}' WHERE key = $1`, [
      key,
    ]);
  const isThere = (table: "contents" | "segments" | "parse_results", key: string) =>
    buffer(readPieces(database, table, key)).then(
      () => true,
      (error) => {
        if (error instanceof PiecesMissing) return false;
        throw error;
      },
    );

  const live = (generation: string, catalogue: string, key: string, published: string) =>
    database.query(
      `INSERT INTO live_sets (tenant, generation, version, catalogue, segments, published)
       VALUES ('tax', $1, 1, $2, $3, now() - interval '${published}')`,
      [generation, catalogue, JSON.stringify([{ key, removed: [] }])],
    );

  test("go once they are old, those in use and the young stay", async () => {
    const [kept, deleted, young] = [file("a"), file("b"), file("c")];
    for (const one of [kept, deleted, young])
      await store.store("tax", `${one.path.at(-1)}.txt`, one, { replace: false });
    await store.remove("tax", "b.txt", null);
    // In use until now: it is as young as its removal.
    await age("contents", young.sha256);
    await store.remove("tax", "c.txt", null);
    for (const one of [kept, deleted]) await age("contents", one.sha256);
    expect(await cleanUp(database, "g", fail)).toBe(3);
    const there = await Promise.all(
      [kept, deleted, young].map(({ sha256 }) => isThere("contents", sha256)),
    );
    expect(there).toEqual([true, false, true]);
  });

  test("of a document that was replaced are as young as that", async () => {
    const [before, after] = [file("x"), file("y")];
    await store.store("tax", "x.txt", before, { replace: false });
    await age("contents", before.sha256);
    await store.store("tax", "x.txt", after, { replace: true });
    expect(await cleanUp(database, "g", fail)).toBe(0);
    await age("contents", before.sha256);
    expect(await cleanUp(database, "g", fail)).toBe(3);
  });

  test("that went under a reader are told from those that a document still names", async () => {
    await store.identity();
    const read = file("z");
    await store.store("tax", "z.txt", read, { replace: false });
    const files = await store.open("tax");
    const found = (await files.currentFiles()).get("z.txt")!;
    const fetch = async () => (await files.open(found))!.fetch!();
    await database.query("DELETE FROM contents WHERE key = $1 AND part = 2", [read.sha256]);
    await expect(fetch()).rejects.toMatchObject({ name: "PiecesMissing", code: "EIO" });
    await store.remove("tax", "z.txt", null);
    await expect(fetch()).rejects.toMatchObject({ name: "PiecesMissing", code: "ENOENT" });
    await database.query("DELETE FROM contents WHERE key = $1", [read.sha256]);
  });

  test("of an index go where no live set names them, and of a release that is gone", async () => {
    const put = (key: string) => writePieces(database, "segments", key, Buffer.from(key));
    for (const key of ["t/catalogue", "t/one", "t/orphan", "old/one"]) await put(key);
    await live("now", "t/catalogue", "t/one", "90 days");
    await live("old", "old/one", "old/one", "31 days");
    for (const [generation, key] of Object.entries({ now: "g-now/k", old: "g-old/k" })) {
      await writePieces(database, "parse_results", key, Buffer.from(generation));
      await age("parse_results", key, "40 days");
    }
    for (const key of ["t/catalogue", "t/one", "t/orphan", "old/one"]) await age("segments", key);
    expect(await cleanUp(database, "now", fail)).toBe(3);
    for (const key of ["t/catalogue", "t/one"]) expect(await isThere("segments", key)).toBe(true);
    for (const key of ["t/orphan", "old/one"]) expect(await isThere("segments", key)).toBe(false);
    expect(await isThere("parse_results", "g-now/k")).toBe(true);
    expect(await isThere("parse_results", "g-old/k")).toBe(false);
  });

  test("of another release stay while services of it run, however quiet its tenants are", async () => {
    await noteRunning(database, "beside");
    await writePieces(database, "segments", "beside/one", Buffer.from("one"));
    await age("segments", "beside/one");
    await live("beside", "beside/one", "beside/one", "90 days");
    await writePieces(database, "parse_results", "g-beside/k", Buffer.from("k"));
    await age("parse_results", "g-beside/k", "90 days");
    expect(await cleanUp(database, "now", fail)).toBe(0);
    await database.query("DELETE FROM live_sets WHERE generation = 'beside'");
    // Also where no tenant has a live set of it.
    expect(await cleanUp(database, "now", fail)).toBe(1);
    expect(await isThere("segments", "beside/one")).toBe(false);
    expect(await isThere("parse_results", "g-beside/k")).toBe(true);
    await database.query(
      "UPDATE cleanups SET begun = now() - interval '31 days' WHERE name = 'g-beside'",
    );
    expect(await cleanUp(database, "now", fail)).toBe(1);
    expect(await isThere("parse_results", "g-beside/k")).toBe(false);
  });

  test("of many keys all go, and a table that fails keeps no other from it", async () => {
    await database.query(
      `INSERT INTO segments (key, part, parts, bytes, stored)
       SELECT 'many/' || n, 0, 1, '', now() - interval '2 days' FROM generate_series(1, 2500) AS n`,
    );
    // The same passage by two models: only the old one goes.
    await database.query(
      `INSERT INTO vectors (model, passage, vector, stored)
       VALUES ('old', 'p', '', now() - interval '31 days'), ('new', 'p', '', now())`,
    );
    await database.query("ALTER TABLE files RENAME TO files_away");
    const faults: string[] = [];
    expect(await cleanUp(database, "now", (what) => faults.push(what))).toBe(2501);
    await database.query("ALTER TABLE files_away RENAME TO files");
    expect(faults).toEqual(["unused rows of contents cannot be removed"]);
    expect(await database.query("SELECT model FROM vectors")).toEqual([{ model: "new" }]);
  });

  test("are not removed under an upload that has just found them", async () => {
    const found = file("d");
    await writePieces(database, "contents", found.sha256, found);
    await age("contents", found.sha256);
    let removing: Promise<number> = Promise.resolve(0);
    await database.transaction(async (queries) => {
      await writePieces(queries, "contents", found.sha256, found);
      removing = cleanUp(database, "now", fail);
      // It has seen them old and unused, and waits for this transaction.
      await sleep(AT_THE_LOCK_MS);
    });
    expect(await removing).toBe(0);
    expect(await isThere("contents", found.sha256)).toBe(true);
  });

  test("are written again by an upload that finds them being removed", async () => {
    const gone = file("e");
    await writePieces(database, "contents", gone.sha256, gone);
    let storing: Promise<void> = Promise.resolve();
    await database.transaction(async (queries) => {
      await queries.query("DELETE FROM contents WHERE key = $1 AND part <> 1", [gone.sha256]);
      storing = store.store("tax", "e.txt", gone, { replace: false });
      await sleep(AT_THE_LOCK_MS);
    });
    await storing;
    expect(await isThere("contents", gone.sha256)).toBe(true);
  });
});
