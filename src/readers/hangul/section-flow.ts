/**
 * The lines of one section, page by page. A line that stands no lower than the one before begins a column or a page; what stands
 * between two lines has to explain the height of the second. Where it does not, the layout engine is asked, and where that has no answer
 * either, everything from there on is in doubt.
 */
import type { EngineWitness, Testimony } from "./engine-witness.js";
import {
  beside,
  type Ending,
  endingsOf,
  type FlowObject,
  flowObjects,
  isTooHigh,
  reachOf,
} from "./flow-objects.js";
import { agrees, type PageDoubt } from "./page-doubt.js";
import { bodyHeight, type LinePlace, type Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import { type PageHeight, TableRows } from "./table-rows.js";
import type { HangulSection, LineSegment, Paragraph } from "./tree.js";

/** How far a line may stand from where the object before it should end: 5 mm. */
const MAX_END_DISTANCE = 1400;
/** What each page that it goes over may add to that: 1.5 mm, the width of borders and rounding. */
const MAX_PAGE_DISTANCE = 425;
/** A line this near to the top of the body is the first of its page: 7 mm, the space before a paragraph. */
const MAX_TOP_DISTANCE = 2000;
/** A larger gap between two lines, 40 mm, has something in it. */
const MAX_GAP = 11_400;
/** How much of its page a line takes that may be all that stands on it. */
const FULL_LINE_SHARE = 0.5;

/** Objects since the last line, whose end is not seen yet. */
interface Waiting {
  objects: FlowObject[];
  page: number;
  /** Where their paragraph may begin: at the end of the text before, or after the space before its own first line. */
  starts: number[];
}

export class SectionFlow {
  private page: number;
  /** Where the next line is expected. */
  private cursor = 0;
  private columns = 1;
  private column = 0;
  private last: LineSegment | undefined;
  private waiting: Waiting | undefined;
  /** Objects that the text has overtaken: they stand at the top of the next page. */
  private deferred: FlowObject[] = [];
  readonly room: number;

  constructor(
    private readonly section: HangulSection,
    private readonly positions: Positions,
    private readonly witness: EngineWitness,
    private readonly doubt: PageDoubt,
  ) {
    this.page = positions.pages + 1;
    this.room = Math.max(bodyHeight(section.setup.page), 1);
  }

  run(): void {
    for (const [index, paragraph] of this.section.paragraphs.entries()) {
      if (paragraph.pageBreak && index > 0) this.breakPage(paragraph);
      this.paragraph(paragraph);
    }
    this.settle(null);
    this.settleDeferred();
    this.positions.pages = this.page;
  }

  get end(): PageHeight {
    return { page: this.page, y: this.cursor };
  }

  private breakPage(paragraph: Paragraph): void {
    this.settle(paragraph);
    this.settleDeferred();
    this.page++;
    this.column = 0;
    this.cursor = 0;
    this.last = undefined;
  }

  private paragraph(paragraph: Paragraph): void {
    for (const item of paragraph.items) {
      if (item.kind !== "columns") continue;
      this.columns = item.count;
      this.column = 0;
    }
    // In columns the place of an object cannot be told from heights alone; it stays where its paragraph is.
    const objects = this.columns === 1 ? flowObjects(paragraph) : [];
    const lines = lineStarts(paragraph);
    const [first] = lines;
    const start = this.cursor;
    const below = first !== undefined && this.standsBelow(objects, first);
    const page = this.page;
    const places = lines.map((segment, index) => {
      const place = this.line(paragraph, index, segment);
      if (index === 0 && objects.length > 0 && !below)
        this.wait(objects, place.page === page ? [segment.y, start] : [segment.y]);
      return place;
    });
    if (places.length === 0) {
      places.push({ at: 0, page: this.pageWithoutLines(paragraph), y: null, bbox: null });
      if (objects.length > 0) this.wait(objects, [start]);
    }
    this.positions.lines.set(paragraph, places);
    if (this.doubt.raised) this.doubt.mark(paragraph);
    this.inLines(paragraph, places);
  }

  /** No line is saved: the engine's page, in doubt where it is not that of the text around. */
  private pageWithoutLines(paragraph: Paragraph): number {
    const heard = this.witness.ask(paragraph, 0, this.cursor);
    if (!heard || heard.page === this.page) return this.page;
    this.doubt.mark(paragraph);
    return Math.max(heard.page, 1);
  }

  private wait(objects: FlowObject[], starts: number[]): void {
    this.settle(null);
    this.waiting = { objects, page: this.page, starts };
  }

  /** Objects in the paragraph's lines, and those that hang on it without moving the text, are on the page of their line. */
  private inLines(paragraph: Paragraph, places: LinePlace[]): void {
    const flowing = this.columns === 1 ? flowObjects(paragraph) : [];
    for (const item of paragraph.items) {
      if (!("place" in item) || flowing.includes(item as FlowObject)) continue;
      const line = places.findLast(({ at }) => at <= item.at) ?? places[0]!;
      // Set in a line, nothing goes over a page end; what is higher than a page does not stand as it was saved.
      if (item.place.inline && item.place.height > this.room + MAX_END_DISTANCE)
        this.positions.doubted.add(item);
      if (item.kind === "table") TableRows.of(item).placeWhole(line.page, this.positions);
      else this.positions.objects.set(item, { page: line.page, bbox: null });
    }
  }

  /**
   * Whether a paragraph's first line stands below its objects, as text does that has no room beside them. Then they wait together with
   * what waits already, at the end of it or at the top of the next page.
   */
  private standsBelow(objects: FlowObject[], first: LineSegment): boolean {
    if (reachOf(objects) < MAX_END_DISTANCE) return false;
    const { waiting } = this;
    const starts: Ending[] = waiting
      ? this.waysOf(waiting).flatMap((way) => [way, { ...way, page: way.page + 1, y: 0 }])
      : [{ page: this.page, y: this.cursor, place: () => {} }];
    const nearest = (ways: Ending[]) => Math.min(...ways.map((way) => Math.abs(way.y - first.y)));
    const own = nearest(starts.flatMap((way) => endingsOf(objects, way, this.room)));
    if (own > MAX_END_DISTANCE || own >= nearest(starts)) return false;
    if (!waiting) this.waiting = { objects, page: this.page, starts: [this.cursor] };
    else {
      const way = starts.find((one) => nearest(endingsOf(objects, one, this.room)) === own)!;
      this.take(way, waiting);
      this.page = way.page;
      this.cursor = way.y;
      this.last = undefined;
      this.waiting = { objects, page: way.page, starts: [way.y] };
    }
    return true;
  }

  private line(paragraph: Paragraph, index: number, segment: LineSegment): LinePlace {
    const heard = this.witness.ask(paragraph, index, segment.y);
    if (this.waiting && !this.isAboveObjects(segment)) this.resolve(this.waiting, segment, heard);
    else if (this.last) this.follow(this.last, segment, heard);
    if (heard) this.doubt.hear(heard, this.page);
    this.last = segment;
    this.cursor = bottomOf(segment);
    this.witness.learn(paragraph, index, segment.y, this.page);
    return { at: segment.at, page: this.page, y: segment.y, bbox: null };
  }

  /** A further line of the objects' own paragraph, above them. */
  private isAboveObjects({ y, height }: LineSegment): boolean {
    const { objects, starts } = this.waiting!;
    const [object] = objects;
    if (!object || !this.last || y < this.last.y) return false;
    return y + height <= Math.max(...starts) + object.place.vertical.offset;
  }

  /** The next line with nothing between. */
  private follow(last: LineSegment, segment: LineSegment, heard: Testimony | null): void {
    const goesUp =
      this.turnsPage(last, segment) ||
      this.isRepeated(last, segment, heard) ||
      this.isBelowDeferred(segment);
    if (goesUp) {
      this.column++;
      if (this.column >= this.columns) {
        this.column = 0;
        this.page++;
        if (this.deferred.length > 0) {
          this.placeDeferred(segment);
          return;
        }
      }
    }
    const gap = goesUp
      ? Math.max(segment.y - MAX_TOP_DISTANCE, this.room - this.cursor - segment.height - MAX_GAP)
      : segment.y - this.cursor - MAX_GAP;
    if (gap > 0 && this.columns === 1 && heard?.page !== this.page) this.doubt.raise(heard);
  }

  /** Higher than the line before, or beside one that leaves no room below it: lines stand below each other. */
  private turnsPage(last: LineSegment, segment: LineSegment): boolean {
    return segment.y < last.y || (segment.y !== last.y && this.isBesideFull(last, segment));
  }

  /**
   * In the height of a line that fills its page to the foot, such as a page of contents drawn as one picture. Of two lines of the same
   * height one was saved for an object that went to the other: they say nothing.
   */
  private isBesideFull(last: LineSegment, { y, height }: LineSegment): boolean {
    if (last.height < this.room * FULL_LINE_SHARE || height === last.height) return false;
    const foot = last.y + last.height;
    return y + MAX_END_DISTANCE < foot && foot + height > this.room;
  }

  /** Lower than expected on this page, but just below the objects that wait for the next. */
  private isBelowDeferred(segment: LineSegment): boolean {
    if (this.deferred.length === 0 || segment.y - this.cursor <= MAX_END_DISTANCE) return false;
    const ways = endingsOf(this.deferred, { page: this.page + 1, y: 0 }, this.room);
    return ways.some((way) => isAt(segment, way, this.page + 1));
  }

  /**
   * At the height of the line before. At a page's foot empty lines pile up; at its head it is the next page, if the line before fills
   * this one or the engine says so, else it was never laid out.
   */
  private isRepeated(last: LineSegment, segment: LineSegment, heard: Testimony | null): boolean {
    if (segment.y !== last.y || segment.height === 0) return false;
    if (this.columns === 1 && segment.y > MAX_TOP_DISTANCE) return false;
    if (this.columns > 1 || bottomOf(last) + segment.height > this.room) return true;
    if (heard === null) this.doubt.raise(heard);
    return heard === null || heard.page > this.page;
  }

  /** Objects that were overtaken stand above the first line of the page, or take pages of their own before it. */
  private placeDeferred(segment: LineSegment): void {
    const objects = this.deferred;
    this.deferred = [];
    const ways = endingsOf(objects, { page: this.page, y: 0 }, this.room);
    const explained = ways.find((way) => isAt(segment, way, this.page));
    const way = explained ?? ways[0]!;
    way.place(this.positions);
    if (!explained) for (const object of objects) this.positions.doubted.add(object);
    if (!explained && way.page !== this.page) this.doubt.raise(null);
    this.page = way.page;
  }

  /** Which way of standing explains the height of the next line. */
  private resolve(waiting: Waiting, segment: LineSegment, heard: Testimony | null): void {
    this.waiting = undefined;
    const { last } = this;
    const least = last && this.turnsPage(last, segment) ? 1 : 0;
    const ways = this.waysOf(waiting);
    // What hangs on a line below a full one goes to the next page with it.
    if (last && this.isBesideFull(last, segment))
      ways.push(...endingsOf(waiting.objects, { page: waiting.page + 1, y: 0 }, this.room));
    const possible = [...ways, ...this.atNextTop(ways, segment)]
      .filter((way) => way.page - this.page >= least && isAt(segment, way, this.page))
      .sort((a, b) => Math.abs(a.y - segment.y) - Math.abs(b.y - segment.y));
    const chosen = possible.find((way) => agrees(heard, way.page)) ?? possible[0];
    if (!chosen) {
      this.unexplained(ways[0]!, waiting, segment, heard);
      return;
    }
    const pages = new Set(possible.map(({ page }) => page));
    if (pages.size > 1 && !agrees(heard, chosen.page)) this.doubt.raise(heard);
    this.take(chosen, waiting);
    this.page = chosen.page;
  }

  private waysOf({ objects, page, starts }: Waiting): Ending[] {
    const ways = starts.flatMap((y) => endingsOf(objects, { page, y }, this.room));
    const next = { page: this.page, y: this.cursor };
    if (objects.every((object) => isTooHigh(object, starts[0]!, this.room)))
      ways.push({ ...next, deferred: objects, place: () => {} });
    else if (objects.every(({ kind }) => kind === "shape")) ways.push(beside(objects, next));
    return ways;
  }

  /** An object that leaves no room for the line below it: the line begins the next page. */
  private atNextTop(ways: Ending[], { height }: LineSegment): Ending[] {
    return ways
      .filter(({ y, deferred }) => !deferred && y + height > this.room - MAX_END_DISTANCE)
      .map((way) => ({ ...way, page: way.page + 1, y: 0 }));
  }

  private take(way: Ending, { objects }: Waiting): void {
    way.place(this.positions);
    const { deferred = [] } = way;
    this.deferred.push(...deferred);
    if (this.doubt.raised)
      this.leaveToEngine(objects.filter((object) => !deferred.includes(object)));
  }

  /** Objects in doubt stand where the engine has them. */
  private leaveToEngine(objects: FlowObject[]): void {
    for (const object of objects) {
      this.witness.place(object, this.positions);
      this.doubt.mark(object);
    }
  }

  /** The line begins a page after the objects, or nothing explains it. */
  private unexplained(
    way: Ending,
    waiting: Waiting,
    segment: LineSegment,
    heard: Testimony | null,
  ): void {
    const atTop = segment.y <= MAX_TOP_DISTANCE;
    const page = atTop
      ? way.page + 1
      : Math.max(way.page, this.page + (this.last && segment.y < this.last.y ? 1 : 0));
    if (heard && heard.page >= waiting.page && (heard.near || heard.page === page)) {
      this.take(way, waiting);
      // Where the engine has the line, it has the object above it too.
      for (const object of waiting.objects) {
        const known = this.witness.place(object, this.positions);
        if (!known && heard.page !== page) this.doubt.mark(object);
      }
      this.page = heard.page;
      return;
    }
    const fits = way.page === waiting.page;
    if (!(atTop && fits)) this.doubt.raise(heard);
    this.take(way, waiting);
    this.page = this.doubt.raised && heard ? Math.max(heard.page, waiting.page) : page;
  }

  /** No line follows on these pages: the objects end where their heights say. */
  private settle(next: Paragraph | null): void {
    const { waiting } = this;
    if (!waiting) return;
    this.waiting = undefined;
    const start = { page: waiting.page, y: waiting.starts[0]! };
    const way = endingsOf(waiting.objects, start, this.room)[0]!;
    const [first] = next ? lineStarts(next) : [];
    const heard = next && first ? this.witness.ask(next, 0, first.y) : null;
    const onItsPage = way.page === waiting.page;
    // Near a page end, and for what was not split, only the engine can tell whether the pages before a break were counted rightly.
    const clear = way.y > MAX_TOP_DISTANCE && way.y < this.room - MAX_TOP_DISTANCE;
    const split = waiting.objects.every((one) => one.kind === "table" && TableRows.of(one).isSplit);
    if (next && !onItsPage && !(clear && split) && heard?.page !== way.page + 1) {
      this.doubt.raise(heard);
      if (heard) way.page = Math.max(heard.page - 1, waiting.page);
    }
    this.take(way, waiting);
    this.page = Math.max(this.page, way.page);
    this.cursor = way.y;
    if (next === null && !onItsPage) this.compareEnds(waiting.objects, way.page);
  }

  /** No line tells where the objects end; the engine may. */
  private compareEnds(objects: FlowObject[], page: number): void {
    const heard = Math.max(...objects.map((object) => this.witness.lastPageOf(object) ?? 0));
    if (heard === page) return;
    this.leaveToEngine(objects);
    if (heard > 0) this.page = heard;
  }

  /** Objects that no line stood below, on a page of their own. */
  private settleDeferred(): void {
    if (this.deferred.length === 0) return;
    this.page++;
    const way = endingsOf(this.deferred, { page: this.page, y: 0 }, this.room)[0]!;
    way.place(this.positions);
    this.page = way.page;
    this.compareEnds(this.deferred, way.page);
    this.deferred = [];
  }
}

function isAt(segment: LineSegment, { page, y }: Ending, from: number): boolean {
  return Math.abs(segment.y - y) <= MAX_END_DISTANCE + (page - from) * MAX_PAGE_DISTANCE;
}

function bottomOf({ y, height, spacing }: LineSegment): number {
  return y + height + spacing;
}
