/** Removes overprinted duplicates: fake bold and shadows print a letter several times, slightly shifted. */
import { type Glyph, isSpace } from "../layout/page-content.js";
import type { CollectedGlyph } from "./place-glyph.js";

/**
 * The same letter again within this share of its size, and of its own width where it is narrow (ll, .., ··), is a shadow
 * or a bolder stroke, not a second letter.
 */
const OVERPRINT_SHIFT = 0.25;
const OVERPRINT_WIDTH = 0.6;
/** In points. A letter that claims to be a mile high would otherwise be looked for in millions of squares. */
const MAX_OVERPRINT_SHIFT = 32;
/** Side of the squares that printed letters are looked up by, in points. */
const TILE = 16;
/** In points. Letters that claim to stand further off are not looked for: their squares could not be counted through. */
const MAX_PLACE = 1_000_000;
const NONE = -1;

export function removeOverprint(glyphs: readonly CollectedGlyph[]): Glyph[] {
  const printed = new PrintedGlyphs(glyphs.length);
  const kept: Glyph[] = [];
  /** Whether the last letter that begins a ligature, or stands alone, was there before. */
  let again = false;
  for (const glyph of glyphs) {
    if (isSpace(glyph)) {
      kept.push(glyph);
      continue;
    }
    if (!glyph.ligature) again = printed.hasDuplicate(glyph);
    if (again) continue;
    printed.add(glyph);
    kept.push(glyph);
  }
  return kept;
}

/** Spatial hash of the letters so far, by text and grid square, in typed arrays. */
class PrintedGlyphs {
  private readonly glyphs: CollectedGlyph[] = [];
  /** By hash the last letter, and by letter the one before it with the same hash. */
  private readonly last: Int32Array;
  private readonly before: Int32Array;
  private readonly mask: number;

  constructor(size: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(size, 8) * 2));
    this.mask = slots - 1;
    this.last = new Int32Array(slots).fill(NONE);
    this.before = new Int32Array(size);
  }

  add(glyph: CollectedGlyph): void {
    const at = this.slot(
      glyph.text.charCodeAt(0),
      Math.floor(start(glyph) / TILE),
      Math.floor(glyph.baseline / TILE),
    );
    this.before[this.glyphs.length] = this.last[at]!;
    this.last[at] = this.glyphs.length;
    this.glyphs.push(glyph);
  }

  hasDuplicate(glyph: CollectedGlyph): boolean {
    const x = start(glyph);
    const y = glyph.baseline;
    if (!(Math.abs(x) < MAX_PLACE && Math.abs(y) < MAX_PLACE)) return false;
    const code = glyph.text.charCodeAt(0);
    const reach = Math.min(Math.max(glyph.size * OVERPRINT_SHIFT, 0.5), MAX_OVERPRINT_SHIFT);
    const closest = Math.min(reach, OVERPRINT_WIDTH * (end(glyph) - x));
    const lastColumn = Math.floor((x + reach) / TILE);
    const lastRow = Math.floor((y + reach) / TILE);
    for (let column = Math.floor((x - reach) / TILE); column <= lastColumn; column++) {
      for (let row = Math.floor((y - reach) / TILE); row <= lastRow; row++) {
        for (
          let at = this.last[this.slot(code, column, row)]!;
          at !== NONE;
          at = this.before[at]!
        ) {
          if (isDuplicate(this.glyphs[at]!, glyph, x, closest, reach)) return true;
        }
      }
    }
    return false;
  }

  /** Equal for equal letters in one square; different ones may share it, which costs only a look. */
  private slot(code: number, column: number, row: number): number {
    const mixed = Math.imul(Math.imul(code, 0x9e3779b1) + column, 0x85ebca6b) + row;
    return (Math.imul(mixed, 0xc2b2ae35) >>> 12) & this.mask;
  }
}

function isDuplicate(
  other: CollectedGlyph,
  glyph: CollectedGlyph,
  x: number,
  closest: number,
  reach: number,
): boolean {
  return (
    other.text === glyph.text &&
    other.turn === glyph.turn &&
    Math.abs(start(other) - x) <= closest &&
    Math.abs(other.baseline - glyph.baseline) <= reach &&
    Math.abs(other.size - glyph.size) < glyph.size * 0.3
  );
}

/** Where the letter begins and ends on the axis that its text runs on. */
const start = ({ box, turn }: Glyph): number => (turn % 2 === 0 ? box[0] : box[1]);
const end = ({ box, turn }: Glyph): number => (turn % 2 === 0 ? box[2] : box[3]);
