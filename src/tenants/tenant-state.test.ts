import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { TextParsing } from "../../test/text-parsing.js";
import type { Embedder } from "../search/embedder.js";
import { Engine } from "../search/engine.js";
import { listScope } from "./listing.js";
import type { PublishedState } from "./published-state.js";
import { TenantState } from "./tenant-state.js";
import { Tenants } from "./tenants.js";

/** Every so many bytes are damaged; odd, so that every kind of place is met: lengths, sums, numbers, names. */
const STEP = 7;

const embedder: Embedder = {
  ...{ fingerprint: "fake-1", name: "fake", dimensions: 2, shortcoming: null },
  embedPassages: async (texts) => texts.map((text) => Float32Array.of(1, text.length)),
  embedQuery: async () => Float32Array.of(1, 1),
  close: async () => {},
};

let root: string;
let state: string;
let faults: string[];
/** Remembers by content, as the parse cache does. */
const parsing = new TextParsing();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "wonmun-state-"));
  state = join(root, "state");
  faults = [];
  await mkdir(join(root, "corpus", "a"), { recursive: true });
  await writeFile(
    join(root, "corpus", "a", "여비.txt"),
    "여비 규정\n일비는 25,000원으로 한다.\n숙박비는 따로 정한다.",
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** What a run of the service lists and finds, and how many stored files were damaged. */
async function run() {
  const tenants = new Tenants({
    ...{ corpus: join(root, "corpus"), parsing, state, generation: "g1", embedder },
    onFault: (what) => faults.push(what),
  });
  try {
    const scope = await tenants.scope("a", null);
    const hits = scope.searchWords("일비", 3);
    await tenants.settled();
    const texts = hits.map(({ key, chunk }) => scope.chunkAt(key, chunk));
    return {
      listing: listScope("a", scope, true),
      texts: (await Promise.all(texts)).map((one) => one?.chunk.text),
      // One by its word, the other by vectors alone.
      near: (await scope.search("일비", 3)).length,
      damaged: tenants.damaged,
    };
  } finally {
    await tenants.close();
  }
}

async function fileOf(name: string): Promise<string> {
  const [id] = await readdir(join(state, "tenants"));
  return join(state, "tenants", id!, name);
}

describe("A tenant's stored state", () => {
  it.each(["catalogue", "index", "vectors"])(
    "is made anew where the %s is damaged, wherever that is, and changes no answer",
    async (name) => {
      const right = await run();
      expect(right).toMatchObject({ texts: ["일비는 25,000원으로 한다."], near: 2 });
      const file = await fileOf(name);
      const whole = await readFile(file);
      for (let at = 0; at < whole.length; at += STEP) {
        const other = Buffer.from(whole);
        other[at]! ^= 1;
        await writeFile(file, other);
        const found = await run();
        // Other first bytes are another form, which is no damage.
        expect({ at, ...found }).toEqual({ at, ...right, damaged: at < 8 ? 0 : 1 });
        expect(faults.splice(0)).toHaveLength(at < 8 ? 0 : 1);
        expect((await readFile(file)).equals(other)).toBe(false);
      }
    },
  );

  it("that the disk does not give counts as not there", async () => {
    const right = await run();
    for (const name of ["catalogue", "index", "vectors"]) {
      await rm(await fileOf(name));
      await mkdir(await fileOf(name));
    }
    expect(await run()).toEqual(right);
    expect(faults.sort()).toMatchObject([
      expect.stringContaining("not saved"),
      ...["catalogue", "index"].map((name) => expect.stringContaining(`stored ${name}`)),
      expect.stringContaining("stored vectors"),
      expect.stringContaining("vectors were not saved"),
    ]);
  });

  it("that cannot be written keeps nothing from being found", async () => {
    await writeFile(state, "a file where the folder should be");
    const found = await run();
    expect(found.texts).toEqual(["일비는 25,000원으로 한다."]);
    expect(faults.join()).toContain("a tenant's state was not saved");
    expect(faults.join()).toContain("a tenant's vectors were not saved");
  });
});

describe("What is published of a tenant", () => {
  /** A state whose publications take a second each. */
  function published() {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const publish = vi.fn(async () => void vi.advanceTimersByTime(1000));
    let saved = () => {};
    const reports = { onFault: (what: string) => faults.push(what), onSaved: () => saved() };
    const one = new TenantState(
      ...([state, "g1", () => ({ catalogue: new Map(), engine: new Engine() }), reports] as const),
      { state: { publish } as unknown as PublishedState, version: () => 1 },
    );
    const change = async () => {
      const done = new Promise<void>((resolve) => {
        saved = resolve;
      });
      one.scheduleSave();
      vi.advanceTimersByTime(2000);
      await done;
    };
    return { publish, change };
  }

  it("goes out with the first save, then when it has rested nineteen times as long as it took", async () => {
    const { publish, change } = published();
    await change();
    expect(publish).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(12_000);
    await change();
    expect(publish).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(publish).toHaveBeenCalledTimes(2);
    expect(faults).toEqual([]);
  });
});
