/** Renders a page of a PDF as a picture to look at. */
import sharp from "sharp";
import { pagePicture, type RenderPage, WEBP_QUALITY } from "../page-picture.js";
import { loadPdfium } from "./pdfium.js";

export const renderPdfPage: RenderPage = async (bytes, { page, width }) => {
  const file = (await loadPdfium()).open(bytes);
  try {
    if (page > file.pages) return null;
    const { picture, scale } = file.render(page, width);
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const encoded = await sharp(picture.rgba, { raw }).webp({ quality: WEBP_QUALITY }).toBuffer();
    return pagePicture(picture.width / scale, picture.height / scale, encoded);
  } finally {
    file.close();
  }
};
