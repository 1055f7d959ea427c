/** Lines of a cover that say of which day or edition a paper is: `2026년 3월 개정판`, `Ver 2.0 (2026. 3.)`, `(시행 2026. 3. 2.)`. */
import { findDates } from "../../text/dates.js";
import { foldSpace } from "../../text/spacing.js";

const OPEN = String.raw`[(（[［<〈\s]{0,3}`;
const CLOSE = String.raw`[)）\]］>〉\s.]{0,4}`;
const EDITION = String.raw`(?:제?\s?\d{1,2}\s?(?:차\s?)?(?:개정\s?)?판|초판|개정\s?\d{0,2}\s?판|증보판)`;
const BEFORE = new RegExp(
  String.raw`^${OPEN}(?:(?:Ver|Version|Rev|v)[\s.]{0,2}\d[\d.]{0,6}|${EDITION}|발행|발간)\s?[:：,]?${OPEN}$`,
  "i",
);
const BEHIND = new RegExp(String.raw`^${CLOSE}(?:${EDITION}|판|발행|발간)${CLOSE}$`);
const IN_FORCE_BEFORE = new RegExp(String.raw`^${OPEN}시\s?행(?:일자?)?\s?[:：]?\s?$`);
const IN_FORCE_BEHIND = new RegExp(String.raw`^${CLOSE}(?:부터\s?)?시행${CLOSE}$`);
const NOTHING = new RegExp(`^${OPEN}$`);
const NOTHING_BEHIND = new RegExp(`^${CLOSE}$`);
/** A longer line says more. */
const LONGEST = 30;

interface EditionLine {
  date: string;
  /** The day from which it applies, which need not be the day that it was made on. */
  inForce: boolean;
}

/** Null where a line says anything else. */
export function readEditionLine(line: string): EditionLine | null {
  const text = foldSpace(line);
  const [day, ...others] = text.length > LONGEST ? [] : findDates(text);
  if (!day || others.length > 0) return null;
  const [before, behind] = [text.slice(0, day.start), text.slice(day.end)];
  const alone = NOTHING.test(before);
  const ends = NOTHING_BEHIND.test(behind);
  if ((BEFORE.test(before) && ends) || (alone && BEHIND.test(behind)))
    return { date: day.iso, inForce: false };
  const inForce = (IN_FORCE_BEFORE.test(before) && ends) || (alone && IN_FORCE_BEHIND.test(behind));
  return inForce ? { date: day.iso, inForce } : null;
}
