/** Syllables as the letters that are typed for them, and how far two words are apart by typing errors. */

const FIRSTS = [..."ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"];
const VOWELS = [..."ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"];
const LASTS = ["", ..."ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"];
const FIRST_SYLLABLE = 0xac00;
const OF_FIRST = 588;
const OF_VOWEL = 28;

/** The three letters of a syllable, the last empty where there is none; the character itself where it is no syllable. */
export function lettersOf(syllable: string): readonly string[] {
  const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  if (code < 0 || code >= FIRSTS.length * OF_FIRST) return [syllable];
  return [
    FIRSTS[Math.floor(code / OF_FIRST)]!,
    VOWELS[Math.floor(code / OF_VOWEL) % VOWELS.length]!,
    LASTS[code % OF_VOWEL]!,
  ];
}

/** Letters in which two syllables differ: 1 for a wrong, missing or added letter. */
export function lettersApart(one: string, other: string): number {
  if (one === other) return 0;
  const [left, right] = [lettersOf(one), lettersOf(other)];
  if (left.length !== right.length) return 3;
  return left.filter((letter, at) => letter !== right[at]).length;
}

/** The syllable of these letters; the last may be empty. Undefined where they make none. */
export function syllableOf(first: string, vowel: string, last = ""): string | undefined {
  const [at, middle, end] = [FIRSTS.indexOf(first), VOWELS.indexOf(vowel), LASTS.indexOf(last)];
  if (at < 0 || middle < 0 || end < 0) return undefined;
  return String.fromCharCode(FIRST_SYLLABLE + at * OF_FIRST + middle * OF_VOWEL + end);
}
