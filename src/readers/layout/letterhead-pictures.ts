/** Pictures in the letterhead of a press release: they show who gives it out, which is often printed nowhere else. */
import type { Box } from "../../model/format.js";
import { callsItselfRelease } from "../../text/release-heads.js";
import type { PrintedLine } from "./text-lines.js";
import { PAGE } from "./thresholds.js";

/** Whether a picture of the first page stands beside the name of a release, among the lines of that page. */
export function isLetterhead(
  box: Box,
  page: number,
  lines: readonly Pick<PrintedLine, "text" | "box">[],
): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  if (page !== 1 || width < PAGE.letterheadWidth || height < PAGE.letterheadHeight) return false;
  return lines.some(
    (line) =>
      line.box[1] < box[3] + PAGE.slack &&
      line.box[3] > box[1] - PAGE.slack &&
      callsItselfRelease(line.text),
  );
}
