/** Crops a region to its line of text and scales it for the recogniser. */
import type { Box } from "../../model/format.js";
import type { PictureRuling } from "./detect-rulings.js";
import { asSharp, crop, fromSharp, type Grey, inkThreshold, percentile } from "./grey-picture.js";
import { joinLines } from "./join-regions.js";
import type { TextRegion } from "./text-detector.js";

/** Height of the letters in the picture given to Tesseract, whose models were trained on lines of 36 and 48 pixels. */
const LETTER_HEIGHT = 40;
/** More white around the line than this makes the letters smaller to the model: twice the errors at 8, ten times at 16. */
const PADDING = 4;
/** An upright ruling this far inside a region parts two cells. */
const PART_INSIDE = 0.25;

export interface LinePicture {
  /** Of the line on the upright page. */
  box: Box;
  grey: Grey;
  /** Pixels of `grey` for one of the page. */
  scale: number;
  /** Where the page's (box.x0, box.y0) lies in `grey`. */
  offset: number;
}

/** Regions parted where rulings run through them, joined where they are one line, and trimmed to their ink. */
export function lineBoxes(page: Grey, regions: TextRegion[], rulings: PictureRuling[]): Box[] {
  const parts = regions.flatMap((region) => part(region.box, rulings));
  return joinLines(parts, rulings)
    .map((box) => trim(page, box))
    .filter((box): box is Box => box !== undefined);
}

export async function linePicture(page: Grey, box: Box): Promise<LinePicture> {
  const cut = stretch(crop(page, box));
  const scale = LETTER_HEIGHT / cut.height;
  const width = Math.max(1, Math.round(cut.width * scale));
  const grey = await fromSharp(
    asSharp(cut)
      .resize(width, LETTER_HEIGHT, { fit: "fill", kernel: scale > 1 ? "cubic" : "lanczos3" })
      .extend({
        top: PADDING,
        bottom: PADDING,
        left: PADDING,
        right: PADDING,
        background: "#fff",
      }),
  );
  return { box, grey, scale, offset: PADDING };
}

function part(box: Box, rulings: PictureRuling[]): Box[] {
  const [x0, y0, x1, y1] = box;
  const height = y1 - y0;
  const cuts = rulings
    .filter(
      (ruling) =>
        ruling.direction === "vertical" &&
        ruling.at > x0 + height * PART_INSIDE &&
        ruling.at < x1 - height * PART_INSIDE &&
        ruling.from < y0 + height / 2 &&
        ruling.to > y0 + height / 2,
    )
    .map((ruling) => ruling.at)
    .sort((a, b) => a - b);
  const edges = [x0, ...cuts, x1];
  return edges.slice(1).map((edge, number) => [edges[number]!, y0, edge, y1]);
}

/** The rows and columns that hold ink, from the region's middle outwards, with a little air. */
function trim(page: Grey, box: Box): Box | undefined {
  const cut = crop(page, box);
  if (cut.width < 4 || cut.height < 4) return undefined;
  const [ink, inverted] = inkOf(cut);
  const isInk = (at: number) => (inverted ? cut.pixels[at]! > ink : cut.pixels[at]! <= ink);
  const rows = new Float64Array(cut.height);
  const columns = new Float64Array(cut.width);
  for (let y = 0; y < cut.height; y++) {
    for (let x = 0; x < cut.width; x++) if (isInk(y * cut.width + x)) rows[y]!++;
  }
  const [top, bottom] = band(rows, Math.max(1, cut.width * 0.002));
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < cut.width; x++) if (isInk(y * cut.width + x)) columns[x]!++;
  }
  let [left, right] = [0, cut.width];
  while (left < right && columns[left]! === 0) left++;
  while (right > left && columns[right - 1]! === 0) right--;
  if (right - left < 2 || bottom - top < 4) return undefined;
  const air = Math.max(1, (bottom - top) * 0.08);
  const x0 = Math.max(0, Math.floor(box[0]));
  const y0 = Math.max(0, Math.floor(box[1]));
  return [
    Math.max(0, x0 + left - air),
    Math.max(0, y0 + top - air),
    Math.min(page.width, x0 + right + air),
    Math.min(page.height, y0 + bottom + air),
  ];
}

/** From the middle up and down to the first empty row beyond the letters' core. */
function band(rows: Float64Array, empty: number): [number, number] {
  const height = rows.length;
  let top = Math.floor(height * 0.4);
  let bottom = Math.ceil(height * 0.6);
  while (top > 0 && (rows[top - 1]! > empty || top > height * 0.33)) top--;
  while (bottom < height && (rows[bottom]! > empty || bottom < height * 0.67)) bottom++;
  return [top, bottom];
}

/** Ink threshold, and whether the ink is lighter than the paper. */
function inkOf(cut: Grey): [number, boolean] {
  const threshold = inkThreshold(cut);
  let dark = 0;
  for (const level of cut.pixels) if (level <= threshold) dark++;
  return [threshold, dark > cut.pixels.length * 0.55];
}

/** Paper to white, ink to black; light letters on dark ground turned over. */
function stretch(cut: Grey): Grey {
  const inverted = inkOf(cut)[1];
  const [low, high] = [percentile(cut, 0.01), percentile(cut, 0.99)];
  const [ink, paper] = inverted ? [high, percentile(cut, 0.3)] : [low, percentile(cut, 0.7)];
  const span = paper - ink || 1;
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.max(0, Math.min(255, Math.round(((level - ink) / span) * 255))),
  );
  return { ...cut, pixels: cut.pixels.map((level) => table[level]!) };
}
