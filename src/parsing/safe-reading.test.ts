import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { line, makeDocx } from "../../samples/make/docx.js";
import { lockAgile } from "../../samples/make/lock.js";
import type { Document } from "../model/document.js";
import { DEFAULT_READ_OPTIONS } from "../readers/reader.js";
import type { ParseRequest, StoredFile } from "./parsing.js";
import { SafeReading, type SafeReadingOptions } from "./safe-reading.js";

const misbehaving = fileURLToPath(
  new URL("../../test/fixtures/misbehaving-parser.mjs", import.meta.url),
);
let directory: string;
const open: SafeReading[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "wonmun-reading-"));
});
afterEach(async () => {
  for (const reading of open.splice(0)) await reading.close();
  await rm(directory, { recursive: true, force: true });
});

async function openReading(options: Partial<SafeReadingOptions> = {}): Promise<SafeReading> {
  const reading = await SafeReading.open({
    workers: 1,
    timeout: 20,
    memory: 512,
    cache: join(directory, "cache"),
    read: DEFAULT_READ_OPTIONS,
    ...options,
  });
  open.push(reading);
  return reading;
}

const WANTS = [
  { kind: "document" },
  { kind: "chunks", budget: 800 },
  { kind: "entries", budget: 800 },
] as const;

async function store(content: string | Buffer): Promise<StoredFile> {
  const bytes = Buffer.from(content as string);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const path = join(directory, sha256);
  await writeFile(path, bytes);
  return { path, bytes: bytes.length, sha256 };
}

describe("SafeReading", () => {
  it("opens a locked file with its password and keeps nothing of it", async () => {
    const reading = await openReading();
    const file = await store(lockAgile(makeDocx({ body: line("잠긴 글") }), "열쇠말 1"));
    const read = async (password?: string) => {
      const want = { kind: "document" } as const;
      const request = { file, filename: "a.docx", want, ...(password && { password }) };
      const { summary, body } = await reading.read(request);
      const text = (await body.bytes()).toString();
      return { reason: summary.reason, text };
    };
    expect(await read("열쇠말 1")).toMatchObject({ reason: null });
    const without = await read();
    expect(without.reason).toBe("PASSWORD_PROTECTED");
    expect(without.text).not.toContain("잠긴 글");
    expect(await read("열쇠말 2")).toMatchObject({ reason: "WRONG_PASSWORD" });
  });

  it("tells plain text by its name, whatever was read of the same bytes before", async () => {
    const reading = await openReading();
    const file = await store("# 제목\n\n가,나");
    const format = async (filename: string) =>
      (await reading.read({ file, filename, want: { kind: "document" } })).summary.format;
    expect(await format("a.txt")).toBe("txt");
    expect(await format("a.md")).toBe("md");
    expect(await format("a.hwp")).toBe("unknown");
  });

  it("gives the Document of a file that cannot be read, with its reason", async () => {
    const reading = await openReading();
    const file = await store("<html><body>로그인이 필요합니다</body></html>");
    const { summary, body } = await reading.read({
      file,
      filename: "공고.hwp",
      want: { kind: "document" },
    });
    const document = JSON.parse((await body.bytes()).toString()) as Document;
    expect(summary).toMatchObject({
      readable: false,
      reason: "UNSUPPORTED_FORMAT",
      filename: "공고.hwp",
    });
    expect(document.access.reason_text).toContain("HTML");
    expect(document.doc_id).toBe(`sha256:${file.sha256}`);
    expect(document.source.bytes).toBe(file.bytes);
  });

  it("reads a file once: the second answer comes from the cache, also after the original is gone", async () => {
    const reading = await openReading();
    const file = await store("");
    const first = await reading.read({
      file,
      filename: "빈.pdf",
      want: { kind: "chunks", budget: 800 },
    });
    await rm(file.path);
    const again = await reading.read({
      file,
      filename: "빈.pdf",
      want: { kind: "chunks", budget: 800 },
    });
    const bytes = await again.body.bytes();
    const untimed = (await first.body.bytes()).toString().replace(/"parse_ms":\d+/, '"parse_ms":0');
    expect(bytes.toString()).toBe(untimed);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      document: { access: { reason: "EMPTY" } },
      chunks: [],
    });
    const other = await reading.read({
      file,
      filename: "빈.pdf",
      want: { kind: "chunks", budget: 200 },
    });
    expect(other.summary.reason).toBe("EMPTY");
    expect((await reading.cache!.list()).map((entry) => entry.part).sort()).toEqual([
      "chunks-200",
      "chunks-800",
      "document",
    ]);
  });

  it("does not parse the same bytes again under another name, which stands in the answer", async () => {
    const samples = new URL("../../samples/corpus/demo/", import.meta.url);
    const reading = await openReading();
    const fresh = await openReading({ cache: null });
    const untimed = async (of: SafeReading, request: ParseRequest) =>
      (await (await of.read(request)).body.bytes())
        .toString()
        .replace(/"parse_ms":\d+/g, '"parse_ms":0');
    for (const name of ["시행문.docx", "회의 자료.zip", "비밀번호.docx"]) {
      const file = await store(readFileSync(new URL(name, samples)));
      const secret = `남의 ${name}`;
      for (const want of WANTS) await untimed(reading, { file, filename: secret, want });
      // A locked file is looked at again: there the name says which package it is.
      for (const filename of [name, "이름.xlsx".normalize("NFD")]) {
        for (const want of WANTS) {
          const found = await untimed(reading, { file, filename, want });
          expect(found).toBe(await untimed(fresh, { file, filename, want }));
          expect(found).not.toContain(secret);
          const { summary } = await reading.read({ file, filename, want });
          expect(summary.filename).toBe(filename.normalize("NFC"));
        }
      }
    }
    const whole = reading.state.reads.filter(({ outcome }) => outcome === "READABLE");
    expect(whole.map(({ format, count }) => [format, count])).toEqual([
      ["docx", 1],
      ["zip", 1],
    ]);
  });

  it("counts what it read by format and outcome, and what the cache saved", async () => {
    const reading = await openReading();
    const file = await store("");
    const want = { kind: "document" } as const;
    await reading.read({ file, filename: "빈.pdf", want });
    expect(reading.state).toMatchObject({ cacheHits: 0, cacheMisses: 1, processes: 1 });
    await reading.read({ file, filename: "빈.pdf", want });
    expect(reading.state).toMatchObject({ cacheHits: 1, cacheMisses: 1, inFlight: 0, waiting: 0 });
    expect(reading.state.reads).toEqual([
      { format: "unknown", outcome: "EMPTY", count: 1, seconds: expect.any(Number) },
    ]);
  });

  it("works on the same question once when it is asked several times at once", async () => {
    const reading = await openReading({ cache: null });
    const file = await store("같은 글");
    const request = { file, filename: "a.txt", want: { kind: "document" } as const };
    const answers = [reading.read(request), reading.read(request), reading.read(request)];
    expect(reading.inFlight).toBe(1);
    const bodies = await Promise.all(
      (await Promise.all(answers)).map(async ({ body }) => (await body.bytes()).toString()),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(reading.inFlight).toBe(0);
  });

  it.each([
    ["crash", "READER_FAILED"],
    ["loop", "TIMEOUT"],
    ["buffers", "OUT_OF_MEMORY"],
  ] as const)(
    "a file that does '%s' is a Document with reason %s, and is not cached",
    async (name, reason) => {
      const reading = await openReading({
        program: misbehaving,
        timeout: name === "loop" ? 1 : 25,
        memory: 96,
      });
      const file = await store("적대적인 파일");
      const { summary, body } = await reading.read({
        file,
        filename: name,
        want: { kind: "chunks", budget: 800 },
      });
      expect(summary).toMatchObject({ readable: false, reason });
      expect(JSON.parse((await body.bytes()).toString())).toMatchObject({
        document: { doc_id: `sha256:${file.sha256}`, access: { readable: false, reason } },
        chunks: [],
      });
      expect(await reading.cache!.list()).toEqual([]);
      expect(reading.state.reads).toMatchObject([{ outcome: reason, count: 1 }]);
    },
  );

  it("tells who may not keep anything nothing of what others sent", async () => {
    const reading = await openReading({ program: misbehaving, timeout: 20, memory: 256 });
    const file = await store("같은 파일");
    const request = { file, filename: "good", want: { kind: "document" } as const };
    const read = async (keep?: false) => {
      const { body } = await reading.read({ ...request, ...(keep === false && { keep }) });
      return JSON.parse((await body.bytes()).toString()).reading as string;
    };
    const first = await read();
    expect(await read()).toBe(first);
    const [one, other] = await Promise.all([read(false), read(false)]);
    expect(new Set([first, one, other]).size).toBe(3);
    expect(await read()).toBe(first);
  });

  it("keeps what was cut short by the time limit only for those who give no more time", async () => {
    const reading = await openReading({ program: misbehaving, timeout: 20, memory: 256 });
    const file = await store("긴 스캔");
    // The stand-in parser says that time ran out, and gives every reading a number of its own.
    const request = { file, filename: "late", want: { kind: "document" } as const };
    const read = async (timeout?: number) => {
      const { body } = await reading.read({ ...request, ...(timeout && { timeout }) });
      return JSON.parse((await body.bytes()).toString()).reading as string;
    };
    const first = await read(10);
    expect(await read(10)).toBe(first);
    expect(await read(5)).toBe(first);
    const patient = await read();
    expect(patient).not.toBe(first);
    expect(await read(10)).toBe(patient);
  });
});
