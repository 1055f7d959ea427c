/** What every store of jobs does, whatever it keeps them in. */
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { newDatabase } from "../../test/postgres/server.js";
import { Database } from "../database/connection.js";
import { ResultBody } from "../parsing/result-body.js";
import { DatabaseJobStore } from "./database-job-store.js";
import { FileJobStore } from "./file-job-store.js";
import { failure, type Job, type JobRequest, KEPT_MS } from "./job.js";
import type { JobStore, Lease, NewJob } from "./job-store.js";

interface Options {
  leaseMs?: number;
  now?: () => number;
}
/** Opens the same store again and again, as services that share it do. */
type Open = (options?: Options) => Promise<JobStore>;

const url = await newDatabase();

const STORES: Record<string, () => Promise<Open>> = {
  files: async () => {
    const folder = temporaryFolder();
    return (options) => FileJobStore.open(folder, options);
  },
  ...(url !== null && {
    PostgreSQL: async () => {
      const empty = new Database(url);
      await empty.query("DELETE FROM jobs");
      await empty.close();
      const opened: Database[] = [];
      onTestFinished(async () => {
        for (const database of opened) await database.close();
      });
      return async (options) => {
        const database = new Database(url);
        opened.push(database);
        return new DatabaseJobStore(database, { folder: temporaryFolder(), ...options });
      };
    },
  }),
};

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-jobs-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function job(text: string, request: Partial<JobRequest> = {}): NewJob {
  const path = join(temporaryFolder(), "file");
  writeFileSync(path, text);
  const sha256 = createHash("sha256").update(text).digest("hex");
  return {
    file: { path, bytes: Buffer.byteLength(text), sha256 },
    request: {
      consumer: "tax",
      filename: `${text}.docx`,
      task: { kind: "document" },
      priority: "normal",
      callbackUrl: null,
      ...request,
    },
  };
}

const inTenant = (tenant: string): Partial<JobRequest> => ({
  task: { kind: "store", tenant, replace: false },
});
const receipt = (filename: string) => ({
  tenant: "tax",
  filename,
  bytes: 1,
  stored: true,
  doc_id: "sha256:0",
  readable: true,
  reason: null,
  chunks: 1,
});
const taken = async (store: JobStore) => (await store.take()) as Lease;
const drained = async (store: JobStore): Promise<string[]> => {
  const names: string[] = [];
  for (let lease = await store.take(); lease; lease = await store.take()) {
    names.push(lease.job.filename.replace(".docx", ""));
    await lease.finish({ state: "failed", error: failure("INTERNAL") });
  }
  return names;
};
const textOf = async (store: JobStore, one: Job) => {
  const result = await store.result(one);
  const pieces: Buffer[] = [];
  for await (const piece of result!.stream()) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString("utf8");
  expect(result!.length).toBe(Buffer.byteLength(text));
  return text;
};

test.skipIf(url === null)(
  "shared jobs that read and jobs that store go to whom they are for",
  async () => {
    const store = await (await STORES.PostgreSQL!())();
    await store.add([job("읽기"), job("저장", inTenant("가"))]);
    const reads = await store.take({ kinds: { read: true, store: false } });
    expect(reads!.job.filename).toBe("읽기.docx");
    expect(await store.take({ kinds: { read: true, store: false } })).toBeNull();
    const stores = await store.take({ kinds: { read: false, store: true } });
    expect(stores!.job.filename).toBe("저장.docx");
  },
);

describe.each(Object.entries(STORES))("jobs in %s", (_name, prepare) => {
  test("are there after a restart, with their bytes, and are taken by one worker", async () => {
    const open = await prepare();
    const [added] = await (await open()).add([job("가")]);
    const [here, there] = [await open(), await open()];
    expect(await there.get("tax", added!.id)).toMatchObject({ state: "queued", attempts: 0 });
    const both = await Promise.all([here.take(), there.take()]);
    expect(both.filter((lease) => lease !== null)).toHaveLength(1);
    const lease = both.find((one) => one !== null)!;
    expect(lease.job).toMatchObject({ state: "reading", attempts: 1, filename: "가.docx" });
    const file = await lease.file();
    expect(readFileSync(file.path, "utf8")).toBe("가");
    expect(file).toMatchObject({ bytes: 3, sha256: added!.sha256 });
  });

  test("end with what came of them, told by any service", async () => {
    const open = await prepare();
    const [here, there] = [await open(), await open()];
    const added = await here.add([job("가"), job("나"), job("다")]);
    const body = "글".repeat(200_000);
    const first = await taken(here);
    expect(await first.commit()).toBe(true);
    const kept = await ResultBody.of([Buffer.from(body)]);
    expect(await first.finish({ state: "done", body: kept })).toBe(true);
    await (await taken(here)).finish({ state: "done", receipt: receipt("나.docx") });
    await (await taken(here)).finish({ state: "failed", error: failure("POISONOUS_FILE") });
    const [one, two, three] = await Promise.all(added.map(({ id }) => there.get("tax", id)));
    expect(one).toMatchObject({ state: "done", receipt: null, error: null });
    expect(await textOf(there, one!)).toBe(body);
    expect(two).toMatchObject({ state: "done", receipt: { filename: "나.docx" } });
    expect(await there.result(two!)).toBeNull();
    expect(three).toMatchObject({ state: "failed", error: { reason: "POISONOUS_FILE" } });
    expect(await there.take()).toBeNull();
  });

  test("of another consumer do not exist", async () => {
    const store = await (await prepare())();
    const [mine] = await store.add([job("가")]);
    await store.add([job("나", { consumer: "law" })]);
    expect(await store.get("law", mine!.id)).toBeNull();
    expect(await store.get("tax", "../law")).toBeNull();
    expect((await store.list("law", 10)).map(({ filename }) => filename)).toEqual(["나.docx"]);
    expect(await store.waiting("tax")).toBe(1);
  });

  test("are listed newest first, no more than asked for", async () => {
    const store = await (await prepare())();
    await store.add([job("가"), job("나")]);
    await store.add([job("다")]);
    const names = (await store.list("tax", 2)).map(({ filename }) => filename);
    expect(names).toEqual(["다.docx", "나.docx"]);
    const older = await store.list("tax", 5, (await store.list("tax", 2))[1]!.id);
    expect(older.map(({ filename }) => filename)).toEqual(["가.docx"]);
  });

  test("of many tenants take turns; none waits behind all of another", async () => {
    const store = await (await prepare())();
    await store.add(["가1", "가2", "가3", "가4"].map((name) => job(name, inTenant("가"))));
    await store.add(["나1", "나2"].map((name) => job(name, inTenant("나"))));
    await store.add([job("다1", inTenant("다"))]);
    expect(await drained(store)).toEqual(["가1", "나1", "다1", "가2", "나2", "가3", "가4"]);
  });

  test("of low priority come last, unless it is their turn", async () => {
    const store = await (await prepare())();
    await store.add([job("느긋", { priority: "low" })]);
    await store.add([job("급함")]);
    const low = await store.take({ lowFirst: true });
    expect(low!.job.filename).toBe("느긋.docx");
    await low!.release("stopping");
    expect(await drained(store)).toEqual(["급함", "느긋"]);
  });

  test("of a dead worker are taken by another, and its late word counts for nothing", async () => {
    const open = await prepare();
    const [slow, other] = [await open({ leaseMs: 150 }), await open({ leaseMs: 150 })];
    const [added] = await slow.add([job("가", inTenant("가"))]);
    const lost = await taken(slow);
    expect(await other.take()).toBeNull();
    await sleep(250);
    const found = await taken(other);
    expect(found.job).toMatchObject({ id: added!.id, attempts: 2, kills: 0 });
    expect(await lost.renew({ state: "indexing" })).toBe("lost");
    expect(await lost.commit()).toBe(false);
    expect(await lost.finish({ state: "failed", error: failure("INTERNAL") })).toBe(false);
    expect(await found.commit()).toBe(true);
    expect(await found.finish({ state: "done", receipt: receipt("가.docx") })).toBe(true);
    expect(await other.get("tax", added!.id)).toMatchObject({ state: "done", attempts: 2 });
  });

  test("stay with a worker that renews, and tell how far it is", async () => {
    const open = await prepare();
    const [here, there] = [await open({ leaseMs: 300 }), await open({ leaseMs: 300 })];
    const [added] = await here.add([job("가")]);
    const lease = await taken(here);
    for (let beat = 0; beat < 5; beat++) {
      await sleep(100);
      expect(await lease.renew({ pagesDone: beat, pages: 9 })).toBe("held");
      expect(await there.take()).toBeNull();
    }
    expect(await there.get("tax", added!.id)).toMatchObject({
      state: "reading",
      pagesDone: 4,
      pages: 9,
    });
  });

  test("go back into the queue: a stop costs no attempt, a killed parser is counted", async () => {
    const store = await (await prepare())();
    const [added] = await store.add([job("가")]);
    await (await taken(store)).release("stopping");
    expect(await store.get("tax", added!.id)).toMatchObject({ state: "queued", attempts: 0 });
    await (await taken(store)).release("killed");
    expect((await taken(store)).job).toMatchObject({ attempts: 2, kills: 1 });
  });

  test("are cancelled while they wait or are read, and not once they are stored", async () => {
    const open = await prepare();
    const [here, there] = [await open(), await open()];
    const added = await here.add([job("가"), job("나"), job("다")]);
    const [waits, read, stored] = [added[2]!, added[0]!, added[1]!];
    expect(await there.cancel(waits)).toMatchObject({ state: "cancelled" });
    const reading = await taken(here);
    const storing = await taken(here);
    expect(await storing.commit()).toBe(true);
    expect(await there.cancel(read)).toMatchObject({ state: "cancelled" });
    expect(await there.cancel(stored)).toBeNull();
    expect(await reading.renew({ pagesDone: 1, pages: 2 })).toBe("cancelled");
    expect(await reading.commit()).toBe(false);
    expect(await here.get("tax", read.id)).toMatchObject({ state: "cancelled" });
    expect(await storing.finish({ state: "done", receipt: receipt("나") })).toBe(true);
    expect(await here.cancel((await here.get("tax", stored.id))!)).toBeNull();
    expect(await here.take()).toBeNull();
    const again = await here.cancel((await here.get("tax", read.id))!);
    expect(again).toMatchObject({ state: "cancelled", finished: expect.any(Number) });
  });

  test("of which one ends while it is cancelled are one or the other", async () => {
    const open = await prepare();
    const [here, there] = [await open(), await open()];
    for (let round = 0; round < 10; round++) {
      const [added] = await here.add([job(`가${round}`)]);
      const lease = await taken(here);
      const [committed, cancelled] = await Promise.all([lease.commit(), there.cancel(added!)]);
      expect([committed, cancelled === null]).toEqual([committed, committed]);
      if (committed) await lease.finish({ state: "done", receipt: receipt("가") });
      const state = (await here.get("tax", added!.id))!.state;
      expect(state).toBe(committed ? "done" : "cancelled");
    }
  });

  test("keep no result that comes after they were cancelled, nor hold it", async () => {
    const open = await prepare();
    const [here, there] = [await open(), await open()];
    const [added] = await here.add([job("가")]);
    const lease = await taken(here);
    expect(await there.cancel(added!)).toMatchObject({ state: "cancelled" });
    const body = await ResultBody.of([Buffer.alloc(1_000_000)]);
    expect(await lease.finish({ state: "done", body })).toBe(false);
    expect(await here.result(added!)).toBeNull();
    expect((await here.get("tax", added!.id))!.state).toBe("cancelled");
    // Its temporary file is closed.
    await expect(body.share().bytes()).rejects.toThrow("file closed");
  });

  test("have their callbacks taken by one service, again after a pause, until told", async () => {
    const open = await prepare();
    let clock = Date.now();
    const now = () => clock;
    const [here, there] = [await open({ now }), await open({ now })];
    await here.add([job("가", { callbackUrl: "https://a.example/" })]);
    expect(await here.takeCallback(() => 1000)).toBeNull();
    await (await taken(here)).finish({ state: "done", receipt: receipt("가") });
    const both = await Promise.all([here.takeCallback(() => 1000), there.takeCallback(() => 1000)]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
    expect(both.find((one) => one !== null)!.callback).toMatchObject({ tries: 1 });
    expect(await there.takeCallback(() => 1000)).toBeNull();
    clock += 1001;
    const second = (await there.takeCallback(() => 1000))!;
    expect(second.callback).toMatchObject({ tries: 2, state: "waiting" });
    await there.settleCallback(second, "delivered");
    clock += 1001;
    expect(await here.takeCallback(() => 1000)).toBeNull();
    expect((await here.get("tax", second.id))!.callback).toMatchObject({ state: "delivered" });
  });

  test("are forgotten a day after they ended, and not before", async () => {
    const open = await prepare();
    let clock = Date.now();
    const store = await open({ now: () => clock });
    const [ended, waits] = await store.add([job("가"), job("나")]);
    const lease = await taken(store);
    await lease.commit();
    await lease.finish({ state: "done", body: ResultBody.ofBuffer(Buffer.from("{}")) });
    clock += KEPT_MS - 1000;
    await store.sweep();
    expect(await textOf(store, (await store.get("tax", ended!.id))!)).toBe("{}");
    clock += 2000;
    await store.sweep();
    expect(await store.get("tax", ended!.id)).toBeNull();
    expect(await store.get("tax", waits!.id)).toMatchObject({ state: "queued" });
    expect(await drained(store)).toEqual(["나"]);
  });
});
