/** Page positions of tree nodes, filled from the saved lines and from the layout engine. */
import type { Box } from "../../model/format.js";
import type { CellNode, Control, PageSetup, Paragraph } from "./tree.js";

/** One printed line of a paragraph; `at` is its first stored unit. */
export interface LinePlace {
  at: number;
  page: number;
  /** From the top of the body area, in HWPUNIT; null where not known. */
  y: number | null;
  bbox: Box | null;
}

export interface ObjectPlace {
  page: number;
  bbox: Box | null;
}

export class Positions {
  readonly lines = new Map<Paragraph, LinePlace[]>();
  readonly cells = new Map<CellNode, ObjectPlace>();
  readonly objects = new Map<Control, ObjectPlace>();
  /** What may stand on another page than it was given. */
  readonly doubted = new Set<Paragraph | CellNode | Control>();
  pages = 0;

  /** The last page that anything stands on: in a damaged file that may be past the pages that were counted. */
  get lastPage(): number {
    let last = this.pages;
    for (const { page } of this.objects.values()) last = Math.max(last, page);
    for (const { page } of this.cells.values()) last = Math.max(last, page);
    for (const lines of this.lines.values())
      for (const { page } of lines) last = Math.max(last, page);
    return last;
  }

  pageOf(paragraph: Paragraph): number | undefined {
    return this.lines.get(paragraph)?.[0]?.page;
  }
}

const UNITS_PER_POINT = 100;

export function points(units: number): number {
  return units / UNITS_PER_POINT;
}

export function bodyTop(page: PageSetup): number {
  return page.top + page.header;
}

export function bodyHeight(page: PageSetup): number {
  return page.height - page.top - page.header - page.bottom - page.footer;
}

export function bodyLeft(page: PageSetup): number {
  return page.left + page.gutter;
}
