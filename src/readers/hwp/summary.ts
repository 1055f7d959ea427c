/** Decodes `\x05HwpSummaryInformation`: title, author and dates as an OLE property set ([MS-OLEPS] 2.21). */
import type { Properties } from "../../model/document.js";
import type { OleFile } from "../containers/ole.js";

const NAMES: Record<number, keyof Properties> = {
  2: "title",
  3: "subject",
  4: "author",
  5: "keywords",
  12: "created",
  13: "modified",
  9: "application",
};
/** PIDSI_PAGECOUNT; Hangul writes 0 unless it was asked for the document's statistics. */
const PAGE_COUNT = 14;
const VT_I4 = 0x03;
const VT_LPWSTR = 0x1f;
const VT_FILETIME = 0x40;
/** 1601-01-01 to 1970-01-01 in milliseconds. */
const FILETIME_EPOCH = 11_644_473_600_000n;
const MAX_PROPERTIES = 100;

interface Summary {
  properties: Properties;
  /** The document's own page count; 0 where it states none. */
  pages: number;
}

export function readSummary(ole: OleFile): Summary {
  const properties: Properties = {};
  let pages = 0;
  const entry = ole.find("\x05HwpSummaryInformation");
  if (!entry) return { properties, pages };
  try {
    const bytes = ole.read(entry);
    const set = bytes.readUInt32LE(44);
    const count = Math.min(bytes.readUInt32LE(set + 4), MAX_PROPERTIES);
    for (let i = 0; i < count; i++) {
      const id = bytes.readUInt32LE(set + 8 + i * 8);
      const at = set + bytes.readUInt32LE(set + 12 + i * 8);
      if (id === PAGE_COUNT && bytes.readUInt32LE(at) === VT_I4) pages = bytes.readInt32LE(at + 4);
      const name = NAMES[id];
      const value = readValue(bytes, at);
      if (name && value !== "") properties[name] = value;
    }
  } catch {
    // A broken property set is ignored.
  }
  return { properties, pages };
}

function readValue(bytes: Buffer, at: number): string {
  const type = bytes.readUInt32LE(at);
  if (type === VT_LPWSTR) {
    const length = bytes.readUInt32LE(at + 4) * 2;
    const text = bytes.subarray(at + 8, at + 8 + length).toString("utf16le");
    return text.replace(/\0[\s\S]*$/, "").trim();
  }
  if (type === VT_FILETIME) {
    const ticks = bytes.readBigUInt64LE(at + 4);
    if (ticks === 0n) return "";
    const time = new Date(Number(ticks / 10_000n - FILETIME_EPOCH));
    return Number.isNaN(time.getTime()) ? "" : time.toISOString();
  }
  return "";
}
