/** A picture in strips or tiles is one picture. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import type { Box } from "../../model/format.js";
import { loadPdfium } from "./pdfium.js";
import { joinTiles } from "./picture-tiles.js";
import { readPdf } from "./reader.js";

const join = (...boxes: Box[]) =>
  joinTiles(boxes.map((box) => ({ box, mark: -1 }))).map(({ box }) => box);

describe("pieces of a picture", () => {
  it("are joined where they meet within a point and are as wide", () => {
    expect(join([0, 0, 100, 20], [1, 21, 99, 40])).toEqual([[0, 0, 100, 40]]);
    expect(join([0, 0, 100, 20], [0, 21.1, 100, 40])).toHaveLength(2);
    expect(join([0, 0, 100, 20], [0, 20, 98.9, 40])).toHaveLength(2);
    expect(join([0, 0, 100, 20], [1.1, 20, 100, 40])).toHaveLength(2);
    expect(join([0, 0, 100, 20], [0, 5, 100, 40])).toHaveLength(2);
  });

  it("may be tiles, in any order", () => {
    const tiles: Box[] = [];
    for (let x = 0; x < 300; x += 100)
      for (let y = 0; y < 300; y += 50) tiles.push([x, y, x + 100, y + 50]);
    expect(join(...tiles.reverse())).toEqual([[0, 0, 300, 300]]);
  });

  it("may be cut unevenly from row to row", () => {
    expect(join([0, 0, 60, 50], [60, 0, 100, 50], [0, 50, 30, 100], [30, 50, 100, 100])).toEqual([
      [0, 0, 100, 100],
    ]);
  });

  it("keep the mark of the first that has one", () => {
    const strips = [-1, 7, 8].map((mark, index): { box: Box; mark: number } => ({
      box: [0, 10 * index, 50, 10 * index + 10],
      mark,
    }));
    expect(joinTiles(strips)).toEqual([{ box: [0, 0, 50, 30], mark: 7 }]);
  });
});

/** A page that a program printed as strips two points high. */
function stripedPage(): SamplePage {
  const page = new SamplePage();
  for (let y = 0; y < 830; y += 2) page.picture(0, y, 595, y + 2);
  return page;
}

it("a page of 415 strips is a picture to be read, not empty and not a page of lines", async () => {
  const file = (await loadPdfium()).open(makePdf([stripedPage()]));
  const { images, pictured, rulings, fills } = file.page(1);
  file.close();
  expect({ images: images.length, pictured, rulings, fills }).toEqual({
    images: 1,
    pictured: true,
    rulings: [],
    fills: [],
  });
  expect(
    await readPdf({ bytes: makePdf([stripedPage()]), filename: "a.pdf" } as never),
  ).toMatchObject({
    readable: false,
    reason: "OCR_UNAVAILABLE",
  });
});

it("a page whose letters are a picture each is one to be read", async () => {
  const page = new SamplePage();
  for (let at = 0; at < 100; at++)
    page.picture(
      50 + 25 * (at % 20),
      50 + 30 * Math.floor(at / 20),
      65 + 25 * (at % 20),
      65 + 30 * Math.floor(at / 20),
    );
  const file = (await loadPdfium()).open(makePdf([page]));
  expect(file.page(1).pictured).toBe(true);
  file.close();
});
