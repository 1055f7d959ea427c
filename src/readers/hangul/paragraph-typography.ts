/** Size and centring of a paragraph's lines: from its saved lines and its shape, which Hangul keeps with every paragraph. */
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
  const heights = paragraph.segments.map((line) => line.textHeight).filter((height) => height > 0);
  // A picture in the line makes it higher than its letters; the lowest line is set in nothing but letters.
  const size = heights.length > 0 ? Math.min(...heights) / UNITS : 0;
  const centred = definitions.shapes.get(paragraph.shape)?.centred ?? false;
  return text.split("\n").map(() => ({ size, centred }));
}

/** Lines of which the file does not say how they are set. */
export function unset(text: string): LineTypography[] {
  return text.split("\n").map(() => ({ size: 0, centred: false }));
}
