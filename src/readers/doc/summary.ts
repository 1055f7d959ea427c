/** Title, author and the like of a Word document: an OLE property set ([MS-OLEPS] 2.21) with strings in a code page. */
import type { Properties } from "../../model/document.js";
import { knownPage } from "../flow/code-pages.js";
import { decodeBytes } from "../text-encoding.js";

const NAMES: Record<number, keyof Properties> = {
  2: "title",
  3: "subject",
  4: "author",
  5: "keywords",
  18: "application",
};
const CODE_PAGE = 1;
const VT_LPSTR = 0x1e;
const VT_LPWSTR = 0x1f;
const MAX_PROPERTIES = 100;

export function readSummary(bytes: Buffer): Properties {
  const properties: Properties = {};
  try {
    const set = bytes.readUInt32LE(44);
    const count = Math.min(bytes.readUInt32LE(set + 4), MAX_PROPERTIES);
    const places = Array.from({ length: count }, (_, index) => ({
      id: bytes.readUInt32LE(set + 8 + index * 8),
      at: set + bytes.readUInt32LE(set + 12 + index * 8),
    }));
    const stated = places.find(({ id }) => id === CODE_PAGE);
    const page = stated ? bytes.readUInt16LE(stated.at + 4) : undefined;
    for (const { id, at } of places) {
      const name = NAMES[id];
      const value = name ? textAt(bytes, at, page) : "";
      if (name && value !== "") properties[name] = value;
    }
  } catch {
    // A broken property set is ignored.
  }
  return properties;
}

function textAt(bytes: Buffer, at: number, page: number | undefined): string {
  const type = bytes.readUInt32LE(at);
  const length = bytes.readUInt32LE(at + 4);
  if (type === VT_LPWSTR)
    return bytes
      .toString("utf16le", at + 8, at + 8 + length * 2)
      .replace(/\0[\s\S]*$/, "")
      .trim();
  if (type !== VT_LPSTR) return "";
  const stored = bytes.subarray(at + 8, at + 8 + length);
  const end = stored.indexOf(0);
  const text = end < 0 ? stored : stored.subarray(0, end);
  return decodeBytes(text, page === undefined ? undefined : knownPage(page)).text.trim();
}
