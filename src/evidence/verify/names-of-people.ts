/** Tells names of those who hold an office apart. */
import {
  DEPUTIES,
  HEADS,
  MINISTERS,
  RANKS_IN_FRONT,
  SIGNATORIES,
} from "../../text/lexicon/offices.js";

const OFFICES = new Set([...HEADS, ...DEPUTIES, ...SIGNATORIES]);

/** `총장` is `한빛대학교총장`, and no `부총장`; a `위원장` is no `원장`. */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (one !== other && OFFICES.has(one) && OFFICES.has(other)) return false;
  return long.endsWith(short) && !isRanked(short, long);
}

/** Whether the longer name is of another rank than the shorter: `부시장`, `행정부시장`. */
export function isRanked(short: string, long: string): boolean {
  if (!long.endsWith(short)) return false;
  const front = long.slice(0, long.length - short.length);
  return RANKS_IN_FRONT.includes(front) || (front.endsWith("부") && !MINISTERS.includes(short));
}
