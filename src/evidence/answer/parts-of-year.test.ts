/** Quarters and halves in the spellings of papers. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { partsOfYearIn, spellingsOfParts } from "./parts-of-year.js";

it.each([
  ["3분기 매출", ["3분기"]],
  ["3/4 분기 매출", ["3분기"]],
  ["1~3분기 누적", []],
  ["1·3분기에 낸다", ["1분기", "3분기"]],
  ["1분기 ~ 3분기 누적", []],
  ["1-3분기 누적", []],
  ["1분기 - 3분기 누적", []],
  ["1/4~3/4분기 누적", []],
  ["- 3분기 매출", ["3분기"]],
  ["3분기 - 매출", ["3분기"]],
  ["2031-3분기", ["3분기"]],
  ["2031 3분기", ["3분기"]],
  ["하반기 계획", ["하반기"]],
  ["상·하반기에 한 번씩", ["상반기", "하반기"]],
  ["분기 | 매출\n1 | 3억원\n2/4 | 4억원", ["1분기", "2분기"]],
  ["순번 | 매출\n1 | 3억원", []],
  ["12분기", []],
  ["5분기", []],
  ["2/3이 분기마다 낸다", []],
])("%s", (text, parts) => {
  expect(partsOfYearIn(text)).toEqual(parts);
});

it("spells a quarter as papers do, and a half as it stands", () => {
  const [quarter, ...more] = spellingsOfParts("2분기 매출은?");
  expect(quarter).toEqual(expect.arrayContaining(["2분기", "24분기", "ii분기", "2q", "46월"]));
  expect(more).toEqual([]);
  expect(spellingsOfParts("하반기 매출은?")).toEqual([["하반기"]]);
});

it("takes time in proportion to the text", () => {
  for (const hostile of ["1·", "1분기~", "1 / 4 ", "| 1 "]) {
    const read = (size: number) => partsOfYearIn(`분기 |${hostile.repeat(size)}`);
    expect(growthOfCost(read, 20_000)).toBeLessThan(MOST_GROWTH);
  }
});
