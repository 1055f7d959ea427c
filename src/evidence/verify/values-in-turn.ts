/** `서울과 부산의 예산은 각각 3억원, 5억원`: which of the things named before `각각` each value behind it is said of. */
import type { Quantity } from "../../text/quantities/quantity.js";

const IN_TURN = "각각";
/** Nobody follows more values in turn; each of them would be held beside all others. */
const MOST_IN_TURN = 100;
/** What joins the things that are named. */
const JOINTS = /\s*[,·ㆍ]\s*|\s+및\s+|(?<=[\p{L}\p{N})])[과와]\s+/gu;

interface Stretch {
  start: number;
  end: number;
}

/** Where the things and values stand that a value is not said of; empty where values are not told in turn. */
export function ofOtherTurns(
  text: string,
  quantities: readonly Quantity[],
  quantity: Quantity,
): readonly Stretch[] {
  const word = quantities.length > MOST_IN_TURN ? -1 : text.indexOf(IN_TURN);
  if (word < 0) return [];
  const values = quantities.filter(({ start }) => start > word);
  const turn = values.indexOf(quantity);
  const things = thingsBefore(text.slice(0, word), values.length);
  if (turn < 0 || things.length < 2) return [];
  return [...things, ...values].filter((_, at) => at % values.length !== turn);
}

/** The last so many things that are joined; the last of them is one word. */
function thingsBefore(text: string, count: number): Stretch[] {
  const joints = [...text.matchAll(JOINTS)].map(({ index, 0: joint }) => ({
    start: index,
    end: index + joint.length,
  }));
  const own = joints.slice(Math.max(0, joints.length - count + 1));
  if (own.length === 0 || own.length + 1 !== count) return [];
  const first = joints[joints.length - count]?.end ?? 0;
  const last = own.at(-1)!.end;
  const starts = [first, ...own.map(({ end }) => end)];
  const ends = [...own.map(({ start }) => start), last + /^\S*/.exec(text.slice(last))![0].length];
  return starts.map((start, at) => ({ start, end: ends[at]! }));
}

/** A text with stretches blanked out, so that everything else stays where it is. */
export function withoutStretches(text: string, stretches: readonly Stretch[]): string {
  let made = text;
  for (const { start, end } of stretches)
    made = made.slice(0, start) + " ".repeat(end - start) + made.slice(end);
  return made;
}

export function overlaps({ start, end }: Stretch, stretches: readonly Stretch[]): boolean {
  return stretches.some((one) => start < one.end && one.start < end);
}
