import { expect, it } from "vitest";
import { wholeClauses } from "./whole-clauses.js";

it("keeps what is counted up with its verb", () => {
  expect(wholeClauses("열람, 결재 등을 하지 않고, 보관만 한다.")).toEqual([
    "열람결재등을하지않고",
    "보관만한다",
  ]);
});
