/** Bytes flipped, cut or overwritten in every kind of file that the service keeps: no answer changes, whatever was hit. */
import assert from "node:assert/strict";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Chance, mutate } from "../../samples/make/mutate.js";
import { hashOfFile } from "../../src/disk/hash-file.js";
import { Questions } from "../../src/evidence/ask.js";
import type { OutputRequest } from "../../src/parsing/parsing.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { listScope } from "../../src/tenants/listing.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { WordVectors } from "../isolation/word-vectors.js";
import { pick, type Scenario } from "./scenario.js";

const SAMPLES = fileURLToPath(new URL("../../samples/corpus/demo/", import.meta.url));
const FILES = ["시행문.docx", "예산.xlsx", "모집 공고.pdf", "회의 자료.zip"];
const PAGE: OutputRequest = { kind: "page", page: 1, width: 200 };
const WANTS: OutputRequest[] = [{ kind: "document" }, { kind: "chunks", budget: 800 }];
/** One bit, as disks and memory flip them; else whole stretches. */
const SINGLE_BITS_OF_TEN = 7;

export const flippedBytes: Scenario = {
  id: "flips",
  name: "flipped bytes in every kind of file",
  async run(size) {
    const bench = await FlipBench.open();
    try {
      return await bench.flip(pick(size, 35, 10_000));
    } finally {
      await bench.close();
    }
  },
};

class FlipBench {
  private readonly root = mkdtempSync(join(tmpdir(), "wonmun-flips-"));
  private readonly corpus = join(this.root, "corpus");
  private readonly cache = join(this.root, "cache");
  private reading!: SafeReading;
  private readonly hashes = new Map<string, string>();

  static async open(): Promise<FlipBench> {
    const bench = new FlipBench();
    mkdirSync(join(bench.corpus, "a"), { recursive: true });
    for (const name of FILES) {
      copyFileSync(join(SAMPLES, name), join(bench.corpus, "a", name));
      bench.hashes.set(name, await hashOfFile(join(SAMPLES, name)));
    }
    bench.reading = await SafeReading.open({
      ...{ workers: 1, timeout: 60, memory: 1024, cache: bench.cache },
      read: { ...DEFAULT_READ_OPTIONS, ocr: false },
    });
    return bench;
  }

  async close(): Promise<void> {
    await this.reading.close();
    rmSync(this.root, { recursive: true });
  }

  async flip(count: number): Promise<Record<string, number>> {
    const chance = new Chance(count);
    const right = await this.answers();
    assert.ok(JSON.stringify(right).includes("원"));
    assert.deepEqual(await this.answers(), right);
    const whole = new Map(this.files().map((file) => [file, readFileSync(file)]));
    const ofKind = (kind: string) => [...whole.keys()].filter((file) => kindOf(file) === kind);
    const kinds = [...new Set([...whole.keys()].map(kindOf))].sort();
    assert.deepEqual(kinds, KINDS);
    let noticed = 0;
    for (let at = 0; at < count; at++) {
      const kind = kinds[at % kinds.length]!;
      const files = ofKind(kind);
      const file = files[chance.next(files.length)]!;
      const bytes = whole.get(file)!;
      writeFileSync(file, damage(bytes, chance));
      const before = this.reading.state.cacheDamaged + this.damaged;
      assert.deepEqual(await this.answers(), right, `${kind}, number ${at}`);
      if (this.reading.state.cacheDamaged + this.damaged > before) noticed++;
      writeFileSync(file, bytes);
    }
    return {
      flips: count,
      "kinds of file": kinds.length,
      "damage told of": noticed,
      "other texts": 0,
    };
  }

  private damaged = 0;

  /** All that routes would say, with nothing in memory. */
  private async answers(): Promise<unknown> {
    const embedder = new WordVectors();
    const { corpus, reading: parsing, cache: state } = this;
    const tenants = new Tenants({ corpus, parsing, state, generation: "chaos", embedder });
    try {
      const scope = await tenants.scope("a", null);
      await tenants.settled();
      const questions = new Questions(tenants);
      return {
        listing: listScope("a", scope, true),
        found: await questions.search({ tenant: "a", query: "예산 모집 기간", limit: 10 }),
        context: await questions.context({ tenant: "a", query: "예산" }),
        answer: await questions.answer({ tenant: "a", question: "모집 기간은 언제인가?" }),
        parsed: await Promise.all(WANTS.map((want) => this.read("예산.xlsx", want))),
        page: await this.read("모집 공고.pdf", PAGE),
      };
    } finally {
      await tenants.close();
      this.damaged += tenants.damaged;
    }
  }

  private async read(name: string, want: OutputRequest): Promise<string> {
    const path = join(this.corpus, "a", name);
    const file = { path, bytes: statSync(path).size, sha256: this.hashes.get(name)! };
    const { body } = await this.reading.read({ file, filename: name, want });
    // The time of a reading is no text.
    return (await body.bytes()).toString("utf8").replace(/"parse_ms":\d+/g, "");
  }

  private files(): string[] {
    return readdirSync(this.cache, { recursive: true, encoding: "utf8" })
      .map((name) => join(this.cache, name))
      .filter((path) => statSync(path).isFile())
      .sort();
  }
}

const KINDS = ["catalogue", "chunks", "document", "entries", "index", "page", "vectors"];

/** `…/<hash>.entries-800` or `…/catalogue`. */
function kindOf(path: string): string {
  const name = path.split("/").at(-1)!;
  return (name.split(".")[1] ?? name).split("-")[0]!;
}

function damage(bytes: Buffer, chance: Chance): Buffer {
  if (chance.next(10) >= SINGLE_BITS_OF_TEN) return mutate(bytes, chance);
  const other = Buffer.from(bytes);
  other[chance.next(other.length)]! ^= 1 << chance.next(8);
  return other;
}
