/** Where blocks are shown on a page. */
import { expect, test } from "vitest";
import type { Document } from "../../src/model/document.js";
import { extent, placedBlocks } from "./placed-blocks.js";

const block = (id: string, over: object) => ({
  id,
  type: "paragraph",
  text: "숙박비의 상한액은",
  page: 1,
  bbox: null,
  ...over,
});
const documentOf = (...blocks: object[]) => ({ blocks }) as unknown as Document;

test("a block that goes on from another page stands where its lines are", () => {
  const lines = [
    { page: 1, bbox: [10, 700, 90, 712] },
    { page: 2, bbox: [10, 20, 90, 32] },
    { page: 2, bbox: [10, 34, 120, 46] },
  ];
  const read = documentOf(block("b1", { bbox: [10, 700, 90, 712], lines }), block("b2", {}));
  expect(placedBlocks(read, 1).map(({ bbox }) => bbox)).toEqual([[10, 700, 90, 712]]);
  expect(placedBlocks(read, 2).map(({ bbox }) => bbox)).toEqual([[10, 20, 120, 46]]);
});

test("a box moves to its text on the drawing, a table and one far off stay", () => {
  const drawn = [
    { text: "숙박비의 ", rows: [130, 142] as [number, number] },
    { text: "상한액은", rows: [130, 142] as [number, number] },
  ];
  const at = (bbox: number[], type = "paragraph") =>
    placedBlocks(documentOf(block("b1", { bbox, type })), 1, drawn)[0]!.bbox;
  expect(at([10, 100, 90, 112])).toEqual([10, 130, 90, 142]);
  expect(at([10, 10, 90, 22])).toEqual([10, 10, 90, 22]);
  expect(at([10, 100, 90, 112], "table")).toEqual([10, 100, 90, 112]);
});

test("a sheet is as large as its boxes need, A4 at least", () => {
  const [placed] = placedBlocks(documentOf(block("b1", { bbox: [0, 0, 900, 20] })), 1);
  expect(extent([placed!])).toEqual({ width: 900, height: 842 });
});
