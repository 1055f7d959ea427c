import { describe, expect, it } from "vitest";
import { jsonBytes, jsonPieces } from "./json-bytes.js";

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

it("makes pieces of at least a mebibyte, each when it is asked for", () => {
  const rows = Array.from({ length: 40_000 }, (_, row) => ({
    row,
    text: "가나다라마바사".repeat(5),
  }));
  const value = { tables: [{ cells: rows }], after: 1 };
  let asked = 0;
  const counted = new Proxy(rows, {
    get(target, key) {
      if (key === "39999") asked++;
      return Reflect.get(target, key);
    },
  });
  const making = jsonPieces({ tables: [{ cells: counted }], after: 1 });
  const first = making.next().value as Buffer;
  expect(asked).toBe(0);
  const pieces = [first, ...making];
  expect(asked).toBe(1);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThanOrEqual(2 ** 20);
  expect(Buffer.concat(pieces).toString()).toBe(JSON.stringify(value));
});
