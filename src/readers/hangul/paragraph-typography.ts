/**
 * Size and centring of a paragraph's lines: from its saved lines and its shape, which Hangul keeps with every paragraph. Other programs
 * save no lines: then its letters tell.
 */
import type { LineTypography } from "../../model/typography.js";
import type { Definitions, Paragraph } from "./tree.js";

/** HWPUNIT in a point. */
const UNITS = 100;

/** One entry for each line of the text that the paragraph gives. */
export function setAs(
  paragraph: Paragraph,
  definitions: Definitions,
  text: string,
): LineTypography[] {
  // A picture in the line makes it higher than its letters; the lowest line is set in nothing but letters.
  let lowest = Number.POSITIVE_INFINITY;
  for (const { textHeight } of paragraph.segments)
    if (textHeight > 0 && textHeight < lowest) lowest = textHeight;
  const letters = definitions.heights.get(paragraph.letters ?? -1) ?? 0;
  const size = (lowest === Number.POSITIVE_INFINITY ? letters : lowest) / UNITS;
  const centred = definitions.shapes.get(paragraph.shape)?.centred ?? false;
  return each(text, { size, centred });
}

/** Lines of which the file does not say how they are set. */
export function unset(text: string): LineTypography[] {
  return each(text, UNSET);
}

const UNSET: LineTypography = { size: 0, centred: false };

function each(text: string, typography: LineTypography): LineTypography[] {
  const lines = [typography];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1))
    lines.push(typography);
  return lines;
}
