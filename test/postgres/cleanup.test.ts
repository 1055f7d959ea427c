/** Bytes that nothing refers to are removed, and never those that an upload counts on at that moment. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { cleanUp } from "../../src/database/cleanup.js";
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

  test("go once they are old, those in use and the young stay", async () => {
    const [kept, deleted, young] = [file("a"), file("b"), file("c")];
    for (const one of [kept, deleted, young])
      await store.store("tax", `${one.path.at(-1)}.txt`, one, { replace: false });
    await store.remove("tax", "b.txt", null);
    await store.remove("tax", "c.txt", null);
    for (const one of [kept, deleted]) await age("contents", one.sha256);
    expect(await cleanUp(database, "g")).toBe(3);
    const there = await Promise.all(
      [kept, deleted, young].map(({ sha256 }) => isThere("contents", sha256)),
    );
    expect(there).toEqual([true, false, true]);
  });

  test("of an index go where no live set names them, and of a release that is gone", async () => {
    const put = (key: string) => writePieces(database, "segments", key, Buffer.from(key));
    for (const key of ["t/catalogue", "t/one", "t/orphan", "old/one"]) await put(key);
    const live = (generation: string, catalogue: string, key: string, published: string) =>
      database.query(
        `INSERT INTO live_sets (tenant, generation, version, catalogue, segments, published)
         VALUES ('tax', $1, 1, $2, $3, now() - interval '${published}')`,
        [generation, catalogue, JSON.stringify([{ key, removed: [] }])],
      );
    await live("now", "t/catalogue", "t/one", "90 days");
    await live("old", "old/one", "old/one", "31 days");
    for (const [generation, key] of Object.entries({ now: "g-now/k", old: "g-old/k" })) {
      await writePieces(database, "parse_results", key, Buffer.from(generation));
      await age("parse_results", key, "40 days");
    }
    for (const key of ["t/catalogue", "t/one", "t/orphan", "old/one"]) await age("segments", key);
    expect(await cleanUp(database, "now")).toBe(3);
    for (const key of ["t/catalogue", "t/one"]) expect(await isThere("segments", key)).toBe(true);
    for (const key of ["t/orphan", "old/one"]) expect(await isThere("segments", key)).toBe(false);
    expect(await isThere("parse_results", "g-now/k")).toBe(true);
    expect(await isThere("parse_results", "g-old/k")).toBe(false);
  });

  test("are not removed under an upload that has just found them", async () => {
    const found = file("d");
    await writePieces(database, "contents", found.sha256, found);
    await age("contents", found.sha256);
    let removing: Promise<number> = Promise.resolve(0);
    await database.transaction(async (queries) => {
      await writePieces(queries, "contents", found.sha256, found);
      removing = cleanUp(database, "now");
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
