import { crc32, deflateRawSync } from "node:zlib";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { makeRawZip, type RawArchive, type RawEntry } from "../../../samples/make/zip-raw.js";
import type { UnreadableFile } from "../reader.js";
import { UnpackBudget, ZipArchive } from "./zip.js";

const open = (archive: RawArchive | Buffer, budget = UnpackBudget.forBundle()) =>
  ZipArchive.open(Buffer.isBuffer(archive) ? archive : makeRawZip(archive), budget);

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "read",
    (error: UnreadableFile) => error.reason,
  );

/** Reads the only entry, whole and as a stream. */
async function both(entry: RawEntry): Promise<string[]> {
  const archive = await open({ entries: [entry] });
  const [found] = archive.entries;
  const drain = async () => {
    for await (const chunk of archive.stream(found!)) expect(chunk.length).toBeGreaterThan(0);
  };
  return [await reasonOf(archive.read(found!)), await reasonOf(drain())];
}

describe("an archive", () => {
  const hello: RawEntry = { name: "a.txt", data: "안녕하세요" };

  it.each<[string, RawArchive]>([
    ["plain", { entries: [hello] }],
    ["stored", { entries: [{ ...hello, method: 0 }] }],
    ["with data descriptors", { entries: [{ ...hello, flags: 8 }] }],
    ["with zip64 sizes", { entries: [{ ...hello, zip64: true }] }],
    ["with a comment", { entries: [hello], comment: "설명" }],
    ["after a program, uncounted", { entries: [hello], prefix: Buffer.alloc(5000, "MZ") }],
    [
      "after a program, counted",
      { entries: [hello], prefix: Buffer.alloc(5000, "MZ"), countPrefix: true },
    ],
    ["before padding", { entries: [hello], suffix: Buffer.alloc(3000) }],
  ])("%s gives its entry", async (_what, raw) => {
    const archive = await open(raw);
    expect(archive.entries.map((entry) => entry.name)).toEqual(["a.txt"]);
    expect((await archive.read(archive.find("a.txt")!)).toString()).toBe("안녕하세요");
    const pieces: Buffer[] = [];
    for await (const piece of archive.stream(archive.find("a.txt")!)) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe("안녕하세요");
  });

  it("names its entries in UTF-8, CP949 or by the Unicode path field", async () => {
    const korean = "한글 똠방각하/보고서.hwp";
    const cp949 = iconv.encode(korean, "cp949");
    const extra = Buffer.alloc(9);
    extra.writeUInt16LE(0x7075, 0);
    extra.writeUInt16LE(5 + Buffer.byteLength(korean), 2);
    extra.writeUInt8(1, 4);
    extra.writeUInt32LE(crc32(Buffer.from("x.hwp")), 5);
    const archive = await open({
      entries: [
        { name: korean, flags: 0x800 },
        { name: korean },
        { name: cp949 },
        { name: "x.hwp", extra: Buffer.concat([extra, Buffer.from(korean)]) },
        { name: "폴더\\윈도.hwp".normalize("NFD") },
        { name: "폴더/" },
      ],
    });
    expect(archive.entries.map((entry) => entry.name)).toEqual([
      korean,
      korean,
      korean,
      korean,
      "폴더/윈도.hwp",
      "폴더/",
    ]);
    expect(archive.entries.at(-1)?.directory).toBe(true);
  });

  it("that is cut, or no archive, is CORRUPT", async () => {
    const whole = makeRawZip({ entries: [hello, { name: "b", data: "나" }] });
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from("PK\u0003\u0004"),
      Buffer.alloc(500, 7),
      whole.subarray(0, whole.length - 30),
      whole.subarray(40),
    ]) {
      expect(await reasonOf(open(bytes).then((each) => each.read(each.entries[0]!)))).toBe(
        "CORRUPT",
      );
    }
  });
});

describe("an entry", () => {
  it("whose bytes are not what was packed is CORRUPT", async () => {
    expect(await both({ name: "a", data: "가", crc: 1 })).toEqual(["CORRUPT", "CORRUPT"]);
    expect(await both({ name: "a", data: "가나", bytes: 100 })).toEqual(["CORRUPT", "CORRUPT"]);
    const broken = Buffer.from([0xff, 0xff, 0xff, 0xff]);
    expect(await both({ name: "a", packed: broken, bytes: 4 })).toEqual(["CORRUPT", "CORRUPT"]);
  });

  it("that is encrypted, or packed another way, says so", async () => {
    expect(await both({ name: "a", data: "가", flags: 1 })).toEqual([
      "PASSWORD_PROTECTED",
      "PASSWORD_PROTECTED",
    ]);
    const archive = await open({ entries: [{ name: "a", data: "가", method: 14 }] });
    await expect(archive.read(archive.entries[0]!)).rejects.toMatchObject({
      reason: "UNSUPPORTED_FORMAT",
      more: { wording: { ko: expect.stringContaining("14번") } },
    });
  });

  it("that unpacks past what it states is stopped there", async () => {
    const bomb: RawEntry = {
      name: "bomb",
      packed: deflateRawSync(Buffer.alloc(5_000_000)),
      bytes: 1000,
    };
    expect(await both(bomb)).toEqual(["TOO_LARGE", "TOO_LARGE"]);
  });
});

describe("a bomb is TOO_LARGE", () => {
  it("by what it states", async () => {
    const entry = { name: "a", data: "가", bytes: 2 ** 31 };
    expect(await reasonOf(open({ entries: [entry] }))).toBe("TOO_LARGE");
  });

  it("by its ratio", async () => {
    const entry = { name: "a", data: Buffer.alloc(17_000_000) };
    expect(await reasonOf(open({ entries: [entry] }))).toBe("TOO_LARGE");
  });

  it("by entries that share their bytes", async () => {
    const data = Buffer.alloc(100_000, "가");
    const entries = Array.from({ length: 50 }, (_, index) => ({
      name: `${index}`,
      data,
      offset: 0,
    }));
    expect(await reasonOf(open({ entries }))).toBe("TOO_LARGE");
  });

  it("by an entry that holds the archive's own directory", async () => {
    const archive = makeRawZip({ entries: [{ name: "속.zip", method: 0, data: "" }] });
    const directory = archive.indexOf("PK\u0001\u0002");
    archive.writeUInt32LE(archive.length - directory, directory + 20);
    archive.writeUInt32LE(archive.length - directory, directory + 24);
    expect(await reasonOf(open(archive))).toBe("TOO_LARGE");
  });

  it("by the number of its entries, claimed or real", async () => {
    const data = "";
    const entries = Array.from({ length: 100_000 }, (_, index) => ({
      name: `${index}`,
      method: 0,
      data,
    }));
    const many = makeRawZip({ entries });
    expect(await reasonOf(open(many))).toBe("TOO_LARGE");
    expect(await reasonOf(open(many, UnpackBudget.forPackage()))).toBe("TOO_LARGE");
    expect(await reasonOf(open({ entries: [], claimedEntries: 60_000 }))).toBe("TOO_LARGE");
  });

  it("by a budget that archives in archives share", async () => {
    const budget = new UnpackBudget(10, 1000, 200);
    const small = makeRawZip({ entries: [{ name: "a", method: 0, data: Buffer.alloc(600) }] });
    const first = await open(small, budget);
    await first.read(first.entries[0]!);
    expect([budget.items, budget.bytes]).toEqual([9, 400]);
    expect(await reasonOf(open(small, budget))).toBe("TOO_LARGE");
    expect([budget.items, budget.bytes]).toEqual([9, 400]);
  });
});
