/** The same two lines as every kind of picture, turned and worn as scanners and cameras leave them. */
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { errorRate } from "../../../bench/ocr/score.js";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { renderScan, type ScanPage } from "../../../samples/make/scan.js";
import { toBmp, toJpeg, toPng, type Wear, wearScan } from "../../../samples/make/scan-wear.js";
import type { Document } from "../../model/document.js";
import { closeOcr } from "../ocr/recognition.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

/** A recognition takes a second where it has a processor to itself, and many where it does not. */
const PATIENT = 180_000;
const LINES = ["배수펌프장 점검 기간은 2026. 3. 2.부터입니다.", "예산은 1,284,500원을 배정한다."];
const WRITTEN = LINES.join("");

const page = (dpi = 150, lines = LINES, height = 60): Promise<ScanPage> =>
  renderScan(
    lines.map((text) => ({ text })),
    { dpi, page: { width: 120, height } },
  );
const worn = async (wear: Wear, dpi = 150) => wearScan(await page(dpi), wear);
const read = (bytes: Buffer, filename: string) =>
  readFile({ bytes, filename, options: DEFAULT_READ_OPTIONS });
const textOf = ({ blocks }: Document, number?: number) =>
  blocks
    .filter((block) => number === undefined || block.page === number)
    .map((block) => block.text)
    .join("");
/** A tenth: one wrong sign in these few letters is three in a hundred. */
const expectRead = (document: Document, number?: number) => {
  expect(document.access).toMatchObject({ readable: true });
  expect(errorRate(WRITTEN, textOf(document, number))).toBeLessThan(0.1);
};

afterAll(closeOcr);

describe("kinds of pictures", { timeout: PATIENT }, () => {
  it.each([
    ["bmp", async () => toBmp(await page())],
    [
      "gif",
      async () =>
        sharp(await toPng(await page()))
          .gif()
          .toBuffer(),
    ],
    [
      "webp",
      async () =>
        sharp(await toPng(await page()))
          .webp({ quality: 80 })
          .toBuffer(),
    ],
    [
      "tiff",
      async () =>
        sharp(await toPng(await page()))
          .tiff({ compression: "lzw" })
          .toBuffer(),
    ],
  ] as const)("reads %s", async (format, make) => {
    const document = await read(await make(), `그림.${format}`);
    expect(document.source).toMatchObject({ format, pages: 1 });
    expectRead(document);
  });

  it("reads every page of a TIFF, each under its number", async () => {
    const texts = ["첫째 쪽은 산불 예방.", "둘째 쪽은 수해 복구.", "셋째 쪽은 제설 대책."];
    const frames = await Promise.all(
      texts.map(async (text) =>
        toPng(await page(150, [text, "담당 부서는 안전총괄과입니다."], 45)),
      ),
    );
    const tiff = await sharp(frames, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const document = await read(tiff, "세 쪽.tif");
    expect(document.source.pages).toBe(3);
    for (const [at, text] of texts.entries()) {
      const squeezed = textOf(document, at + 1).replace(/\s/g, "");
      expect(squeezed).toContain(text.slice(-6, -1).replace(/\s/g, ""));
    }
  });

  it("turns a photograph by its EXIF mark, and gives boxes on what a viewer shows", async () => {
    const upright = await page();
    // Stored lying on its left side; the mark says to turn it a quarter clockwise.
    const stored = await toJpeg(await wearScan(upright, { turns: 3 }), 90);
    const marked = await sharp(stored)
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 90 })
      .toBuffer();
    const document = await read(marked, "사진.jpg");
    expectRead(document);
    const [x0, y0, x1, y1] = upright.lines[0]!.words[0]!.box;
    const box = document.blocks[0]!.bbox!;
    expect(box[0]).toBeLessThan(x0 + 6);
    expect(box[1]).toBeLessThan(y0 + 6);
    expect(box[2]).toBeGreaterThan(x1);
    expect(box[3]).toBeGreaterThan(y1 - 6);
  });
});

describe("how a page was laid on the glass", { timeout: PATIENT }, () => {
  it.each([
    ["a quarter clockwise", { turns: 1 }],
    ["on its head", { turns: 2 }],
    ["a quarter anticlockwise", { turns: 3 }],
    ["ten degrees askew", { skew: 10 }],
    ["a quarter and three degrees", { turns: 1, skew: 3 }],
    ["faint", { paper: 205, ink: 150, noise: 3 }],
    ["dark paper", { paper: 140, ink: 60, noise: 3 }],
  ] satisfies [string, Wear][])("%s", async (_how, wear) => {
    expectRead(await read(await toPng(await worn(wear)), "scan.png"));
  });

  it.each([100, 200, 400])("at %i dpi", async (dpi) => {
    expectRead(await read(await toPng(await worn({ blur: 0.4, noise: 4 }, dpi)), "scan.png"));
  });

  it("says where the recognition is in doubt", async () => {
    const clear = await toPng(await page());
    const ruined = await toPng(await worn({ blur: 2.2, noise: 30, paper: 220, ink: 90 }));
    const frames = await Promise.all(
      [clear, ruined].map((one) => sharp(one).resize(709, 354, { fit: "fill" }).png().toBuffer()),
    );
    const tiff = await sharp(frames, { join: { animated: true } })
      .tiff()
      .toBuffer();
    const { warnings, blocks } = await read(tiff, "의심.tif");
    expect(warnings.map(({ code, page }) => [code, page])).toEqual([["OCR_LOW_CONFIDENCE", 2]]);
    const sure = (number: number) =>
      Math.min(...blocks.filter((block) => block.page === number).map((block) => block.confidence));
    expect(sure(2)).toBeLessThan(sure(1));
  });
});

describe("scanned pages in a PDF", { timeout: PATIENT }, () => {
  const size = { width: 340, height: 127.5 };
  const picture = async () => {
    const { width, height, ...rest } = await page(150, LINES, 45);
    const png = await toPng({ width, height, ...rest });
    const jpeg = await sharp(png).toColourspace("b-w").jpeg({ quality: 85 }).toBuffer();
    return { jpeg, width, height };
  };
  const typed = (text: string) => new SamplePage(size).text(30, 60, text, { size: 12 });

  it("recognises the pages that need it, and no others", async () => {
    const pages = [
      typed("글자가 있는 첫 쪽이다."),
      new SamplePage(size).scan(0),
      typed("마지막 쪽이다."),
    ];
    const document = await read(makePdf(pages, { pictures: [await picture()] }), "섞임.pdf");
    expect(document.source.pages).toBe(3);
    expect(document.blocks.map(({ page, extractor }) => [page, extractor])).toEqual(
      expect.arrayContaining([
        [1, "pdf"],
        [2, "ocr"],
        [3, "pdf"],
      ]),
    );
    expect(document.blocks.every((one) => (one.page === 2) === (one.extractor === "ocr"))).toBe(
      true,
    );
    expectRead(document, 2);
    const box = document.blocks.find((block) => block.page === 2)!.bbox!;
    expect(box[2]).toBeLessThanOrEqual(size.width);
  });

  it("reads a scan that a number was printed onto, and leaves a title on a picture alone", async () => {
    const numbered = new SamplePage(size).scan(0).text(160, 122, "- 7 -", { size: 8 });
    const scanned = await read(makePdf([numbered], { pictures: [await picture()] }), "쪽번호.pdf");
    expect(scanned.blocks.some((block) => block.extractor === "ocr")).toBe(true);
    expect(errorRate(WRITTEN, textOf(scanned).replace(/-?\s*7\s*-?$/u, ""))).toBeLessThan(0.12);
    const cover = new SamplePage(size)
      .picture(0, 0, 340, 127.5)
      .text(60, 70, "표지의 제목", { size: 20 });
    const covered = await read(makePdf([cover]), "표지.pdf");
    expect(covered.blocks.map(({ text, extractor }) => [text, extractor])).toEqual([
      ["표지의 제목", "pdf"],
    ]);
  });
});
