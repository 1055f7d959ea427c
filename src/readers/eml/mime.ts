/**
 * Parts of a mail (RFC 5322, 2045, 2046): headers, bodies in their transfer encodings, parts in parts. By hand because `postal-mime`
 * decodes with the platform's `euc-kr`, which lacks the syllables of CP949 and reads others in their place (`똠` as `c`).
 */
import { type HeaderValue, parseParameters } from "./header-words.js";

export interface MimePart {
  /** Raw values by lower-case name, unfolded, one character a byte. */
  headers: ReadonlyMap<string, string[]>;
  type: HeaderValue;
  disposition: HeaderValue;
  /** Decoded from its transfer encoding; empty for what has parts. */
  body: Buffer;
  parts: MimePart[];
  /** The last boundary is missing: the mail is cut. */
  cut: boolean;
}

/** Parts in parts; real mails have a handful. */
const MAX_DEPTH = 20;
const MAX_PARTS = 2000;
const MAX_HEADER_BYTES = 256 * 1024;

export function parseMime(bytes: Buffer): MimePart {
  return parsePart(bytes, 0, { parts: 0 });
}

function parsePart(bytes: Buffer, depth: number, count: { parts: number }): MimePart {
  count.parts++;
  const { headers, body } = splitHead(bytes);
  const type = parseParameters(headers.get("content-type")?.[0] ?? "text/plain");
  const disposition = parseParameters(headers.get("content-disposition")?.[0] ?? "");
  const part = { headers, type, disposition, parts: [] as MimePart[], cut: false };
  const boundary = type.parameters.get("boundary");
  if (!type.value.startsWith("multipart/") || !boundary || depth >= MAX_DEPTH)
    return { ...part, body: decodeTransfer(body, headers.get("content-transfer-encoding")?.[0]) };
  const { pieces, cut } = splitParts(body, boundary);
  for (const piece of pieces) {
    if (count.parts >= MAX_PARTS) break;
    part.parts.push(parsePart(piece, depth + 1, count));
  }
  return { ...part, body: Buffer.alloc(0), cut: cut || part.parts.some((one) => one.cut) };
}

function splitHead(bytes: Buffer): { headers: Map<string, string[]>; body: Buffer } {
  const head = bytes.toString("latin1", 0, Math.min(bytes.length, MAX_HEADER_BYTES));
  const end = /\r?\n\r?\n|^\r?\n/.exec(head);
  const text = head.slice(0, end ? end.index : head.length);
  const body = end ? bytes.subarray(end.index + end[0].length) : Buffer.alloc(0);
  const headers = new Map<string, string[]>();
  for (const line of text.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const at = line.indexOf(":");
    if (at <= 0) continue;
    const name = line.slice(0, at).trim().toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(at + 1).trim()]);
  }
  return { headers, body };
}

function splitParts(body: Buffer, boundary: string): { pieces: Buffer[]; cut: boolean } {
  const mark = Buffer.from(`--${boundary}`, "latin1");
  const pieces: Buffer[] = [];
  let from = -1;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    // A boundary begins a line; elsewhere the same characters are text.
    if (at > 0 && body[at - 1] !== 0x0a) continue;
    if (from >= 0) pieces.push(withoutLastLineEnd(body.subarray(from, at)));
    const after = at + mark.length;
    if (body[after] === 0x2d && body[after + 1] === 0x2d) return { pieces, cut: false };
    const line = body.indexOf(0x0a, after);
    from = line < 0 ? body.length : line + 1;
  }
  if (from >= 0) pieces.push(body.subarray(from));
  return { pieces, cut: true };
}

function withoutLastLineEnd(bytes: Buffer): Buffer {
  const end = bytes.at(-1) === 0x0a ? (bytes.at(-2) === 0x0d ? 2 : 1) : 0;
  return bytes.subarray(0, bytes.length - end);
}

function decodeTransfer(body: Buffer, encoding: string | undefined): Buffer {
  const name = encoding?.trim().toLowerCase();
  if (name === "base64") return Buffer.from(body.toString("latin1"), "base64");
  if (name !== "quoted-printable") return body;
  const text = body
    .toString("latin1")
    .replace(/[ \t]+(?=\r?\n|$)/g, "")
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(text, "latin1");
}
