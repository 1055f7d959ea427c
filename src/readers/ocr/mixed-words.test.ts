import { describe, expect, it } from "vitest";
import type { Grey } from "./grey-picture.js";
import { type LineReaders, readLine } from "./line-reading.js";
import { composeWord, coversWholeWord, isMixedUp, mayBeMixed } from "./mixed-words.js";
import { inkOf } from "./shape-symbols.js";

const HEIGHT = 48;
/** Black letters of these columns on white. */
function drawn(width: number, letters: [number, number][]): Grey {
  const pixels = new Uint8Array(width * HEIGHT).fill(255);
  for (const [from, to] of letters) {
    for (let y = 6; y < HEIGHT - 8; y++) pixels.fill(0, y * width + from, y * width + to);
  }
  return { width, height: HEIGHT, pixels };
}
const word = (text: string, confidence: number, width: number) => ({
  ...{ text, confidence, x0: 0, x1: width, y0: 0, y1: HEIGHT },
});
const seen = (...characters: [string, number, number][]) => ({
  text: characters.map(([text]) => text).join(""),
  confidence: 0.99,
  characters: characters.map(([text, x, confidence]) => ({ text, x, confidence })),
});
/** A reader that always says the same, and remembers how wide the pictures were. */
function reader(text: string, confidence = 0.9) {
  const widths: number[] = [];
  const read = ({ width }: Grey) => {
    widths.push(width);
    return text === "" ? [] : text.split(" ").map((one) => word(one, confidence, width));
  };
  return { widths, read };
}

describe("words of Latin and Hangul", () => {
  const SMS_WA = drawn(130, [
    [4, 24],
    [30, 52],
    [58, 78],
    [86, 124],
  ]);
  const SMS = seen(["S", 12, 1], ["M", 40, 1], ["S", 66, 0.99]);

  it("take the Latin from the one reader and the Hangul from the other", () => {
    const main = reader("와");
    expect(composeWord(SMS_WA, inkOf(SMS_WA), SMS, main)?.text).toBe("SMS와");
    // The syllable alone, with a little white.
    expect(main.widths).toEqual([38 + 8]);
  });

  it("are as sure as the two readings of their characters", () => {
    const unsure = seen(["S", 12, 1], ["M", 40, 0.61], ["S", 66, 0.99]);
    const word = composeWord(SMS_WA, inkOf(SMS_WA), unsure, reader("와", 0.8));
    expect(word).toEqual({
      text: "SMS와",
      confidence: expect.closeTo((1 + 0.61 + 0.99 + 0.8) / 4),
    });
  });

  it("part letters that touch where the ink is thinnest", () => {
    const touching = drawn(130, [
      [4, 24],
      [30, 52],
      [58, 78],
      [86, 124],
    ]);
    for (let x = 78; x < 86; x++) touching.pixels[20 * 130 + x] = 0;
    const main = reader("와");
    expect(composeWord(touching, inkOf(touching), SMS, main)?.text).toBe("SMS와");
    expect(main.widths[0]).toBeGreaterThanOrEqual(38 + 8);
    expect(main.widths[0]).toBeLessThanOrEqual(38 + 8 + 8);
  });

  it("leave what the second reader makes of Hangul", () => {
    const doubtful = seen(
      ["S", 12, 1],
      ["M", 40, 1],
      ["S", 66, 1],
      ["o", 100, 0.7],
      ["l", 118, 0.76],
    );
    expect(composeWord(SMS_WA, inkOf(SMS_WA), doubtful, reader("와"))?.text).toBe("SMS와");
  });

  it("are not made where the rest is unsure, something would be lost, or there is no Latin", () => {
    const ink = inkOf(SMS_WA);
    expect(composeWord(SMS_WA, ink, SMS, reader("와", 0.3))).toBeUndefined();
    expect(composeWord(SMS_WA, ink, SMS, reader(""))).toBeUndefined();
    expect(
      composeWord(SMS_WA, ink, seen(["4", 12, 1], ["5", 40, 1]), reader("와")),
    ).toBeUndefined();
    const wide = drawn(300, [[4, 290]]);
    expect(composeWord(wide, inkOf(wide), SMS, reader(""))).toBeUndefined();
  });

  it("are looked for among unsure words that have both", () => {
    expect(mayBeMixed({ text: "48500와", confidence: 0.7 })).toBe(true);
    expect(mayBeMixed({ text: "제25조의2", confidence: 0.93 })).toBe(false);
    expect(mayBeMixed({ text: "바랍니다.", confidence: 0.3 })).toBe(false);
    expect(mayBeMixed({ text: "125,000", confidence: 0.3 })).toBe(false);
  });
});

describe("the language of a line", () => {
  const line = drawn(300, [
    [4, 90],
    [120, 180],
    [200, 290],
  ]);
  const readers = (korean: string, sure: number, english: string, asked: string[] = []) =>
    ({
      main: reader(korean, sure),
      latin: async () => {
        asked.push("latin");
        return reader(english, 0.95);
      },
      second: { read: async () => ({ text: "", confidence: 0, characters: [] }) },
    }) satisfies LineReaders;
  const textOf = async (given: LineReaders) =>
    (await readLine(line, given)).map(({ text }) => text).join(" ");

  it("is English where the Korean model is at a loss, however short the line", async () => {
    expect(await textOf(readers("이 피6 {0[3[.", 0.4, "of file format."))).toBe("of file format.");
  });

  it("is Korean where one word surely is, whatever stands beside it", async () => {
    const asked: string[] = [];
    const mixed = readers("국제교류 Global Exchange", 0.85, "2H mF Global Exchange", asked);
    expect(await textOf(mixed)).toBe("국제교류 Global Exchange");
    expect(asked).toEqual([]);
  });

  it("is not English where that finds no words", async () => {
    expect(await textOf(readers("12 34 56", 0.5, "1 2 3"))).toBe("12 34 56");
  });
});

describe("Latin taken for figures and a stray syllable", () => {
  const picture = drawn(160, [[4, 156]]);

  it("is known by few syllables among much else, read without being sure", () => {
    expect(isMixedUp({ text: "}?://53166/.030미280.", confidence: 0.5 })).toBe(true);
    expect(isMixedUp({ text: "}?://53166/.030미280.", confidence: 0.9 })).toBe(false);
    expect(isMixedUp({ text: "제25조의2", confidence: 0.5 })).toBe(false);
    expect(isMixedUp({ text: "2024.", confidence: 0.5 })).toBe(false);
  });

  it("is the second reader's only where that saw characters from end to end", () => {
    expect(
      coversWholeWord(
        seen(["a", 20, 0.9], ["b", 60, 0.9], ["c", 100, 0.9], ["d", 140, 0.9]),
        picture,
      ),
    ).toBe(true);
    expect(coversWholeWord(seen(["a", 20, 0.9], ["b", 60, 0.9], ["c", 100, 0.9]), picture)).toBe(
      false,
    );
    expect(coversWholeWord(seen(["a", 20, 0.9], ["d", 140, 0.9]), picture)).toBe(false);
    expect(coversWholeWord(seen(), picture)).toBe(false);
  });
});
