/**
 * Objects that stand in the flow of the text and push it aside (자리 차지): where they may stand, and where the text goes on below.
 * A table may fit, go over pages, or go to the next page whole; then the text before it may fill the page that it left.
 */
import type { Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import { type PageHeight, ROW_TOLERANCE, TableRows } from "./table-rows.js";
import type { Caption, Paragraph, ShapeControl, TableControl } from "./tree.js";

export type FlowObject = TableControl | ShapeControl;

/** One way in which the objects may stand, and where the text goes on. */
export interface Ending extends PageHeight {
  /** Objects that wait for the top of the next page, while the text fills this one. */
  deferred?: FlowObject[];
  place(positions: Positions): void;
}

export function flowObjects({ items }: Paragraph): FlowObject[] {
  return items.filter(
    (item): item is FlowObject =>
      (item.kind === "table" || item.kind === "shape") && isInFlow(item),
  );
}

/** Floats, pushes the text aside above and below, and moves with it. */
function isInFlow(object: FlowObject): boolean {
  const { place } = object;
  if (place.inline || place.vertical.to !== "paragraph") return false;
  if (place.wrap === "topBottom") return true;
  // Text may run beside a table of the other wrap, unless it goes over pages and leaves no room.
  return object.kind === "table" && place.wrap === "square" && object.splits !== "none";
}

function heightOf({ place }: FlowObject): number {
  return place.height + place.margin.top + place.margin.bottom;
}

/** Height that the objects take of the text, from the top of their paragraph. */
export function reachOf(objects: FlowObject[]): number {
  return objects.reduce(
    (sum, object) => sum + heightOf(object) + Math.max(object.place.vertical.offset, 0),
    0,
  );
}

/** The ways in which the objects of a paragraph that begins at `start` may stand on pages of `room`. */
export function endingsOf(objects: FlowObject[], start: PageHeight, room: number): Ending[] {
  const [only] = objects;
  if (!only) return [];
  const endings = [inOrder(objects, start, room), ...firstOnes(objects, start, room)];
  if (objects.length > 1) return withCaptions(objects, endings);
  const top = topOf(only, start.y);
  if (top + only.place.height > room - ROW_TOLERANCE) endings.push(onNextPage(only, start.page));
  if (only.kind === "table" && only.splits !== "none" && !goesOver(only, room))
    endings.push(split(only, { page: start.page, y: top }, room));
  return withCaptions(objects, endings);
}

/** Captions above or below make the text go on lower; of a table some files count them in its height. */
function withCaptions(objects: FlowObject[], endings: Ending[]): Ending[] {
  return endings.flatMap((ending) => {
    const placed = objects.filter((object) => !ending.deferred?.includes(object));
    const height = placed.reduce((sum, { caption }) => sum + captionHeight(caption), 0);
    return height === 0 ? [ending] : [ending, { ...ending, y: ending.y + height }];
  });
}

/** What stands between an object and its caption: 3 mm, unless set otherwise. */
const CAPTION_GAP = 850;

function captionHeight(caption: Caption | null): number {
  if (!caption || caption.side === "left" || caption.side === "right") return 0;
  const last = caption.paragraphs.flatMap(lineStarts).at(-1);
  return last ? last.y + last.height + CAPTION_GAP : 0;
}

/** Text that goes on as if they were not there, beside them or above: they are on its page. */
export function beside(objects: FlowObject[], next: PageHeight): Ending {
  return {
    ...next,
    place: (positions) => {
      for (const object of objects) whole(object, next.page)(positions);
    },
  };
}

/** Whether an object, or the first part of it, surely has no room on the page of a paragraph that begins at this height. */
export function isTooHigh(object: FlowObject, y: number, room: number): boolean {
  return topOf(object, y) + object.place.height > room + ROW_TOLERANCE;
}

function topOf({ place }: FlowObject, y: number): number {
  return y + Math.max(place.vertical.offset, 0) + place.margin.top;
}

/** One below the other, each on its page if it fits, over pages if the file says so, else on the next. */
function inOrder(objects: FlowObject[], start: PageHeight, room: number): Ending {
  const places: Ending["place"][] = [];
  let at = { ...start };
  for (const object of objects) {
    const top = topOf(object, at.y);
    const ending =
      object.kind === "table" && goesOver(object, room)
        ? split(object, { page: at.page, y: top }, room)
        : top + object.place.height <= room + ROW_TOLERANCE
          ? {
              page: at.page,
              y: top + object.place.height + object.place.margin.bottom,
              place: whole(object, at.page),
            }
          : onNextPage(object, at.page);
    places.push(ending.place);
    at = { page: ending.page, y: ending.y };
  }
  return {
    ...at,
    place: (positions) => {
      for (const place of places) place(positions);
    },
  };
}

/** The first objects, and the text below them; the next one has no room and waits with the rest. */
function firstOnes(objects: FlowObject[], start: PageHeight, room: number): Ending[] {
  return objects.slice(1).flatMap((next, index) => {
    const ending = inOrder(objects.slice(0, index + 1), start, room);
    if (!isTooHigh(next, ending.y, room)) return [];
    return [{ ...ending, deferred: objects.slice(index + 1) }];
  });
}

/** Whether a table stands on several pages: the file says so, or no page is as high as it. */
function goesOver(table: TableControl, room: number): boolean {
  return (
    TableRows.of(table).isSplit ||
    (table.splits !== "none" && table.place.height > room + ROW_TOLERANCE)
  );
}

function onNextPage(object: FlowObject, page: number): Ending {
  return { page: page + 1, y: heightOf(object), place: whole(object, page + 1) };
}

function split(table: TableControl, start: PageHeight, room: number): Ending {
  const rows = TableRows.of(table);
  // The table's own height is that of its first part; where that has no room, it begins on the next page.
  const { height } = table.place;
  const moves = start.y > 0 && height <= room && start.y + height > room + ROW_TOLERANCE;
  const from = moves ? { page: start.page + 1, y: table.place.margin.top } : start;
  const end = rows.placeSplit(from, room);
  return {
    page: end.page,
    y: end.y + table.place.margin.bottom + (end.page > from.page ? table.place.margin.top : 0),
    place: (positions) => rows.placeSplit(from, room, positions),
  };
}

function whole(object: FlowObject, page: number): Ending["place"] {
  return (positions) => {
    if (object.kind === "table") TableRows.of(object).placeWhole(page, positions);
    else positions.objects.set(object, { page, bbox: null });
  };
}
