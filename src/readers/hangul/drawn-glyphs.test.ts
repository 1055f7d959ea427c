import { describe, expect, it } from "vitest";
import { KOREAN_FONT_FAMILY } from "../korean-font.js";
import { cleanSvg } from "./clean-svg.js";
import { glyphsOf, LOOKALIKES } from "./drawn-glyphs.js";
import { rasteriseSvg } from "./rasterise-svg.js";

const page = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text x="4" y="30" font-size="28" font-family="바탕, serif">${text}</text></svg>`;
const drawn = async (text: string) =>
  (await rasteriseSvg(page(text).replace("바탕, serif", KOREAN_FONT_FAMILY), 40)).toString("hex");

describe("signs that the bundled font lacks", () => {
  it("are drawn by glyphs that it has", async () => {
    // Unassigned: the box of a missing glyph.
    const missing = await drawn("\u0378");
    for (const [sign, glyphs] of LOOKALIKES) {
      expect(await drawn(sign), sign).toBe(missing);
      for (const glyph of glyphs) expect(await drawn(glyph), glyph).not.toBe(missing);
    }
  });

  it("are left to the fonts of a browser", () => {
    expect(glyphsOf("❍", false)).toEqual(["❍"]);
    expect(cleanSvg(page("❍"))).toContain("❍");
    expect(cleanSvg(page("❍"), { fontFamily: KOREAN_FONT_FAMILY })).toContain(">○<");
  });

  it("may be two, one over the other", () => {
    expect(cleanSvg(page("☑"), { fontFamily: KOREAN_FONT_FAMILY })).toContain('x="4 4"');
    expect(glyphsOf("\u{F02B3}", false)).toEqual(["3", "□"]);
  });
});

describe("characters without a picture outside Hancom's fonts", () => {
  it("are drawn as what they stand for, in browsers too", () => {
    expect(glyphsOf("\u00ad", false)).toEqual(["-"]);
    expect(glyphsOf("\u{F02FB}", false)).toEqual(["▸"]);
    expect(glyphsOf("\u{F012B}", true)).toEqual(["㊞"]);
    expect(cleanSvg(page("\u00ad의약품"))).toContain(">-의약품<");
  });
});
