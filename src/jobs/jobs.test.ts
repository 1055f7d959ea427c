/** Several services with one queue: each job is done once, whoever dies. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { newDatabase } from "../../test/postgres/server.js";
import { Database } from "../database/connection.js";
import type { Parsing } from "../parsing/parsing.js";
import { DatabaseJobStore } from "./database-job-store.js";
import { FileJobStore } from "./file-job-store.js";
import { isFinal, type Job } from "./job.js";
import { type JobStore, type NewJob, NotOurs } from "./job-store.js";
import { Jobs } from "./jobs.js";
import type { JobWork } from "./perform-job.js";

const LEASE_MS = 800;
const url = await newDatabase();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wonmun-queue-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function newJob(name: string, tenant: string): NewJob {
  const path = join(folder, `${tenant}-${name}`);
  writeFileSync(path, name);
  const sha256 = createHash("sha256").update(name).digest("hex");
  return {
    file: { path, bytes: name.length, sha256 },
    request: {
      consumer: "tax",
      filename: name,
      task: { kind: "store", tenant, replace: false },
      priority: "normal",
      callbackUrl: null,
    },
  };
}

type Store = JobWork["tenants"]["store"];

/** A service whose tenants do as told. */
function service(store: JobStore, storeFile: Store, slots = 2): Jobs {
  const jobs = new Jobs({
    store,
    parsing: {} as Parsing,
    tenants: { store: storeFile, holds: async () => false },
    slots,
    callbacks: null,
    leaseMs: LEASE_MS,
    maxWaiting: 100,
  });
  onTestFinished(() => jobs.close().catch(() => {}));
  return jobs;
}

const ended = (jobs: Jobs, added: readonly Job[]) =>
  vi.waitFor(
    async () => {
      const now = await Promise.all(added.map(({ id }) => jobs.get("tax", id)));
      expect(now.filter(({ state }) => !isFinal(state))).toEqual([]);
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );

test("a consumer with too many jobs waiting is told to come back", async () => {
  const jobs = service(await FileJobStore.open(join(folder, "full")), async () => [], 0);
  const many = Array.from({ length: 60 }, (_, at) => newJob(`${at}.txt`, "tax"));
  await jobs.submit("tax", many);
  await expect(jobs.submit("tax", many)).rejects.toMatchObject({
    reason: "JOBS_BUSY",
    info: { retryAfter: 60 },
  });
  await jobs.refuseWhenFull("law");
  expect(await jobs.list("tax", 500)).toHaveLength(60);
});

describe.skipIf(url === null)("services that share a database", () => {
  const open = (): [JobStore, Database] => {
    const database = new Database(url!);
    onTestFinished(() => database.close().catch(() => {}));
    const own = join(folder, Math.random().toString(36).slice(2));
    return [new DatabaseJobStore(database, { folder: own, leaseMs: LEASE_MS }), database];
  };

  test("do each of many jobs once", async () => {
    const done: string[] = [];
    const storeFile: Store = async (_tenant, name, _file, _replace, options) => {
      await sleep(20);
      await options?.beforeStoring?.();
      done.push(name);
      return [];
    };
    const services = [1, 2, 3].map(() => service(open()[0], storeFile));
    const names = Array.from({ length: 30 }, (_, at) => `${at}.txt`);
    const files = names.map((name, at) => newJob(name, `t${at % 4}`));
    const added = await services[0]!.submit("tax", files);
    const jobs = await ended(services[1]!, added);
    expect(jobs.every(({ state, attempts }) => state === "done" && attempts === 1)).toBe(true);
    expect(done.sort()).toEqual(names.sort());
  });

  test("store a file once: what a dead one stored is not stored again, nor by one that lost it", async () => {
    const [store, database] = open();
    const [added] = await store.add([newJob("한 번.txt", "tax")]);
    const lost = (await store.take())!;
    await database.query("UPDATE jobs SET due = now() WHERE id = $1", [added!.id]);
    const dies = (await store.take())!;
    const note = (lease: typeof lost) => database.transaction((it) => lease.noteStored!(it));
    await expect(note(lost)).rejects.toThrow(NotOurs);
    expect(dies.isStored).toBe(false);
    await note(dies);
    await database.query("UPDATE jobs SET due = now() WHERE id = $1", [added!.id]);
    const seen: unknown[] = [];
    const jobs = service(store, async (_tenant, _name, _file, _replace, options) => {
      seen.push(options?.isStored);
      return [];
    });
    expect(await ended(jobs, [added!])).toMatchObject([{ state: "done", attempts: 3 }]);
    expect(seen).toEqual([true]);
  });

  test("take over the job of one that is cut off, whose late work comes to nothing", async () => {
    const stored: string[] = [];
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const [cutStore, cutDatabase] = open();
    let hasBegun = false;
    const cut = service(
      cutStore,
      async (_tenant, _name, _file, _replace, options) => {
        hasBegun = true;
        await held;
        await options?.beforeStoring?.();
        stored.push("cut off");
        return [];
      },
      1,
    );
    const added = await cut.submit("tax", [newJob("가.txt", "tax")]);
    await vi.waitFor(() => expect(hasBegun).toBe(true));
    await cutDatabase.close();
    const other = service(open()[0], async (_tenant, _name, _file, _replace, options) => {
      await options?.beforeStoring?.();
      stored.push("other");
      return [];
    });
    const [job] = await ended(other, added);
    expect(job).toMatchObject({ state: "done", attempts: 2, kills: 0 });
    goOn();
    await sleep(100);
    expect(stored).toEqual(["other"]);
  });
});
