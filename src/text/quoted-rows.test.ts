import { expect, test } from "vitest";
import { quotedTable } from "./quoted-rows.js";

test("a row under its header is a table", () => {
  expect(quotedTable(["구분 | 상한"], "광역시 | 80,000원")).toEqual({
    header: [["구분", "상한"]],
    rows: [["광역시", "80,000원"]],
  });
});

test("a sentence, and rows of unequal length, stay text", () => {
  expect(quotedTable([], "숙박비는 8만원으로 한다.")).toBeNull();
  expect(quotedTable(["구분 | 상한 | 비고"], "광역시 | 80,000원")).toBeNull();
  expect(quotedTable([], "가 | 나\n다")).toBeNull();
});
