/** Two texts side by side. */
import { expect, test } from "vitest";
import { compareLines } from "./compare-lines.js";

const sides = (first: string, second: string) =>
  compareLines(first, second)!.map((one) =>
    one.kind === "same"
      ? one.lines
      : [one.first, one.second].map((pieces) =>
          pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(""),
        ),
  );

test("equal lines stand once, a changed one beside what it was, word by word", () => {
  expect(sides("가\n숙박비 7만원\n다\n", "가\n숙박비 8만원\n다\n")).toEqual([
    ["가"],
    ["숙박비 [7]만원\n", "숙박비 [8]만원\n"],
    ["다"],
  ]);
});

test("lines with little in common are not compared word by word", () => {
  expect(sides("회의 결과를 보고한다\n", "예산은 3억원으로 편성한다\n")).toEqual([
    ["[회의 결과를 보고한다\n]", "[예산은 3억원으로 편성한다\n]"],
  ]);
});

test("what only one side has stands against nothing", () => {
  expect(sides("가\n나\n", "가\n")).toEqual([["가"], ["[나\n]", ""]]);
  expect(sides("가\n", "가\n나\n")).toEqual([["가"], ["", "[나\n]"]]);
  expect(sides("가\n", "가\n")).toEqual([["가"]]);
});
