/** A page of a PDF as a PNG, with the marked places painted over, for showing evidence where it stands. */
import sharp from "sharp";
import type { Box } from "../../model/format.js";
import { UnreadableFile } from "../reader.js";
import { BrokenPage, type Picture } from "./engine.js";
import { loadPdfium } from "./pdfium.js";

/** Narrower is unreadable, wider than this shows nothing more on any screen. */
const MIN_WIDTH = 16;
const MAX_WIDTH = 6_000;
/** Share of the mark's colour in the painted area; the text stays readable below it. */
const TINT = 0.3;
const AMBER: Colour = [255, 176, 0];
/** Width of a mark's border in pixels. */
const BORDER = 2;

export type Colour = [red: number, green: number, blue: number];

export interface Mark {
  /** In points of the upright page, as blocks and cells carry it. */
  bbox: Box;
  colour?: Colour;
}

export interface RenderOptions {
  /** Of the picture, in pixels. */
  width: number;
  marks?: readonly Mark[];
}

export interface RenderedPage {
  png: Buffer;
  width: number;
  height: number;
}

/** Draws one page (from 1). Throws `UnreadableFile` where the file cannot be opened, `RangeError` for a page that is not there. */
export async function renderPage(
  bytes: Uint8Array,
  page: number,
  options: RenderOptions,
): Promise<RenderedPage> {
  const engine = await loadPdfium();
  const file = engine.open(bytes);
  try {
    if (!Number.isInteger(page) || page < 1 || page > file.pages)
      throw new RangeError(`no page ${page}`);
    const asked = Math.round(Math.min(Math.max(options.width, MIN_WIDTH), MAX_WIDTH));
    const { picture, scale } = file.render(page, asked);
    for (const mark of options.marks ?? []) paint(picture, mark, scale);
    const { rgba, width, height } = picture;
    const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 6 })
      .toBuffer();
    return { png, width, height };
  } catch (error) {
    if (error instanceof BrokenPage) throw new UnreadableFile("CORRUPT", error.message);
    throw error;
  } finally {
    file.close();
  }
}

/** Tints the mark's area and draws its border. */
function paint(
  { rgba, width, height }: Picture,
  { bbox, colour = AMBER }: Mark,
  scale: number,
): void {
  const clamp = (value: number, most: number): number =>
    Math.min(Math.max(Math.round(value * scale), 0), most);
  const [x0, y0, x1, y1] = [
    clamp(bbox[0], width),
    clamp(bbox[1], height),
    clamp(bbox[2], width),
    clamp(bbox[3], height),
  ];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const edge = y < y0 + BORDER || y >= y1 - BORDER || x < x0 + BORDER || x >= x1 - BORDER;
      const share = edge ? 1 : TINT;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        rgba[at + channel] = Math.round(
          rgba[at + channel]! * (1 - share) + colour[channel]! * share,
        );
      }
    }
  }
}
