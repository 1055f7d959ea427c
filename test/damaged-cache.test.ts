/** A damaged or unwritable cache fails no request, and nothing wrong is ever quoted. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { line, makeDocx, USUAL_STYLES } from "../samples/make/docx.js";
import { Questions } from "../src/evidence/ask.js";
import { cacheInfo } from "../src/parsing/cache-info.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { Tenants } from "../src/tenants/tenants.js";
import { openService, type TestService } from "./service.js";

/** What the disk says to whoever writes below `folder`; null writes. Root may write everywhere, so permissions would not do. */
const disk = vi.hoisted(() => ({ folder: "", fault: null as string | null }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof fs>();
  const guarded =
    <Args extends [unknown, ...never[]], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (disk.fault && String(args[0]).startsWith(disk.folder))
        throw Object.assign(new Error(`${disk.fault}: write`), { code: disk.fault });
      return work(...args);
    };
  const { mkdir, open, rename, rm, utimes } = real;
  return {
    ...real,
    mkdir: guarded(mkdir as never),
    open: guarded(open as never),
    rename: guarded(rename as never),
    rm: guarded(rm as never),
    utimes: guarded(utimes as never),
  };
});

const DOCX = makeDocx({
  styles: USUAL_STYLES,
  body:
    line("여비 규정", "Heading1") +
    line("제1조(일비) 일비는 하루 25,000원으로 한다.") +
    line("제2조(숙박비) 숙박비는 70,000원을 한도로 한다."),
});
const RIGHT = "일비는 하루 25,000원으로 한다.";

let directory: string;
let parsing: SafeReading;
let tenants: Tenants;
let service: TestService;
let faults: string[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "wonmun-damaged-"));
  disk.folder = join(directory, "cache");
  disk.fault = null;
  faults = [];
  mkdirSync(join(directory, "corpus", "a"), { recursive: true });
  writeFileSync(join(directory, "corpus", "a", "여비.docx"), DOCX);
});
afterEach(async () => {
  disk.fault = null;
  await service.close();
  await parsing.close();
  rmSync(directory, { recursive: true });
});

const onFault = (what: string) => faults.push(what);

async function start(): Promise<void> {
  parsing = await SafeReading.open({
    ...{ workers: 1, timeout: 60, memory: 1024, cache: disk.folder, onFault },
    read: DEFAULT_READ_OPTIONS,
  });
  tenants = openTenants();
  const cache = () => cacheInfo(parsing.cache, tenants.saveFault);
  service = await openService({ parsing, tenants, cache, readingState: () => parsing.state });
}

/** With nothing in memory. */
function openTenants(): Tenants {
  const corpus = join(directory, "corpus");
  return new Tenants({ corpus, parsing, state: disk.folder, generation: "test", onFault });
}

const post = async (url: string, payload: object) =>
  (await service.call({ method: "POST", url, payload })).json();
const parse = async () => {
  const headers = {
    "content-type": "application/octet-stream",
    "x-filename": encodeURIComponent("여비.docx"),
  };
  const response = await service.call({ method: "POST", url: "/parse", headers, payload: DOCX });
  return { status: response.statusCode, blocks: response.json().blocks };
};
const QUESTION = { tenant: "a", question: "일비는 얼마인가?" };

/** All that `/search`, `/context` and `/answer` say when nothing is in memory. */
async function quoted() {
  const tenants = openTenants();
  try {
    const questions = new Questions(tenants);
    return {
      found: await questions.search({ tenant: "a", query: "일비" }),
      context: await questions.context({ tenant: "a", query: "일비" }),
      answer: await questions.answer(QUESTION),
    };
  } finally {
    await tenants.close();
  }
}

function cached(part: string): string {
  const names = readdirSync(disk.folder, { recursive: true, encoding: "utf8" });
  return join(disk.folder, names.find((name) => name.endsWith(`.${part}`))!);
}

describe("a damaged cache", () => {
  test("never fails a reading: the file is read again, and the damage is gone", async () => {
    await start();
    const right = await parse();
    expect(right.status).toBe(200);
    const file = cached("document");
    const whole = readFileSync(file);
    // Where the description and the body begin, and end.
    for (const at of [0, 20, 30, whole.indexOf('"blocks"'), whole.length - 1]) {
      const other = Buffer.from(whole);
      other[at]! ^= 0xff;
      writeFileSync(file, other);
      expect(await parse()).toEqual(right);
      const { cacheHits } = parsing.state;
      expect(await parse()).toEqual(right);
      expect(parsing.state.cacheHits).toBe(cacheHits + 1);
    }
    expect(parsing.state.cacheDamaged).toBe(5);
    const { body } = await service.call({ url: "/metrics" });
    expect(body).toContain('wonmun_cache_damaged_total{file="reading"} 5');
    expect(faults).toHaveLength(5);
  });

  test("changes nothing that is quoted, whichever digit was changed", async () => {
    await start();
    const right = await quoted();
    expect(right.answer.text).toContain(RIGHT);
    const file = cached("entries-800");
    const whole = readFileSync(file);
    const digits = [...whole.keys()].filter((at) => /\d/.test(String.fromCharCode(whole[at]!)));
    expect(digits.length).toBeGreaterThan(50);
    for (const at of digits) {
      const other = Buffer.from(whole);
      other.write(other[at] === 0x37 ? "8" : "7", at);
      writeFileSync(file, other);
      expect({ at, ...(await quoted()) }).toEqual({ at, ...right });
    }
  }, 120_000);
});

describe("a cache that cannot be written", () => {
  test.each(["ENOSPC", "EROFS", "EACCES"])(
    "(%s) keeps nothing from being read and found, and is told of",
    async (code) => {
      disk.fault = code;
      await start();
      const right = await parse();
      expect(right.status).toBe(200);
      expect(right.blocks[1].text).toContain(RIGHT);
      expect((await post("/answer", QUESTION)).text).toContain(RIGHT);
      expect((await post("/documents", { tenant: "a" })).readable).toBe(1);
      expect(await parse()).toEqual(right);
      const { cache } = (await service.call({ url: "/health" })).json();
      expect(cache).toMatchObject({ enabled: true, writable: false });
      expect(cache.reason).toContain(code);
      // Once, and not for every file.
      expect(faults.filter((what) => what.includes("parse cache"))).toHaveLength(1);
      expect(parsing.state.cacheWriteFailures).toBeGreaterThan(1);
    },
  );

  test("is used again when the disk takes it", async () => {
    await start();
    disk.fault = "ENOSPC";
    await parse();
    expect((await service.call({ url: "/health" })).json().cache.writable).toBe(false);
    disk.fault = null;
    await parse();
    expect((await service.call({ url: "/health" })).json().cache).toMatchObject({
      ...{ writable: true, reason: null },
    });
    expect(readFileSync(cached("document")).length).toBeGreaterThan(0);
  });

  test("is told of where tenants alone cannot keep their state, until they can", async () => {
    await start();
    await parse();
    const { folder } = disk;
    const health = async () => (await service.call({ url: "/health" })).json().cache;
    disk.folder = join(folder, "tenants");
    disk.fault = "ENOSPC";
    expect((await post("/answer", QUESTION)).text).toContain(RIGHT);
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ writable: false });
    expect((await health()).reason).toContain("ENOSPC");
    expect((await service.call({ url: "/metrics" })).body).toContain(
      'wonmun_cache_write_failures_total{file="tenant"} 1',
    );
    disk.fault = null;
    writeFileSync(join(directory, "corpus", "a", "둘.docx"), DOCX);
    await post("/documents", { tenant: "a" });
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ writable: true, reason: null });
    disk.folder = folder;
  }, 30_000);
});
