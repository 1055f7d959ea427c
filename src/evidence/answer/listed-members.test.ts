import { expect, it } from "vitest";
import { membersOf } from "./listed-members.js";

it.each([
  ["가~다", ["가", "나", "다"]],
  ["A·C", ["A", "C"]],
  ["A~C", ["A", "B", "C"]],
  ["1, 3~5", ["1", "3", "4", "5"]],
  ["「가」·「나」", ["가", "나"]],
  ["02", ["2"]],
  ["5~2", ["5", "2"]],
  ["1~999", ["1", "999"]],
  ["가~C", ["가", "C"]],
])("%s names %j", (list, members) => {
  expect(membersOf(list)).toEqual(members);
});
