/** What a mail holds for people: its head, its body (HTML before plain text), and what is attached. */
import type { Message } from "../mail/message.js";
import { decodeCharset, decodeWords } from "./header-words.js";
import type { MimePart } from "./mime.js";

/** The fields that a mail program shows, as they are written. */
const SHOWN = ["Subject", "From", "To", "Cc", "Date", "Reply-To"];

export function messageOf(root: MimePart): Message {
  const head = SHOWN.flatMap((name) =>
    (root.headers.get(name.toLowerCase()) ?? []).map((raw) => ({
      name,
      value: decodeWords(raw).trim(),
    })),
  ).filter(({ value }) => value !== "");
  const faults = root.cut ? ["메일이 중간에서 끝남"] : [];
  const message: Message = { head, body: undefined, attachments: [], faults };
  collect(root, message);
  return message;
}

function collect(part: MimePart, message: Message): void {
  const { type, disposition, parts } = part;
  const name = disposition.parameters.get("filename") ?? type.parameters.get("name");
  if (parts.length > 0) {
    // Of alternatives the last is the fullest; parts beside them are kept as they come.
    for (const inner of type.value === "multipart/alternative" ? best(parts) : parts)
      collect(inner, message);
  } else if (type.value.startsWith("multipart/")) return;
  else if (disposition.value === "attachment" || (name !== undefined && !isInline(part))) {
    if (part.body.length > 0)
      message.attachments.push({ name: name ?? unnamed(part, message), bytes: part.body });
  } else if (type.value === "text/html" || type.value === "text/plain") addText(part, message);
  else if (!isInline(part) && part.body.length > 0)
    message.attachments.push({ name: unnamed(part, message), bytes: part.body });
}

/** HTML where there is one, else plain text; calendar parts and the like beside it. */
function best(parts: MimePart[]): MimePart[] {
  const shown = (one: MimePart): number =>
    one.type.value === "text/html" || one.parts.some((inner) => shown(inner) === 2)
      ? 2
      : one.type.value === "text/plain"
        ? 1
        : 0;
  const chosen = [...parts].sort((a, b) => shown(b) - shown(a))[0];
  return parts.filter((one) => one === chosen || shown(one) === 0);
}

/** A picture that the HTML shows in its text. */
function isInline({ type, headers }: MimePart): boolean {
  return type.value.startsWith("image/") && headers.has("content-id");
}

function addText(part: MimePart, message: Message): void {
  const text = decodeCharset(part.body, part.type.parameters.get("charset"));
  const kind = part.type.value === "text/html" ? "html" : "text";
  if (!message.body) message.body = { kind, text };
  // Lists and virus scanners add parts of the same kind below.
  else if (message.body.kind === kind) message.body.text += `\n${text}`;
  else message.attachments.push({ name: unnamed(part, message), bytes: Buffer.from(text) });
}

const EXTENSIONS: Record<string, string> = {
  "message/rfc822": "eml",
  "text/calendar": "ics.txt",
  "text/html": "html",
  "text/plain": "txt",
  "application/pdf": "pdf",
};

function unnamed({ type }: MimePart, { attachments }: Message): string {
  return `첨부 ${attachments.length + 1}.${EXTENSIONS[type.value] ?? "bin"}`;
}
