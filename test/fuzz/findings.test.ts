/** What fuzzing has found, each as the smallest file that showed it. */
import { expect, it } from "vitest";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwp } from "../../samples/make/hwp.js";
import type { Document } from "../../src/model/document.js";
import { readFile } from "../../src/readers/read.js";

const read = (bytes: Buffer, filename: string): Promise<Document> =>
  readFile({ bytes, filename, options: { layout: "checked", ocr: false } });

it("half of a surrogate pair in HWP text becomes the replacement character", async () => {
  const document = await read(makeHwp({ sections: [[paragraph("가\ud800나")]] }), "a.hwp");
  expect(document.blocks.map(({ text }) => text)).toEqual(["가\ufffd나"]);
  expect(JSON.stringify(document)).not.toMatch(/\\ud[89a-f]/);
});
