/** Roman numerals as used in labels. */

const STEPS: readonly [number, string][] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** For 1 and up; above 3,999 the M is repeated, as in Word. */
export function romanLetters(value: number): string {
  let rest = value;
  let text = "";
  for (const [worth, letters] of STEPS) {
    while (rest >= worth) {
      text += letters;
      rest -= worth;
    }
  }
  return text;
}
