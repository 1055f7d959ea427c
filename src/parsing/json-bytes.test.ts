import { describe, expect, it } from "vitest";
import { jsonBytes } from "./json-bytes.js";

const cells = Array.from({ length: 5001 }, (_, row) => ({
  row,
  text: `칸 ${row}`,
  none: undefined,
}));

describe("jsonBytes", () => {
  it.each<[string, unknown]>([
    ["small values", [1, "가", null, true, {}, [], { a: undefined }]],
    ["a long array", cells],
    [
      "a long array in an object",
      { a: 1, skip: undefined, tables: [{ id: "t1", cells, grid: [] }] },
    ],
    [
      "documents in documents",
      { documents: [{ tables: [] }, { tables: [{ cells }, { cells: [] }] }] },
    ],
    ["a string", '따옴표 " \u2028 😀'],
    ["null", null],
  ])("gives what JSON.stringify gives for %s", (_what, value) => {
    expect(jsonBytes(value).toString("utf8")).toBe(JSON.stringify(value));
  });
});
