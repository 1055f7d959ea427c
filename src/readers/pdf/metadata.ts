/** PDF metadata and bookmarks. */
import type { Properties } from "../../model/document.js";
import type { Bookmark } from "./pdf-engine.js";
import type { Pdfium } from "./pdfium-module.js";

/** Bookmarks beyond this help nobody and may be a loop. */
const MAX_BOOKMARKS = 10_000;
const MAX_BOOKMARK_DEPTH = 12;

const KEYS = [
  ["Title", "title"],
  ["Subject", "subject"],
  ["Author", "author"],
  ["Keywords", "keywords"],
  ["CreationDate", "created"],
  ["ModDate", "modified"],
  ["Creator", "application"],
] as const;

export function readProperties(pdfium: Pdfium, document: number): Properties {
  const properties: Properties = {};
  for (const [key, name] of KEYS) {
    const text = utf16(pdfium, (buffer, size) =>
      pdfium.FPDF_GetMetaText(document, key, buffer, size),
    ).trim();
    if (text !== "") properties[name] = key.endsWith("Date") ? isoDate(text) : text;
  }
  return properties;
}

export function readBookmarks(pdfium: Pdfium, document: number): Bookmark[] {
  const found: Bookmark[] = [];
  const seen = new Set<number>();
  const walk = (first: number, level: number): void => {
    let bookmark = first;
    while (bookmark !== 0 && !seen.has(bookmark) && found.length < MAX_BOOKMARKS) {
      seen.add(bookmark);
      const title = utf16(pdfium, (buffer, size) =>
        pdfium.FPDFBookmark_GetTitle(bookmark, buffer, size),
      );
      const target = pdfium.FPDFBookmark_GetDest(document, bookmark);
      const page = target === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, target);
      found.push({ title: title.normalize("NFC").trim(), level, page: page < 0 ? null : page + 1 });
      if (level < MAX_BOOKMARK_DEPTH)
        walk(pdfium.FPDFBookmark_GetFirstChild(document, bookmark), level + 1);
      bookmark = pdfium.FPDFBookmark_GetNextSibling(document, bookmark);
    }
  };
  walk(pdfium.FPDFBookmark_GetFirstChild(document, 0), 1);
  return found;
}

/** A UTF-16LE string that the engine writes into a buffer; sizes are in bytes with the closing zero. */
export function utf16(pdfium: Pdfium, write: (buffer: number, size: number) => number): string {
  const size = write(0, 0);
  if (size <= 2 || size > 1_000_000) return "";
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const buffer = malloc(size);
  write(buffer, size);
  const text = pdfium.pdfium.UTF16ToString(buffer);
  free(buffer);
  return text;
}

/** `D:20240102030405+09'00'` (ISO 32000-1, 7.9.4) as ISO 8601; as stored where it is something else. */
function isoDate(stored: string): string {
  const match = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/.exec(
    stored,
  );
  if (!match) return stored;
  const [, year, month, day, hour, minute, second, sign, zoneHour, zoneMinute] = match;
  const date = [year, month, day].filter(Boolean).join("-");
  if (!hour) return date;
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute ?? "00"}` : stored.includes("Z") ? "Z" : "";
  return `${date}T${hour}:${minute ?? "00"}:${second ?? "00"}${zone}`;
}
