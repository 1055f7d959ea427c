/** Limits of the layout that only a whole page shows, each from both sides, in PDF files that the tests write themselves. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { readPdf } from "./reader.js";

/** Rows and columns of the tables of a page. */
async function tables(page: SamplePage): Promise<string[]> {
  const bytes = makePdf([page]);
  const outcome = await readPdf({ bytes } as Parameters<typeof readPdf>[0]);
  if (!outcome.readable) throw new Error(outcome.reason);
  return outcome.tables.map(({ rows, cols }) => `${rows}x${cols}`);
}

/** A clipping rectangle with a word in it, as Hancom's writer sets it around a cell. */
const cell = (page: SamplePage, box: readonly number[], word: string, margin = 5) =>
  page.clip(box[0]!, box[1]!, box[2]!, box[3]!, (inside) =>
    inside.text(box[0]! + margin, box[3]! - 3, word),
  );

describe("a clipping rectangle", () => {
  /** A header above one cell over `share` of the page. */
  const tall = (share: number) => {
    const page = new SamplePage();
    const [top, left, right] = [20, 30, 592];
    const bottom = top + (share * page.width * page.height) / (right - left);
    for (const y of [5, top, bottom]) page.line(3, y, right, y);
    cell(page, [3, 5, left, top], "구분", 3);
    cell(page, [left, 5, right, top], "유의사항");
    return cell(page, [left, top, right, bottom], "가나다라");
  };

  it("over up to 85 hundredths of the page is a cell, and over more the page", async () => {
    expect(await tables(tall(0.7))).toEqual(["2x2"]);
    expect(await tables(tall(0.9))).not.toEqual(["2x2"]);
  });

  /** Two lines of words in rectangles that are `margin` wider than them on either side. */
  const runs = (margin: number) => {
    const page = new SamplePage();
    const width = 40 + 2 * margin;
    for (const y of [100, 112])
      for (const col of [0, 1, 2])
        cell(page, [100 + col * width, y, 100 + (col + 1) * width, y + 12], "가나다라", margin);
    return page;
  };

  it("that ends within three tenths of an em of its words is a run of a line", async () => {
    expect(await tables(runs(2.4))).toEqual([]);
    expect(await tables(runs(3.5))).toEqual(["2x3"]);
  });
});

describe("a line of text between level rules", () => {
  /** Two numbered rows whose wide column begins `indent` behind the left end of the rules; the first has two lines there. */
  const rows = (indent: number) => {
    const page = new SamplePage();
    for (const y of [100, 120, 154, 174]) page.line(100, y, 400, y);
    page.text(102, 114, "번").text(100 + indent, 114, "내용");
    page.text(102, 134, "1", { font: "latin" }).text(102, 168, "2", { font: "latin" });
    const words = "가나다라마바사아자차카타파하거너더러머버서어";
    return page
      .lines(100 + indent, 134, [words, words], { step: 14 })
      .text(100 + indent, 168, "가나");
  };

  it("is of a wide column where it begins behind a tenth of their length, and prose before", async () => {
    expect(await tables(rows(36))).toEqual(["3x2"]);
    expect(await tables(rows(24))).toEqual([]);
  });
});

describe("figures beside a grid", () => {
  /** Ten level lines in a frame, with figures `gap` beside the first `count` of them. */
  const plot = (count: number, gap: number) => {
    const page = new SamplePage();
    const ys = Array.from({ length: 10 }, (_, at) => 100 + 30 * at);
    for (const y of ys) page.line(100, y, 400, y);
    for (const x of [100, 400]) page.line(x, 100, x, 370);
    for (const [at, y] of ys.entries()) {
      if (at < count) page.text(100 - gap - 10, y + 3, `${90 - at}`, { font: "latin" });
      if (at < 9) page.text(130 + 25 * at, y + 18, `${11 + at}`);
    }
    return page;
  };

  it("are an axis within two ems of it", async () => {
    expect(await tables(plot(10, 16))).toEqual([]);
    expect(await tables(plot(10, 24))).toEqual(["9x1"]);
  });

  it("are an axis where they stand at six tenths of its lines", async () => {
    expect(await tables(plot(7, 5))).toEqual([]);
    expect(await tables(plot(5, 5))).toEqual(["9x1"]);
  });
});
