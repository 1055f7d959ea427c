/**
 * What a row says of the lines in its last cell. Of `검사 | ○ 녹음의 검사` the first line behind is of the item, and so is what stands under
 * `○ 녹화의 검사` of that item and of `검사`, but not of the first one.
 */
import { readLabel } from "../../text/outline-labels.js";
import { HeldWords } from "./held-words.js";

/** What rows hold without the item that their last cell begins with, by their place. */
const OUTER = new WeakMap<readonly string[], Map<number, HeldWords>>();
const LAST_CELL = / \| (?=\S[^|]*$)/;

/** What stands over a line: of a row that it is under with another item than the row's own, its first cells alone. */
export function heldOver(
  parents: readonly number[],
  lines: readonly string[],
  held: readonly HeldWords[],
): HeldWords[] {
  return parents.map((place, at) => {
    const isOfItem = parents.indexOf(place) !== at || parents.lastIndexOf(place) !== at;
    return isOfItem ? held[place]! : (outerCells(place, lines) ?? held[place]!);
  });
}

function outerCells(place: number, lines: readonly string[]): HeldWords | null {
  const line = lines[place]!;
  const at = line.search(LAST_CELL);
  if (at < 0 || readLabel(line.slice(at + 3)) === null) return null;
  const known = OUTER.get(lines) ?? new Map<number, HeldWords>();
  OUTER.set(lines, known);
  const outer = known.get(place) ?? HeldWords.of(line.slice(0, at));
  known.set(place, outer);
  return outer;
}
