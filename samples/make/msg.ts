/** Writes small Outlook messages (.msg) and TNEF streams (winmail.dat), for samples and tests. */
import iconv from "iconv-lite";
import { makeOle } from "./ole.js";

/** Property values by `IIIITTTT`, id and type in hexadecimal: text as Unicode (`001F`) or CP949 (`001E`), bytes (`0102`), numbers (`0003`). */
export type Properties = Record<string, string | number | Buffer | bigint>;

export interface OutlookItem {
  properties: Properties;
  recipients?: Properties[];
  attachments?: Properties[];
  /** Mails attached as such, with the properties of the attachment. */
  messages?: OutlookItem[];
}

const PROPERTY_STREAM = "__properties_version1.0";

export function makeMsg(item: OutlookItem): Buffer {
  return makeOle(streamsOf(item, 32));
}

/** What Outlook stores as the time: 100-nanosecond steps since 1601. */
export function outlookTime(iso: string): bigint {
  return (BigInt(Date.parse(iso)) + 11_644_473_600_000n) * 10_000n;
}

function streamsOf(item: OutlookItem, header: number): Record<string, Buffer> {
  const streams = storage(item.properties, header);
  const add = (folder: string, inner: Record<string, Buffer>) => {
    for (const [name, bytes] of Object.entries(inner)) streams[`${folder}/${name}`] = bytes;
  };
  const number = (index: number) => index.toString(16).toUpperCase().padStart(8, "0");
  for (const [index, one] of (item.recipients ?? []).entries())
    add(`__recip_version1.0_#${number(index)}`, storage(one, 8));
  const files = item.attachments ?? [];
  for (const [index, one] of files.entries())
    add(`__attach_version1.0_#${number(index)}`, storage(one, 8));
  for (const [index, one] of (item.messages ?? []).entries()) {
    const folder = `__attach_version1.0_#${number(files.length + index)}`;
    add(folder, storage({ "37050003": 5 }, 8));
    add(`${folder}/__substg1.0_3701000D`, streamsOf(one, 24));
  }
  return streams;
}

function storage(properties: Properties, header: number): Record<string, Buffer> {
  const streams: Record<string, Buffer> = {};
  const entries = [Buffer.alloc(header)];
  for (const [tag, value] of Object.entries(properties)) {
    const entry = Buffer.alloc(16);
    entry.writeUInt16LE(Number.parseInt(tag.slice(4), 16), 0);
    entry.writeUInt16LE(Number.parseInt(tag.slice(0, 4), 16), 2);
    if (typeof value === "number") entry.writeInt32LE(value, 8);
    else if (typeof value === "bigint") entry.writeBigUInt64LE(value, 8);
    else {
      const bytes = valueBytes(tag, value);
      entry.writeUInt32LE(bytes.length, 8);
      streams[`__substg1.0_${tag}`] = bytes;
    }
    entries.push(entry);
  }
  streams[PROPERTY_STREAM] = Buffer.concat(entries);
  return streams;
}

function valueBytes(tag: string, value: string | Buffer): Buffer {
  if (typeof value !== "string") return value;
  return tag.endsWith("001F") ? Buffer.from(value, "utf16le") : iconv.encode(value, "cp949");
}

/** Bytes as Outlook stores an RTF body that is not compressed ([MS-OXRTFCP] 2.1.3.1). */
export function storedRtf(rtf: string): Buffer {
  const text = Buffer.from(rtf, "latin1");
  const head = Buffer.alloc(16);
  head.writeUInt32LE(text.length + 12, 0);
  head.writeUInt32LE(text.length, 4);
  head.write("MELA", 8, "latin1");
  return Buffer.concat([head, text]);
}

/** A TNEF stream ([MS-OXTNEF]) with a subject, a plain body and attachments. */
export function makeTnef(mail: {
  subject?: string;
  properties?: Properties;
  attachments?: { title: string; data?: Buffer; properties?: Properties }[];
}): Buffer {
  const parts: Buffer[] = [Buffer.from("789f3e220100", "hex")];
  const add = (level: number, id: number, data: Buffer) => {
    const head = Buffer.alloc(9);
    head[0] = level;
    head.writeUInt32LE(id, 1);
    head.writeUInt32LE(data.length, 5);
    const sum = Buffer.alloc(2);
    sum.writeUInt16LE(
      data.reduce((total, byte) => (total + byte) & 0xffff, 0),
      0,
    );
    parts.push(head, data, sum);
  };
  const page = Buffer.alloc(8);
  page.writeUInt32LE(949, 0);
  add(1, 0x00069007, page);
  if (mail.subject) add(1, 0x00018004, zeroEnded(mail.subject));
  if (mail.properties) add(1, 0x00069003, propertyList(mail.properties));
  for (const { title, data, properties } of mail.attachments ?? []) {
    add(2, 0x00069002, Buffer.alloc(14));
    add(2, 0x00018010, zeroEnded(title));
    if (data) add(2, 0x0006800f, data);
    if (properties) add(2, 0x00069005, propertyList(properties));
  }
  return Buffer.concat(parts);
}

function zeroEnded(text: string): Buffer {
  return Buffer.concat([iconv.encode(text, "cp949"), Buffer.alloc(1)]);
}

function propertyList(properties: Properties): Buffer {
  const entries = Object.entries(properties);
  const parts: Buffer[] = [words(entries.length)];
  for (const [tag, value] of entries) {
    const [id, type] = [tag.slice(0, 4), tag.slice(4)].map((part) => Number.parseInt(part, 16));
    parts.push(words(((id! << 16) | type!) >>> 0));
    if (typeof value === "number") parts.push(words(value));
    else if (typeof value === "bigint") {
      const time = Buffer.alloc(8);
      time.writeBigUInt64LE(value);
      parts.push(time);
    } else {
      const bytes = valueBytes(tag, value);
      parts.push(words(1), words(bytes.length), bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4));
    }
  }
  return Buffer.concat(parts);
}

function words(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0, 0);
  return bytes;
}
