/** Reading the corpus before anybody asks. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TextParsing } from "../../test/text-parsing.js";
import type { ParseRequest } from "../parsing/parsing.js";
import { skippedOf } from "./listing.js";
import { ReadAhead } from "./read-ahead.js";
import { Tenants } from "./tenants.js";

/** Reads a file when it is let go. */
class HeldParsing extends TextParsing {
  private isOpen = false;
  private readonly gates = new Map<string, () => void>();

  letGo(name: string): void {
    this.gates.get(name)?.();
  }

  /** From now on nothing is held. */
  letAllGo(): void {
    this.isOpen = true;
    for (const name of this.waiting) this.letGo(name);
  }

  get waiting(): string[] {
    return [...this.gates.keys()];
  }

  override async read(request: ParseRequest) {
    if (!this.isOpen)
      await new Promise<void>((resolve) => this.gates.set(request.filename, resolve));
    this.gates.delete(request.filename);
    return super.read(request);
  }
}

let corpus: string;
let state: string;
let parsing: HeldParsing;
let tenants: Tenants;
const faults: unknown[] = [];
const put = (tenant: string, name: string, text: string) =>
  writeFile(join(corpus, tenant, name), text);
const ahead = (isKept = true) =>
  new ReadAhead(tenants, { isKept, onFault: (_, error) => faults.push(error) });

beforeEach(async () => {
  corpus = await mkdtemp(join(tmpdir(), "wonmun-ahead-"));
  state = await mkdtemp(join(tmpdir(), "wonmun-state-"));
  parsing = new HeldParsing();
  faults.length = 0;
  tenants = new Tenants({ corpus, parsing, state, generation: "g1" });
  for (const tenant of ["a", "b"]) await mkdir(join(corpus, tenant));
  await put("a", "1.txt", "출장비를 지급한다");
  await put("a", "2.txt", "예산을 편성한다");
  await put("b", "3.txt", "결산을 보고한다");
});
afterEach(async () => {
  parsing.letAllGo();
  await tenants.close();
  await rm(corpus, { recursive: true, force: true });
  await rm(state, { recursive: true, force: true });
});

describe("the corpus", () => {
  it("is read from the start on, one tenant after the other, and tells how far it is", async () => {
    const reading = ahead();
    const done = reading.run();
    await expect.poll(() => parsing.waiting.sort()).toEqual(["1.txt", "2.txt"]);
    expect(reading.progress).toEqual({ read: 0, all: 2, done: false, tenants_left: 1 });
    parsing.letGo("1.txt");
    await expect.poll(() => reading.progress.read).toBe(1);
    parsing.letGo("2.txt");
    await expect.poll(() => parsing.waiting).toEqual(["3.txt"]);
    expect(reading.progress).toEqual({ read: 2, all: 3, done: false, tenants_left: 0 });
    parsing.letGo("3.txt");
    await done;
    expect(reading.progress).toEqual({ read: 3, all: 3, done: true, tenants_left: 0 });
    // The first question finds it read.
    const { length } = parsing.reads;
    await tenants.scope("b", null);
    expect(parsing.reads).toHaveLength(length);
    expect(faults).toEqual([]);
  });

  it("is left alone once it is stopped", async () => {
    const reading = ahead();
    const done = reading.run();
    await expect.poll(() => parsing.waiting.length).toBe(2);
    reading.stop();
    for (const name of parsing.waiting) parsing.letGo(name);
    await done;
    expect(reading.progress.done).toBe(false);
    expect(parsing.reads.sort()).toEqual(["1.txt", "2.txt"]);
  });
});

describe("who does not wait", () => {
  const asked = async (query: string) => {
    const scope = await tenants.scope("a", null, undefined, false);
    const hits = await scope.search(query, 10);
    const waiting = skippedOf(scope).filter(({ reason }) => reason === "NOT_YET_READ");
    return { hits: hits.map(({ key }) => key), waiting: waiting.map(({ filename }) => filename) };
  };

  it("is answered from what is there, and told what is not", async () => {
    expect(await asked("출장비")).toEqual({ hits: [], waiting: ["1.txt", "2.txt"] });
    await expect.poll(() => parsing.waiting.length).toBe(2);
    parsing.letGo("1.txt");
    await expect.poll(() => asked("출장비")).toEqual({ hits: ["1.txt"], waiting: ["2.txt"] });
    parsing.letGo("2.txt");
    await expect.poll(() => asked("예산")).toEqual({ hits: ["2.txt"], waiting: [] });
  });

  it("sees nothing of what a file held before it changed, nor of one that is gone", async () => {
    void tenants.scope("a", null);
    await expect.poll(() => parsing.waiting.length).toBe(2);
    for (const name of parsing.waiting) parsing.letGo(name);
    await expect.poll(() => asked("출장비")).toEqual({ hits: ["1.txt"], waiting: [] });
    await put("a", "1.txt", "결산을 보고한다, 이제는");
    await rm(join(corpus, "a", "2.txt"));
    expect(await asked("출장비 예산")).toEqual({ hits: [], waiting: ["1.txt"] });
  });

  it("learns of no file that the rules hide", async () => {
    await put(
      "a",
      "ACL.json",
      JSON.stringify({ default: ["*"], rules: [{ files: "2.txt", allow: ["kim"] }] }),
    );
    expect((await asked("예산")).waiting).toEqual(["1.txt"]);
  });
});
