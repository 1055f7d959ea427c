/** The interface to the PDF engine, so that another engine could replace PDFium. */
import type { Properties } from "../../model/document.js";
import type { PageContent } from "../layout/page-content.js";

export interface Bookmark {
  title: string;
  /** From 1. */
  level: number;
  /** From 1; null where it leads nowhere in this file. */
  page: number | null;
}

export interface Picture {
  /** Four bytes a pixel: red, green, blue, alpha. */
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface PdfFile {
  readonly pages: number;
  readonly properties: Properties;
  bookmarks(): Bookmark[];
  /** Loads, collects and closes one page (from 1). Throws `BrokenPage` where the engine cannot load it. */
  page(number: number): PageContent;
  /** Draws one page (from 1) at the given width in pixels; `scale` is pixels to the point. */
  render(number: number, width: number): { picture: Picture; scale: number };
  close(): void;
}

/** A page that the engine cannot load; the others may still be read. */
export class BrokenPage extends Error {
  constructor(readonly page: number) {
    super(`page ${page} cannot be loaded`);
  }
}

export interface PdfEngine {
  /** Throws `UnreadableFile` where the file cannot be opened. */
  open(bytes: Uint8Array, password?: string): PdfFile;
}
