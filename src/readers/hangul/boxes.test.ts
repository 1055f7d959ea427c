/** Boxes of tables and cells: the engine's, moved to where the file has the table, if it has it on the same page and near. */
import { expect, it } from "vitest";
import type { Box } from "../../model/format.js";
import { placeBoxesByEngine } from "./boxes.js";
import { EngineLayout } from "./engine-layout.js";
import { savedPositions } from "./saved-layout.js";
import {
  A4,
  type HangulDocument,
  NO_PLACE,
  NO_SIDES,
  paragraphOf,
  type TableControl,
} from "./tree.js";

const BODY_TOP = 99.2;

/** A table in a line 16 pt below the top of the body; the engine has it `off` points lower, on `page`. */
function boxOf(off: number, page = 1, doubted = false): Box | null | undefined {
  const cell = { row: 0, col: 0, rowSpan: 1, colSpan: 1, width: 40000, height: 2000 };
  const look = { header: false, borderFill: 0, named: false, verticalAlign: "top" as const };
  const table: TableControl = {
    ...{ kind: "table", at: 0, order: 0, rows: 1, cols: 1, caption: null, splits: "none" },
    place: { ...NO_PLACE, width: 40000, height: 2000 },
    cells: [{ ...cell, ...look, margin: NO_SIDES, paragraphs: [] }],
    ...{ repeatsHeader: false, cellSpacing: 0, padding: NO_SIDES, borderFill: 0 },
  };
  const size = { at: 0, x: 0, width: 40000, textHeight: 1000, baseline: 850, spacing: 600 };
  const line = (y: number, height: number) => ({ ...size, y, height, flags: 393216 });
  const paragraphs = [
    { ...paragraphOf("글"), segments: [line(0, 1000)] },
    { ...paragraphOf(""), items: [table], segments: [line(1600, 2000)] },
  ];
  const setup = { page: A4, outlineNumbering: 0, pageFills: [] };
  const document = {
    sections: [{ paragraphs, setup, masterPages: [] }],
  } as unknown as HangulDocument;
  const laid = new EngineLayout(1);
  const where = { page: 1, bodyTop: BODY_TOP, columnLeft: 85.04, text: "글" };
  laid.lines.set(paragraphs[0]!, [{ ...where, bbox: [85.04, BODY_TOP, 485, 109] }]);
  const top = BODY_TOP + 16 + off;
  const object = { page, bodyTop: BODY_TOP, bbox: [85.04, top, 485.04, top + 20] as Box };
  laid.objects.set(table, object);
  laid.cells.set(table.cells[0]!, [object]);
  const positions = savedPositions(document, laid);
  if (doubted) positions.doubted.add(table);
  placeBoxesByEngine(document, laid, positions);
  expect(positions.lines.get(paragraphs[0]!)![0]!.bbox).toEqual([85.04, 99.2, 485.04, 109.2]);
  const box = positions.objects.get(table)?.bbox;
  expect(positions.cells.get(table.cells[0]!)?.bbox).toEqual(box);
  return box;
}

it("moves a table and its cells to the line that holds them, from up to 60 pt off", () => {
  const where = [85.04, 115.2, 485.04, 135.2];
  expect(boxOf(0)).toEqual(where);
  expect(boxOf(59)).toEqual(where);
  expect(boxOf(61)).toBeNull();
});

it("gives none to a table that the engine has on another page, and none to one in doubt", () => {
  expect(boxOf(0, 2)).toBeNull();
  expect(boxOf(0, 1, true)).toBeNull();
});
