/**
 * The one XML reader: streaming, no DTD, no entities but XML's own five. A document type declaration
 * is refused outright, because nothing that a word processor writes has one and attacks do.
 */
import iconv from "iconv-lite";
import { SaxesParser } from "saxes";
import { UnreadableFile } from "./reader.js";

/** Far deeper than nested tables in real documents; stops stack-hungry nests. */
export const MAX_XML_DEPTH = 1000;

export interface XmlHandlers {
  /** `name` and attribute names carry their prefix as written (`w:p`); see `localName`. */
  open?(name: string, attributes: Record<string, string>, depth: number): void;
  close?(name: string, depth: number): void;
  text?(text: string): void;
}

export type XmlSource = Buffer | Iterable<Buffer> | AsyncIterable<Buffer>;

/** Reads a whole buffer at once. */
export function readXml(bytes: Buffer, handlers: XmlHandlers): void {
  const parser = makeParser(handlers);
  guard(() => {
    parser.write(decode(bytes));
    parser.close();
  });
}

/** Reads chunk by chunk, so that a part of any size needs little memory. */
export async function streamXml(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  const parser = makeParser(handlers);
  let decoder: { write(bytes: Buffer): string; end(): string | undefined } | undefined;
  for await (const chunk of chunks) {
    decoder ??= iconv.getDecoder(encodingOf(chunk), { stripBOM: true });
    const text = decoder.write(chunk);
    guard(() => parser.write(text));
  }
  const rest = decoder?.end();
  guard(() => {
    if (rest) parser.write(rest);
    parser.close();
  });
}

/** The name without its prefix: `w:p` → `p`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function makeParser(handlers: XmlHandlers): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw new UnreadableFile("CORRUPT", "XML with a document type declaration");
  });
  parser.on("error", (error) => {
    throw new UnreadableFile("CORRUPT", `XML: ${error.message}`);
  });
  parser.on("opentag", (tag) => {
    if (++depth > MAX_XML_DEPTH) throw new UnreadableFile("TOO_LARGE", "XML nested too deep");
    handlers.open?.(tag.name, tag.attributes as Record<string, string>, depth);
  });
  parser.on("closetag", (tag) => {
    handlers.close?.(tag.name, depth);
    depth--;
  });
  if (handlers.text) {
    const text = handlers.text.bind(handlers);
    parser.on("text", text);
    parser.on("cdata", text);
  }
  return parser;
}

function guard(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile("CORRUPT", `XML: ${(error as Error).message}`);
  }
}

function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding === "utf8") {
    const text = bytes.toString("utf8");
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }
  return iconv.decode(bytes, encoding, { stripBOM: true });
}

/** By byte order mark, then by the declaration; UTF-8 where neither speaks. */
function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf16-be";
  if (bytes[0] === 0x3c && bytes[1] === 0) return "utf16le";
  if (bytes[0] === 0 && bytes[1] === 0x3c) return "utf16-be";
  const head = bytes.subarray(0, 200).toString("latin1");
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  if (!declared || /^utf-?8$/i.test(declared)) return "utf8";
  if (/^(euc-kr|ks_c_5601-1987|cp949|ms949|uhc)$/i.test(declared)) return "cp949";
  return iconv.encodingExists(declared) ? declared : "utf8";
}
