import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import type { ReadJob } from "./job-messages.js";
import { type JobOrder, ParserPool, type PoolOptions } from "./pool.js";

const program = fileURLToPath(
  new URL("../../test/fixtures/misbehaving-parser.mjs", import.meta.url),
);
const pools: ParserPool[] = [];

function openPool(options: Partial<PoolOptions> = {}): ParserPool {
  const pool = new ParserPool({ workers: 1, timeout: 20, memory: 256, program, ...options });
  pools.push(pool);
  return pool;
}

/** Runs a job that does what `name` says, in so many seconds; gives the process id that answered, or the failure. */
async function run(
  pool: ParserPool,
  name: string,
  order?: number | JobOrder,
): Promise<number | string> {
  const answer = await ask(pool, name, order);
  return typeof answer === "string" ? answer : answer.pid;
}

async function ask(
  pool: ParserPool,
  name: string,
  order: number | JobOrder = {},
): Promise<{ pid: number; helpers?: (number | null)[] } | string> {
  const bytes = Buffer.alloc(300_000, 7);
  const job: ReadJob = {
    input: "file",
    bytes: bytes.length,
    filename: name,
    options: DEFAULT_READ_OPTIONS,
    want: { kind: "document" },
  };
  async function* input() {
    yield bytes.subarray(0, 100_000);
    yield bytes.subarray(100_000);
  }
  try {
    const { parts } = await pool.run(
      job,
      input,
      typeof order === "number" ? { timeout: order } : order,
    );
    return JSON.parse(parts.document!.toString());
  } catch (error) {
    return (error as Error).message;
  }
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

describe("parser processes", () => {
  it.each([96, 256])("are reused between files, also within %i MiB", async (memory) => {
    const pool = openPool({ memory });
    const first = await run(pool, "good");
    expect(await run(pool, "good")).toBe(first);
    expect(pool.pids).toEqual([first]);
  });

  it.each([
    ["loop", "TIMEOUT", 0.5],
    ["sleep", "TIMEOUT", 0.5],
    ["crash", "READER_FAILED", 20],
    ["throw", "READER_FAILED", 20],
    ["endless pieces", "OUT_OF_MEMORY", 20],
    ["buffers", "OUT_OF_MEMORY", 20],
    ["heap", "OUT_OF_MEMORY", 20],
  ])("a file that does '%s' costs one process: %s", async (name, failure, timeout) => {
    const pool = openPool({ memory: name === "heap" || name === "buffers" ? 96 : 256 });
    const before = await run(pool, "good");
    expect(await run(pool, name, timeout)).toBe(failure);
    const after = await run(pool, "good");
    expect(after).toEqual(expect.any(Number));
    expect(after).not.toBe(before);
    expect(pool.restarts).toBe(1);
  });

  it("one that somebody else kills has its job run once more, and not twice", async () => {
    const pool = openPool();
    const victim = run(pool, "sleep");
    await expect.poll(() => pool.pids.length).toBe(1);
    const [first] = pool.pids;
    process.kill(first!, "SIGKILL");
    const next = () => pool.pids.find((pid) => pid !== first);
    await expect.poll(next, { timeout: 10_000 }).toEqual(expect.any(Number));
    process.kill(next()!, "SIGKILL");
    expect(await victim).toBe("READER_FAILED");
    expect(await run(pool, "good")).toEqual(expect.any(Number));
  });

  it("pieces that come before the end are put together, room for them asked for once", async () => {
    const reserved: number[] = [];
    const reserve = async (bytes: number) => void reserved.push(bytes);
    expect(await run(openPool(), "pieces", { reserve })).toBe(1234);
    expect(reserved).toEqual([2 ** 21, 1]);
  });

  it("no room is waited for that no result may take", async () => {
    const reserved: number[] = [];
    const reserve = async (bytes: number) => void reserved.push(bytes);
    expect(await run(openPool(), "endless pieces", { reserve })).toBe("OUT_OF_MEMORY");
    expect(reserved).toEqual([]);
    expect(await run(openPool(), "boasting pieces", { reserve })).toBe(12);
    expect(reserved).toEqual([2 ** 30, 1]);
  });

  it("jobs wait for a free process, and one dying lets the next go on", async () => {
    const pool = openPool({ workers: 1 });
    const results = await Promise.all(
      ["good", "crash", "good", "throw", "good"].map((name) => run(pool, name)),
    );
    expect(results.map((result) => typeof result)).toEqual([
      "number",
      "string",
      "number",
      "string",
      "number",
    ]);
    expect(pool.waiting).toBe(0);
  });

  it("a file that shrinks while it is sent fails alone", async () => {
    const pool = openPool();
    const job: ReadJob = {
      input: "file",
      bytes: 100,
      filename: "good",
      options: DEFAULT_READ_OPTIONS,
      want: { kind: "document" },
    };
    async function* short() {
      yield Buffer.alloc(10);
    }
    await expect(pool.run(job, short)).rejects.toThrow("READER_FAILED");
    expect(await run(pool, "good")).toEqual(expect.any(Number));
  });
});

describe("a job that nobody wants any more", () => {
  it("leaves the queue, or has its process stopped", async () => {
    const pool = openPool({ workers: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = ask(pool, "loop", { signal: running.signal });
    const second = ask(pool, "good", { signal: waiting.signal });
    await expect.poll(() => pool.waiting).toBe(1);
    const third = run(pool, "good");
    waiting.abort(new Error("gone"));
    expect([await second, pool.waiting]).toEqual(["gone", 1]);
    running.abort(new Error("left"));
    expect(await first).toBe("left");
    expect(await third).toEqual(expect.any(Number));
    expect(await ask(pool, "good", { signal: running.signal })).toBe("left");
  });

  it("or that waited longer than it may, is given up", async () => {
    const pool = openPool({ workers: 1 });
    const first = run(pool, "loop", { timeout: 1 });
    const second = ask(pool, "good", { patience: 0.1 });
    expect(await Promise.race([first, second])).toBe("");
    expect([await first, pool.waiting]).toEqual(["TIMEOUT", 0]);
  });
});

it("a consumer with one file waits for one file of another, not for all of them", async () => {
  const pool = openPool({ workers: 1 });
  const order: string[] = [];
  const jobs = ["a", "a", "a", "b"].map(async (consumer) => {
    await run(pool, "good", { consumer });
    order.push(consumer);
  });
  await Promise.all(jobs);
  expect(order).toEqual(["a", "b", "a", "a"]);
});

describe("pages of one document in several processes", () => {
  it("are recognised by those that have nothing to do", async () => {
    const pool = openPool({ workers: 3 });
    const { pid, helpers } = (await ask(pool, "borrow")) as { pid: number; helpers: number[] };
    expect(new Set([pid, ...helpers]).size).toBe(3);
    expect([...pool.pids].sort()).toEqual([pid, ...helpers].sort());
    expect(await ask(pool, "borrow and decline")).toMatchObject({ helpers: [null, null] });
    expect(await run(pool, "good")).toEqual(expect.any(Number));
  });

  it("wait for nobody where there is no other process, and files go first", async () => {
    const alone = openPool({ workers: 1 });
    expect(await run(alone, "ask in vain")).toEqual(expect.any(Number));
    const pool = openPool({ workers: 2 });
    const files = ["ask in vain", "sleep", "good", "good"].map((name) => run(pool, name, 2));
    expect(await files[2]).toBe(await files[0]);
    expect(await files[1]).toBe("TIMEOUT");
  });

  it("come back to their own process when a helper dies, which costs no other", async () => {
    const pool = openPool({ workers: 2 });
    expect(await ask(pool, "borrow and kill")).toMatchObject({ helpers: [null, null] });
    expect(pool.restarts).toBe(2);
    expect(await run(pool, "good")).toEqual(expect.any(Number));
  });
});

it.skipIf(process.platform !== "linux")(
  "a parser compiles beside its work, or in turn with it where asked to",
  async () => {
    const flagsOf = async (options: Partial<PoolOptions>) =>
      readFileSync(`/proc/${await run(openPool(options), "answer")}/cmdline`, "utf8");
    expect(await flagsOf({ oneThread: true })).toContain("--single-threaded\0");
    expect(await flagsOf({})).not.toContain("--single-threaded");
  },
);
