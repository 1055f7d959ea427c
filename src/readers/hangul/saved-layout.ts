/** Pages and boxes from the line layout that the word processor saved. */

import { placeTable, type TableEnd } from "./floating-table-pages.js";
import { bodyHeight, type LinePlace, Positions } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import type {
  HangulDocument,
  HangulSection,
  LineSegment,
  Paragraph,
  TableControl,
} from "./tree.js";

/** How far a line may stand from where the table before it should end: 5 mm. */
const MAX_TABLE_END_DISTANCE = 1400;

interface StoredLayout {
  positions: Positions;
  /** A table goes over pages: how the file was laid out there is not stored, and pages after it are worked out. */
  computed: boolean;
}

export function storedPositions(document: HangulDocument): StoredLayout {
  const positions = new Positions();
  let computed = false;
  for (const section of document.sections) {
    if (new SectionFlow(section, positions).run()) computed = true;
  }
  return { positions, computed };
}

/** A table that floats in the text since the last line. */
interface PendingTable {
  /** The page it begins on, and its end as if that page had no end. */
  page: number;
  end: number;
  /** Its end by its rows: the stored height may be that of its part on the first page alone. */
  byRows: TableEnd;
}

/**
 * A section's lines from top to bottom: a line that stands no lower than the one before begins a column or a page. A
 * floating table that goes over pages may leave no such trace; then its height tells how many pages it took, the next saved
 * line being the nearest to its end.
 */
class SectionFlow {
  private page: number;
  private columns = 1;
  private column = 0;
  private last: LineSegment | undefined;
  private pending: PendingTable | undefined;
  private readonly room: number;
  private crossed = false;

  constructor(
    private readonly section: HangulSection,
    private readonly positions: Positions,
  ) {
    this.page = positions.pages + 1;
    this.room = Math.max(bodyHeight(section.setup.page), 1);
  }

  /** Whether a table went over to another page. */
  run(): boolean {
    for (const [index, paragraph] of this.section.paragraphs.entries()) {
      if (paragraph.pageBreak && index > 0) {
        this.settle();
        this.page++;
        this.column = 0;
        this.last = undefined;
      }
      this.paragraph(paragraph);
    }
    this.settle();
    this.positions.pages = this.page;
    return this.crossed;
  }

  /** No line follows the table: it ends where its height says. */
  private settle(): void {
    const { pending } = this;
    if (!pending) return;
    const byHeight = Math.floor(Math.max(pending.end - MAX_TABLE_END_DISTANCE, 0) / this.room);
    this.advance(pending, Math.max(byHeight, pending.byRows.page - pending.page));
  }

  private advance({ page }: PendingTable, pages: number): void {
    this.page = page + pages;
    this.pending = undefined;
    if (pages > 0) this.crossed = true;
  }

  private paragraph(paragraph: Paragraph): void {
    const tables: TableControl[] = [];
    for (const item of paragraph.items) {
      if (item.kind === "columns" && item.count !== this.columns) {
        this.columns = item.count;
        this.column = 0;
      } else if (item.kind === "table" && isInFlow(item)) tables.push(item);
    }
    const lines = lineStarts(paragraph);
    // In columns the place of a table cannot be told from heights alone; it stays where its paragraph is.
    const start = tables.length > 0 && this.columns === 1 ? this.before(tables, lines[0]) : null;
    const from = start ? this.place(tables, start) : null;
    if (start && from)
      this.pending = { page: start.page, end: start.y + heightOf(tables), byRows: from };
    const places = lines.map((segment) => this.line(segment));
    if (places.length === 0) places.push({ at: 0, page: this.page, y: null, bbox: null });
    this.positions.lines.set(paragraph, places);
    this.inLines(paragraph, places);
    if (tables.length === 0 || this.columns > 1 || start) return;
    const begin = { page: places[0]!.page, y: lines[0]?.y ?? this.bottom() };
    this.pending = {
      page: begin.page,
      end: Math.max(begin.y + heightOf(tables), this.bottom()),
      byRows: this.place(tables, begin),
    };
  }

  /** Objects that are set in the paragraph's lines are on the page of their line. */
  private inLines({ items }: Paragraph, places: LinePlace[]): void {
    if (places.length < 2) return;
    for (const item of items) {
      if (!("place" in item) || !item.place.inline) continue;
      const line = places.findLast(({ at }) => at <= item.at) ?? places[0]!;
      this.positions.objects.set(item, { page: line.page, bbox: null });
    }
  }

  /** Where the tables begin when the paragraph's own text stands below them; null where it stands above. */
  private before(tables: TableControl[], first: LineSegment | undefined): TableEnd | null {
    if (!first || !this.last || this.pending) return null;
    const start = { page: this.page, y: this.bottom() };
    const end = start.y + heightOf(tables);
    const pages = Math.round((end - first.y) / this.room);
    if (pages < 0 || Math.abs(end - pages * this.room - first.y) > MAX_TABLE_END_DISTANCE)
      return null;
    return heightOf(tables) < MAX_TABLE_END_DISTANCE ? null : start;
  }

  private place(tables: TableControl[], start: TableEnd): TableEnd {
    let at = start;
    for (const table of tables) {
      const first = { page: at.page, y: at.y + Math.max(table.place.vertical.offset, 0) };
      at = placeTable(table, first.page, first.y, this.room, this.positions);
      if (at.page > (this.positions.objects.get(table)?.page ?? at.page)) this.crossed = true;
    }
    return at;
  }

  /** How many pages lie between the start of the table and the line that follows it. */
  private pagesTo({ y }: LineSegment, { page, end, byRows }: PendingTable): number {
    const pages = Math.max(Math.round((end - y) / this.room), 0);
    if (Math.abs(end - pages * this.room - y) <= MAX_TABLE_END_DISTANCE) return pages;
    // The line does not stand where the height says: the table is longer, or it went to the next page whole.
    const rows = byRows.page - page;
    if (end > this.room - MAX_TABLE_END_DISTANCE) this.crossed = true;
    return rows > 0 && y < byRows.y - MAX_TABLE_END_DISTANCE ? rows + 1 : Math.max(rows, pages);
  }

  private bottom(): number {
    return this.last ? this.last.y + this.last.height + this.last.spacing : 0;
  }

  private line(segment: LineSegment): LinePlace {
    const { last, pending } = this;
    const goesUp =
      last && (segment.y < last.y || (segment.y === last.y && segment.height > 0 && !pending));
    if (pending) {
      const least = last && segment.y < last.y && this.page === pending.page ? 1 : 0;
      this.advance(pending, Math.max(this.pagesTo(segment, pending), least));
    } else if (goesUp) {
      this.column++;
      if (this.column >= this.columns) {
        this.column = 0;
        this.page++;
      }
    }
    this.last = segment;
    return { at: segment.at, page: this.page, y: segment.y, bbox: null };
  }
}

function heightOf(tables: TableControl[]): number {
  return tables.reduce(
    (sum, { place }) =>
      sum +
      place.height +
      place.margin.top +
      place.margin.bottom +
      Math.max(place.vertical.offset, 0),
    0,
  );
}

/** Floats, pushes the text aside above and below (자리 차지), and moves with it. */
function isInFlow({ place, splits }: TableControl): boolean {
  if (place.inline || place.vertical.to !== "paragraph") return false;
  // Text may run beside a table of the other wrap, unless it goes over pages and leaves no room.
  return place.wrap === "topBottom" || (place.wrap === "square" && splits !== "none");
}
