/** Files that a password opens: with it, without it, with a wrong one; the password itself is never in what comes out. */
import { describe, expect, it } from "vitest";
import { line, makeDocx } from "../../samples/make/docx.js";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwpx } from "../../samples/make/hwpx.js";
import { lockAgile, lockedZip, lockParts, lockStandard } from "../../samples/make/lock.js";
import { makeOdf, odfParagraph } from "../../samples/make/odf.js";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { lockPdf } from "../../samples/make/pdf-lock.js";
import { makeXlsx } from "../../samples/make/xlsx.js";
import { readFile } from "./read.js";
import { DEFAULT_READ_OPTIONS } from "./reader.js";

const PASSWORD = "비밀 번호1!";
const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const letter = makeDocx({ body: line("잠긴 글") });
const read = (bytes: Buffer, filename: string, password?: string) =>
  readFile({ bytes, filename, options, ...(password !== undefined && { password }) });

const letterHangul = { sections: [[paragraph("잠긴 글")]] };
const page = new SamplePage();
page.text(60, 70, "잠긴 글", { size: 11 });
const locked: [string, string, Buffer][] = [
  ["agile encryption", "a.docx", lockAgile(letter, PASSWORD)],
  ["standard encryption", "a.docx", lockStandard(letter, PASSWORD)],
  [
    "agile encryption of a sheet named as a letter",
    "a.docx",
    lockAgile(makeXlsx({ sheets: [{ name: "s", rows: { A1: [["잠긴 글", "1"]] } }] }), PASSWORD),
  ],
  ["an HWPX", "a.hwpx", lockParts(makeHwpx(letterHangul), PASSWORD, "unpacked")],
  [
    "an ODT",
    "a.odt",
    lockParts(makeOdf("odt", { body: odfParagraph("잠긴 글") }), PASSWORD, "packed"),
  ],
  ["a PDF", "a.pdf", await lockPdf(makePdf([page]), { user: PASSWORD, owner: "주인" })],
];

describe.each(locked)("%s", (_, name, bytes) => {
  it("opens with its password, and with no other", async () => {
    const opened = await read(bytes, name, PASSWORD);
    expect(opened.access).toMatchObject({ readable: true, password_protected: false });
    expect(opened.blocks.map(({ text }) => text).join()).toContain("잠긴 글");
    expect((await read(bytes, name)).access).toMatchObject({
      reason: "PASSWORD_PROTECTED",
      password_protected: true,
    });
    const wrong = await read(bytes, name, "틀린 암호");
    expect(wrong.access).toMatchObject({ reason: "WRONG_PASSWORD", password_protected: true });
    expect(JSON.stringify([opened, wrong])).not.toMatch(/비밀 번호1!|틀린 암호/);
  });
});

describe.each([
  ["traditional", false],
  ["AES", true],
])("a ZIP with %s encryption", (_, aes) => {
  const bytes = lockedZip({ "글.docx": letter, "메모.txt": Buffer.from("안쪽 글") }, PASSWORD, aes);
  const reasons = async (password?: string) =>
    (await read(bytes, "a.zip", password)).documents!.map(({ access }) => access.reason);

  it("opens its items with the password, each with its own reason without", async () => {
    const { documents } = await read(bytes, "a.zip", PASSWORD);
    expect(documents!.map(({ blocks }) => blocks[0]?.text)).toEqual(["잠긴 글", "안쪽 글"]);
    expect(await reasons()).toEqual(["PASSWORD_PROTECTED", "PASSWORD_PROTECTED"]);
    expect(await reasons("틀린 암호")).toEqual(["WRONG_PASSWORD", "WRONG_PASSWORD"]);
  });
});

it("opens locked documents inside a bundle that is not locked, with the same password", async () => {
  const { makeZip } = await import("../../samples/make/zip.js");
  const bytes = makeZip({ "안.docx": lockAgile(letter, PASSWORD) });
  expect((await read(bytes, "a.zip", PASSWORD)).documents![0]!.blocks[0]!.text).toBe("잠긴 글");
});

it("spends no more than a bounded number of rounds on an attempt", async () => {
  const bytes = lockAgile(letter, PASSWORD, 10);
  const at = bytes.indexOf('spinCount="10"');
  const greedy = Buffer.from(bytes);
  // The salt's description gives way to a larger number; the file is refused before any of it is used.
  greedy.write('spinCount="99999999" ', at);
  expect((await read(greedy, "a.docx", PASSWORD)).access.readable).toBe(false);
});

it("damaged anywhere ends in a reason, never in other text", async () => {
  const bytes = lockAgile(letter, PASSWORD);
  for (let at = 600; at < bytes.length; at += 331) {
    const damaged = Buffer.from(bytes);
    damaged[at] = damaged[at]! ^ 0x10;
    const { access, blocks } = await read(damaged, "a.docx", PASSWORD);
    if (access.readable) expect(blocks.map(({ text }) => text)).toEqual(["잠긴 글"]);
    else
      expect(access.reason).toMatch(
        /^(?:WRONG_PASSWORD|CORRUPT|UNSUPPORTED_FORMAT|PASSWORD_PROTECTED|TOO_LARGE)$/,
      );
  }
});
