/**
 * Where tables and boxes stand on their page, by what the file states or by the engine. Two tables on the same spot, or something that
 * stands beyond its paper, were not laid out together: where the file states both places, their pages are in doubt; where the engine gave
 * one, its box is wrong. Neither has boxes.
 */
import type { Box } from "../../model/format.js";
import { bodyLeft, bodyTop, type Positions, points } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import { cornerOf } from "./text-box-positions.js";
import type { HangulDocument, PageSetup, Paragraph, ShapeControl, TableControl } from "./tree.js";

/** What borders, captions and rounding may share, in points: 5 mm. */
const MAX_OVERLAP = 14;
/** How far something may reach over the paper's upper or lower edge, in points: 5 mm. */
const MAX_BEYOND = 14;

interface Footprint {
  item: TableControl | ShapeControl;
  host: Paragraph;
  page: number;
  box: Box;
  /** The file says where on the page it stands; otherwise that follows from the text before it. */
  stated: boolean;
}

export function doubtFootprints({ sections }: HangulDocument, positions: Positions): void {
  for (const { paragraphs, setup } of sections) {
    const tables = new Map<number, Footprint[]>();
    for (const host of paragraphs) {
      for (const one of footprintsOf(host, setup.page, positions)) {
        if (isBeyond(one.box, setup.page)) doubt(one, positions);
        if (one.item.kind !== "table" || !pushesText(one.item)) continue;
        const others = tables.get(one.page) ?? [];
        tables.set(one.page, others);
        for (const other of others) if (overlap(one, other)) doubtOverlap(one, other, positions);
        others.push(one);
      }
    }
  }
}

function footprintsOf(host: Paragraph, page: PageSetup, positions: Positions): Footprint[] {
  return host.items.flatMap((item) => {
    if (item.kind !== "table" && item.kind !== "shape") return [];
    const place = positions.objects.get(item);
    const box = place && (place.bbox ?? statedBox(item, host, page));
    if (!place || !box) return [];
    const stated = item.place.inline || item.place.vertical.to !== "paragraph";
    return [{ item, host, page: place.page, box, stated }];
  });
}

/** Null where it depends on the text before it. */
function statedBox(
  { place, at }: TableControl | ShapeControl,
  host: Paragraph,
  page: PageSetup,
): Box | null {
  const corner = place.inline ? inLine(host, at, page) : cornerOf(place, page);
  if (!corner) return null;
  const [x, y] = corner;
  return [points(x), points(y), points(x + place.width), points(y + place.height)];
}

function inLine(host: Paragraph, at: number, page: PageSetup): [number, number] | null {
  const line = lineStarts(host).findLast((segment) => segment.at <= at);
  return line ? [bodyLeft(page) + line.x, bodyTop(page) + line.y] : null;
}

/** Set before or behind the text, tables are laid over others on purpose. */
function pushesText({ place }: TableControl): boolean {
  return place.inline || place.wrap === "topBottom" || place.wrap === "square";
}

function isBeyond([, top, , bottom]: Box, page: PageSetup): boolean {
  return top < -MAX_BEYOND || bottom > points(page.height) + MAX_BEYOND;
}

function overlap(one: Footprint, other: Footprint): boolean {
  // In one line they stand side by side.
  if (one.host === other.host && one.item.place.inline && other.item.place.inline) return false;
  const shared = (from: 0 | 1, to: 2 | 3) =>
    Math.min(one.box[to], other.box[to]) - Math.max(one.box[from], other.box[from]);
  return shared(0, 2) > MAX_OVERLAP && shared(1, 3) > MAX_OVERLAP;
}

function doubtOverlap(one: Footprint, other: Footprint, positions: Positions): void {
  const both = one.stated && other.stated;
  for (const each of [one, other]) {
    if (both) doubt(each, positions);
    else if (!each.stated) withholdBoxes(each.item, positions);
  }
}

function doubt({ item }: Footprint, positions: Positions): void {
  // On a single page there is nothing to be wrong about but the box.
  if (positions.pages > 1) positions.doubted.add(item);
  withholdBoxes(item, positions);
}

function withholdBoxes(item: TableControl | ShapeControl, positions: Positions): void {
  const place = positions.objects.get(item);
  if (place) place.bbox = null;
  if (item.kind === "shape") for (const child of item.children) withholdBoxes(child, positions);
  const cells = item.kind === "table" ? item.cells : [item];
  for (const cell of cells) {
    const at = "row" in cell ? positions.cells.get(cell) : undefined;
    if (at) at.bbox = null;
    for (const paragraph of cell.paragraphs) {
      for (const line of positions.lines.get(paragraph) ?? []) line.bbox = null;
      for (const inner of paragraph.items)
        if (inner.kind === "table" || inner.kind === "shape") withholdBoxes(inner, positions);
    }
  }
}
