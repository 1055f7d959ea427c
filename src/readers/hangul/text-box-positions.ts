/**
 * Boxes of text boxes and drawings that are placed by paper or page body: fixed, once the page of their paragraph is
 * certain. Objects that move with the text have none.
 */
import type { Box } from "../../model/format.js";
import { bodyLeft, bodyTop, type Positions, points } from "./positions.js";
import { heightOnPage } from "./reading-order.js";
import { lineStarts } from "./saved-lines.js";
import type { HangulDocument, PageSetup, Placement, ShapeControl } from "./tree.js";

/** Half a point over the edge is rounding; more means that the box is wrong, and a wrong box is worse than none. */
const EDGE_TOLERANCE = 0.5;
/** A group is as large as its drawings together; where it is not, it was stretched, and their places in it are not known. */
const STRETCH_TOLERANCE = 0.02;

/** For a document whose pages are certain. */
export function placeBoxes(
  { sections }: Pick<HangulDocument, "sections">,
  positions: Positions,
): void {
  for (const { paragraphs, setup } of sections) {
    for (const paragraph of paragraphs) {
      const lines = positions.lines.get(paragraph) ?? [];
      const page = lines[0]?.page;
      // In a paragraph that goes over pages a box may stand on any of them.
      if (page === undefined || lines.at(-1)!.page !== page) continue;
      for (const item of paragraph.items) {
        if (item.kind !== "shape" || positions.objects.get(item)?.bbox) continue;
        const corner = cornerOf(item.place, setup.page);
        if (corner) new BoxPlacer(positions, setup.page, page).place(item, corner);
      }
    }
  }
}

/** Left and top in HWPUNIT; null where they depend on the text, or on which side of the binding the page lies. */
export function cornerOf(place: Placement, page: PageSetup): [number, number] | null {
  const { vertical, horizontal, inline, mirrored } = place;
  const byPage = (to: string) => to === "paper" || to === "page";
  if (inline || mirrored || !byPage(vertical.to) || !byPage(horizontal.to)) return null;
  if (page.facing && (vertical.to === "page" || horizontal.to === "page")) return null;
  const paper = horizontal.to === "paper";
  const left = paper ? 0 : bodyLeft(page);
  const room = paper ? page.width : page.width - bodyLeft(page) - page.right;
  const x =
    horizontal.align === "end"
      ? left + room - horizontal.offset - place.width
      : horizontal.align === "center"
        ? left + (room - place.width) / 2 + horizontal.offset
        : left + horizontal.offset;
  return [x, bodyTop(page) + heightOnPage(place, page)];
}

class BoxPlacer {
  constructor(
    private readonly positions: Positions,
    private readonly setup: PageSetup,
    private readonly page: number,
  ) {}

  place(shape: ShapeControl, [x, y]: [number, number]): void {
    const { width, height } = shape.place;
    if (shape.turned || width <= 0 || height <= 0) return;
    const bbox = clipToPage(boxOf(x, y, width, height), this.setup);
    if (!bbox) return;
    this.positions.objects.set(shape, { page: this.page, bbox });
    this.lines(shape, x, y);
    if (!isWhole(shape)) return;
    for (const child of shape.children) {
      const { horizontal, vertical } = child.place;
      this.place(child, [x + horizontal.offset, y + vertical.offset]);
    }
  }

  /** The lines in a box are saved from its inner corner; where one would stand outside, none is placed. */
  private lines(shape: ShapeControl, x: number, y: number): void {
    const { inset, place } = shape;
    const lines = shape.paragraphs.map(lineStarts);
    const last = lines.findLast((each) => each.length > 0)?.at(-1);
    if (!inset || inset.vertical || !last) return;
    const spare = place.height - inset.top - inset.bottom - (last.y + last.height);
    const down = inset.align === "center" ? spare / 2 : inset.align === "bottom" ? spare : 0;
    const all = lines.map((each) =>
      each.map((line) => ({
        at: line.at,
        page: this.page,
        y: null,
        bbox: boxOf(
          x + inset.left + line.x,
          y + inset.top + down + line.y,
          line.width,
          line.height,
        ),
      })),
    );
    const frame = boxOf(x, y, place.width, place.height);
    if (!all.flat().every(({ bbox }) => contains(frame, bbox))) return;
    for (const [index, paragraph] of shape.paragraphs.entries()) {
      const placed = all[index]!.map((line) => ({
        ...line,
        bbox: clipToPage(line.bbox, this.setup),
      }));
      if (placed.length > 0) this.positions.lines.set(paragraph, placed);
    }
  }
}

/** Whether a group's drawings fill it as they stand. */
function isWhole({ children, place }: ShapeControl): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { place: own } of children) {
    left = Math.min(left, own.horizontal.offset);
    top = Math.min(top, own.vertical.offset);
    right = Math.max(right, own.horizontal.offset + own.width);
    bottom = Math.max(bottom, own.vertical.offset + own.height);
  }
  const near = (a: number, b: number, size: number) => Math.abs(a - b) <= size * STRETCH_TOLERANCE;
  const { width, height } = place;
  return (
    near(left, 0, width) &&
    near(right, width, width) &&
    near(top, 0, height) &&
    near(bottom, height, height)
  );
}

function boxOf(x: number, y: number, width: number, height: number): Box {
  return [points(x), points(y), points(x + width), points(y + height)];
}

function contains([x0, y0, x1, y1]: Box, inner: Box): boolean {
  return (
    inner[0] >= x0 - EDGE_TOLERANCE &&
    inner[1] >= y0 - EDGE_TOLERANCE &&
    inner[2] <= x1 + EDGE_TOLERANCE &&
    inner[3] <= y1 + EDGE_TOLERANCE
  );
}

/** The box, rounded, where it stands on the page; null where not, or where a damaged file has it end before it begins. */
export function clipToPage(box: Box, page: PageSetup): Box | null {
  const [width, height] = [points(page.width), points(page.height)];
  if (!contains([0, 0, width, height], box) || box[2] < box[0] || box[3] < box[1]) return null;
  const round = (value: number, most: number) =>
    Math.round(Math.min(Math.max(value, 0), most) * 100) / 100;
  const [x0, y0, x1, y1] = box;
  return [round(x0, width), round(y0, height), round(x1, width), round(y1, height)];
}
