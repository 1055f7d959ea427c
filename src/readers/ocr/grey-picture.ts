/** A greyscale picture in memory, one byte per pixel, and basic operations on it. */
import sharp, { type Sharp } from "sharp";
import type { Box } from "../../model/format.js";

export interface Grey {
  width: number;
  height: number;
  /** 0 is black; row by row from the top left. */
  pixels: Uint8Array;
}

/** A picture to recognise, made small enough. */
export interface WorkingCopy {
  grey: Grey;
  /** Of the picture as a viewer shows it. */
  width: number;
  height: number;
  /** Dots per inch, or null where the file states none that can be believed. */
  density: number | null;
}

export function asSharp(grey: Grey): Sharp {
  return sharp(grey.pixels, {
    raw: { width: grey.width, height: grey.height, channels: 1 },
    limitInputPixels: false,
  });
}

export async function fromSharp(image: Sharp): Promise<Grey> {
  const { data, info } = await image
    .toColourspace("b-w")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: onlyFirst(data, info.channels) };
}

/** Cut out whole pixels; what lies outside the picture is left off. */
export function crop(grey: Grey, box: Box): Grey {
  const x0 = Math.max(0, Math.floor(box[0]));
  const y0 = Math.max(0, Math.floor(box[1]));
  const x1 = Math.min(grey.width, Math.ceil(box[2]));
  const y1 = Math.min(grey.height, Math.ceil(box[3]));
  const width = Math.max(0, x1 - x0);
  const height = Math.max(0, y1 - y0);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y0 + y) * grey.width + x0;
    pixels.set(grey.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}

/** The grey level below which the given share of the pixels lies. */
export function percentile(grey: Grey, share: number): number {
  const counts = histogram(grey.pixels);
  let left = share * grey.pixels.length;
  for (let level = 0; level < 256; level++) {
    left -= counts[level]!;
    if (left < 0) return level;
  }
  return 255;
}

/** Otsu's threshold between ink and paper. */
export function inkThreshold(grey: Grey): number {
  const counts = histogram(grey.pixels);
  let sum = 0;
  for (let level = 0; level < 256; level++) sum += level * counts[level]!;
  let [below, sumBelow, best, bestLevel] = [0, 0, -1, 128];
  for (let level = 0; level < 255; level++) {
    below += counts[level]!;
    sumBelow += level * counts[level]!;
    const above = grey.pixels.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2;
    if (spread > best) [best, bestLevel] = [spread, level];
  }
  return bestLevel;
}

function histogram(pixels: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const level of pixels) counts[level]!++;
  return counts;
}

function onlyFirst(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return data;
  const first = new Uint8Array(data.length / channels);
  for (let at = 0; at < first.length; at++) first[at] = data[at * channels]!;
  return first;
}
