/** Signs of symbol fonts and private characters in HWP and HWPX. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwp, record } from "../../samples/make/hwp.js";
import { foldSymbols } from "./hangul/hancom-symbols.js";
import { emptyDefinitions } from "./hangul/tree.js";
import { readDocInfo } from "./hwp/definitions.js";
import { readDefinitions } from "./hwpx/definitions.js";
import { readFile } from "./read.js";

const utf16 = (text: string) => Buffer.from(text, "utf16le");
const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};
const face = (name: string) =>
  record(0x13, 1, Buffer.concat([Buffer.from([0]), words(name.length), utf16(name)]));

describe("signs of symbol fonts", () => {
  it("are bullets, not letters, in HWP", () => {
    const mappings = Buffer.alloc(64);
    mappings.writeInt32LE(1, 4);
    const shape = Buffer.alloc(72);
    shape.writeUInt16LE(0, 2);
    const bullet = Buffer.concat([Buffer.alloc(12), utf16("l")]);
    const docInfo = Buffer.concat([
      record(0x11, 0, mappings),
      face("바탕"),
      face("Wingdings"),
      record(0x15, 1, shape),
      record(0x18, 1, bullet),
    ]);
    const definitions = emptyDefinitions();
    readDocInfo(docInfo, 0x05010001, definitions);
    expect(definitions.bullets.get(1)).toBe("●");
    expect([...definitions.symbolFonts]).toEqual([[0, "Wingdings"]]);
  });

  it("print what they show where the text is set in one, and count as no lost letter", async () => {
    const mappings = Buffer.alloc(64);
    const docInfo = Buffer.concat([
      record(0x11, 0, mappings),
      face("Wingdings"),
      record(0x15, 1, Buffer.alloc(72)),
    ]);
    const bytes = makeHwp(
      { sections: [[paragraph("nlu")]] },
      { replace: { DocInfo: deflateRawSync(docInfo) } },
    );
    const options = { layout: "stored", ocr: false } as const;
    const { blocks, metrics } = await readFile({ bytes, filename: "a.hwp", options });
    expect(blocks.map(({ text }) => text)).toEqual(["■●◆"]);
    expect(metrics.coverage?.share).toBe(1);
  });

  it("are bullets, not letters, in HWPX", () => {
    const header =
      '<head><fontface lang="HANGUL"><font id="0" face="바탕"/></fontface><fontface lang="LATIN"><font id="0" face="Wingdings"/></fontface>' +
      '<charPr id="3"><fontRef hangul="0" latin="0"/></charPr><bullet id="1" char="n"><paraHead charPrIDRef="3"/></bullet><bullet id="2" char="n"/></head>';
    const definitions = emptyDefinitions();
    readDefinitions(Buffer.from(header), definitions);
    expect([...definitions.bullets]).toEqual([
      [1, "■"],
      [2, "n"],
    ]);
  });
});

describe("private characters", () => {
  it("are the signs that Hancom prints for them", () => {
    const signs = [0xf0800, 0xf080f, 0xf0832, 0xf02ef].map((code) => String.fromCodePoint(code));
    expect(foldSymbols(signs.join(""))).toBe("-━═·");
    expect(foldSymbols("\uf081\uf0a0\uf06c")).toBe("①·●");
  });

  it("are named by a warning where no table knows them", async () => {
    const bytes = makeHwp({ sections: [[paragraph(`안내 ${String.fromCodePoint(0xf00c1)}`)]] });
    const options = { layout: "stored", ocr: false } as const;
    const { warnings } = await readFile({ bytes, filename: "a.hwp", options });
    const warning = warnings.find(({ code }) => code === "TEXT_ENCODING_UNCERTAIN");
    expect(warning).toMatchObject({ page: 1, block: "b1" });
    expect(warning?.text).toContain("(U+F00C1 1자)");
  });
});
