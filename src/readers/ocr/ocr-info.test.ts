import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ocrInfo } from "./ocr-info.js";

it("says which models are in use, and why there are none", async () => {
  expect(await ocrInfo({ ocr: true })).toMatchObject({
    available: true,
    engine: expect.stringContaining("Tesseract 5"),
    languages: ["kor", "eng"],
    reason: null,
  });
  const folder = mkdtempSync(join(tmpdir(), "wonmun-models-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "Hangul.traineddata"), "");
  expect((await ocrInfo({ ocr: true, ocrData: folder })).languages).toEqual(["Hangul", "eng"]);
  expect(await ocrInfo({ ocr: false })).toEqual({
    available: false,
    engine: null,
    languages: [],
    reason: "SERVICE_OCR=0",
  });
});
