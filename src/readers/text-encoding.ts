/**
 * Decodes text of unknown encoding and names the encoding: byte order marks, then what is valid, then what was declared. By
 * hand because detectors (`chardet`, `jschardet`) guess by letter frequencies and take short Korean texts for others; validity
 * decides between the encodings that Korean text comes in.
 */
import iconv from "iconv-lite";
import type { Draft } from "./document-draft.js";
import { decodeEscaped } from "./escaped-text.js";

interface DecodedText {
  text: string;
  /** `utf-8`, `utf-16le`, `utf-16be`, `cp949`, `iso-2022-kr`, `iso-2022-jp`, or what the file declares. */
  encoding: string;
  /** The last character is cut off. */
  cut: boolean;
  /** False where no encoding fits all bytes. */
  certain: boolean;
}

/** Names under which Korean text goes; all are read as CP949, which holds them (`ks_c_5601-1987` is what Outlook writes). */
const KOREAN =
  /^(?:euc[-_]?kr|ks_c_5601(?:-19\d\d)?|ksc?5601(?:-?1987)?|ks_c-5601.*|cp-?949|ms-?949|windows-949|x-windows-949|uhc|korean|iso-ir-149)$/i;
const UTF8 = /^(?:utf-?8|unicode-1-1-utf-8|us-ascii|ascii|ansi_x3\.4-1968)$/i;

/** Bytes that a sample for a guess is taken from. */
const SAMPLE_BYTES = 64 * 1024;
/** Share of letters that cannot be read in an encoding that is still believed. */
const MOST_ERRORS = 0.02;
/** Tab, line ends, page end, the shifts of text in seven bits, escape. */
const CONTROLS_OF_TEXT = [9, 10, 13, 12, 14, 15, 27];
/** Share of usual characters by which UTF-16 without its mark is told. */
const LEAST_USUAL = 0.97;

export function decodeBytes(bytes: Buffer, declared?: string): DecodedText {
  const marked = byMark(bytes);
  if (marked) return decodeWide(bytes, marked);
  const wide = wideWithoutMark(bytes);
  if (wide) return decodeWide(bytes, wide);
  const plain = declared?.trim().toLowerCase();
  const escaped = decodeEscaped(bytes, plain);
  if (escaped) return { ...escaped, cut: false, certain: !escaped.text.includes("\ufffd") };
  if (plain && !UTF8.test(plain) && !KOREAN.test(plain) && iconv.encodingExists(plain)) {
    // UTF-8 is never valid by chance: a file that was converted keeps its old declaration.
    const utf8 = strict(bytes);
    if (utf8 && /[^\0-\x7f]/.test(utf8.text)) return utf8;
    return { text: iconv.decode(bytes, plain), encoding: plain, cut: false, certain: true };
  }
  return strict(bytes) ?? korean(bytes, plain);
}

/** The name of an encoding as iconv knows it, for parts of mail and RTF; undefined where there is none. */
export function encodingNamed(name: string): string | undefined {
  if (KOREAN.test(name)) return "cp949";
  if (UTF8.test(name)) return "utf-8";
  return iconv.encodingExists(name) ? name.toLowerCase() : undefined;
}

function byMark(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

/** UTF-16 whose mark is missing: read so it is Hangul, Latin and punctuation, and zero bytes are half of the latter. */
function wideWithoutMark(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.length < 4 || !sample.includes(0)) return undefined;
  for (const encoding of ["utf-16le", "utf-16be"] as const) {
    const text = iconv.decode(sample.subarray(0, sample.length & ~1), encoding);
    let usual = 0;
    for (const sign of text) if (isUsual(sign.codePointAt(0)!)) usual++;
    if (usual / text.length >= LEAST_USUAL) return encoding;
  }
  return undefined;
}

function isUsual(code: number): boolean {
  return (
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0x20 && code < 0x250) ||
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x2000 && code < 0x2700) ||
    (code >= 0x3000 && code < 0x3400) ||
    (code >= 0x4e00 && code < 0xa000) ||
    (code >= 0xff00 && code < 0xfff0)
  );
}

function decodeWide(bytes: Buffer, encoding: "utf-16le" | "utf-16be"): DecodedText {
  const text = iconv.decode(bytes, encoding, { stripBOM: true });
  return { text, encoding, cut: bytes.length % 2 === 1, certain: true };
}

/** UTF-8 in which every byte is right, but for a last character that is cut off. */
function strict(bytes: Buffer): DecodedText | undefined {
  const whole = withoutCutCharacter(bytes);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(whole);
    return { text, encoding: "utf-8", cut: whole.length < bytes.length, certain: true };
  } catch {
    return undefined;
  }
}

function withoutCutCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const lead = bytes[bytes.length - back]!;
    if (lead < 0x80) return bytes;
    if (lead < 0xc0) continue;
    const needs = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    return needs > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}

/** CP949, unless damaged UTF-8 has fewer errors; Latin where neither is believable. */
function korean(bytes: Buffer, declared?: string): DecodedText {
  const text = iconv.decode(bytes, "cp949");
  const errors = countErrors(text);
  if (errors === 0) return { text, encoding: "cp949", cut: false, certain: true };
  // The first half of a last character says nothing about the rest.
  if (errors === 1 && text.endsWith("\ufffd"))
    return { text: text.slice(0, -1), encoding: "cp949", cut: true, certain: true };
  const utf8 = bytes.toString("utf8").replace(/^\ufeff/, "");
  const [best, encoding] =
    countErrors(utf8) <= errors || (declared && UTF8.test(declared))
      ? ([utf8, "utf-8"] as const)
      : ([text, "cp949"] as const);
  return { text: best, encoding, cut: false, certain: false };
}

function countErrors(text: string): number {
  return text.split("\ufffd").length - 1;
}

/** Whether the beginning of a file is text in one of these encodings: no control characters, and letters that can be read. */
export function looksLikeText(head: Buffer): boolean {
  if (byMark(head) || wideWithoutMark(head)) return true;
  if (head.some((byte) => byte < 32 && !CONTROLS_OF_TEXT.includes(byte))) return false;
  const { text, certain } = decodeBytes(head);
  return certain || countErrors(text) / text.length <= MOST_ERRORS;
}

/** Says what is not sure about the letters. Unknown ones are named by the draft itself. */
export function warnOfEncoding(draft: Draft, { cut, certain, encoding }: DecodedText): void {
  if (cut) draft.warn("PARTIALLY_READ", { detail: "글자 중간에서 끝남" });
  if (!certain) draft.warn("TEXT_ENCODING_UNCERTAIN", { page: 1, detail: encoding });
}
