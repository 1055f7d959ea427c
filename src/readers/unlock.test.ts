/** Files without their password: every lock that a reading opens can be taken off, and what is left reads the same. */
import { unzipSync, zipSync } from "fflate";
import { describe, expect, it, vi } from "vitest";
import { makeDoc } from "../../samples/make/doc.js";
import { line, makeDocx } from "../../samples/make/docx.js";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwp } from "../../samples/make/hwp.js";
import { makeHwp3 } from "../../samples/make/hwp3.js";
import { makeHwpx } from "../../samples/make/hwpx.js";
import { docLock, lockAgile, lockedZip, lockParts, lockStandard } from "../../samples/make/lock.js";
import { makeOdf, odfParagraph } from "../../samples/make/odf.js";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { lockPdf } from "../../samples/make/pdf-lock.js";
import { makeZip } from "../../samples/make/zip.js";
import { OleFile } from "./containers/ole.js";
import { unlockHwp } from "./hwp/unlock.js";
import { readFile } from "./read.js";
import { DEFAULT_READ_OPTIONS } from "./reader.js";
import { unlock } from "./unlock.js";

const PASSWORD = "비밀 번호1!";
/** What Hangul 2007 and Hangul 97 make of it; the layout engine, written by others, opens files with these keys by the password. */
const HWP_KEY = Buffer.from("dea24fe5f251ff5c2a00c5376dfe7e08", "hex");
const HWP3_KEY = Buffer.from("6844aab208020844", "hex");
const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (bytes: Buffer, filename: string, password?: string) =>
  readFile({ bytes, filename, options, ...(password !== undefined && { password }) });

const letter = makeDocx({ body: line("잠긴 글") });
const hangul = { sections: [[paragraph("잠긴 글"), paragraph("둘째 문단")], [paragraph("구역")]] };
/** Longer than a block of the cipher. */
const word = [{ text: "잠긴 글" }, { text: "긴 문단 ".repeat(400) }];
const page = new SamplePage();
page.text(60, 70, "잠긴 글", { size: 11 });
const odt = makeOdf("odt", { body: odfParagraph("잠긴 글") });

const locked: [string, string, Buffer][] = [
  ["agile encryption", "a.docx", lockAgile(letter, PASSWORD)],
  ["standard encryption", "a.docx", lockStandard(letter, PASSWORD)],
  ["an HWP 5", "a.hwp", makeHwp(hangul, { key: HWP_KEY })],
  ["an HWP 5 that is not packed", "a.hwp", makeHwp(hangul, { key: HWP_KEY, compressed: false })],
  ["an HWP 3", "a.hwp", makeHwp3(["잠긴 글"], { desKey: HWP3_KEY })],
  ["a DOC of Word 97", "a.doc", makeDoc(word, { lock: docLock(PASSWORD, "word 97")! })],
  ["a DOC of Word 2003", "a.doc", makeDoc(word, { lock: docLock(PASSWORD, 128)! })],
  ["a DOC with a short key", "a.doc", makeDoc(word, { lock: docLock(PASSWORD, 40)! })],
  ["an HWPX", "a.hwpx", lockParts(makeHwpx(hangul), PASSWORD, "unpacked")],
  ["an ODT", "a.odt", lockParts(odt, PASSWORD, "packed")],
  ["a PDF", "a.pdf", await lockPdf(makePdf([page]), { user: PASSWORD, owner: "주인" })],
];

describe.each(locked)("%s", (_, filename, bytes) => {
  it("reads the same without its password as with it", async () => {
    const opened = await unlock({ bytes, filename, password: PASSWORD });
    const [without, before] = [
      await read(opened!, filename),
      await read(bytes, filename, PASSWORD),
    ];
    expect(without.access.readable).toBe(true);
    expect(without.blocks.map(({ text }) => text).join()).toContain("잠긴 글");
    expect({ ...without.blocks, ...without.tables }).toEqual({
      ...before.blocks,
      ...before.tables,
    });
    expect(without.warnings).toEqual(before.warnings);
    expect(await unlock({ bytes: opened!, filename, password: PASSWORD })).toBeNull();
    expect((await read(bytes, filename)).access.reason).toBe("PASSWORD_PROTECTED");
  });

  it("stays locked with another password, and is not changed", async () => {
    const before = Buffer.from(bytes);
    await expect(unlock({ bytes, filename, password: "틀린 암호" })).rejects.toMatchObject({
      reason: "WRONG_PASSWORD",
    });
    expect(bytes.equals(before)).toBe(true);
  });
});

describe.each([
  // By a part of the first record's head each of these seems right, and by data that unpacks.
  ["an HWP 5", "wrong-34", makeHwp(hangul, { key: HWP_KEY, compressed: false })],
  ["an HWP 3", "wrong-3709", makeHwp3(["잠긴 글"], { desKey: HWP3_KEY })],
])("%s", (_, password, bytes) => {
  it("stays locked with a password that only seems right", async () => {
    await expect(unlock({ bytes, filename: "a.hwp", password })).rejects.toMatchObject({
      reason: "WRONG_PASSWORD",
    });
  });
});

it("does not decrypt all of an HWP 5 to find that the password is another", () => {
  const picture = { "BinData/BIN0001.bmp": Buffer.alloc(1_500_000, 5) };
  const bytes = makeHwp(hangul, { key: HWP_KEY, replace: picture });
  using decrypted = vi.spyOn(OleFile.prototype, "overwrite");
  const paths = () => decrypted.mock.calls.flatMap(([entries]) => entries.map(({ path }) => path));
  expect(() => unlockHwp(bytes, "틀린 암호")).toThrow(
    expect.objectContaining({ reason: "WRONG_PASSWORD" }),
  );
  expect(paths()).toEqual(["DocInfo"]);
  unlockHwp(bytes, PASSWORD);
  expect(paths()).toContain("BinData/BIN0001.bmp");
});

it("says that a lock without its key is damaged", async () => {
  const bytes = lockAgile(letter, PASSWORD);
  const start = bytes.indexOf('encryptedKeyValue="') + 'encryptedKeyValue="'.length;
  bytes.fill(" ", start, bytes.indexOf('"', start));
  await expect(unlock({ bytes, filename: "a.docx", password: PASSWORD })).rejects.toMatchObject({
    reason: "CORRUPT",
  });
});

/** The list of a locked package's parts, changed. */
function withManifest(file: Buffer, change: (manifest: string) => Buffer): Buffer {
  const parts = unzipSync(file);
  const list = Buffer.from(parts["META-INF/manifest.xml"]!).toString();
  return Buffer.from(zipSync({ ...parts, "META-INF/manifest.xml": change(list) }));
}
const manifestOf = (file: Buffer) =>
  Buffer.from(unzipSync(file)["META-INF/manifest.xml"]!).toString("utf8");

it("takes all seals out of a package's list, in whatever encoding it is, and nothing else", async () => {
  const note = '<!-- <m:encryption-data> --><m:note m:text="a > b"/>';
  const nested = '<m:encryption-data m:x="/>"><m:encryption-data/></m:encryption-data >';
  const bytes = withManifest(lockParts(odt, PASSWORD, "packed"), (list) => {
    const more = list.replace("</m:manifest>", `${note}${nested}</m:manifest>`);
    return Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${more}`, "utf16le");
  });
  const opened = await unlock({ bytes, filename: "a.odt", password: PASSWORD });
  const list = manifestOf(opened!);
  expect(list).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><m:manifest /);
  expect(list).toContain(`${note}</m:manifest>`);
  expect(list.replace(note, "")).not.toContain("encryption-data");
  expect(list).toContain('m:full-path="content.xml"');
  expect((await read(opened!, "a.odt")).blocks[0]!.text).toBe("잠긴 글");
});

it("ends on a list with very many beginnings of seals", async () => {
  const note = `<!-- ${"<m:encryption-data>".repeat(40_000)} -->`;
  const bytes = withManifest(lockParts(odt, PASSWORD, "packed"), (list) =>
    Buffer.from(list.replace("</m:manifest>", `${note}</m:manifest>`)),
  );
  const opened = await unlock({ bytes, filename: "a.odt", password: PASSWORD });
  expect(manifestOf(opened!)).toContain(`${note}</m:manifest>`);
});

it("gives no copy that cannot be read", async () => {
  const bytes = lockAgile(letter.subarray(0, 300), PASSWORD);
  await expect(unlock({ bytes, filename: "a.docx", password: PASSWORD })).rejects.toMatchObject({
    reason: "WRONG_PASSWORD",
  });
});

describe.each([
  ["traditional encryption", false],
  ["AES", true],
])("a ZIP with %s", (_, aes) => {
  const inner = lockAgile(letter, PASSWORD);
  const files = { "글.docx": letter, "속.docx": inner, "메모.txt": Buffer.from("안쪽 글") };
  const bytes = lockedZip(files, PASSWORD, aes);

  it("is opened with all that is in it", async () => {
    const opened = await unlock({ bytes, filename: "a.zip", password: PASSWORD });
    const { documents } = await read(opened!, "a.zip");
    expect(documents!.map(({ blocks }) => blocks[0]?.text)).toEqual([
      "잠긴 글",
      "잠긴 글",
      "안쪽 글",
    ]);
  });

  it("stays locked with another password", async () => {
    await expect(unlock({ bytes, filename: "a.zip", password: "x" })).rejects.toMatchObject({
      reason: "WRONG_PASSWORD",
    });
  });
});

it("leaves items of a ZIP as they are that the password does not open", async () => {
  const bytes = makeZip({
    "이것.docx": lockAgile(letter, PASSWORD),
    "저것.docx": lockAgile(letter, "다른 암호"),
    "열림.docx": letter,
    "깨짐.docx": letter.subarray(0, 300),
  });
  const opened = await unlock({ bytes, filename: "a.zip", password: PASSWORD });
  const { documents } = await read(opened!, "a.zip");
  expect(documents!.map(({ source, access }) => [source.filename, access.reason])).toEqual([
    ["이것.docx", null],
    ["저것.docx", "PASSWORD_PROTECTED"],
    ["열림.docx", null],
    ["깨짐.docx", "CORRUPT"],
  ]);
  const again = await unlock({ bytes: opened!, filename: "a.zip", password: "다른 암호" });
  expect((await read(again!, "a.zip")).documents![1]!.access.readable).toBe(true);
});

it("has nothing to do where no password locks the file", async () => {
  for (const [bytes, filename] of [
    [letter, "a.docx"],
    [makeHwp(hangul), "a.hwp"],
    [makePdf([page]), "a.pdf"],
    [makeZip({ "a.docx": letter }), "a.zip"],
    [Buffer.from("글"), "a.txt"],
  ] as const)
    expect(await unlock({ bytes, filename, password: PASSWORD })).toBeNull();
});

it("names an HWP 5 lock that is older than it knows", async () => {
  const bytes = makeHwp(hangul, { properties: 2 });
  await expect(unlock({ bytes, filename: "a.hwp", password: PASSWORD })).rejects.toMatchObject({
    reason: "PASSWORD_PROTECTED",
  });
});

it("names an older lock of DOC", async () => {
  const bytes = makeDoc(word, { lock: docLock(PASSWORD, 128)! });
  const at = bytes.indexOf(Buffer.from([0xec, 0xa5]));
  bytes.writeUInt16LE(bytes.readUInt16LE(at + 0x0a) | 0x8000, at + 0x0a);
  const { access } = await read(bytes, "a.doc", PASSWORD);
  expect([access.reason, access.reason_text]).toEqual([
    "PASSWORD_PROTECTED",
    expect.stringContaining("DOCX로 다시 저장해"),
  ]);
});
