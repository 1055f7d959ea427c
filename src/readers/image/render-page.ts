/** Renders a picture, or a page of one, as it is looked at: upright by its EXIF mark, as boxes are given. */
import sharp from "sharp";
import { bmpToPng, MAX_PIXELS } from "../ocr/decode-picture.js";
import { encodePicture, type RenderPage } from "../page-picture.js";

/** Each frame is a page, as in a scan. */
export const renderFrame: RenderPage = async (bytes, { page, width, as }) => {
  const source = sharp(bytes, { page: page - 1, limitInputPixels: MAX_PIXELS });
  const { autoOrient, pages = 1 } = await source.metadata();
  if (page > pages) return null;
  const upright = source
    .autoOrient()
    .flatten({ background: "#fff" })
    .resize({ width, withoutEnlargement: true });
  return encodePicture(autoOrient, upright, as);
};

/** Formats whose further frames are an animation: the first one is the picture. */
export const renderPicture: RenderPage = async (bytes, request) =>
  request.page === 1 ? renderFrame(bytes, request) : null;

export const renderBmp: RenderPage = async (bytes, request) =>
  request.page === 1 ? renderFrame(await bmpToPng(bytes), request) : null;
