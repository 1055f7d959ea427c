import { describe, expect, it } from "vitest";
import { readComparison } from "./said-comparison.js";

const read = (sentence: string) => {
  const said = readComparison(sentence);
  return said && [said.kind, said.more, said.times];
};

describe("what a sentence compares", () => {
  it.each([
    ["윗마을은 아랫마을보다 많습니다.", ["than", true, null]],
    ["윗마을은 아랫마을에 비해 적었습니다.", ["than", false, null]],
    ["2023년 대비 2024년에 증가했습니다.", ["than", true, null]],
    ["2023년부터 2024년까지 줄었습니다.", ["than", false, null]],
    ["윗마을은 아랫마을보다 두 배 이상 많습니다.", ["than", true, { factor: 2, bound: "atLeast" }]],
    ["2023년보다 절반으로 줄었습니다.", ["than", false, { factor: 0.5, bound: "exactly" }]],
    ["윗마을은 아랫마을의 약 3배입니다.", ["than", null, { factor: 3, bound: "about" }]],
    ["윗마을은 아랫마을의 절반도 되지 않습니다.", ["than", null, { factor: 0.5, bound: "atMost" }]],
    ["윗마을이 9건으로 가장 많습니다.", ["most", true, null]],
    ["가장 적은 곳은 윗마을입니다.", ["most", false, null]],
    ["두 곳 가운데 윗마을이 더 많습니다.", ["than", true, null]],
    ["매출은 해마다 늘었습니다.", ["every year", true, null]],
    ["매출은 꾸준히 감소했습니다.", ["steadily", false, null]],
  ])("%s", (sentence, wanted) => expect(read(sentence)).toEqual(wanted));

  it.each([
    "윗마을은 아랫마을보다 높은 곳에 있습니다.",
    "2023년보다 늘지 않았습니다.",
    "2023년보다 늘었다고 볼 수 없습니다.",
    "윗마을은 아랫마을의 두 배가 아닙니다.",
    "2023년 대비 증가율은 표에 있습니다.",
    "보다 많은 사람이 참여합니다.",
    "내년부터 예산을 줄일 계획입니다.",
  ])("nothing: %s", (sentence) => expect(read(sentence)).toBeNull());

  it("reads hostile text at once", () => {
    const started = performance.now();
    readComparison("2024년보다 ".repeat(5000));
    readComparison(`${"2024년보다 ".repeat(40)}`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

it.each([
  "윗마을 다음으로 아랫마을이 가장 많습니다.",
  "윗마을을 제외하면 아랫마을이 가장 많습니다.",
])("says nothing of the most of all: %s", (sentence) => expect(read(sentence)).toBeNull());
