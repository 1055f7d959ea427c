/** Draws one page of a file as a picture to look at: PDF pages and pictures, also inside a bundle. */
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

export interface PageAsked {
  /** From 1. */
  page: number;
  /** Pixels across. */
  width: number;
  /** Path inside the bundle; empty or absent for a file of its own. */
  inner?: string[];
}

/** Letters stay sharp and a page of text stays near 100 KB. */
const QUALITY = 82;

/** Null where the file has no such page or its kind has no page to draw. */
export async function drawPagePicture(
  bytes: Buffer,
  filename: string,
  asked: PageAsked,
): Promise<PagePicture | null> {
  const [first, ...rest] = asked.inner ?? [];
  if (first !== undefined) {
    const archive = await ZipArchive.open(bytes, UnpackBudget.forBundle());
    const entry = archive.entries.find(({ name }) => name === first);
    if (!entry) return null;
    return drawPagePicture(await archive.read(entry), first, { ...asked, inner: rest });
  }
  const { format, refusal } = await detect(bytes, filename);
  if (refusal) return null;
  switch (format) {
    case "pdf":
      return drawPdf(bytes, asked);
    case "bmp":
      return asked.page === 1 ? drawPicture(await bmpToPng(bytes), asked) : null;
    case "png":
    case "jpeg":
    case "gif":
    case "webp":
      return asked.page === 1 ? drawPicture(bytes, asked) : null;
    case "tiff":
      return drawPicture(bytes, asked);
    default:
      return null;
  }
}

async function drawPdf(bytes: Buffer, { page, width }: PageAsked): Promise<PagePicture | null> {
  const { loadPdfium } = await import("./pdf/pdfium.js");
  const file = (await loadPdfium()).open(bytes);
  try {
    if (page > file.pages) return null;
    const { picture, scale } = file.render(page, width);
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const encoded = await sharp(picture.rgba, { raw }).webp({ quality: QUALITY }).toBuffer();
    return finished(picture.width / scale, picture.height / scale, encoded);
  } finally {
    file.close();
  }
}

/** Upright by its EXIF mark, as boxes are given. */
async function drawPicture(bytes: Buffer, { page, width }: PageAsked): Promise<PagePicture | null> {
  const source = sharp(bytes, { page: page - 1, limitInputPixels: MAX_PIXELS });
  const { autoOrient, pages = 1 } = await source.metadata();
  if (page > pages) return null;
  const encoded = await source
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
  return finished(autoOrient.width, autoOrient.height, encoded);
}

function finished(width: number, height: number, encoded: Buffer): PagePicture {
  return { width, height, media_type: "image/webp", data_base64: encoded.toString("base64") };
}
