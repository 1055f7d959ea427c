/**
 * TNEF reader (`winmail.dat`, [MS-OXTNEF]): what Outlook packs a mail's attachments into for receivers that it takes for its own kind. By hand
 * because the npm packages (`node-tnef`) are unmaintained and follow lengths without checking them.
 */
import { type MapiAttachment, type MapiItem, mapiMessage } from "../mail/mapi-message.js";
import { ID, MapiProperties, TYPE } from "../mail/mapi-properties.js";
import { readMessage } from "../mail/read-message.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";
import { readPropertyList } from "./property-list.js";

const SIGNATURE_BYTES = 6;
/** Level, id, length; then the data and two bytes of checksum ([MS-OXTNEF] 2.1.2). */
const ATTRIBUTE_HEAD = 9;
const CHECKSUM_BYTES = 2;
/** Attributes that are read ([MS-OXTNEF] 2.1.3). */
const ATTRIBUTE = {
  subject: 0x00018004,
  body: 0x0002800c,
  attachData: 0x0006800f,
  attachTitle: 0x00018010,
  renderingData: 0x00069002,
  messageProperties: 0x00069003,
  attachProperties: 0x00069005,
  codePage: 0x00069007,
} as const;
/** The end of an interface's id, which stands before the content of mails and objects attached as such ([MS-OXTNEF] 2.1.3.3.15). */
const INTERFACE_ID = Buffer.from("c000000000000046", "hex");
const INTERFACE_ID_AT = 8;

export function readTnef(input: ReaderInput): Promise<Outcome> {
  const item = itemOf(input.bytes);
  if (item.attributes === 0) throw new UnreadableFile("CORRUPT", "TNEF without attributes");
  return readMessage(mapiMessage(item), "tnef", input);
}

function itemOf(bytes: Buffer): MapiItem & { attributes: number } {
  const properties = new MapiProperties();
  const attachments: MapiAttachment[] = [];
  const faults: string[] = [];
  let attributes = 0;
  let at = SIGNATURE_BYTES;
  while (at + ATTRIBUTE_HEAD <= bytes.length) {
    const id = bytes.readUInt32LE(at + 1);
    const length = bytes.readUInt32LE(at + 5);
    const data = bytes.subarray(at + ATTRIBUTE_HEAD, at + ATTRIBUTE_HEAD + length);
    at += ATTRIBUTE_HEAD + length + CHECKSUM_BYTES;
    const cut = at > bytes.length;
    if (cut) faults.push("파일의 끝이 잘림");
    attributes++;
    if (id === ATTRIBUTE.renderingData) {
      attachments.push({ properties: new MapiProperties(), bytes: undefined });
      continue;
    }
    const attachment = attachments.at(-1);
    if (id === ATTRIBUTE.codePage && data.length >= 4)
      properties.set(ID.codePage, TYPE.integer32, data);
    else if (id === ATTRIBUTE.subject) properties.set(ID.subject, TYPE.string8, data);
    else if (id === ATTRIBUTE.body) properties.set(ID.body, TYPE.string8, data);
    else if (id === ATTRIBUTE.messageProperties) readPropertyList(data, properties, faults);
    else if (!attachment) continue;
    else if (id === ATTRIBUTE.attachTitle)
      attachment.properties.set(ID.attachLongName, TYPE.string8, data);
    else if (id === ATTRIBUTE.attachData) attachment.bytes = data;
    else if (id === ATTRIBUTE.attachProperties) {
      readPropertyList(data, attachment.properties, faults);
      attachment.bytes ??= withoutInterface(attachment.properties.bytes(ID.attachData));
    }
  }
  if (at < bytes.length) faults.push("파일의 끝이 잘림");
  return { properties, recipients: [], attachments, faults: [...new Set(faults)], attributes };
}

function withoutInterface(bytes: Buffer | undefined): Buffer | undefined {
  const end = INTERFACE_ID_AT + INTERFACE_ID.length;
  return bytes?.subarray(INTERFACE_ID_AT, end).equals(INTERFACE_ID) ? bytes.subarray(end) : bytes;
}
