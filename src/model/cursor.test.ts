import { describe, expect, test } from "vitest";
import { decodeCursor, encodeCursor, pageOf } from "./cursor.js";

const BY_NAME = { listing: "names", placeOf: (name: string) => [name], parts: 1 };
const page = (items: string[], limit?: number, cursor?: string) =>
  pageOf(items, { limit, cursor }, BY_NAME);

describe("pages", () => {
  test("follow one another, and the last has no cursor", () => {
    const names = ["가", "나", "다", "라"];
    const first = page(names, 2);
    expect(first.items).toEqual(["가", "나"]);
    const second = page(names, 2, first.next_cursor);
    expect(second).toEqual({ items: ["다", "라"] });
    expect(page(names)).toEqual({ items: names });
  });

  test("neither repeat nor skip what stays, whatever comes and goes in between", () => {
    const { next_cursor } = page(["가", "나", "다", "라"], 2);
    expect(page(["가", "각", "다", "라", "마"], 2, next_cursor).items).toEqual(["다", "라"]);
    expect(page(["다", "라"], 9, next_cursor).items).toEqual(["다", "라"]);
    expect(page(["가"], 9, next_cursor)).toEqual({ items: [] });
    expect(page([], 9, next_cursor)).toEqual({ items: [] });
  });

  test("compare all parts of a place", () => {
    const pairs = [
      ["가", "1"],
      ["가", "2"],
      ["나", "1"],
    ];
    const order = { listing: "pairs", placeOf: (pair: string[]) => pair, parts: 2 };
    const { next_cursor } = pageOf(pairs, { limit: 1 }, order);
    expect(pageOf(pairs, { cursor: next_cursor }, order).items).toEqual(pairs.slice(1));
  });
});

test.each(["", "x", encodeCursor("others", ["a"]), encodeCursor("names", []), "bnVsbA"])(
  "refuses a cursor that the listing did not give: %j",
  (cursor) => {
    expect(() => decodeCursor("names", cursor, 1)).toThrow(
      expect.objectContaining({ reason: "INVALID_REQUEST" }),
    );
    expect(() => page(["a"], 1, cursor)).toThrow();
    expect(() => page([], 1, cursor)).toThrow();
  },
);
