/** A page as a picture, and the seam that a format fills whose pages can be rendered. */

export interface PagePicture {
  /** The page's size in the unit of its boxes: points, or pixels of the original. */
  width: number;
  height: number;
  media_type: "image/webp";
  data_base64: string;
}

interface PageSize {
  /** From 1. */
  page: number;
  /** Pixels across. */
  width: number;
}

export interface PagePictureRequest extends PageSize {
  /** Path inside the bundle; empty or absent for a file of its own. */
  inner?: string[];
  /** Of the document itself: tells items of one name apart. */
  doc_id?: string;
}

/** Null where the file has no such page. */
export type RenderPage = (bytes: Buffer, request: PageSize) => Promise<PagePicture | null>;

/** WebP: letters stay sharp and a page of text stays near 100 KB. */
export const WEBP_QUALITY = 82;

export function pagePicture(width: number, height: number, webp: Buffer): PagePicture {
  return { width, height, media_type: "image/webp", data_base64: webp.toString("base64") };
}
