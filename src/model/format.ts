/** Enumerations: file formats, block types, extractors; and the bounding box. */
import Type from "typebox";
import { OneOf } from "./schema.js";

const FORMATS = [
  "hwp",
  "hwpx",
  "docx",
  "pdf",
  "xlsx",
  "png",
  "jpeg",
  "tiff",
  "bmp",
  "gif",
  "webp",
  "zip",
  "txt",
  "md",
  "csv",
  "html",
  "rtf",
  "pptx",
  "hwpml",
  "odt",
  "ods",
  "odp",
  "eml",
  "msg",
  "tnef",
  "hwp3",
  "doc",
  "unknown",
] as const;
export type Format = (typeof FORMATS)[number];
export const FormatSchema = OneOf(FORMATS, {
  description: "What the bytes say the file is, whatever its name",
});

const EXTRACTORS = [
  "hwp",
  "hwpx",
  "docx",
  "pdf",
  "xlsx",
  "ocr",
  "zip",
  "txt",
  "md",
  "csv",
  "html",
  "rtf",
  "pptx",
  "hwpml",
  "odt",
  "ods",
  "odp",
  "eml",
  "msg",
  "tnef",
  "hwp3",
  "doc",
] as const;
export type Extractor = (typeof EXTRACTORS)[number];
export const ExtractorSchema = OneOf(EXTRACTORS, {
  description: "What produced the text; `ocr` means read by machine from a picture",
});

const BLOCK_TYPES = [
  "title",
  "heading",
  "paragraph",
  "list_item",
  "table",
  "figure",
  "caption",
  "footnote",
  "header",
  "footer",
  "equation",
  "note",
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];
export const BlockTypeSchema = OneOf(BLOCK_TYPES);

/** `[x0, y0, x1, y1]`. Null unless the file, an agreeing layout engine or OCR gives it. */
export type Box = [number, number, number, number];
export const BoxSchema = Type.Unsafe<Box>({
  type: "array",
  items: { type: "number" },
  minItems: 4,
  maxItems: 4,
  description:
    "[x0, y0, x1, y1] in points from the page's top left; for images, in pixels of the original",
});
