/** Draws a page of an HWP file. */
import { OleFile } from "../containers/ole.js";
import { renderHangulPage } from "../hangul/render-page.js";
import type { RenderPage } from "../page-picture.js";
import { decodeHwp, fileHeaderOf } from "./reader.js";

export const renderHwpPage: RenderPage = async (bytes, request) => {
  const ole = OleFile.open(bytes);
  return renderHangulPage(decodeHwp(ole, fileHeaderOf(ole)), bytes, request);
};
