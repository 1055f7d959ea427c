/** The interface to the PDF engine, so that another engine could replace PDFium. */
import type { Properties } from "../../model/document.js";
import type { PageContent } from "../layout/page-content.js";
import type { XfaPackets } from "./xfa-form.js";

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

export interface PdfAttachment {
  name: string;
  /** Undefined where the file is said to be there and is not, or is larger than is read. */
  bytes: Buffer | undefined;
}

export interface PdfFile {
  readonly pages: number;
  readonly properties: Properties;
  bookmarks(): Bookmark[];
  /** Loads, collects and closes one page (from 1). Throws `BrokenPage` where the engine cannot load it. */
  page(number: number): PageContent;
  /** Draws one page (from 1) at the given width in pixels; `scale` is pixels to the point. */
  render(number: number, width: number): { picture: Picture; scale: number };
  /** Files inside the file; called after the pages, which may have some pinned to them. */
  attachments(): PdfAttachment[];
  /** The data and template of a form that only other programs show; undefined where pages show the form themselves. */
  xfaForm(): XfaPackets | undefined;
  /** The file without its password; null where the engine cannot write it. */
  withoutPassword(): Buffer | null;
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
