/** Decodes pictures into grey working copies: upright by their EXIF mark, on white, bounded in pixels. */
import { Transformer } from "@napi-rs/image";
import sharp, { type Sharp } from "sharp";
import { UnreadableFile } from "../reader.js";
import { fromSharp, type WorkingCopy } from "./grey-picture.js";
import { bmpSize } from "./picture-size.js";

/** An A3 sheet at 600 dpi has 70 million pixels; what claims more is a flood, refused before it is decoded. */
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
  const { width, height, pages, pageHeight } = await reading(
    // Only the header is read here, so no limit on pixels is needed yet.
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  const facts = { pages: pages ?? 1, width, height: pageHeight ?? height };
  if (facts.width * facts.height > MAX_PIXELS) throw new UnreadableFile("TOO_LARGE", "pixels");
  return facts;
}

export async function decodePage(bytes: Buffer, page: number): Promise<WorkingCopy> {
  const source = sharp(bytes, { page, limitInputPixels: MAX_PIXELS, failOn: "truncated" });
  const { density, autoOrient } = await reading(source.metadata());
  const grey = await reading(fromSharp(working(source.autoOrient())));
  return { grey, width: autoOrient.width, height: autoOrient.height, density: measured(density) };
}

export async function fromRgba(
  rgba: Uint8Array,
  width: number,
  height: number,
): Promise<WorkingCopy> {
  const source = sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: MAX_PIXELS });
  return { grey: await fromSharp(working(source)), width, height, density: null };
}

function working(source: Sharp): Sharp {
  return source
    .flatten({ background: "#fff" })
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: "inside", withoutEnlargement: true })
    .greyscale();
}

async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = (error as Error).message;
    throw new UnreadableFile(/pixel limit/i.test(message) ? "TOO_LARGE" : "CORRUPT", message);
  }
}

function measured(density: number | undefined): number | null {
  return density !== undefined && density >= MIN_DPI && density <= MAX_DPI ? density : null;
}
