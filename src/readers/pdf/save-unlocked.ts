/** An opened PDF written anew without its encryption, by PDFium itself. */
import type { Pdfium } from "./pdfium-module.js";

/** FPDF_REMOVE_SECURITY (fpdf_save.h). */
const REMOVE_SECURITY = 3;

/** Null where the engine cannot write it. */
export function saveUnlocked(pdfium: Pdfium, document: number): Buffer | null {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  try {
    if (!pdfium.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)) return null;
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const memory = malloc(size);
    if (memory === 0) return null;
    try {
      pdfium.PDFiumExt_GetFileWriterData(writer, memory, size);
      return Buffer.from(pdfium.pdfium.HEAPU8.subarray(memory, memory + size));
    } finally {
      free(memory);
    }
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
