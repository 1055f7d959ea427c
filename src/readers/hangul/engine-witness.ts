/**
 * What the layout engine says about the page of the next line. It is asked relative to the last line that stands at the same height in
 * both layouts, so that a page it broke wrongly before does not count against it, nor against the file.
 */
import type { EngineLayout } from "./engine-layout.js";
import { placeByEngine } from "./engine-positions.js";
import { type Positions, points } from "./positions.js";
import { lineStarts } from "./saved-lines.js";
import type { Paragraph, ShapeControl, TableControl } from "./tree.js";

/**
 * How far apart, in points, the two layouts may have the same line on the same page. The engine's fonts are not Hancom's, so its lines
 * drift by a few points per page; a line on a wrong page is off by far more.
 */
export const MAX_LINE_DRIFT = 40;

export interface Testimony {
  page: number;
  /** Whether it has the line at the height that was saved. */
  near: boolean;
}

export class EngineWitness {
  /** The engine's pages less the file's, at the last line that both have at the same height. */
  private ahead = 0;

  constructor(private readonly laid: EngineLayout | null) {}

  ask(paragraph: Paragraph, line: number, y: number): Testimony | null {
    const found = this.heightOf(paragraph, line);
    if (!found) return null;
    const drift = found.y - points(y);
    return { page: found.page - this.ahead, near: Math.abs(drift) <= MAX_LINE_DRIFT };
  }

  /** Its line was placed on this page. */
  learn(paragraph: Paragraph, line: number, y: number, page: number): void {
    const found = this.ask(paragraph, line, y);
    if (found?.near) this.ahead += found.page - page;
  }

  /** The last page on which it has something of an object; undefined where it has nothing of it. */
  lastPageOf(object: TableControl | ShapeControl): number | undefined {
    const own = this.laid?.objects.get(object);
    if (!own) return undefined;
    const cells = object.kind === "table" ? object.cells : [];
    const pages = cells.flatMap((cell) => this.laid!.cells.get(cell) ?? []).map(({ page }) => page);
    return Math.max(own.page, ...pages) - this.ahead;
  }

  /** Puts an object and everything in it where the engine has it; false where it has nothing of it. */
  place(object: TableControl | ShapeControl, positions: Positions): boolean {
    if (!this.laid?.objects.has(object)) return false;
    placeByEngine(object, this.laid, positions, this.ahead);
    return true;
  }

  /** Where it has the line, in points from the top of the body; a line that holds nothing but an object, by the object. */
  private heightOf(paragraph: Paragraph, line: number): { page: number; y: number } | undefined {
    const lines = this.laid?.lines.get(paragraph);
    if (!lines) return line === 0 ? this.objectOf(paragraph) : undefined;
    const same = lines.length === lineStarts(paragraph).length;
    const found = same ? lines[line] : line === 0 ? lines[0] : undefined;
    return found && { page: found.page, y: found.bbox[1] - found.bodyTop };
  }

  /** Of an object that hangs on the page only the page tells something. */
  private objectOf({ items }: Paragraph): { page: number; y: number } | undefined {
    for (const item of items) {
      const found = item.kind === "text" ? undefined : this.laid?.objects.get(item);
      if (!found || !("place" in item)) continue;
      const { inline, vertical, margin } = item.place;
      const moves = inline || vertical.to === "paragraph";
      const down = margin.top + (inline ? 0 : Math.max(vertical.offset, 0));
      const y = moves ? found.bbox[1] - found.bodyTop - points(down) : Number.NaN;
      return { page: found.page, y };
    }
    return undefined;
  }
}
