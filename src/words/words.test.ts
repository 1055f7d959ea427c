/** Both languages have the same words, and none is left empty. */
import { expect, test } from "vitest";
import { en } from "./en.js";
import { ko } from "./ko.js";

type Entry = [key: string, word: unknown];

function entriesOf(words: object, path = ""): Entry[] {
  return Object.entries(words).flatMap(([key, word]): Entry[] =>
    typeof word === "object" ? entriesOf(word, `${path}${key}.`) : [[`${path}${key}`, word]],
  );
}

test("both languages have the same keys, in the same order", () => {
  const keys = (words: object) => entriesOf(words).map(([key]) => key);
  expect(keys(en)).toEqual(keys(ko));
  expect(keys(ko).length).toBeGreaterThan(200);
});

test("words that take values take the same number of them", () => {
  const takers = (words: object) =>
    entriesOf(words).map(([key, word]) => [key, typeof word === "function" ? word.length : 0]);
  expect(takers(en)).toEqual(takers(ko));
});

test("no word is empty, none forks its particle, and none holds both languages", () => {
  for (const words of [ko, en]) {
    for (const [key, word] of entriesOf(words)) {
      const text =
        typeof word === "string"
          ? word
          : String((word as (...given: unknown[]) => unknown)("가", "나", "다"));
      expect([key, text.trim()]).not.toEqual([key, ""]);
      expect([key, /\(으\)로|은\(는\)|이\(가\)|을\(를\)/.test(text)]).toEqual([key, false]);
      expect([key, / \/ /.test(text)]).toEqual([key, false]);
    }
  }
});
