/**
 * File names that are not UTF-8. Linux names are bytes, and old archives unpack to names in CP949; Node decodes names with loss. Here a byte that
 * is no UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF, which no decoded text holds: the path stays a string, and gives its bytes back
 * (Python's `surrogateescape`, PEP 383; no package for Node does it).
 */
import type { Dirent } from "node:fs";
import { readdir, realpath } from "node:fs/promises";

const ESCAPE = 0xdc00;
const ESCAPED_BYTES = /[\udc80-\udcff]/u;
/** Length of a UTF-8 sequence by the high bits of its first byte. */
const SEQUENCE_LENGTHS = [1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 2, 3, 4];

export interface FolderEntry {
  name: string;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/** A name as a string that holds all of its bytes. */
export function nameFromBytes(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  return !text.includes("\ufffd") || Buffer.from(text).equals(bytes) ? text : escapeBytes(bytes);
}

/** What the calls of `node:fs` take: such a path as it is, or its bytes where it holds escaped ones. */
export function pathForDisk(path: string): string | Buffer {
  return hasRawBytes(path) ? bytesOfName(path) : path;
}

/** Whether some bytes of the name are no UTF-8. */
export function hasRawBytes(name: string): boolean {
  return ESCAPED_BYTES.test(name);
}

export function bytesOfName(name: string): Buffer {
  const parts = name.split(/([\udc80-\udcff])/u);
  return Buffer.concat(
    parts.map((part, at) =>
      at % 2 === 1 ? Buffer.from([part.charCodeAt(0) - ESCAPE]) : Buffer.from(part, "utf8"),
    ),
  );
}

export async function listNames(folder: string): Promise<string[]> {
  return (await readdir(pathForDisk(folder), { encoding: "buffer" })).map(nameFromBytes);
}

export async function listEntries(folder: string): Promise<FolderEntry[]> {
  const entries = await readdir(pathForDisk(folder), { encoding: "buffer", withFileTypes: true });
  return entries.map((entry: Dirent<Buffer>) => ({
    name: nameFromBytes(entry.name),
    isDirectory: () => entry.isDirectory(),
    isSymbolicLink: () => entry.isSymbolicLink(),
  }));
}

/** Links resolved. */
export async function realPath(path: string): Promise<string> {
  return nameFromBytes(await realpath(pathForDisk(path), { encoding: "buffer" }));
}

function escapeBytes(bytes: Buffer): string {
  let name = "";
  for (let at = 0; at < bytes.length; ) {
    const sequence = bytes.subarray(at, at + SEQUENCE_LENGTHS[bytes[at]! >> 4]!);
    const text = sequence.toString("utf8");
    const isText = sequence.length > 0 && Buffer.from(text).equals(sequence);
    name += isText ? text : String.fromCharCode(ESCAPE + bytes[at]!);
    at += isText ? sequence.length : 1;
  }
  return name;
}
