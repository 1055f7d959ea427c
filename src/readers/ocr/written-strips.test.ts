import { describe, expect, it } from "vitest";
import type { Grey } from "./grey-picture.js";
import { writtenStrips } from "./written-strips.js";

const STEP = 32;

/** Paper of one tone and a little grain, with lines of upright strokes at the given rows. */
function page(width: number, height: number, lines: { from: number; to: number; ink?: number }[]) {
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = 236 + ((at * 7919) % 11);
  for (const { from, to, ink = 20 } of lines) {
    for (let y = from; y < to; y++) {
      for (let x = 100; x < width - 100; x += 8) pixels.fill(ink, y * width + x, y * width + x + 4);
    }
  }
  return { width, height, pixels } satisfies Grey;
}

const rowsOf = (grey: Grey) => writtenStrips(grey, STEP).map((strip) => new Set(strip.rows));

describe("strips of a page for the text detector", () => {
  it("leaves out margins and wide gaps, and keeps every written row", () => {
    const strips = writtenStrips(
      page(800, 1200, [
        { from: 200, to: 216 },
        { from: 900, to: 916 },
      ]),
      STEP,
    );
    expect(strips).toHaveLength(1);
    const { rows, columns, grey } = strips[0]!;
    expect([grey.width % STEP, grey.height % STEP]).toEqual([0, 0]);
    expect(grey.height).toBeLessThan(200);
    expect(grey.width).toBeLessThan(700);
    for (let y = 200; y < 216; y++) expect(rows).toContain(y);
    for (let y = 900; y < 916; y++) expect(rows).toContain(y);
    expect(rows).not.toContain(600);
    expect(columns[0]).toBeGreaterThan(60);
    expect(grey.pixels[0]).toBe(pixelAt(strips[0]!, 0));
  });

  it("keeps faint print beside a black edge, and in a cutting without a blank row", () => {
    const faint = page(800, 1200, [{ from: 600, to: 616, ink: 190 }]);
    for (let y = 0; y < 1200; y++) faint.pixels.fill(10, y * 800 + 10, y * 800 + 30);
    const [strip] = writtenStrips(faint, STEP);
    expect(strip!.columns).toContain(400);
    expect(strip!.rows).toContain(608);
    const tight = page(800, 40, [{ from: 0, to: 40, ink: 190 }]);
    expect(writtenStrips(tight, STEP)[0]?.rows).toContain(20);
  });

  it("parts a full page between lines, each line in one strip alone", () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({ from: 40 + at * 22, to: 56 + at * 22 }));
    const strips = rowsOf(page(800, 1200, lines));
    expect(strips.length).toBeGreaterThan(1);
    for (const { from, to } of lines) {
      const holding = strips.filter((rows) => rows.has(from));
      expect(holding).toHaveLength(1);
      for (let y = from; y < to; y++) expect(holding[0]!.has(y)).toBe(true);
    }
  });

  it("sees light print, and nothing on a blank page", () => {
    const [strip] = rowsOf(page(800, 1200, [{ from: 500, to: 516, ink: 196 }]));
    expect(strip?.has(508)).toBe(true);
    expect(writtenStrips(page(800, 1200, []), STEP)).toEqual([]);
  });
});

function pixelAt({ rows, columns }: { rows: Int32Array; columns: Int32Array }, at: number): number {
  return 236 + (((rows[at]! * 800 + columns[at]!) * 7919) % 11);
}
