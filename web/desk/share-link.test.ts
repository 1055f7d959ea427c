import { expect, test } from "vitest";
import { fromFragment, toFragment } from "./share-link.js";

test("a link restores what was asked, letter by letter", () => {
  const asked = {
    tenant: "demo",
    principal: "김 주무관",
    question: "숙박비 & 식비 = 얼마? #1",
    mode: "search" as const,
  };
  expect(fromFragment(toFragment(asked))).toEqual(asked);
});

test("a fragment of something else restores nothing", () => {
  expect(fromFragment("#main")).toEqual({});
  expect(fromFragment("")).toEqual({});
  expect(fromFragment("#mode=other")).toEqual({ mode: "answer" });
});
