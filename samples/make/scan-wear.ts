/** Simulates scanner and fax artefacts on rendered pages: grey, noise, blur, skew, rotation. */
import sharp, { type Sharp } from "sharp";
import type { Box, ScanPage } from "./scan.js";

export interface Wear {
  /** Degrees clockwise. */
  skew?: number;
  /** Quarter turns clockwise. */
  turns?: 0 | 1 | 2 | 3;
  blur?: number;
  /** Standard deviation of grey noise. */
  noise?: number;
  /** Paper and ink grey levels. */
  paper?: number;
  ink?: number;
}

export const WEARS = {
  clean: {},
  scan: { skew: 0.4, blur: 0.7, noise: 8, paper: 242, ink: 35 },
  bad: { skew: -0.7, blur: 0.9, noise: 14, paper: 225, ink: 70 },
  skewed: { skew: 5, blur: 0.6, noise: 6, paper: 245, ink: 25 },
} satisfies Record<string, Wear>;

/** The page after wear; words move with it, their boxes growing to hold the turned ones. */
export async function wearScan(page: ScanPage, wear: Wear): Promise<ScanPage> {
  const angle = (wear.skew ?? 0) + (wear.turns ?? 0) * 90;
  let image = sharp(page.pixels, { raw: { width: page.width, height: page.height, channels: 1 } });
  if (angle !== 0) image = image.rotate(angle, { background: "#fff" });
  if (wear.blur) image = sharp(await image.png().toBuffer()).blur(wear.blur);
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const [paper, ink] = [wear.paper ?? 255, wear.ink ?? 0];
  const random = seeded(20260302);
  const pixels = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    const grey =
      ink + (data[at]! / 255) * (paper - ink) + (wear.noise ? gaussian(random) * wear.noise : 0);
    pixels[at] = Math.max(0, Math.min(255, Math.round(grey)));
  }
  const turn = turned(page, info, angle);
  return {
    width: info.width,
    height: info.height,
    pixels,
    lines: page.lines.map((line) => ({
      text: line.text,
      words: line.words.map((word) => ({ text: word.text, box: turn(word.box) })),
    })),
  };
}

export function toPng(page: ScanPage): Promise<Buffer> {
  return picture(page).png().toBuffer();
}

export function toJpeg(page: ScanPage, quality: number): Promise<Buffer> {
  return picture(page).toColourspace("b-w").jpeg({ quality }).toBuffer();
}

/** A bitmap with a grey palette, which sharp cannot write. */
export function toBmp({ width, height, pixels }: ScanPage): Buffer {
  const stride = Math.ceil(width / 4) * 4;
  const start = 54 + 1024;
  const bytes = Buffer.alloc(start + stride * height);
  bytes.write("BM", 0, "latin1");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(start, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(8, 28);
  bytes.writeUInt32LE(256, 46);
  for (let level = 0; level < 256; level++) bytes.fill(level, 54 + level * 4, 57 + level * 4);
  for (let row = 0; row < height; row++)
    bytes.set(pixels.subarray(row * width, (row + 1) * width), start + (height - 1 - row) * stride);
  return bytes;
}

function picture(page: ScanPage): Sharp {
  return sharp(page.pixels, { raw: { width: page.width, height: page.height, channels: 1 } });
}

function turned(
  from: { width: number; height: number },
  to: { width: number; height: number },
  degrees: number,
): (box: Box) => Box {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return ([x0, y0, x1, y1]) => {
    const corners = [
      [x0, y0],
      [x1, y0],
      [x0, y1],
      [x1, y1],
    ].map(([x, y]) => {
      const [dx, dy] = [x! - from.width / 2, y! - from.height / 2];
      return [to.width / 2 + dx * cos - dy * sin, to.height / 2 + dx * sin + dy * cos] as const;
    });
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The same noise every time, so that a page's picture never changes from run to run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
