/**
 * The Korean two-set keyboard (KS X 5002): which letter lies on which key, a word typed in the other language (`rhdtlr` for 공식), and
 * which letters lie beside each other. By hand: a table of 33 keys, and packages for it bring no neighbours.
 */
import { lettersOf, syllableOf } from "./jamo.js";

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const LETTERS = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"];
const SHIFTED: Record<string, string> = {
  Q: "ㅃ",
  W: "ㅉ",
  E: "ㄸ",
  R: "ㄲ",
  T: "ㅆ",
  O: "ㅒ",
  P: "ㅖ",
};

const LETTER_OF = new Map(
  ROWS.flatMap((row, at) => [...row].map((key, place) => [key, LETTERS[at]![place]!] as const)),
);
for (const [key, letter] of Object.entries(SHIFTED)) LETTER_OF.set(key, letter);
const KEY_OF = new Map([...LETTER_OF].map(([key, letter]) => [letter, key] as const));

/** Letters that are typed with two keys. */
const COMPOUND: Record<string, string> = {
  ...{ ㅘ: "ㅗㅏ", ㅙ: "ㅗㅐ", ㅚ: "ㅗㅣ", ㅝ: "ㅜㅓ", ㅞ: "ㅜㅔ", ㅟ: "ㅜㅣ", ㅢ: "ㅡㅣ" },
  ...{ ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ" },
  ...{ ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ" },
};
const JOINED = new Map(Object.entries(COMPOUND).map(([letter, keys]) => [keys, letter] as const));
const isVowel = (letter: string | undefined) => letter !== undefined && /[ㅏ-ㅣ]/.test(letter);

/** The letters on the keys around a letter's own, in its row and the ones above and below. */
export const NEIGHBOURS: ReadonlyMap<string, readonly string[]> = new Map(
  LETTERS.flatMap((row, at) =>
    [...row].map((letter, place) => {
      const beside = [row[place - 1], row[place + 1]];
      // A key touches two of the row above, its own place and the next, and two of the row below.
      const above = [LETTERS[at - 1]?.[place], LETTERS[at - 1]?.[place + 1]];
      const below = [LETTERS[at + 1]?.[place - 1], LETTERS[at + 1]?.[place]];
      // A vowel in place of a consonant makes no syllable, and is seen at once.
      const near = [...beside, ...above, ...below].filter(
        (one) => isVowel(one) === isVowel(letter),
      );
      return [letter, near.filter((one): one is string => one !== undefined)] as const;
    }),
  ),
);

/** What the keys of a Hangul word give on an English keyboard. */
export function keysOf(word: string): string {
  return [...word]
    .flatMap((syllable) => lettersOf(syllable))
    .flatMap((letter) => [...(COMPOUND[letter] ?? letter)])
    .map((letter) => KEY_OF.get(letter) ?? letter)
    .join("");
}

/** The Hangul word that these keys give; null where they do not make whole syllables. */
export function hangulOf(keys: string): string | null {
  // Only some keys mean another letter with shift; a capital elsewhere, or all in capitals, is the plain key.
  const typed = keys === keys.toUpperCase() ? keys.toLowerCase() : keys;
  const letters = [...typed].map((key) => LETTER_OF.get(key) ?? LETTER_OF.get(key.toLowerCase()));
  let word = "";
  for (let at = 0; at < letters.length; ) {
    const first = letters[at];
    let vowel = letters[at + 1];
    if (!first || isVowel(first) || !vowel || !isVowel(vowel)) return null;
    at += 2;
    const double = JOINED.get(vowel + (letters[at] ?? ""));
    if (double && isVowel(double)) {
      vowel = double;
      at += 1;
    }
    let last = "";
    const endsHere = (next: number) =>
      letters[next] && !isVowel(letters[next]) && !isVowel(letters[next + 1]);
    if (endsHere(at)) {
      last = letters[at]!;
      at += 1;
      const cluster = JOINED.get(last + (letters[at] ?? ""));
      if (cluster && endsHere(at)) {
        last = cluster;
        at += 1;
      }
    }
    const syllable = syllableOf(first, vowel, last);
    if (!syllable) return null;
    word += syllable;
  }
  return word === "" ? null : word;
}
