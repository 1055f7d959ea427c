/** Properties of Outlook's items ([MS-OXPROPS]), which MSG files and TNEF streams store each in their own way. */
import { knownPage, pageOfLocale } from "../flow/code-pages.js";
import { decodeBytes } from "../text-encoding.js";

/** Property types ([MS-OXCDATA] 2.11.1). */
export const TYPE = {
  integer16: 0x0002,
  integer32: 0x0003,
  boolean: 0x000b,
  object: 0x000d,
  integer64: 0x0014,
  string8: 0x001e,
  unicode: 0x001f,
  time: 0x0040,
  guid: 0x0048,
  binary: 0x0102,
} as const;

/** Properties by their id ([MS-OXPROPS] section 2). */
export const ID = {
  subject: 0x0037,
  submitTime: 0x0039,
  representing: 0x0042,
  transportHeaders: 0x007d,
  recipientType: 0x0c15,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  displayCc: 0x0e03,
  displayTo: 0x0e04,
  deliveryTime: 0x0e06,
  body: 0x1000,
  compressedRtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  address: 0x3003,
  attachData: 0x3701,
  attachShortName: 0x3704,
  attachMethod: 0x3705,
  attachLongName: 0x3707,
  attachType: 0x370e,
  contentId: 0x3712,
  smtpAddress: 0x39fe,
  internetCodePage: 0x3fde,
  locale: 0x3ff1,
  codePage: 0x3ffd,
  senderSmtp: 0x5d01,
  hidden: 0x7ffe,
} as const;

/** 100-nanosecond steps from 1601 to 1970. */
const EPOCH = 116_444_736_000_000_000n;
const STEPS_PER_MS = 10_000n;
/** Mails go out under these names whatever they hold; what the bytes can be decides then. */
const LATIN_PAGES = [1252, 20127, 28591];
/** UTF-16; beside strings of bytes it says nothing. */
const UNICODE_PAGE = 1200;

export class MapiProperties {
  private readonly values = new Map<number, { type: number; bytes: Buffer }>();

  set(id: number, type: number, bytes: Buffer): void {
    // Some writers store a string in both forms; the Unicode one is exact.
    if (this.values.get(id)?.type !== TYPE.unicode) this.values.set(id, { type, bytes });
  }

  /** Decoded, without the zero at its end; empty where there is none. `page` is the code page of strings of bytes. */
  text(id: number, page = this.codePage): string {
    const found = this.values.get(id);
    if (!found) return "";
    const { type, bytes } = found;
    if (type === TYPE.unicode) return withoutEnd(bytes.toString("utf16le"));
    if (type !== TYPE.string8 && type !== TYPE.binary) return "";
    return withoutEnd(decodePage(bytes, page));
  }

  bytes(id: number): Buffer | undefined {
    const found = this.values.get(id);
    return found?.type === TYPE.binary || found?.type === TYPE.object ? found.bytes : undefined;
  }

  number(id: number): number | undefined {
    const found = this.values.get(id);
    if (!found || found.bytes.length < 2) return undefined;
    return found.type === TYPE.integer32 && found.bytes.length >= 4
      ? found.bytes.readInt32LE(0)
      : found.bytes.readInt16LE(0);
  }

  time(id: number): Date | undefined {
    const found = this.values.get(id);
    if (found?.type !== TYPE.time || found.bytes.length < 8) return undefined;
    const date = new Date(Number((found.bytes.readBigUInt64LE(0) - EPOCH) / STEPS_PER_MS));
    return Number.isNaN(date.getTime()) ? undefined : date;
  }

  /** Of strings of bytes: stated, or that of the writer's language, or that of the body on its way. */
  get codePage(): number | undefined {
    const locale = this.number(ID.locale);
    const language = locale === undefined ? undefined : pageOfLocale(locale);
    const sent = this.number(ID.internetCodePage);
    return (
      this.number(ID.codePage) ?? language ?? (LATIN_PAGES.includes(sent ?? 0) ? undefined : sent)
    );
  }
}

/** Korean Outlook writes the page it runs under; what is valid UTF-8 is that, whatever is stated. */
function decodePage(bytes: Buffer, page: number | undefined): string {
  if (page === UNICODE_PAGE && bytes.includes(0)) return bytes.toString("utf16le");
  const end = bytes.indexOf(0);
  const text = end < 0 ? bytes : bytes.subarray(0, end);
  return decodeBytes(text, page === undefined ? undefined : knownPage(page)).text;
}

function withoutEnd(text: string): string {
  const end = text.indexOf("\0");
  // Damaged strings hold halves of characters, which no JSON may carry.
  return (end < 0 ? text : text.slice(0, end)).toWellFormed();
}
