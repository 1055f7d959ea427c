import { describe, expect, it } from "vitest";
import { firstComponent, type Ink, symbolOf } from "./shape-symbols.js";
import { regroup } from "./tesseract.js";
import { placeWords } from "./word-places.js";

/** Ink where the rows have `#`. */
function drawn(rows: string[]): Ink {
  const width = Math.max(...rows.map((row) => row.length));
  const dark = new Uint8Array(width * rows.length);
  for (const [y, row] of rows.entries()) {
    for (const [x, mark] of [...row].entries()) if (mark === "#") dark[y * width + x] = 1;
  }
  return { width, height: rows.length, dark };
}

function shape(size: number, isInk: (x: number, y: number) => boolean): Ink {
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (isInk(x, y) ? "#" : " ")).join(""),
  );
  return drawn(rows);
}

const sign = (ink: Ink) => symbolOf(ink, firstComponent(ink, 0, ink.width)!);
const word = (text: string) => ({ text, x0: 0, y0: 0, x1: 0, y1: 0, confidence: 0.9 });

describe("signs told by their shape", () => {
  const size = 32;
  const border = (at: number) => at < 2 || at >= size - 2;
  const radius = (x: number, y: number) => Math.hypot(x - 15.5, y - 15.5);

  it("knows squares, hollow and filled", () => {
    expect(sign(shape(size, (x, y) => border(x) || border(y)))).toBe("□");
    expect(sign(shape(size, () => true))).toBe("■");
  });

  it("knows circles, and a ring around something", () => {
    const ring = (x: number, y: number) => radius(x, y) <= 16 && radius(x, y) >= 14;
    expect(sign(shape(size, ring))).toBe("○");
    expect(sign(shape(size, (x, y) => radius(x, y) <= 16))).toBe("●");
    expect(sign(shape(size, (x, y) => ring(x, y) || (x > 13 && x < 18 && y > 8 && y < 24)))).toBe(
      "ring",
    );
  });

  it("knows the triangle that makes a figure negative", () => {
    const inside = (x: number, y: number) => Math.abs(x - 15.5) <= (y + 1) / 2;
    const outline = (x: number, y: number) =>
      inside(x, y) && (y >= size - 2 || Math.abs(x - 15.5) >= (y + 1) / 2 - 2);
    expect(sign(shape(size, outline))).toBe("△");
    expect(sign(shape(size, inside))).toBe("▲");
  });

  it("leaves letters alone", () => {
    const open = (x: number, y: number) => border(x) || y < 2;
    expect(sign(shape(size, open))).toBeUndefined();
  });
});

describe("words of a line", () => {
  it("puts the syllables that Tesseract parts together again", () => {
    const part = (text: string, x0: number) => ({
      text,
      confidence: 90,
      bbox: { x0, y0: 0, x1: x0 + 10, y1: 10 },
    });
    const words = regroup("제3조 목적\n", [
      part("제", 0),
      part("3", 12),
      part("조", 20),
      part("목적", 40),
    ]);
    expect(words.map(({ text, x0, x1 }) => [text, x0, x1])).toEqual([
      ["제3조", 0, 30],
      ["목적", 40, 50],
    ]);
  });

  it("parts them at the gaps that fit, wide ones first", () => {
    const ink = drawn(["### ###    ### ###", "### ###    ### ###"]);
    const places = placeWords([word("가나"), word("다라")], ink, 0);
    expect(places.map(({ x0, x1 }) => [x0, x1])).toEqual([
      [0, 7],
      [11, 18],
    ]);
  });
});
