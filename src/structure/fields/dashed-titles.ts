/** `- 주차장 정비 계획 -`, centred and set large: below a title it says more of it, alone it is one, where it ends as titles end. */
import { endsAsTitle } from "../forms/title-words.js";
import { MAKE } from "./make-thresholds.js";
import type { Line } from "./title-runs.js";

const DASHED = /^[-–—]\s?(\S.*[^\s\d])\s?[-–—]$/;

export function betweenDashes(lines: readonly Line[], body: number): Line[] {
  return lines.flatMap((line) => {
    const words = DASHED.exec(line.text)?.[1];
    const large = line.centred && body > 0 && line.size >= body * MAKE.large;
    return words && large && endsAsTitle(words) ? [{ ...line, text: words }] : [];
  });
}
