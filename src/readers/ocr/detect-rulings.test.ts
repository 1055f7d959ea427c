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
