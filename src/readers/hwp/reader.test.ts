/** What is special to HWP 5: protection, packing, broken streams. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument } from "../../../samples/make/hangul.js";
import { makeHwp, record } from "../../../samples/make/hwp.js";
import { readFile } from "../read.js";

const sample: SampleDocument = {
  sections: [[paragraph("첫 구역 글")], [paragraph("둘째 구역 글")]],
};
const read = (bytes: Buffer) =>
  readFile({ bytes, filename: "a.hwp", options: { layout: "stored", ocr: false } });
const texts = async (bytes: Buffer) => (await read(bytes)).blocks.map((block) => block.text);

describe("readHwp", () => {
  it("reads streams that are not packed", async () => {
    expect(await texts(makeHwp(sample, { compressed: false }))).toEqual([
      "첫 구역 글",
      "둘째 구역 글",
    ]);
  });

  it("reads distribution documents", async () => {
    expect(await texts(makeHwp(sample, { distribution: true }))).toEqual([
      "첫 구역 글",
      "둘째 구역 글",
    ]);
  });

  it.each([
    [1 << 1, "PASSWORD_PROTECTED"],
    [1 << 4, "DRM_ENCRYPTED"],
    [1 << 8, "PASSWORD_PROTECTED"],
    [1 << 10, "DRM_ENCRYPTED"],
  ])("names the protection of header bit %i", async (properties, reason) => {
    const document = await read(makeHwp(sample, { properties }));
    expect(document.access).toMatchObject({ readable: false, reason });
    expect(document.source.format).toBe("hwp");
  });

  it("does not take a signature or tracked changes for encryption", async () => {
    const document = await read(makeHwp(sample, { properties: (1 << 7) | (1 << 14) }));
    expect(document.access.readable).toBe(true);
  });

  it("reads the other sections when one is broken, and says so", async () => {
    const bytes = makeHwp(sample, { replace: { "BodyText/Section0": Buffer.from("broken") } });
    const document = await read(bytes);
    expect(document.blocks.map((block) => block.text)).toEqual(["둘째 구역 글"]);
    expect(document.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
  });

  it("reads what stands before the end of a cut section", async () => {
    const header = Buffer.alloc(22);
    const section = Buffer.concat([
      record(0x42, 0, header),
      record(0x43, 1, Buffer.from("남은 글\r", "utf16le")),
      Buffer.from([0x42, 0, 0xf0, 0x0f]),
    ]);
    const document = await read(
      makeHwp({ sections: [[]] }, { replace: { "BodyText/Section0": deflateRawSync(section) } }),
    );
    expect(document.blocks.map((block) => block.text)).toEqual(["남은 글"]);
    expect(document.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
  });

  it("keeps the text when the definitions are lost", async () => {
    const document = await read(makeHwp(sample, { replace: { DocInfo: null } }));
    expect(document.blocks).toHaveLength(2);
    expect(document.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
  });

  it("folds Hancom symbols and keeps the ones that Unicode lacks", async () => {
    const symbols = { sections: [[paragraph("\ua289 \ua2b1 \ua12b \ua3a1 \uf53a글")]] };
    expect(await texts(makeHwp(symbols))).toEqual([
      "① 1\u20de (인) \u{f03a1} \u1112\u119e\u11ab글",
    ]);
  });
});
