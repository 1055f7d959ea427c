/**
 * Narrows the boxes of letters whose font does not state how wide they are. Hancom's writer draws digits, Latin letters and
 * punctuation in fonts without widths of their own; the engine then gives each the width of a whole em, over the letters that follow.
 */
import type { CollectedGlyph } from "./place-glyph.js";

/** Letters stated to be this many ems wide or wider, which no face makes so wide. */
const WHOLE_EM = 0.95;
/** A face states no widths where a letter reaches over the next one by this many ems: no spacing sets letters so close. */
const REACHES_OVER = 0.2;

/**
 * Widths in ems that Korean faces give narrow signs (medians over the prints of the corpus that do state them). What is not here
 * is as wide as the em, or wider than the difference matters.
 */
const USUAL: readonly (readonly [characters: string, ems: number])[] = [
  [".,:;·'`‘’|!il", 0.28],
  ["()[]{}Ijft", 0.33],
  ['r-"*/', 0.42],
  ["“”0123456789aceksvxyz?$^_", 0.5],
  ["bdghnopquEFLST<>=+~#", 0.57],
  ["ABCDGHKNOPQRUVXYZ&", 0.68],
  ["wm", 0.8],
];
const USUAL_EMS = new Map(
  USUAL.flatMap(([characters, ems]) => [...characters].map((one) => [one, ems] as const)),
);

/** Changes the boxes in place. Turned text has boxes of ink, which need no change. */
export function narrowUnstated(glyphs: readonly CollectedGlyph[]): void {
  const faces = facesWithoutWidths(glyphs);
  if (faces.size === 0) return;
  for (const glyph of glyphs) {
    const usual = faces.has(glyph.font) ? suspectEms(glyph) : undefined;
    if (usual !== undefined) glyph.box[2] = glyph.box[0] + usual * emOf(glyph);
  }
}

function facesWithoutWidths(glyphs: readonly CollectedGlyph[]): Set<number> {
  const faces = new Set<number>();
  for (let index = 0; index + 1 < glyphs.length; index++) {
    const glyph = glyphs[index]!;
    if (suspectEms(glyph) === undefined || faces.has(glyph.font)) continue;
    const next = glyphs[index + 1]!;
    const over = glyph.box[2] - next.box[0];
    if (
      next.box[0] > glyph.box[0] &&
      over > REACHES_OVER * emOf(glyph) &&
      Math.abs(next.baseline - glyph.baseline) < 1
    )
      faces.add(glyph.font);
  }
  return faces;
}

/** How wide such a sign usually is, where it is stated to be as wide as the em. */
function suspectEms(glyph: CollectedGlyph): number | undefined {
  if (glyph.turn !== 0 || glyph.box[2] - glyph.box[0] < WHOLE_EM * emOf(glyph)) return undefined;
  return USUAL_EMS.get(glyph.text);
}

const emOf = ({ size, stretch }: CollectedGlyph): number => size * stretch;
