/** Tells an outline whose levels are a guess: numbers that do not go on where they should. */
import type { Section } from "../model/structure.js";
import { readLabel } from "../text/outline-labels.js";

/** Fewer numbered headings tell nothing. */
const FEWEST_HEADINGS = 6;
/** Of numbered headings this share may be out of turn: authors miscount, and drafts skip articles. */
const OUT_OF_TURN = 0.3;

/** The first heading out of turn, where so many are that the levels cannot be relied on; else null. */
export function uncertainHeading(sections: readonly Section[]): Section | null {
  /** The last ordinal of each kind of label under each parent. */
  const last = new Map<string, number>();
  const outOfTurn: Section[] = [];
  let numbered = 0;
  for (const section of sections) {
    const label = readLabel(`${section.label} `);
    if (!label || label.ordinal === 0) continue;
    numbered += 1;
    const key = `${section.parent} ${label.kind}`;
    const before = last.get(key) ?? 0;
    // The same number again is a branch (제3조의2); 1 begins another list.
    const inTurn = [before, before + 1, 1].includes(label.ordinal);
    if (!inTurn) outOfTurn.push(section);
    last.set(key, label.ordinal);
  }
  if (numbered < FEWEST_HEADINGS || outOfTurn.length <= numbered * OUT_OF_TURN) return null;
  return outOfTurn[0]!;
}
