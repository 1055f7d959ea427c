/** Locked files sent with their password to services that share a database: no row of it ever holds the password. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { line, makeDocx } from "../../samples/make/docx.js";
import { lockAgile } from "../../samples/make/lock.js";
import { Database } from "../../src/database/connection.js";
import { SharedParseResults } from "../../src/database/parse-results.js";
import { DatabaseJobStore } from "../../src/jobs/database-job-store.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { DatabaseStore } from "../../src/tenants/database-store.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { openService } from "../service.js";
import { newDatabase } from "./server.js";

const url = await newDatabase();
const PASSWORD = "lock-7531-words";
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

test.skipIf(url === null)(
  "are kept open, and the password in no row",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "wonmun-locked-"));
    const database = new Database(url!);
    const parsing = await SafeReading.open({
      ...{ workers: 1, timeout: 60, memory: 1024, cache: null },
      read: { ...DEFAULT_READ_OPTIONS, ocr: false },
    });
    const corpus = new DatabaseStore(database, join(folder, "fetched"));
    const state = join(folder, "cache");
    const tenants = new Tenants({ corpus, parsing, state, generation: "test", database });
    const jobStore = new DatabaseJobStore(database, { folder: join(folder, "jobs") });
    const keys = { apiKey: "admin" };
    const service = await openService({ parsing, tenants, keys, database, jobStore });
    onTestFinished(async () => {
      await service.close();
      await parsing.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const send = async (path: string, name: string, text: string) =>
      service.call({
        method: "POST",
        url: path,
        headers: {
          ...{ authorization: "Bearer admin", "content-type": "application/octet-stream" },
          ...{ "x-filename": name, "x-password": PASSWORD, "idempotency-key": name },
        },
        payload: lockAgile(makeDocx({ body: line(text) }), PASSWORD),
      });
    const stored = await send("/documents/upload?tenant=gov", "a.docx", "first words");
    expect(stored.json()).toMatchObject({ readable: true, chunks: 1 });
    const { jobs } = (await send("/jobs?tenant=gov", "b.docx", "second words")).json();
    const rows = async () => {
      const tables = await database.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()",
      );
      const all = await Promise.all(
        tables.map(({ name }) =>
          database.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`),
        ),
      );
      return all.flatMap((one) => one.map(({ row }) => row)).join("\n");
    };
    const hex = Buffer.from(PASSWORD).toString("hex");
    // Once while it may wait, and once when all is done.
    expect(await rows()).not.toMatch(new RegExp(`${PASSWORD}|${hex}`));
    const job = await vi.waitFor(
      async () => {
        const headers = { authorization: "Bearer admin" };
        const found = (await service.call({ url: `/jobs/${jobs[0].id}`, headers })).json();
        if (found.state !== "done") throw new Error(found.state);
        return found;
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(job.result).toMatchObject({ readable: true, unlocked_from: job.unlocked_from });
    const seen = await rows();
    expect(seen).toContain("b.docx");
    expect(seen).not.toMatch(new RegExp(`${PASSWORD}|${hex}`));
  },
  60_000,
);

test.skipIf(url === null)(
  "read with a password leave nothing in the results that services share",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "wonmun-locked-"));
    const database = new Database(url!);
    const parsing = await SafeReading.open({
      ...{ workers: 1, timeout: 60, memory: 1024, cache: join(folder, "cache") },
      read: { ...DEFAULT_READ_OPTIONS, ocr: false },
      shared: new SharedParseResults(database),
    });
    onTestFinished(async () => {
      await parsing.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const open = makeDocx({ body: line("third words") });
    const read = async (bytes: Buffer, password?: string) => {
      const sha256 = hashOf(bytes);
      const path = join(folder, sha256);
      writeFileSync(path, bytes);
      const { summary, body } = await parsing.read({
        file: { path, bytes: bytes.length, sha256 },
        filename: "c.docx",
        want: { kind: "chunks", budget: 800 },
        ...(password !== undefined && { password }),
      });
      await body.bytes();
      return summary.readable;
    };
    const keys = async () =>
      (await database.query<{ key: string }>("SELECT key FROM parse_results")).map(
        ({ key }) => key,
      );
    await database.query("DELETE FROM parse_results");
    const locked = lockAgile(open, PASSWORD);
    expect(await read(locked, PASSWORD)).toBe(true);
    // What is read after it is kept, so that the locked file had its time to be.
    expect(await read(open)).toBe(true);
    await vi.waitFor(async () => expect(await keys()).not.toEqual([]), { timeout: 30_000 });
    expect((await keys()).filter((key) => !key.includes(hashOf(open)))).toEqual([]);
  },
  60_000,
);
