/**
 * The XML reader: streaming, no DTD, no entities but XML's own five. A document type declaration is refused, because no
 * word processor writes one and attacks do.
 */
import iconv from "iconv-lite";
import { UnreadableFile } from "./reader.js";
import { type XmlHandlers, XmlTokenizer } from "./xml-tokens.js";

export { MAX_XML_DEPTH, type XmlHandlers } from "./xml-tokens.js";

/** Reads a whole buffer at once. */
export function readXml(bytes: Buffer, handlers: XmlHandlers): void {
  const tokenizer = new XmlTokenizer(handlers);
  tokenizer.write(decodeXml(bytes));
  tokenizer.close();
}

/** Streams a part of any size with little memory. */
export async function streamXml(
  chunks: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
): Promise<void> {
  const tokenizer = new XmlTokenizer(handlers);
  let decoder: PieceDecoder | undefined;
  for await (const chunk of withWholeHead(chunks)) {
    decoder ??= decoderFor(encodingOf(chunk));
    const text = decoder.write(chunk);
    if (text !== "") tokenizer.write(text);
  }
  const rest = decoder?.end();
  if (rest) tokenizer.write(rest);
  tokenizer.close();
}

/** Bytes without a single tag end; pictures written as text stay below it. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** What a declaration needs; the first piece is never shorter, unless the document is. */
const HEAD_BYTES = 200;

async function* withWholeHead(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (head === undefined) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < HEAD_BYTES) continue;
      yield head;
      head = undefined;
    }
  }
  if (head?.length) yield head;
}

interface PieceDecoder {
  write(bytes: Buffer): string;
  end(): string | undefined;
}

function decoderFor(encoding: string): PieceDecoder {
  return encoding === "utf8"
    ? new TagAlignedDecoder()
    : iconv.getDecoder(encoding, { stripBOM: true });
}

/**
 * Decodes each chunk up to its last tag end and keeps the rest for the next, so that tags are rarely split:
 * concatenated strings are several times slower to scan.
 */
class TagAlignedDecoder implements PieceDecoder {
  private kept: Buffer[] = [];
  private keptBytes = 0;
  private started = false;

  write(chunk: Buffer): string {
    const cut = chunk.lastIndexOf(0x3e) + 1;
    if (cut === 0) {
      this.kept.push(chunk);
      this.keptBytes += chunk.length;
      if (this.keptBytes > MAX_KEPT_BYTES)
        throw new UnreadableFile("TOO_LARGE", "XML without tags");
      return "";
    }
    this.keptBytes = 0;
    const text = this.decode([...this.kept, chunk.subarray(0, cut)]);
    this.kept = cut < chunk.length ? [chunk.subarray(cut)] : [];
    return text;
  }

  end(): string {
    return this.decode(this.kept);
  }

  private decode(pieces: Buffer[]): string {
    const text = (pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)).toString("utf8");
    const first = !this.started;
    this.started = true;
    return first && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }
}

/** The name without its prefix: `w:p` → `p`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The text of a whole part, in whatever encoding it says. */
export function decodeXml(bytes: Buffer): string {
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
  const head = bytes.subarray(0, HEAD_BYTES).toString("latin1");
  const declared = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1];
  if (!declared || /^utf-?8$/i.test(declared)) return "utf8";
  if (/^(euc-kr|ks_c_5601-1987|cp949|ms949|uhc)$/i.test(declared)) return "cp949";
  return iconv.encodingExists(declared) ? declared : "utf8";
}
