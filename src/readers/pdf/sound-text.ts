/**
 * Whether the letters of a page can be what it shows. A damaged map from codes to text gives letters that all exist and mean
 * nothing; the text layer of a scan may belong to another page. No library tells: what serves is how Korean is written.
 */
import type { Box } from "../../model/format.js";
import { COMMON_SYLLABLES } from "../../text/lexicon/syllables.js";
import type { Glyph } from "../layout/page-content.js";
import type { Picture } from "./pdf-engine.js";

/** Syllables from which their choice says something. */
const FEWEST_SYLLABLES = 60;
/** Korean text has at least half of its syllables among the common ones. */
const LEAST_COMMON = 0.25;
/** Letters from which the share of accented ones says something. */
const FEWEST_LETTERS = 100;
/** From this share of Latin-1 letters on, text is bytes of another encoding: `ÇÑ±¹` for 한국. No language writes so many. */
const MOST_ACCENTED = 0.3;

/** Letters of a text layer that are looked at; as many tell as well as all. */
const MOST_SAMPLED = 400;
/** A letter stands on ink where its box has pixels that differ by so much. */
const INK_CONTRAST = 48;
/** A text layer belongs to its picture where this share of the letters stands on ink; those of another page hit some by chance. */
const LEAST_ON_INK = 0.6;

const COMMON = new Set(COMMON_SYLLABLES);

export function isSoundText(glyphs: readonly Glyph[]): boolean {
  let [letters, syllables, common, accented] = [0, 0, 0, 0];
  for (const { text } of glyphs) {
    const code = text.charCodeAt(0);
    if (code <= 0x20) continue;
    letters++;
    if (code >= 0xac00 && code <= 0xd7a3) {
      syllables++;
      if (COMMON.has(text)) common++;
    } else if (code >= 0xa1 && code <= 0xff && text !== "·") accented++;
  }
  if (syllables >= FEWEST_SYLLABLES && common < LEAST_COMMON * syllables) return false;
  return letters < FEWEST_LETTERS || accented < MOST_ACCENTED * letters;
}

/** Whether the invisible text over a scan stands where its picture has ink; `scale` is pixels to the point. */
export function standsOnInk(
  glyphs: readonly Glyph[],
  { picture, scale }: { picture: Picture; scale: number },
): boolean {
  const written = glyphs.filter(({ text }) => text.trim() !== "");
  const every = Math.max(1, Math.floor(written.length / MOST_SAMPLED));
  let [seen, inked] = [0, 0];
  for (let index = 0; index < written.length; index += every) {
    seen++;
    if (hasInk(written[index]!.box, picture, scale)) inked++;
  }
  return inked >= LEAST_ON_INK * seen;
}

function hasInk(box: Box, { rgba, width, height }: Picture, scale: number): boolean {
  const [x0, y0, x1, y1] = box.map((value) => Math.round(value * scale)) as Box;
  let [darkest, lightest] = [255, 0];
  for (let y = Math.max(y0, 0); y < Math.min(y1, height); y++) {
    for (let x = Math.max(x0, 0); x < Math.min(x1, width); x++) {
      const green = rgba[(y * width + x) * 4 + 1]!;
      if (green < darkest) darkest = green;
      if (green > lightest) lightest = green;
    }
  }
  return lightest - darkest >= INK_CONTRAST;
}
