/** Letters of syllables, and how many differ. */
import { expect, it } from "vitest";
import { lettersApart, lettersOf } from "./jamo.js";

it.each([
  ["가", ["ㄱ", "ㅏ", ""]],
  ["뷁", ["ㅂ", "ㅞ", "ㄺ"]],
  ["힣", ["ㅎ", "ㅣ", "ㅎ"]],
  ["A", ["A"]],
])("%s is typed as %s", (syllable, letters) => {
  expect(lettersOf(syllable)).toEqual(letters);
});

it.each([
  ["모", "므", 1],
  ["업", "어", 1],
  ["제", "재", 1],
  ["가", "가", 0],
  ["강", "산", 2],
  ["가", "A", 3],
])("%s and %s are %i letters apart", (one, other, apart) => {
  expect(lettersApart(one, other)).toBe(apart);
});
