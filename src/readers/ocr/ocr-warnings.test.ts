import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readTiff } from "../image/reader.js";
import { DEFAULT_READ_OPTIONS, type ReaderInput, UnreadableFile } from "../reader.js";
import type { Ocr, OcrResult } from "./recognition.js";
import { SkippedPage } from "./share-pages.js";

const read: OcrResult = {
  content: {
    number: 1,
    width: 300,
    height: 100,
    glyphs: [
      {
        text: "읽은글자",
        box: [10, 10, 60, 22],
        baseline: 22,
        size: 12,
        bold: false,
        font: 0,
        turn: 0,
        mark: -1,
        confidence: 0.9,
      },
    ],
    rulings: [],
    fills: [],
    images: [],
    hidden: 0,
    scanLayer: true,
    pictured: false,
    cut: false,
  },
  back: (box) => box,
  confidence: 0.9,
  characters: 4,
};
const late = new SkippedPage("late");
const broken = new SkippedPage("broken", new UnreadableFile("CORRUPT", "cut short"));

/** A TIFF of blank pages whose recognition gives what it is told to. */
async function readPages(results: OcrResult[]) {
  const frame = { create: { width: 8, height: 8, channels: 3 as const, background: "#fff" } };
  const frames = await Promise.all(results.map(() => sharp(frame).png().toBuffer()));
  const ocr: Ocr = { ready: true, recogniseAll: async () => results };
  const input = {
    bytes: await sharp(frames, { join: { animated: true } })
      .tiff()
      .toBuffer(),
    filename: "scan.tif",
    options: DEFAULT_READ_OPTIONS,
    ocr: async () => ocr,
  };
  return readTiff(input as unknown as ReaderInput);
}

describe("pages that were not recognised", () => {
  it("are named, neighbours together", async () => {
    const outcome = await readPages([read, late, late, broken, late, late, late]);
    if (!outcome.readable) throw new Error(outcome.reason);
    expect(outcome.pages).toBe(7);
    expect(outcome.warnings.map(({ code, page }) => [code, page])).toEqual([
      ["PARTIALLY_READ", 4],
      ["OCR_SKIPPED", 2],
      ["OCR_SKIPPED", 5],
    ]);
    const texts = outcome.warnings.map(({ text }) => text);
    expect(texts[1]).toContain("2–3쪽");
    expect(texts[2]).toContain("5–7쪽");
    expect(texts[2]).toContain("SERVICE_PARSE_TIMEOUT");
  });

  it("make the document unreadable where there is no other", async () => {
    expect(await readPages([late, late])).toMatchObject({ readable: false, reason: "TIMEOUT" });
    await expect(readPages([broken, late])).rejects.toThrow("cut short");
  });
});
