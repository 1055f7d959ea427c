import { expect, it } from "vitest";
import { isBlackedOut } from "./blacked-out.js";

it.each([
  ["다. 소 재 지 : *****"],
  ["영업주 | *** | 소재지 | ******"],
  ["소재지 : ○○○", "전화 | 02-123-4567"],
])("a label with its value masked is blacked out: %s", (...lines) => {
  expect(isBlackedOut("소재지", lines)).toBe(true);
});

it.each([
  ["소재지 : 노원구 한글비석로 8"],
  ["소재지 : *****", "소재지 : 노원구 한글비석로 8"],
  ["소재지 :"],
  ["소재지 | "],
  ["영업주 : *****"],
  ["소재지 : 노원구 *** 8"],
])("one that shows a value anywhere, or is left empty, is not: %s", (...lines) => {
  expect(isBlackedOut("소재지", lines)).toBe(false);
});
