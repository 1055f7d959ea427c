/** Words that no document has with their particle. */
import { expect, it } from "vitest";
import { readQuestion } from "./parse-question.js";
import { stemOfUnknown } from "./unknown-stems.js";

const KNOWN = new Set(["휴가나눔제도", "관리규정", "운영회의", "회의", "운영회"]);
const isKnown = (word: string) => KNOWN.has(word);

it.each([
  ["휴가나눔제도로", "휴가나눔제도"],
  ["관리규정의", "관리규정"],
  // A document has the word itself, or none the stem.
  ["운영회의", null],
  ["새빛규정의", null],
  // Too short to tell.
  ["회의", null],
])("the stem of %s is %s", (word, stem) => {
  expect(stemOfUnknown(word, isKnown)).toBe(stem);
});

it("a question is read by the stem that documents have", () => {
  const rarity = { chunks: 10, ofOne: 1, of: (_: string, word: string) => (isKnown(word) ? 1 : 2) };
  const { words } = readQuestion("기금 관리규정의 연락처는?", rarity);
  expect(words.has("관리규정")).toBe(true);
  expect(words.has("관리규정의")).toBe(false);
});
