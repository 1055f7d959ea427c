/** What the first item in a row's last cell says is said of itself alone. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { parentsOf } from "../line-outline.js";
import { HeldWords } from "./held-words.js";
import { heldOver } from "./outer-cells.js";

/** Whether what stands over the last of the lines holds a word. */
function isOver(word: string, lines: string[]): boolean {
  const held = lines.map((line) => HeldWords.of(line));
  const parents = parentsOf(lines).at(-1)!;
  return heldOver(parents, lines, held).some((each) => each.share(word) === 1);
}

const FEES = ["자료 | ○ 녹음의 복제", "- 한 개마다 5,000원", "○ 사진의 복제", "- 한 장마다 500원"];

it.each([
  ["녹음", FEES, false],
  ["사진", FEES, true],
  ["자료", FEES, true],
  ["녹음", FEES.slice(0, 2), true],
  ["평일", ["이용 | 평일 이용", "- 한 시간마다 500원"], true],
])("%s stands over the last of %j: %s", (word, lines, expected) => {
  expect(isOver(word, lines)).toBe(expected);
});

it("a row of many cells is read in linear time", () => {
  const read = (size: number) => {
    const lines = [`${"가 | ".repeat(size)}○ 나`, "○ 다"];
    heldOver([0], lines, [HeldWords.of(""), HeldWords.of("")]);
  };
  expect(growthOfCost(read, 10_000)).toBeLessThan(MOST_GROWTH);
});
