/** Codes of standards: `KS X 9901 : 2026`, `TTAK.KO-12.9999/R1`, `KCS 14 20 10 : 2024`, `KOSHA GUIDE Z-99-2026`. */
import { oneOf } from "./lexicon/patterns.js";
import { STANDARD_KINDS, STANDARD_SERIES } from "./lexicon/standards.js";
import { foldSpace, squeeze } from "./spacing.js";

/** The letters of a part and its figures, and the year behind a colon. The series may stand before it again, as a mark. */
const CODE = new RegExp(
  String.raw`^(?:${oneOf(STANDARD_SERIES)}\s)?(${oneOf(STANDARD_SERIES)}[\s.-]\s?(?=[^\d]{0,12}\d)[A-Z\d][A-Z\d\s.\/-]{1,24}[\dR](?:-Part\s?\d{1,2})?(?:\s?:\s?\d{4})?)$`,
);

/** `Rev.3, 10. December 2026` behind a code. */
const REVISION = /\sRev\.\s?\d{1,3}(?:,.{0,30})?$/i;

/** `하천 제방 유지관리 KDS 51 50 05 : 2026`: the running head of a standard, its code with the year behind its title. */
export function codeBehindTitle(line: string): { title: string; code: string } | null {
  const folded = foldSpace(line);
  if (folded.length > LONGEST_HEAD) return null;
  const series = STANDARD_SERIES.map((each) => folded.lastIndexOf(` ${each} `));
  const at = Math.max(...series);
  if (at < 1) return null;
  const code = readStandardCode(folded.slice(at + 1));
  return code && WITH_YEAR.test(code) ? { title: folded.slice(0, at), code } : null;
}

const LONGEST_HEAD = 100;
const WITH_YEAR = /:\s?\d{4}$/;

/** The code that is all of a line, with no spaces around its dashes; null where the line is anything else. */
export function readStandardCode(line: string): string | null {
  const folded = foldSpace(line)
    .replace(REVISION, "")
    .replace(/\s?[-–—]\s?/g, "-");
  return CODE.exec(folded.replace("：", ":"))?.[1] ?? null;
}

/** `KOSHA GUIDE` alone on its line: the number follows on the next. */
export function isStandardSeries(line: string): boolean {
  return STANDARD_SERIES.includes(foldSpace(line).toUpperCase());
}

/** `KCS 14 20 10 일반콘크리트`: a code before the title that it is of. */
export function codeBeforeTitle(line: string): { code: string; title: string } | null {
  const [, head = "", title = ""] =
    /^([A-Z][^가-힣]{3,40}?)\s+([가-힣].*)$/.exec(foldSpace(line)) ?? [];
  const code = readStandardCode(head);
  return code ? { code, title } : null;
}

/** `설계기준`, `정보통신단체표준(국문표준)`: what a standard is called over its name. */
export function isStandardKind(line: string): boolean {
  return STANDARD_KINDS.includes(squeeze(line).replace(/[(（][^()（）]*[)）]$/, ""));
}
