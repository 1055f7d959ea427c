/**
 * Outlook message reader (.msg, [MS-OXMSG]): properties in streams of a compound file, then the way of all mails. By hand because
 * `@kenjiuno/msgreader` brings a container reader of its own without bounds on chains, and decodes Korean strings by the platform's tables.
 */
import { OleFile } from "../containers/ole.js";
import { compoundFile } from "../containers/ole-storage.js";
import { type MapiAttachment, type MapiItem, mapiMessage } from "../mail/mapi-message.js";
import { ID, MapiProperties, TYPE } from "../mail/mapi-properties.js";
import { readMessage } from "../mail/read-message.js";
import { type Outcome, type ReaderInput, UnreadableFile } from "../reader.js";

const PROPERTIES = "__properties_version1.0";
/** Bytes before the entries of a property stream ([MS-OXMSG] 2.4.1). */
const HEADER = { message: 32, attachedMessage: 24, other: 8 };
const ENTRY_BYTES = 16;
/** How an attachment is stored ([MS-OXCMSG] 2.2.2.9). */
const ATTACHED_MESSAGE = 5;
/** People and files of one mail; Outlook itself stops far earlier. */
const MAX_PARTS = 5000;

export function readMsg(input: ReaderInput): Promise<Outcome> {
  const file = OleFile.open(input.bytes);
  if (!file.find(PROPERTIES)) throw new UnreadableFile("CORRUPT", "MSG without properties");
  return readMessage(mapiMessage(itemOf(file)), "msg", input);
}

function itemOf(file: OleFile): MapiItem {
  const parts = (pattern: RegExp) =>
    file.entries
      .filter(({ kind, path }) => kind === "storage" && pattern.test(path))
      .map(({ path }) => `${path}/`)
      .sort()
      .slice(0, MAX_PARTS);
  return {
    properties: propertiesIn(file, "", HEADER.message),
    recipients: parts(/^__recip_version1\.0_#[0-9A-F]+$/i).map((at) =>
      propertiesIn(file, at, HEADER.other),
    ),
    attachments: parts(/^__attach_version1\.0_#[0-9A-F]+$/i).map((at) => attachmentIn(file, at)),
    faults: file.cut ? ["파일의 끝이 잘림"] : [],
  };
}

/** Values of fixed size stand in the property stream, others in a stream each, named by id and type. */
function propertiesIn(file: OleFile, storage: string, header: number): MapiProperties {
  const properties = new MapiProperties();
  const stream = file.find(storage + PROPERTIES);
  const bytes = stream ? file.read(stream) : Buffer.alloc(0);
  for (let at = header; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const type = bytes.readUInt16LE(at);
    const fixed: number[] = [TYPE.integer16, TYPE.integer32, TYPE.boolean, TYPE.time];
    if (fixed.includes(type))
      properties.set(bytes.readUInt16LE(at + 2), type, bytes.subarray(at + 8, at + 16));
  }
  for (const id of Object.values(ID)) {
    for (const type of [TYPE.unicode, TYPE.string8, TYPE.binary]) {
      const name = [id, type].map((part) => part.toString(16).padStart(4, "0")).join("");
      const entry = file.find(`${storage}__substg1.0_${name}`);
      if (entry) properties.set(id, type, file.read(entry));
    }
  }
  return properties;
}

function attachmentIn(file: OleFile, storage: string): MapiAttachment {
  const properties = propertiesIn(file, storage, HEADER.other);
  if (properties.number(ID.attachMethod) !== ATTACHED_MESSAGE)
    return { properties, bytes: properties.bytes(ID.attachData) };
  const inner = `${storage}__substg1.0_3701000D/`;
  const bytes = attachedMessage(file, inner);
  const subject = propertiesIn(file, inner, HEADER.attachedMessage).text(ID.subject).trim();
  const fallbackName = `${(subject || "메일").replace(/[\\/]/g, " ")}.msg`;
  return { properties: withoutName(properties), bytes, fallbackName };
}

/** The name of an attached mail is its subject; the file's own name has no extension. */
function withoutName(properties: MapiProperties): MapiProperties {
  const named = properties.text(ID.attachLongName);
  return /\.(msg|eml)$/i.test(named) ? properties : new MapiProperties();
}

/** The streams of the mail as a file of its own, whose property stream has a longer head. */
function attachedMessage(file: OleFile, inner: string): Buffer | undefined {
  const streams = new Map<string, Buffer>();
  for (const entry of file.entries) {
    if (entry.kind !== "stream" || !entry.path.startsWith(inner)) continue;
    const name = entry.path.slice(inner.length);
    const bytes = file.read(entry);
    const head = bytes.subarray(0, HEADER.attachedMessage);
    const added = Buffer.alloc(HEADER.message - HEADER.attachedMessage);
    const whole =
      name === PROPERTIES
        ? Buffer.concat([head, added, bytes.subarray(HEADER.attachedMessage)])
        : bytes;
    streams.set(name, whole);
  }
  return streams.size > 0 ? compoundFile(streams) : undefined;
}
