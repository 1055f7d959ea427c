/** Slanted text, such as a watermark or stamp: excluded from normal lines, read run by run. */
import { unionOfKnown } from "../../model/box.js";
import { type Glyph, isSpace } from "./page-content.js";
import type { PrintedLine } from "./text-lines.js";
import { SLANTED } from "./thresholds.js";

/** One line for each run of slanted glyphs, in the order they are painted. */
export function slantedLines(glyphs: readonly Glyph[], page: number): PrintedLine[] {
  const runs: Glyph[][] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    if (!glyph.slanted) continue;
    if (last && runContinues(last, glyph)) runs.at(-1)!.push(glyph);
    else runs.push([glyph]);
    last = glyph;
  }
  return runs.filter((run) => !run.every(isSpace)).map((run) => lineOf(run, page));
}

/** The next letter of a run is as large, and near. */
function runContinues(last: Glyph, next: Glyph): boolean {
  const reach = SLANTED.reach * Math.max(last.size, next.size);
  const dx = (last.box[0] + last.box[2] - next.box[0] - next.box[2]) / 2;
  const dy = (last.box[1] + last.box[3] - next.box[1] - next.box[3]) / 2;
  return Math.hypot(dx, dy) <= reach && Math.abs(last.size - next.size) < SLANTED.sameSize * reach;
}

function lineOf(run: readonly Glyph[], page: number): PrintedLine {
  const inked = run.filter((glyph) => !isSpace(glyph));
  const [first] = inked;
  const text = run
    .map((glyph) => glyph.text)
    .join("")
    .trim()
    .normalize("NFC");
  const box = unionOfKnown(inked.map((glyph) => glyph.box))!;
  return {
    text,
    page,
    box,
    baseline: first!.baseline,
    size: first!.size,
    bold: first!.bold,
    font: first!.font,
    spaceAfter: false,
    endUnknown: false,
    spaceBefore: false,
    firstWord: box[2] - box[0],
    pieces: [{ text, box }],
    garbled: inked.filter((glyph) => glyph.garbled).length / inked.length,
  };
}
