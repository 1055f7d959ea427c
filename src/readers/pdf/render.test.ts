/** Pages as pictures: size, Korean text whose face is not in the file, marks. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { type RenderedPage, renderPage } from "./render.js";

const file = makePdf([new SamplePage().text(100, 200, "한글", { size: 40 })]);

/** Share of pixels in an area (in points) that the test calls for. */
async function share(
  { png, width }: RenderedPage,
  area: [number, number, number, number],
  wanted: (rgb: number[]) => boolean,
): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const scale = width / 595;
  const [x0, y0, x1, y1] = area.map((value) => Math.round(value * scale)) as typeof area;
  let hits = 0;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = (y * info.width + x) * info.channels;
      if (wanted([data[at]!, data[at + 1]!, data[at + 2]!])) hits++;
    }
  }
  return hits / ((x1 - x0) * (y1 - y0));
}

const dark = (rgb: number[]) => Math.max(...rgb) < 128;

describe("renderPage", () => {
  it("draws Korean text with a face that ships with the package", async () => {
    const picture = await renderPage(file, 1, { width: 595 });
    expect([picture.width, picture.height]).toEqual([595, 842]);
    expect(await share(picture, [100, 165, 180, 208], dark)).toBeGreaterThan(0.1);
    expect(await share(picture, [100, 300, 180, 340], dark)).toBe(0);
  });

  it("paints marks over their place and leaves the text readable", async () => {
    const picture = await renderPage(file, 1, {
      width: 1190,
      marks: [{ bbox: [90, 160, 190, 215], colour: [255, 0, 0] }],
    });
    const reddish = ([red, green, blue]: number[]) => red! > 200 && green! < 200 && blue! < 200;
    expect(await share(picture, [90, 160, 190, 215], reddish)).toBeGreaterThan(0.5);
    expect(
      await share(picture, [100, 165, 180, 208], ([, green, blue]) => green! < 90 && blue! < 90),
    ).toBeGreaterThan(0.1);
    expect(await share(picture, [300, 160, 400, 215], reddish)).toBe(0);
  });

  it("refuses a page that is not there", async () => {
    await expect(renderPage(file, 2, { width: 100 })).rejects.toThrow(RangeError);
  });
});
