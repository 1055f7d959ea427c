/** Renders a page of a PDF as a picture to look at. */
import sharp from "sharp";
import { encodePicture, type RenderPage } from "../page-picture.js";
import { loadPdfium } from "./pdfium.js";

export const renderPdfPage: RenderPage = async (bytes, { page, width, as }) => {
  const file = (await loadPdfium()).open(bytes);
  try {
    if (page > file.pages) return null;
    const { picture, scale } = file.render(page, width);
    const raw = { width: picture.width, height: picture.height, channels: 4 as const };
    const size = { width: picture.width / scale, height: picture.height / scale };
    return await encodePicture(size, sharp(picture.rgba, { raw }), as);
  } finally {
    file.close();
  }
};
