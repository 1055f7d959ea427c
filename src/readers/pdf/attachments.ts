/** Files inside a PDF: those of the name tree (attachments, portfolios) and those pinned to a page. */
import { utf16 } from "./metadata.js";
import type { PdfAttachment } from "./pdf-engine.js";
import type { Pdfium } from "./pdfium-module.js";

/** Items of a bundle, as in an archive; a portfolio of more is cut. */
const MAX_FILES = 1000;
/** One file, unpacked, that the engine's memory still holds beside the document. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** FPDF_ANNOT_FILEATTACHMENT (fpdf_annot.h). */
const FILE_ATTACHMENT = 17;
/** Annotations looked through on one page; a drawing has thousands. */
const MAX_ANNOTATIONS = 5000;

export function listedFiles(pdfium: Pdfium, document: number): PdfAttachment[] {
  const count = Math.min(MAX_FILES, pdfium.FPDFDoc_GetAttachmentCount(document));
  const files: PdfAttachment[] = [];
  for (let index = 0; index < count; index++) {
    const attachment = pdfium.FPDFDoc_GetAttachment(document, index);
    if (attachment !== 0) files.push(readAttachment(pdfium, attachment));
  }
  return files;
}

export function pinnedFiles(pdfium: Pdfium, page: number): PdfAttachment[] {
  const files: PdfAttachment[] = [];
  const count = Math.min(MAX_ANNOTATIONS, pdfium.FPDFPage_GetAnnotCount(page));
  for (let index = 0; index < count && files.length < MAX_FILES; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (pdfium.FPDFAnnot_GetSubtype(annotation) === FILE_ATTACHMENT) {
      const attachment = pdfium.FPDFAnnot_GetFileAttachment(annotation);
      if (attachment !== 0) files.push(readAttachment(pdfium, attachment));
    }
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return files;
}

function readAttachment(pdfium: Pdfium, attachment: number): PdfAttachment {
  const name = utf16(pdfium, (buffer, size) =>
    pdfium.FPDFAttachment_GetName(attachment, buffer, size),
  )
    .toWellFormed()
    .trim();
  const bytes = sizedBytes(pdfium, (buffer, size, written) =>
    pdfium.FPDFAttachment_GetFile(attachment, buffer, size, written),
  );
  return { name, bytes };
}

/** Bytes that the engine writes after it was asked for their number. */
export function sizedBytes(
  pdfium: Pdfium,
  write: (buffer: number, size: number, written: number) => boolean,
): Buffer | undefined {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const written = malloc(4);
  try {
    if (!write(0, 0, written)) return undefined;
    const size = pdfium.pdfium.HEAPU32[written >> 2]!;
    if (size === 0) return Buffer.alloc(0);
    if (size > MAX_FILE_BYTES) return undefined;
    const buffer = malloc(size);
    if (buffer === 0) return undefined;
    const given = write(buffer, size, written);
    const bytes = Buffer.from(pdfium.pdfium.HEAPU8.subarray(buffer, buffer + size));
    free(buffer);
    return given ? bytes : undefined;
  } finally {
    free(written);
  }
}
