import { describe, expect, it } from "vitest";
import { renderScan } from "../../../samples/make/scan.js";
import { wearScan } from "../../../samples/make/scan-wear.js";
import { deskew, mapBoxBack, measureSkew } from "./deskew.js";
import { eraseRulings, findRulings } from "./detect-rulings.js";

const TABLE = {
  widths: [1, 2],
  table: [
    ["구분", "예산(천원)"],
    ["하천 정비 사업", "125,000"],
  ],
};
const PAGE = { dpi: 150, page: { width: 120, height: 50 } };

describe("rulings of a picture", () => {
  it("finds the grid of a table and no strokes of letters", async () => {
    const page = await wearScan(await renderScan([TABLE], PAGE), { noise: 8, blur: 0.5 });
    const rulings = findRulings(page);
    const level = new Set(
      rulings.filter((one) => one.direction === "horizontal").map((one) => Math.round(one.at / 6)),
    );
    const upright = new Set(
      rulings.filter((one) => one.direction === "vertical").map((one) => Math.round(one.at / 6)),
    );
    expect(level.size).toBe(3);
    expect(upright.size).toBe(3);
    expect(findRulings(eraseRulings(page, rulings))).toEqual([]);
  });

  it("leaves the feet of bold capitals side by side", () => {
    // L and E of a heading, 20 pixels high, in a picture so narrow that they are long for it.
    const [width, height] = [600, 60];
    const pixels = new Uint8Array(width * height).fill(255);
    const fill = (x0: number, x1: number, y0: number, y1: number) => {
      for (let y = y0; y < y1; y++) pixels.fill(0, y * width + x0, y * width + x1);
    };
    fill(100, 104, 20, 40);
    fill(100, 113, 36, 40);
    fill(115, 119, 20, 40);
    fill(115, 129, 36, 40);
    expect(findRulings({ width, height, pixels })).toEqual([]);
    fill(300, 400, 38, 40);
    expect(findRulings({ width, height, pixels })).toMatchObject([{ from: 300, to: 400 }]);
  });

  describe("of a drawn grid", () => {
    const [width, height] = [600, 300];
    const [xs, ys] = [
      [50, 250, 550],
      [40, 120, 200, 280],
    ];
    /** A grid of lines of one tone and thickness on white, its first row painted. */
    function grid(tone: number, thick: number, paint = 255) {
      const pixels = new Uint8Array(width * height).fill(255);
      const fill = (box: [number, number, number, number], value: number) => {
        for (let y = box[1]; y < box[3]; y++)
          pixels.fill(value, y * width + box[0], y * width + box[2]);
      };
      fill([xs[0]!, ys[0]!, xs[2]!, ys[1]!], paint);
      for (const x of xs) fill([x, ys[0]!, x + thick, ys[3]! + thick], tone);
      for (const y of ys) fill([xs[0]!, y, xs[2]! + thick, y + thick], tone);
      // Something black, so that ink is known.
      fill([100, 150, 115, 153], 0);
      const found = findRulings({ width, height, pixels });
      const places = (direction: string) =>
        [
          ...new Set(
            found.filter((one) => one.direction === direction).map(({ at }) => Math.round(at / 10)),
          ),
        ].sort((a, b) => a - b);
      return [places("horizontal"), places("vertical")];
    }
    const ALL = [
      [4, 12, 20, 28],
      [5, 25, 55],
    ];

    it("are found in any tone that stands out, thin or a few pixels wide", () => {
      for (const tone of [0, 90, 170, 200, 239]) {
        for (const thick of [1, 2, 4]) expect(grid(tone, thick)).toEqual(ALL);
      }
      expect(grid(241, 1)).toEqual([[], []]);
    });

    it("are found beside painted cells", () => {
      expect(grid(0, 1, 215)).toEqual(ALL);
      expect(grid(0, 1, 90)[0]).toEqual(ALL[0]);
      expect(grid(150, 1, 210)).toEqual(ALL);
      // The lines of the row are as light as its colour: its edges show where they are.
      expect(grid(210, 1, 210)[0]).toEqual(ALL[0]);
    });
  });

  it("measures the skew of a page and leads boxes back to where they were", async () => {
    const page = await wearScan(
      await renderScan(
        [{ text: "여름철 자연재난 사전대비 기간 운영 계획을 다음과 같이 알려 드립니다." }, TABLE],
        PAGE,
      ),
      { skew: -4 },
    );
    expect(Math.abs((await measureSkew(page)) + 4)).toBeLessThan(0.3);
    const upright = await deskew(page);
    const { width, height } = upright.grey;
    const middle = mapBoxBack(
      [upright.turn],
      [width / 2 - 1, height / 2 - 1, width / 2 + 1, height / 2 + 1],
    );
    expect((middle[0] + middle[2]) / 2).toBeCloseTo(page.width / 2, 0);
    expect((middle[1] + middle[3]) / 2).toBeCloseTo(page.height / 2, 0);
  });
});
