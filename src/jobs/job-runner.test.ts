import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { Refusal } from "../model/refusal.js";
import { ProcessFailed } from "../parsing/parser-process.js";
import type { ParseRequest, ParseResult, Parsing } from "../parsing/parsing.js";
import { ResultBody } from "../parsing/result-body.js";
import { FileJobStore } from "./file-job-store.js";
import { isFinal, type Job, type JobRequest } from "./job.js";
import { JobRunner } from "./job-runner.js";
import type { JobWork } from "./perform-job.js";

/** Reads as the test says. */
class ScriptedParsing implements Parsing {
  readonly inFlight = 0;
  readonly seen: ParseRequest[] = [];
  constructor(private readonly answer: (request: ParseRequest) => Promise<void>) {}
  async read(request: ParseRequest): Promise<ParseResult> {
    this.seen.push(request);
    await this.answer(request);
    const body = ResultBody.ofBuffer(Buffer.from("{}"));
    return { summary: {} as ParseResult["summary"], body };
  }
  async close() {}
}

const NO_TENANTS: JobWork["tenants"] = {
  store: async () => expect.fail("stored"),
  holds: async () => false,
};

async function setUp(parsing: Parsing, tenants = NO_TENANTS, slots = 1) {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-runner-"));
  const store = await FileJobStore.open(join(folder, "jobs"));
  const faults: string[] = [];
  const open = () => {
    const options = { store, parsing, tenants, slots, onChange: () => {} };
    const runner = new JobRunner({ ...options, onFault: (what) => void faults.push(what) });
    runner.start();
    return runner;
  };
  let runner = open();
  onTestFinished(async () => {
    await runner.drain(0);
    rmSync(folder, { recursive: true, force: true });
  });
  const add = async (text: string, request: Partial<JobRequest> = {}): Promise<Job> => {
    const path = join(folder, text);
    writeFileSync(path, text);
    const sha256 = createHash("sha256").update(text).digest("hex");
    const [job] = await store.add([
      {
        file: { path, bytes: text.length, sha256 },
        request: {
          consumer: "tax",
          filename: text,
          task: { kind: "document" },
          priority: "normal",
          callbackUrl: null,
          ...request,
        },
      },
    ]);
    runner.wake();
    return job!;
  };
  const ended = ({ id }: Job) =>
    vi.waitFor(
      async () => {
        const job = (await store.get("tax", id))!;
        expect(isFinal(job.state)).toBe(true);
        return job;
      },
      { timeout: 10_000 },
    );
  return {
    store,
    faults,
    add,
    ended,
    drain: (patience: number) => runner.drain(patience),
    restart: () => {
      runner = open();
    },
  };
}

const died = () => Promise.reject(new ProcessFailed("READER_FAILED"));

test("a job is read as bulk work of its owner", async () => {
  const parsing = new ScriptedParsing(async () => {});
  const { add, ended, store } = await setUp(parsing);
  const job = await ended(await add("a.docx"));
  expect(job).toMatchObject({ state: "done", attempts: 1 });
  expect((await store.result(job))!.length).toBe(2);
  expect(parsing.seen[0]).toMatchObject({
    consumer: " consumer tax",
    bulk: true,
    want: { kind: "document" },
  });
});

test("a file whose parser dies once is read again; one that kills it twice is given up", async () => {
  let deaths = 0;
  const parsing = new ScriptedParsing(({ filename }) =>
    filename === "once.docx" && deaths++ > 0 ? Promise.resolve() : died(),
  );
  const { add, ended } = await setUp(parsing);
  expect(await ended(await add("once.docx"))).toMatchObject({ state: "done", kills: 1 });
  const poisonous = await ended(await add("twice.docx"));
  expect(poisonous).toMatchObject({ state: "failed", error: { reason: "POISONOUS_FILE" } });
  const reads = parsing.seen.filter(({ filename }) => filename === "twice.docx");
  expect(reads).toHaveLength(2);
});

test("a job that outlived ten services is given up", async () => {
  const parsing = new ScriptedParsing(async () => {});
  const { add, ended, store, drain, restart } = await setUp(parsing);
  await drain(0);
  const job = await add("a.docx");
  // Each takes it and dies: its token is put back as if its lease had ended.
  for (let death = 0; death < 10; death++) {
    const lease = (await store.take())!;
    expect(lease.job.attempts).toBe(death + 1);
    // Not counted as a stop, nor as the file's doing.
    await lease.release("killed");
  }
  restart();
  expect(await ended(job)).toMatchObject({ state: "failed", error: { reason: "WORKERS_LOST" } });
  expect(parsing.seen).toEqual([]);
});

test("a refusal is the job's error, and a fault inside is told to the operator", async () => {
  const tenants = {
    ...NO_TENANTS,
    store: async () => Promise.reject(new Refusal("NAME_EXISTS", { field: "filename" })),
  };
  const parsing = new ScriptedParsing(() => Promise.reject(new Error("broken")));
  const { add, ended, faults } = await setUp(parsing, tenants);
  const task = { kind: "store", tenant: "tax", replace: false } as const;
  const taken = await ended(await add("a.docx", { task }));
  expect(taken).toMatchObject({ state: "failed", error: { reason: "NAME_EXISTS" } });
  expect(faults).toEqual([]);
  expect(await ended(await add("b.docx"))).toMatchObject({ error: { reason: "INTERNAL" } });
  expect(faults).toEqual(["a job failed"]);
});

test("what a dead worker has stored already is not refused as taken", async () => {
  const stored: boolean[] = [];
  const tenants: JobWork["tenants"] = {
    holds: async () => true,
    store: async (_tenant, _name, _file, replace, order) => {
      stored.push(replace);
      if (!replace) throw new Refusal("NAME_EXISTS");
      await order?.beforeStoring?.();
      return [];
    },
  };
  const parsing = new ScriptedParsing(async () => {});
  const { add, ended, store, drain, restart } = await setUp(parsing, tenants);
  const task = { kind: "store", tenant: "tax", replace: false } as const;
  const first = await ended(await add("a.docx", { task }));
  expect(first).toMatchObject({ state: "failed", error: { reason: "NAME_EXISTS" } });
  await drain(0);
  const job = await add("b.docx", { task });
  await (await store.take())!.release("killed");
  restart();
  expect(await ended(job)).toMatchObject({ state: "done", receipt: { filename: "b.docx" } });
  expect(stored).toEqual([false, false, true]);
});

test("a service that stops finishes what it can and gives back the rest", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const parsing = new ScriptedParsing(({ filename, signal }) =>
    filename === "quick.docx"
      ? held
      : new Promise((_resolve, reject) => {
          signal!.addEventListener("abort", () => reject(signal!.reason));
        }),
  );
  const { add, store, drain } = await setUp(parsing, NO_TENANTS, 2);
  const [quick, endless] = [await add("quick.docx"), await add("endless.docx")];
  await vi.waitFor(() => expect(parsing.seen).toHaveLength(2));
  const waits = await add("waits.docx");
  const drained = drain(300);
  release();
  await drained;
  expect((await store.get("tax", quick.id))!.state).toBe("done");
  expect(await store.get("tax", endless.id)).toMatchObject({ state: "queued", attempts: 0 });
  expect((await store.get("tax", waits.id))!.state).toBe("queued");
});
