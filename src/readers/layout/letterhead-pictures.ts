/** Pictures in the letterhead of a press release: they show who gives it out, which is often printed nowhere else. */
import type { Box } from "../../model/format.js";
import { callsItselfRelease } from "../../text/release-heads.js";
import type { PageContent } from "./page-content.js";
import type { PrintedLine } from "./text-lines.js";
import { PAGE } from "./thresholds.js";

/** The pictures of the first page that stand beside the name of a release, among the lines of that page. */
export function letterheadPictures(
  { number, images }: Pick<PageContent, "number" | "images">,
  lines: () => readonly Pick<PrintedLine, "text" | "box">[],
): Set<Box> {
  if (number !== 1 || images.length === 0) return new Set();
  const names = lines().filter(({ text }) => callsItselfRelease(text));
  return new Set(images.filter((box) => isLarge(box) && names.some((name) => isBeside(box, name))));
}

function isLarge([x0, y0, x1, y1]: Box): boolean {
  return x1 - x0 >= PAGE.letterheadWidth && y1 - y0 >= PAGE.letterheadHeight;
}

function isBeside([, top, , bottom]: Box, { box }: Pick<PrintedLine, "box">): boolean {
  return box[1] < bottom + PAGE.slack && box[3] > top - PAGE.slack;
}
