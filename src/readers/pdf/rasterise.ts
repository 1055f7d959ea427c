/** Rasterises one page to pixels. */
import type { Picture } from "./pdf-engine.js";
import type { Pdfium } from "./pdfium-module.js";

/** A page picture may have at most this many pixels: 200 MB of memory is enough for any screen or OCR. */
const MAX_PIXELS = 50_000_000;
/** FPDF_ANNOT: also draw what people typed or stamped onto the page (fpdfview.h). */
const WITH_ANNOTATIONS = 0x01;
/** FPDF_REVERSE_BYTE_ORDER: red first. */
const RED_FIRST = 0x10;
const WHITE = 0xffffffff;

export function rasterisePage(
  pdfium: Pdfium,
  page: number,
  asked: number,
): { picture: Picture; scale: number } {
  const pageWidth = Math.max(pdfium.FPDF_GetPageWidthF(page), 1);
  const pageHeight = Math.max(pdfium.FPDF_GetPageHeightF(page), 1);
  const ratio = pageHeight / pageWidth;
  const width = Math.max(1, Math.floor(Math.min(asked, Math.sqrt(MAX_PIXELS / ratio))));
  const height = Math.max(1, Math.round(width * ratio));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new RangeError("memory: no room for the page's picture");
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(
      bitmap,
      page,
      0,
      0,
      width,
      height,
      0,
      WITH_ANNOTATIONS | RED_FIRST,
    );
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const rgba = new Uint8Array(width * height * 4);
    for (let row = 0; row < height; row++) {
      const at = start + row * stride;
      rgba.set(pdfium.pdfium.HEAPU8.subarray(at, at + width * 4), row * width * 4);
    }
    return { picture: { rgba, width, height }, scale: width / pageWidth };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
