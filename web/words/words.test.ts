/** Both languages have the same words, and none is left empty. */
import { expect, test } from "vitest";
import { en } from "./en.js";
import { ko } from "./ko.js";

test("both languages have the same keys, in the same order", () => {
  expect(Object.keys(en)).toEqual(Object.keys(ko));
});

test("no word is empty, and none forks its particle", () => {
  for (const words of [ko, en]) {
    for (const [key, word] of Object.entries(words)) {
      const text =
        typeof word === "string"
          ? word
          : String((word as (...given: unknown[]) => unknown)("가", "나", "다"));
      expect([key, text.trim()]).not.toEqual([key, ""]);
      expect([key, /\(으\)로|은\(는\)|이\(가\)|을\(를\)/.test(text)]).toEqual([key, false]);
    }
  }
});
