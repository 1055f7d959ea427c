/** Two texts side by side: which lines are in both, which differ. */
import { diffLines, diffWordsWithSpace } from "diff";

export interface Piece {
  text: string;
  isChanged: boolean;
}

export type Stretch =
  | { kind: "same"; lines: string[] }
  /** Empty where that side has nothing. */
  | { kind: "different"; first: Piece[]; second: Piece[] };

/** Long texts with nothing in common would keep the page busy for minutes. */
const MAX_MS = 3000;
/** Characters up to which the words of a difference are compared too. */
const MAX_WORDS_IN = 4000;

/** Share of the shorter side that both must have, for their words to be worth comparing. */
const MIN_COMMON = 0.3;

/** Null where it would take too long. */
export function compareLines(first: string, second: string): Stretch[] | null {
  const changes = diffLines(first, second, { timeout: MAX_MS });
  if (!changes) return null;
  const stretches: Stretch[] = [];
  for (let at = 0; at < changes.length; at++) {
    const { value, added, removed } = changes[at]!;
    if (!added && !removed) {
      stretches.push({ kind: "same", lines: value.replace(/\n$/, "").split("\n") });
      continue;
    }
    // What was taken away and what came in its place stand beside each other.
    const next = changes[at + 1];
    const isPair = removed && next?.added;
    if (isPair) at++;
    stretches.push(pair(removed ? value : "", added ? value : isPair ? next.value : ""));
  }
  return stretches;
}

function pair(first: string, second: string): Stretch {
  const whole = (text: string): Piece[] => (text === "" ? [] : [{ text, isChanged: true }]);
  if (first === "" || second === "" || first.length + second.length > MAX_WORDS_IN)
    return { kind: "different", first: whole(first), second: whole(second) };
  const words = diffWordsWithSpace(first, second);
  const common = words.reduce(
    (sum, { value, added, removed }) => sum + (added || removed ? 0 : value.trim().length),
    0,
  );
  if (common < MIN_COMMON * Math.min(first.length, second.length))
    return { kind: "different", first: whole(first), second: whole(second) };
  const side = (isLeftOut: (word: (typeof words)[number]) => boolean): Piece[] =>
    words
      .filter((word) => !isLeftOut(word))
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }));
  return {
    kind: "different",
    first: side(({ added }) => added),
    second: side(({ removed }) => removed),
  };
}
