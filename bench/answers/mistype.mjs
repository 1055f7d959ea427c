/** One typing error in a question, always the same one: a wrong key beside the right one, a key left out, two keys swapped, or a space left out. */
import { createHash } from "node:crypto";

const FIRSTS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
/** The rows of the Korean keyboard (두벌식). */
const ROWS = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"];

export function mistype(question) {
  const [pick, where, how] = createHash("sha256").update(question).digest();
  const words = question.split(" ");
  const long = words.flatMap((word, at) => (/^[가-힣]{3,}/.test(word) ? [at] : []));
  const at = long[pick % long.length];
  if (at === undefined) return question.replace(" ", "");
  if (how % 4 === 0) {
    if (at + 1 < words.length) words.splice(at, 2, words[at] + words[at + 1]);
    else words.splice(at - 1, 2, words[at - 1] + words[at]);
    return words.join(" ");
  }
  const letters = [...words[at]];
  const place = where % Math.min(letters.length, 4);
  const wrong = wrongSyllable(letters[place], how);
  if (wrong === letters[place]) [letters[0], letters[1]] = [letters[1], letters[0]];
  else letters[place] = wrong;
  words[at] = letters.join("");
  return words.join(" ");
}

function wrongSyllable(syllable, how) {
  const code = syllable.charCodeAt(0) - 0xac00;
  if (code < 0 || code > 11171) return syllable;
  const [first, vowel, last] = [Math.floor(code / 588), Math.floor(code / 28) % 21, code % 28];
  if (last !== 0 && how % 3 === 0) return compose(first, vowel, 0);
  const kind = how % 2 === 0 ? [VOWELS, vowel] : [FIRSTS, first];
  const beside = neighbours(kind[0][kind[1]]).map((key) => kind[0].indexOf(key));
  const other = beside.filter((index) => index >= 0)[how % 2];
  if (other === undefined) return syllable;
  return how % 2 === 0 ? compose(first, other, last) : compose(other, vowel, last);
}

const compose = (first, vowel, last) =>
  String.fromCharCode(0xac00 + first * 588 + vowel * 28 + last);

function neighbours(key) {
  const row = ROWS.findIndex((keys) => keys.includes(key));
  if (row < 0) return [];
  const at = ROWS[row].indexOf(key);
  return [ROWS[row][at - 1], ROWS[row][at + 1], ROWS[row + 1]?.[at], ROWS[row - 1]?.[at]].filter(
    (other) => other !== undefined,
  );
}
