/** Parts of drawn pages. Drawing a page takes as long as its content is rich, so the last one is kept for the next part of it. */
import type { Box } from "../../model/format.js";
import type { WorkingCopy } from "../ocr/grey-picture.js";
import type { PdfFile, Picture } from "./pdf-engine.js";
import { POINTS_PER_INCH, pixelsPerPoint } from "./scanned-pages.js";

/** A page as it is drawn, in points. */
export interface DrawnPage {
  number: number;
  width: number;
  height: number;
}

type Pair = [number, number];

export class PagePainter {
  private last: { page: number; picture?: Picture; error?: unknown } | undefined;

  constructor(
    private readonly file: PdfFile,
    private readonly dpi: number,
  ) {}

  /** The part counts in points, so that recognised boxes come back in them. */
  async part(page: DrawnPage, [x0, y0, x1, y1]: Box): Promise<WorkingCopy> {
    const { rgba, width: stride, height: rows } = this.draw(page);
    const [left, right] = [x0, x1].map((x) => Math.round((x / page.width) * stride)) as Pair;
    const [top, bottom] = [y0, y1].map((y) => Math.round((y / page.height) * rows)) as Pair;
    const width = right - left;
    const part = new Uint8Array(width * (bottom - top) * 4);
    for (let row = top; row < bottom; row++) {
      const from = (row * stride + left) * 4;
      part.set(rgba.subarray(from, from + width * 4), (row - top) * width * 4);
    }
    const { fromRgba } = await import("../ocr/decode-picture.js");
    const copy = await fromRgba(part, width, bottom - top);
    return { ...copy, width: x1 - x0, height: y1 - y0, density: POINTS_PER_INCH };
  }

  /** A page that cannot be drawn is not tried again for its next picture. */
  private draw(page: DrawnPage): Picture {
    if (this.last?.page !== page.number) {
      this.last = { page: page.number };
      try {
        const asked = Math.round(page.width * pixelsPerPoint(page, this.dpi));
        this.last.picture = this.file.render(page.number, asked).picture;
      } catch (error) {
        this.last.error = error;
      }
    }
    if (!this.last.picture) throw this.last.error;
    return this.last.picture;
  }
}
