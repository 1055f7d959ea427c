import { describe, expect, test } from "vitest";
import { DOCUMENT_FIELDS, parseFields, parsePages } from "./selection.js";

const field = (ask: () => unknown) => {
  try {
    return ask();
  } catch (error) {
    return (error as { info: { field: string } }).info.field;
  }
};

describe("pages", () => {
  test("one, a range, and to the end", () => {
    expect(parsePages("1-3, 7,10-")).toEqual([
      { first: 1, last: 3 },
      { first: 7, last: 7 },
      { first: 10, last: Number.MAX_SAFE_INTEGER },
    ]);
  });

  test.each(["", "0", "3-1", "-3", "a", "1,,2", "1-2-3", "1".repeat(9), `${"1,".repeat(100)}1`])(
    "%j is refused",
    (list) => {
      expect(field(() => parsePages(list))).toBe("pages");
    },
  );
});

describe("fields", () => {
  test("these alone, or all but these", () => {
    expect(parseFields("metrics, blocks", DOCUMENT_FIELDS)).toEqual(["metrics", "blocks"]);
    expect(parseFields("-tables,-metrics", DOCUMENT_FIELDS)).toEqual(["blocks", "structure"]);
  });

  test.each(["", "blocks,-tables", "chunks", "text", "warnings", "-"])("%j is refused", (list) => {
    expect(field(() => parseFields(list, DOCUMENT_FIELDS))).toBe("fields");
  });
});
