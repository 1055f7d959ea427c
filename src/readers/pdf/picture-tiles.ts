/** Puts pictures together that a program cut into strips or tiles: their sides meet, and are equally long. */
import type { Box } from "../../model/format.js";

/** Points by which sides may miss each other: programs round them to whole pixels. */
const SLACK = 1;
/** Pictures side by side that may go on; a page with more is a drawing made of pictures. */
const MAX_OPEN = 500;

export interface PlacedPicture {
  box: Box;
  /** Id of its marked content; -1 for none. */
  mark: number;
}

/** The pictures as a person sees them; one that was cut keeps the first mark of its pieces. */
export function joinTiles(pictures: readonly PlacedPicture[]): PlacedPicture[] {
  if (pictures.length < 2) return [...pictures];
  // Strips make columns, and columns of one height stand side by side; then rows that are cut unevenly.
  return joinAlong(joinAlong(joinAlong(pictures, 1), 0), 1);
}

/** Joins pictures that are equally long across the axis (0: x, 1: y) and follow one another along it. */
function joinAlong(pictures: readonly PlacedPicture[], axis: 0 | 1): PlacedPicture[] {
  const sorted = [...pictures].sort((a, b) => a.box[axis]! - b.box[axis]!);
  const joined: PlacedPicture[] = [];
  /** Those that a later one may still go on from. */
  let open: PlacedPicture[] = [];
  for (const picture of sorted) {
    open = open.filter(({ box }) => box[axis + 2]! >= picture.box[axis]! - SLACK);
    const before = open.find(({ box }) => meets(box, picture.box, axis));
    if (before) {
      before.box[axis + 2] = Math.max(before.box[axis + 2]!, picture.box[axis + 2]!);
      if (before.mark < 0) before.mark = picture.mark;
      continue;
    }
    const own: PlacedPicture = { ...picture, box: [...picture.box] };
    joined.push(own);
    if (open.length < MAX_OPEN) open.push(own);
  }
  return joined;
}

function meets(before: Box, after: Box, axis: 0 | 1): boolean {
  const across = 1 - axis;
  return (
    Math.abs(before[across]! - after[across]!) <= SLACK &&
    Math.abs(before[across + 2]! - after[across + 2]!) <= SLACK &&
    Math.abs(after[axis]! - before[axis + 2]!) <= SLACK
  );
}
