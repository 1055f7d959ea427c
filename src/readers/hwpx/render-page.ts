/** Draws a page of an HWPX file. */
import { UnpackBudget, ZipArchive } from "../containers/zip.js";
import { renderHangulPage } from "../hangul/render-page.js";
import type { RenderPage } from "../page-picture.js";
import { decodeHwpx } from "./reader.js";

export const renderHwpxPage: RenderPage = async (bytes, request) => {
  const archive = await ZipArchive.open(bytes, UnpackBudget.forPackage());
  return renderHangulPage(await decodeHwpx(archive), bytes, request);
};
