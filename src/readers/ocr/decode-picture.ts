/** Decodes images into greyscale working copies: EXIF-rotated, on white, bounded in pixels. */
import { Transformer } from "@napi-rs/image";
import sharp, { type Sharp } from "sharp";
import { UnreadableFile } from "../reader.js";
import { fromSharp, type WorkingCopy } from "./grey-picture.js";
import { bmpSize } from "./picture-size.js";

/** A3 at 600 dpi has 70 million pixels; more is a decompression bomb, refused before decoding. */
export const MAX_PIXELS = 120_000_000;
/** A4 at 400 dpi. More pixels than that make no letter clearer. */
const WORKING_SIDE = 4700;
/** Stated resolutions outside this range are defaults of programs, not measures. */
const MIN_DPI = 90;
const MAX_DPI = 1300;

/** sharp's library has no BMP decoder; the file becomes one it knows. */
export async function bmpToPng(bytes: Buffer): Promise<Buffer> {
  const { width, height } = bmpSize(bytes);
  if (width * height > MAX_PIXELS) throw new UnreadableFile("TOO_LARGE", "BMP pixels");
  try {
    return await new Transformer(bytes).png();
  } catch (error) {
    throw new UnreadableFile("CORRUPT", (error as Error).message);
  }
}

interface PictureFacts {
  pages: number;
  width: number;
  height: number;
}

/** Throws `UnreadableFile` where the picture is broken or a flood. */
export async function describePicture(bytes: Buffer): Promise<PictureFacts> {
  const { width, height, pages, pageHeight } = await decoding(
    // Only the header is read here, so no limit on pixels is needed yet.
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  const facts = { pages: pages ?? 1, width, height: pageHeight ?? height };
  if (facts.width * facts.height > MAX_PIXELS) throw new UnreadableFile("TOO_LARGE", "pixels");
  return facts;
}

export async function decodePage(bytes: Buffer, page: number): Promise<WorkingCopy> {
  const source = sharp(bytes, { page, limitInputPixels: MAX_PIXELS, failOn: "truncated" });
  const { density, autoOrient } = await decoding(source.metadata());
  const grey = await decoding(fromSharp(toWorkingCopy(source.autoOrient())));
  return {
    grey,
    width: autoOrient.width,
    height: autoOrient.height,
    density: plausibleDpi(density),
  };
}

export async function fromRgba(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<WorkingCopy> {
  const source = sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
  return { grey: await fromSharp(toWorkingCopy(source)), width, height, density: null };
}

function toWorkingCopy(source: Sharp): Sharp {
  return source
    .flatten({ background: "#fff" })
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: "inside", withoutEnlargement: true })
    .greyscale();
}

async function decoding<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = (error as Error).message;
    throw new UnreadableFile(/pixel limit/i.test(message) ? "TOO_LARGE" : "CORRUPT", message);
  }
}

function plausibleDpi(density: number | undefined): number | null {
  return density !== undefined && density >= MIN_DPI && density <= MAX_DPI ? density : null;
}
