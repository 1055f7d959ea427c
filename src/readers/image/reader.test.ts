import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { renderScan, type ScanPage } from "../../../samples/make/scan.js";
import { toJpeg, toPng, wearScan } from "../../../samples/make/scan-wear.js";
import { makeTiff } from "../../../samples/make/tiff.js";
import { closeOcr } from "../ocr/recognition.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const NOTICE = [
  { text: "여름철 재난 대비 점검 알림", size: 16, align: "center" as const },
  { text: "점검 기간은 2026. 3. 2.부터 5. 14.까지이며 예산은 1,284,500원입니다." },
  {
    widths: [2, 3, 3],
    table: [
      ["구분", "점검 대상", "예산(천원)"],
      ["하천", "배수펌프장", "125,000"],
      ["도로", "지하차도", "86,400"],
    ],
  },
];
/** A recognition takes seconds where it has a processor to itself, and many where it does not. */
const PATIENT = 180_000;
const SMALL_PAGE = { width: 120, height: 75 };

const read = (bytes: Buffer, filename: string, options = DEFAULT_READ_OPTIONS) =>
  readFile({ bytes, filename, options });
const squeezed = (text: string) => text.replace(/\s+/g, "");
const notice = (): Promise<ScanPage> => renderScan(NOTICE, { dpi: 200, page: SMALL_PAGE });

afterAll(closeOcr);

describe("reading pictures", { timeout: PATIENT }, () => {
  it("reads a skewed scan into text, a table and boxes on the original's pixels", async () => {
    const page = await wearScan(await notice(), { skew: 3, blur: 0.5, noise: 5, paper: 240 });
    const document = await read(await toJpeg(page, 80), "scan.jpg");
    expect(document.access.readable).toBe(true);
    expect(document.metrics.extractor_mix).toEqual({ ocr: 1 });
    const text = squeezed(document.blocks.map((block) => block.text).join(""));
    expect(text).toContain("재난대비점검알림");
    expect(text).toContain("2026.3.2.부터5.14.까지");
    expect(document.tables).toHaveLength(1);
    const grid = document.tables[0]!.grid.map((row) => row.map(squeezed));
    expect(grid.map((row) => row[2])).toEqual(["예산(천원)", "125,000", "86,400"]);
    expect(grid[1]!.slice(0, 2)).toEqual(["하천", "배수펌프장"]);
    const title = document.blocks.find((block) => squeezed(block.text).includes("점검알림"))!;
    expect(title.confidence).toBeGreaterThan(0.5);
    for (const word of page.lines[0]!.words) expectCovered(word.box, title.bbox!);
  });

  it("says that a cut TIFF is not whole", async () => {
    const whole = makeTiff([await notice(), await notice()]);
    const cut = await read(whole.subarray(0, Math.floor(whole.length * 0.9)), "scan.tif");
    expect(cut.access.readable).toBe(true);
    expect(cut.warnings).toContainEqual(
      expect.objectContaining({ code: "PARTIALLY_READ", page: 2 }),
    );
    const first = await read(whole.subarray(0, Math.floor(whole.length * 0.4)), "scan.tif");
    expect(first.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
  });

  it("reads a clearly ruled table of a clean PNG, cell by cell", async () => {
    const rows = [
      ["구분", "2023년", "2024년"],
      ["행정안전과", "1,200", "1,350"],
      ["복지정책과", "8,450", "9,020"],
    ];
    const page = await renderScan([{ widths: [3, 2, 2], table: rows }], {
      dpi: 150,
      page: { width: 110, height: 40 },
    });
    const { tables } = await read(await toPng(page), "table.png");
    expect(tables.map(({ grid }) => grid.map((row) => row.map(squeezed)))).toEqual([rows]);
    expect(tables[0]!.cells.every(({ bbox }) => bbox !== null)).toBe(true);
  });

  it("turns a page that lies on its head, and keeps boxes on the picture as it was given", async () => {
    const page = await wearScan(
      await renderScan(NOTICE.slice(0, 2), { dpi: 150, page: { width: 120, height: 40 } }),
      { turns: 2 },
    );
    const document = await read(await toPng(page), "turned.png");
    const line = document.blocks.find((block) => squeezed(block.text).includes("점검기간은2026"))!;
    expect(line).toBeDefined();
    const words = page.lines.slice(1).flatMap((one) => one.words);
    for (const word of words) expectCovered(word.box, line.bbox!);
  });

  it("says that a blank picture has no text", async () => {
    const blank = await sharp({
      create: { width: 300, height: 200, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    expect((await read(blank, "blank.png")).access.reason).toBe("NO_TEXT");
  });

  it("says that recognition is off", async () => {
    const bytes = await sharp({
      create: { width: 50, height: 50, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    const document = await read(bytes, "off.png", { ...DEFAULT_READ_OPTIONS, ocr: false });
    expect(document.access).toMatchObject({ readable: false, reason: "OCR_UNAVAILABLE" });
  });

  it("refuses a flood of pixels before decoding it", async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect((await read(png, "flood.png")).access.reason).toMatch(/TOO_LARGE|CORRUPT/);
    const bmp = Buffer.alloc(60);
    bmp.write("BM", "latin1");
    bmp.writeUInt32LE(40, 14);
    bmp.writeInt32LE(100_000, 18);
    bmp.writeInt32LE(-100_000, 22);
    expect((await read(bmp, "flood.bmp")).access.reason).toBe("TOO_LARGE");
  });

  it("calls a picture cut short corrupt", async () => {
    const png = await toPng(await notice());
    expect((await read(png.subarray(0, 200), "cut.png")).access.reason).toBe("CORRUPT");
  });
});

/** Within the slack that line boxes have around their ink. */
function expectCovered(inner: readonly number[], outer: readonly number[]): void {
  const slack = 6;
  expect(inner[0]!).toBeGreaterThan(outer[0]! - slack);
  expect(inner[1]!).toBeGreaterThan(outer[1]! - slack);
  expect(inner[2]!).toBeLessThan(outer[2]! + slack);
  expect(inner[3]!).toBeLessThan(outer[3]! + slack);
}
