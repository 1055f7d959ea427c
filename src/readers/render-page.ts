/** Renders one page of a file as a picture: PDF pages and images, also inside an archive. */
import sharp from "sharp";
import { UnpackBudget, ZipArchive } from "./containers/zip.js";
import { detect } from "./detect.js";
import { bmpToPng, MAX_PIXELS } from "./ocr/decode-picture.js";

export interface PagePicture {
  /** The page's size in the unit of its boxes: points, or pixels of the original. */
  width: number;
  height: number;
  media_type: "image/webp";
  data_base64: string;
}

export interface PagePictureRequest {
  /** From 1. */
  page: number;
  /** Pixels across. */
  width: number;
  /** Path inside the bundle; empty or absent for a file of its own. */
  inner?: string[];
}

/** Letters stay sharp and a page of text stays near 100 KB. */
const QUALITY = 82;

/** Null if the file has no such page or its format cannot be rendered. */
export async function renderPagePicture(
  bytes: Buffer,
  filename: string,
  asked: PagePictureRequest,
): Promise<PagePicture | null> {
  const [first, ...rest] = asked.inner ?? [];
  if (first !== undefined) {
    const archive = await ZipArchive.open(bytes, UnpackBudget.forBundle());
    const entry = archive.entries.find(({ name }) => name === first);
    if (!entry) return null;
    return renderPagePicture(await archive.read(entry), first, { ...asked, inner: rest });
  }
  const { format, refusal } = await detect(bytes, filename);
  if (refusal) return null;
  switch (format) {
    case "pdf":
      return renderPdfPage(bytes, asked);
    case "bmp":
      return asked.page === 1 ? renderImage(await bmpToPng(bytes), asked) : null;
    case "png":
    case "jpeg":
    case "gif":
    case "webp":
      return asked.page === 1 ? renderImage(bytes, asked) : null;
    case "tiff":
      return renderImage(bytes, asked);
    default:
      return null;
  }
}

async function renderPdfPage(
  bytes: Buffer,
  { page, width }: PagePictureRequest,
): Promise<PagePicture | null> {
  const { loadPdfium } = await import("./pdf/pdfium.js");
  const file = (await loadPdfium()).open(bytes);
  try {
    if (page > file.pages) return null;
    const { picture, scale } = file.render(page, width);
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const encoded = await sharp(picture.rgba, { raw }).webp({ quality: QUALITY }).toBuffer();
    return toPagePicture(picture.width / scale, picture.height / scale, encoded);
  } finally {
    file.close();
  }
}

/** Upright by its EXIF mark, as boxes are given. */
async function renderImage(
  bytes: Buffer,
  { page, width }: PagePictureRequest,
): Promise<PagePicture | null> {
  const source = sharp(bytes, { page: page - 1, limitInputPixels: MAX_PIXELS });
  const { autoOrient, pages = 1 } = await source.metadata();
  if (page > pages) return null;
  const encoded = await source
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return toPagePicture(autoOrient.width, autoOrient.height, encoded);
}

function toPagePicture(width: number, height: number, encoded: Buffer): PagePicture {
  return { width, height, media_type: "image/webp", data_base64: encoded.toString("base64") };
}
