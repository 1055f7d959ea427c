/** The mail in an Outlook item: its head, the fullest body it stores, its attachments. */
import { compressedRtf } from "./compressed-rtf.js";
import { htmlInRtf } from "./html-in-rtf.js";
import { ID, type MapiProperties } from "./mapi-properties.js";
import type { Message } from "./message.js";

export interface MapiItem {
  properties: MapiProperties;
  recipients: MapiProperties[];
  attachments: MapiAttachment[];
  faults: string[];
}

export interface MapiAttachment {
  properties: MapiProperties;
  /** Its content; a mail attached as such is a file of its own kind. */
  bytes: Buffer | undefined;
  /** Where the properties name none: the mail's subject. */
  fallbackName?: string;
}

/** `PidTagRecipientType` ([MS-OXOMSG] 2.2.3.1). */
const CC = 2;
const BCC = 3;

export function mapiMessage(item: MapiItem): Message {
  const { properties } = item;
  const faults = [...item.faults];
  const message: Message = { head: headOf(item), body: undefined, attachments: [], faults };
  message.body = bodyOf(properties, message);
  for (const attachment of item.attachments) {
    if (isShownInBody(attachment, message)) continue;
    const name = attachmentName(attachment, message.attachments.length + 1);
    // Links to files elsewhere and OLE objects hold nothing that could be read on its own.
    if (attachment.bytes) message.attachments.push({ name, bytes: attachment.bytes });
    else faults.push(`첨부 ${name}`);
  }
  return message;
}

function headOf({ properties, recipients }: MapiItem): Message["head"] {
  const sent = properties.time(ID.submitTime) ?? properties.time(ID.deliveryTime);
  const name = properties.text(ID.senderName) || properties.text(ID.representing);
  const address = properties.text(ID.senderSmtp) || mailAddress(properties.text(ID.senderAddress));
  const listed = (cc: boolean) =>
    recipients
      .filter((one) => one.number(ID.recipientType) !== BCC)
      .filter((one) => (one.number(ID.recipientType) === CC) === cc)
      .map((one) =>
        person(
          one.text(ID.displayName, properties.codePage),
          one.text(ID.smtpAddress) || mailAddress(one.text(ID.address)),
        ),
      )
      .filter((one) => one !== "")
      .join(", ");
  const rows: [string, string][] = [
    ["Subject", properties.text(ID.subject)],
    ["From", person(name, address)],
    ["To", listed(false) || properties.text(ID.displayTo)],
    ["Cc", listed(true) || properties.text(ID.displayCc)],
    ["Date", headerDate(properties) ?? (sent ? mailDate(sent) : "")],
  ];
  return rows
    .map(([field, value]) => ({ name: field, value: value.trim() }))
    .filter(({ value }) => value !== "");
}

/** Addresses inside an organisation (`/O=…/CN=…`) say nothing to people. */
function mailAddress(text: string): string {
  return /^[^@\s/]+@[^@\s]+$/.test(text.trim()) ? text.trim() : "";
}

function person(name: string, address: string): string {
  const plain = name.trim().replace(/^'(.*)'$/, "$1");
  if (address === "" || plain === address) return plain || address;
  return plain === "" ? address : `${plain} <${address}>`;
}

/** As the sender wrote it, in the sender's time zone. */
function headerDate(properties: MapiProperties): string | undefined {
  return /^Date:[ \t]*(.+)$/im.exec(properties.text(ID.transportHeaders))?.[1]?.trim();
}

/** The item stores the time in UTC alone. */
function mailDate(date: Date): string {
  return date.toUTCString().replace("GMT", "+0000");
}

/** HTML, also where it is hidden in RTF; else the plain text; RTF of its own, without either, is attached. */
function bodyOf(properties: MapiProperties, message: Message): Message["body"] {
  const html = properties.text(ID.html, properties.number(ID.internetCodePage));
  if (html.trim() !== "") return { kind: "html", text: html };
  const packed = properties.bytes(ID.compressedRtf);
  const rtf = packed && compressedRtf(packed);
  if (packed && !rtf) message.faults.push("본문(RTF)");
  const inside = rtf && htmlInRtf(rtf);
  if (inside?.trim()) return { kind: "html", text: inside };
  const text = properties.text(ID.body);
  if (text.trim() !== "") return { kind: "text", text };
  if (rtf && rtf.length > 0) message.attachments.push({ name: "본문.rtf", bytes: rtf });
  return undefined;
}

function isShownInBody({ properties }: MapiAttachment, { body }: Message): boolean {
  const id = properties.text(ID.contentId).trim();
  if (id === "" || body?.kind !== "html") return false;
  return body.text.includes(`cid:${id}`) && !/^application\//i.test(properties.text(ID.attachType));
}

function attachmentName({ properties, fallbackName }: MapiAttachment, number: number): string {
  const stated = properties.text(ID.attachLongName) || properties.text(ID.attachShortName);
  return stated.trim() || fallbackName || `첨부 ${number}`;
}
