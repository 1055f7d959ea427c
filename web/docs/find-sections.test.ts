import { expect, test } from "vitest";
import { findSections } from "./find-sections.js";

const sections = [
  {
    doc: "api",
    heading: "Limits",
    anchor: "limits",
    text: "A file over SERVICE_MAX_UPLOAD is refused.",
  },
  { doc: "api", heading: "Keys", anchor: "keys", text: "Limits are counted for each key." },
  { doc: "rag", heading: "답하기", anchor: "답하기", text: "근거에서 줄을 뽑습니다." },
];

test("what has the word in its heading comes first", () => {
  expect(findSections(sections, "limits").map(({ section }) => section.anchor)).toEqual([
    "limits",
    "keys",
  ]);
});

test("every word must be there, in any case; nothing is found for nothing", () => {
  expect(findSections(sections, "KEYS limits").length).toBe(1);
  expect(findSections(sections, "keys 근거")).toEqual([]);
  expect(findSections(sections, "  ")).toEqual([]);
});

test("the excerpt shows the word", () => {
  expect(findSections(sections, "뽑습니다")[0]!.excerpt).toContain("줄을 뽑습니다");
});
