/** Numbers in native words, as documents print them. */
import { expect, it } from "vitest";
import { spokenNumbers } from "./spoken-numbers.js";

it("reads a native number and its counter as figures, with every counter that stands for it", () => {
  expect(spokenNumbers("문을 닫은 적이 두 번 있으면")).toEqual([
    { words: ["두", "번"], terms: ["2회", "2번", "2차례"] },
  ]);
  expect(spokenNumbers("열여덟 살이 안 된 사람")[0]?.terms).toContain("18세");
  expect(spokenNumbers("스무 살부터")[0]?.terms).toContain("20세");
  expect(spokenNumbers("스물네 살")[0]?.terms).toContain("24세");
});

it("leaves one, numbers in figures and words that only begin so alone", () => {
  expect(spokenNumbers("한 번 더 신청하면")).toEqual([]);
  expect(spokenNumbers("3명까지")).toEqual([]);
  expect(spokenNumbers("두번째로 열 수 있는 곳")).toEqual([]);
});
