/** The nearest known word to one that was mistyped. */
import leven from "leven";

/** More than this many letters apart is another word. */
const FARTHEST = 2;

export function nearest(given: string, known: readonly string[]): string | null {
  const [best] = known
    .map((word) => ({ word, distance: leven(given, word) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= FARTHEST && best.distance < given.length ? best.word : null;
}
