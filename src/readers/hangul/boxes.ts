/**
 * Boxes of lines, tables and cells on pages that are certain. A line's box is the saved one. Tables, cells and the lines in them have the
 * engine's, shifted to where the file places the object, if the engine has them on the same page.
 */
import type { Box } from "../../model/format.js";
import type { EngineLayout, EngineLine, EngineObject } from "./engine-layout.js";
import { MAX_LINE_DRIFT } from "./engine-witness.js";
import { bodyLeft, bodyTop, type Positions, points } from "./positions.js";
import { heightOnPage } from "./reading-order.js";
import { lineStarts } from "./saved-lines.js";
import { clipToPage } from "./text-box-positions.js";
import type {
  Control,
  HangulDocument,
  HangulSection,
  PageSetup,
  Paragraph,
  TableControl,
} from "./tree.js";

/** How far, in points, the engine may have an object from where the file places it; it stands under all the lines before it. */
const MAX_OBJECT_DRIFT = 60;

export function placeBoxesByEngine(
  document: HangulDocument,
  laid: EngineLayout,
  positions: Positions,
): void {
  const boxes = { laid, positions, ahead: 0 };
  for (const section of document.sections) {
    const placer = new SectionBoxes(section, laid, positions, boxes.ahead);
    boxes.ahead = placer.run();
  }
}

class SectionBoxes {
  private readonly page: PageSetup;
  /** What the engine was off by at the last line that both know, in points, and on which of our pages. */
  private recent: { page: number; shift: number } | null = null;

  constructor(
    private readonly section: HangulSection,
    private readonly laid: EngineLayout,
    private readonly positions: Positions,
    /** The engine's pages less ours. */
    private ahead: number,
  ) {
    this.page = section.setup.page;
  }

  run(): number {
    for (const paragraph of this.section.paragraphs) {
      if (!this.positions.doubted.has(paragraph)) this.lines(paragraph);
      this.objects(paragraph);
    }
    return this.ahead;
  }

  private lines(paragraph: Paragraph): void {
    const places = this.positions.lines.get(paragraph) ?? [];
    const saved = lineStarts(paragraph);
    const laid = this.laid.lines.get(paragraph);
    for (const [at, place] of places.entries()) {
      const segment = saved[at];
      if (!segment) continue;
      const line = laid?.length === saved.length ? laid[at] : laid?.[0];
      if (line && at === 0) this.compare(line, points(segment.y), place.page);
      const left = this.leftOf(line, place.page);
      if (left === null) continue;
      const [x, y] = [left + points(segment.x), points(bodyTop(this.page) + segment.y)];
      const box: Box = [x, y, x + points(segment.width), y + points(segment.height)];
      place.bbox = clipToPage(box, this.page);
    }
  }

  private compare(line: EngineLine, y: number, page: number): void {
    const shift = y - (line.bbox[1] - line.bodyTop);
    if (Math.abs(shift) > MAX_LINE_DRIFT) return;
    this.ahead = line.page - page;
    this.recent = { page, shift };
  }

  /** The file's own margin, unless the engine has the line in another column; its pixels are rounded. */
  private leftOf(line: EngineLine | undefined, page: number): number | null {
    const left = points(bodyLeft(this.page));
    if (!line) return this.page.facing ? null : left;
    if (Math.abs(line.columnLeft - left) < 1) return left;
    return line.page - this.ahead === page ? line.columnLeft : null;
  }

  private objects(paragraph: Paragraph): void {
    for (const item of paragraph.items) {
      if (item.kind === "text" || this.positions.doubted.has(item)) continue;
      const object = this.laid.objects.get(item);
      const place = this.positions.objects.get(item);
      if (!object || !place || object.page - this.ahead !== place.page) continue;
      if (this.positions.doubted.has(paragraph)) continue;
      const shift = this.shiftOf(item, object, paragraph);
      if (shift === null || Math.abs(shift) > MAX_OBJECT_DRIFT) continue;
      place.bbox = clipToPage(shiftBox(object.bbox, shift), this.page);
      if (item.kind === "table") this.cells(item, object, shift);
    }
  }

  /**
   * How far to shift the engine's object to where the file places it: by its saved line, its position on the page, or the shift of the
   * nearest line. Null if the file does not say.
   */
  private shiftOf(item: Control, object: EngineObject, host: Paragraph): number | null {
    if (!("place" in item)) return null;
    const { inline, vertical, margin } = item.place;
    if (inline) {
      const line = lineStarts(host).findLast((segment) => segment.at <= item.at);
      return line ? points(bodyTop(this.page) + line.y + margin.top) - object.bbox[1] : null;
    }
    if (vertical.to !== "paragraph")
      return points(bodyTop(this.page) + heightOnPage(item.place, this.page)) - object.bbox[1];
    return this.recent?.page === object.page - this.ahead ? this.recent.shift : null;
  }

  private cells(table: TableControl, object: EngineObject, shift: number): void {
    // The continuation on the next page starts at its top, whatever the drift on the first.
    const box = ({ page, bbox }: EngineObject | EngineLine) =>
      clipToPage(shiftBox(bbox, page === object.page ? shift : 0), this.page);
    for (const cell of table.cells) {
      const place = this.positions.cells.get(cell);
      const piece = this.laid.cells
        .get(cell)
        ?.find(({ page }) => page - this.ahead === place?.page);
      if (place && piece) place.bbox = box(piece);
      for (const paragraph of cell.paragraphs) {
        const laid = this.laid.lines.get(paragraph);
        const places = this.positions.lines.get(paragraph);
        if (laid && places && laid.length === places.length) {
          for (const [at, line] of laid.entries()) {
            if (line.page - this.ahead === places[at]!.page) places[at]!.bbox = box(line);
          }
        }
        for (const item of paragraph.items) {
          if (item.kind !== "table") continue;
          const inner = this.laid.objects.get(item);
          const innerPlace = this.positions.objects.get(item);
          if (!inner || !innerPlace || inner.page - this.ahead !== innerPlace.page) continue;
          innerPlace.bbox = box(inner);
          this.cells(item, object, shift);
        }
      }
    }
  }
}

function shiftBox([x0, y0, x1, y1]: Box, down: number): Box {
  return [x0, y0 + down, x1, y1 + down];
}
