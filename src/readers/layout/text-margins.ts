/** The right edge of a document's text column, from the ends of its lines. */
import type { PageLayout } from "./page-flow.js";
import { MARGINS } from "./thresholds.js";

/** Right edge of each page's text column: the page's own where it shows, else the document's. */
export function rightEdges(pages: readonly PageLayout[]): Map<PageLayout, number> {
  const byWidth = new Map<number, number[]>();
  const own = new Map<PageLayout, number[]>();
  for (const page of pages) {
    const ends: number[] = [];
    for (const item of page.items) {
      if (item.kind === "flow") for (const line of item.lines) ends.push(line.box[2]);
      // A table fills the column; its right side says where the column ends.
      else if (item.kind === "table") ends.push(item.box[2]);
    }
    own.set(page, ends);
    const width = Math.round(page.width / MARGINS.sameWidth);
    const all = byWidth.get(width);
    if (all) all.push(...ends);
    else byWidth.set(width, [...ends]);
  }
  const documents = new Map([...byWidth].map(([width, ends]) => [width, edgeOf(ends)]));
  const edges = new Map<PageLayout, number>();
  for (const page of pages) {
    const whole = documents.get(Math.round(page.width / MARGINS.sameWidth)) ?? null;
    const ends = own.get(page)!;
    const shown = edgeOf(ends);
    const edge =
      (shown !== null && isKept(shown, ends) ? shown : Math.max(shown ?? 0, whole ?? 0)) ||
      Math.max(...ends, page.width * MARGINS.assumedEdge);
    edges.set(page, edge);
  }
  return edges;
}

/** Whether so many of the page's lines end at this edge that it is the page's own: left and right pages may be set to other widths. */
function isKept(edge: number, ends: readonly number[]): boolean {
  const there = ends.filter((end) => Math.abs(end - edge) <= MARGINS.sameEdge).length;
  return there >= MARGINS.fewestKept && there >= MARGINS.keptShare * ends.length;
}

/** The outermost position that several lines end at, near where the widest line ends; null where none is shared. */
function edgeOf(ends: readonly number[]): number | null {
  const sorted = [...ends].sort((a, b) => b - a);
  const needed = Math.max(MARGINS.fewestLines, Math.floor(sorted.length * MARGINS.leastShare));
  for (let index = 0; index + needed <= sorted.length; index++) {
    if (sorted[index]! < sorted[0]! * MARGINS.nearWidest) return null;
    if (sorted[index]! - sorted[index + needed - 1]! <= MARGINS.sameEdge) return sorted[index]!;
  }
  return null;
}
