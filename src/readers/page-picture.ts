/** A page as a picture, and the seam that a format fills whose pages can be rendered. */
import type { Sharp } from "sharp";

export interface PagePicture {
  /** The page's size in the unit of its boxes: points, or pixels of the original. */
  width: number;
  height: number;
  media_type: "image/webp" | "image/png" | "image/svg+xml";
  data_base64: string;
  /** Text where the drawing has it, if a layout engine drew the page: its lines may stand a little off the file's own. */
  texts?: DrawnText[];
}

/** A run of letters on one line of a drawing. */
export interface DrawnText {
  text: string;
  /** The left edge of each character, and the right edge of the last. */
  edges: number[];
  /** Top and bottom. */
  rows: [top: number, bottom: number];
}

export interface PictureSize {
  /** Pixels across; a drawing in vectors has none. */
  width: number;
  /** PNG for programs that show nothing else; otherwise what browsers show best. */
  as?: "png";
}

interface PageRequest extends PictureSize {
  /** From 1. */
  page: number;
}

export interface PagePictureRequest extends PageRequest {
  /** Path inside the bundle; empty or absent for a file of its own. */
  inner?: string[];
  /** Of the document itself: tells items of one name apart. */
  doc_id?: string;
}

/** Null where the file has no such page. */
export type RenderPage = (bytes: Buffer, request: PageRequest) => Promise<PagePicture | null>;

/** WebP: letters stay sharp and a page of text stays near 100 KB. */
const WEBP_QUALITY = 82;

/** Encodes pixels as asked. `width` and `height` are the page's, in the unit of its boxes. */
export async function encodePicture(
  { width, height }: { width: number; height: number },
  image: Sharp,
  as: PictureSize["as"],
): Promise<PagePicture> {
  const encoded = as === "png" ? image.png() : image.webp({ quality: WEBP_QUALITY });
  const data_base64 = (await encoded.toBuffer()).toString("base64");
  return { width, height, media_type: as === "png" ? "image/png" : "image/webp", data_base64 };
}
