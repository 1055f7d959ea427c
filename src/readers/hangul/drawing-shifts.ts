/**
 * How far down to move what the layout engine drew, so that it stands where the word processor saved it. The engine's fonts are not
 * Hancom's, so its lines drift; the file keeps the height of every line. Where the two have other lines on the page, nothing is moved.
 */
import type { Box } from "../../model/format.js";
import { type EngineLine, type EngineObject, readLayout } from "./engine-layout.js";
import type { TreeNode } from "./layout-engine.js";
import { bodyTop, points } from "./positions.js";
import { heightOnPage } from "./reading-order.js";
import { hasSavedLines, lineStarts } from "./saved-lines.js";
import type { Control, HangulDocument, LineSegment, PageSetup, Paragraph } from "./tree.js";

/** Points that a line may have drifted; further away it is on another page. */
const MAX_DRIFT = 60;
/** Points that letters, rules and borders may reach over their line or table. */
const EDGE = 2;

interface Band {
  box: Box;
  down: number;
}

class DrawingShifts {
  constructor(private readonly bands: readonly Band[] = []) {}

  /** In points: how far down something in this box belongs; that of the smallest line or table around it. */
  down([x0, y0, x1, y1]: Box): number {
    let best: Band | undefined;
    for (const band of this.bands) {
      const [left, top, right, bottom] = band.box;
      if (y0 < top - EDGE || y1 > bottom + EDGE || x0 < left - EDGE || x1 > right + EDGE) continue;
      if (!best || areaOf(band.box) < areaOf(best.box)) best = band;
    }
    return best?.down ?? 0;
  }
}

export function shiftsOfPage(
  document: HangulDocument,
  page: { section: number; tree: TreeNode },
): DrawingShifts {
  const section = document.sections[page.section];
  if (!section || !hasSavedLines(document)) return new DrawingShifts();
  const laid = readLayout(document, { pages: [page], count: 1 });
  const setup = section.setup.page;
  const bands: Band[] = [];
  const columns = new Map<number, number>();
  const shown = section.paragraphs.filter((one) => laid.lines.has(one) || holds(one, laid.objects));
  let recent = 0;
  for (const [index, paragraph] of shown.entries()) {
    const lines = laid.lines.get(paragraph) ?? [];
    const saved = savedLines(paragraph, lines, index === 0);
    for (const [at, line] of lines.entries()) {
      const segment = saved[at];
      const down = segment && downOf(segment, line, setup);
      if (segment && down !== undefined) {
        // Lines that the file has in another order stand on other pages there.
        if (segment.y < (columns.get(line.columnLeft) ?? 0)) return new DrawingShifts();
        columns.set(line.columnLeft, segment.y);
        recent = down;
      }
      bands.push({ box: line.bbox, down: recent });
    }
    for (const item of paragraph.items) {
      const object = item.kind === "text" ? undefined : laid.objects.get(item);
      if (!object || item.kind === "text") continue;
      const down = objectDown(item, object, paragraph, setup) ?? recent;
      if (Math.abs(down) <= MAX_DRIFT) bands.push({ box: object.bbox, down });
    }
  }
  return new DrawingShifts(bands);
}

function holds({ items }: Paragraph, objects: ReadonlyMap<Control, EngineObject>): boolean {
  return items.some((item) => item.kind !== "text" && objects.has(item));
}

/** The saved lines behind those on this page: all, the last ones of the page's first paragraph, the first ones of any other. */
function savedLines(paragraph: Paragraph, lines: EngineLine[], first: boolean): LineSegment[] {
  const saved = lineStarts(paragraph);
  if (lines.length > saved.length) return [];
  return first ? saved.slice(saved.length - lines.length) : saved.slice(0, lines.length);
}

function downOf({ y }: LineSegment, line: EngineLine, page: PageSetup): number | undefined {
  const down = points(bodyTop(page) + y) - line.bbox[1];
  return Math.abs(down) <= MAX_DRIFT ? down : undefined;
}

/** Undefined where an object moves with the text. */
function objectDown(
  item: Control,
  object: EngineObject,
  host: Paragraph,
  page: PageSetup,
): number | undefined {
  if (!("place" in item)) return undefined;
  const { inline, vertical, margin } = item.place;
  if (inline) {
    const line = lineStarts(host).findLast((segment) => segment.at <= item.at);
    return line && points(bodyTop(page) + line.y + margin.top) - object.bbox[1];
  }
  if (vertical.to === "paragraph") return undefined;
  return points(bodyTop(page) + heightOnPage(item.place, page)) - object.bbox[1];
}

function areaOf([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0);
}
