/** Codes of standards: `KS X 9901 : 2026`, `TTAK.KO-12.9999/R1`, `KCS 14 20 10 : 2024`, `KOSHA GUIDE Z-99-2026`. */
import { oneOf } from "./lexicon/patterns.js";
import { STANDARD_SERIES } from "./lexicon/standards.js";
import { foldSpace } from "./spacing.js";

/** The letters of a part and its figures, and the year behind a colon. The series may stand before it again, as a mark. */
const CODE = new RegExp(
  String.raw`^(?:${oneOf(STANDARD_SERIES)}\s)?(${oneOf(STANDARD_SERIES)}[\s.-]\s?(?=[^\d]{0,12}\d)[A-Z\d][A-Z\d\s.\/-]{1,24}[\dR](?:\s?:\s?\d{4})?)$`,
);

/** The code that is all of a line, with no spaces around its dashes; null where the line is anything else. */
export function readStandardCode(line: string): string | null {
  const folded = foldSpace(line).replace(/\s?[-–—]\s?/g, "-");
  return CODE.exec(folded.replace("：", ":"))?.[1] ?? null;
}

/** `KOSHA GUIDE` alone on its line: the number follows on the next. */
export function isStandardSeries(line: string): boolean {
  return STANDARD_SERIES.includes(foldSpace(line).toUpperCase());
}
