/** E-mail reader (.eml): the mail itself as blocks, its attachments as inner documents like the items of a bundle. */
import type { Document, Properties } from "../../model/document.js";
import { UnpackBudget } from "../containers/zip.js";
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { type FlowItem, flowText } from "../flow/flow-items.js";
import { readHtml } from "../flow/html-items.js";
import { textItems } from "../flow/text-items.js";
import { LetterCount } from "../letter-count.js";
import { type EnclosingArchive, type Outcome, type ReaderInput, unreadable } from "../reader.js";
import { type Attachment, type Message, readMessage } from "./message.js";
import { parseMime } from "./mime.js";

/** Mails and archives around a document, the outermost included: the contract's limit for archives. */
const MAX_DEPTH = 3;

export async function readEml(input: ReaderInput): Promise<Outcome> {
  const bundle: EnclosingArchive = {
    depth: (input.bundle?.depth ?? 0) + 1,
    allowance: input.bundle?.allowance ?? UnpackBudget.forBundle(),
  };
  const root = parseMime(input.bytes);
  const message = readMessage(root);
  const draft = new Draft("eml");
  const letters = new LetterCount();
  const body = bodyItems(message, letters, draft);
  for (const { value } of message.head) letters.add(value);
  emitFlow(draft, [...headItems(message), ...body]);
  draft.warn("PAGES_NOT_STATED");
  if (root.cut) draft.warn("PARTIALLY_READ", { detail: "메일이 중간에서 끝남" });
  const documents = await readAttachments(message.attachments, input, bundle, draft);
  if (draft.blocks.length === 0 && documents.length === 0) return unreadable("EMPTY");
  const reading = { ...draft.finish(0, propertiesOf(message)), letters };
  return documents.length > 0 ? { ...reading, documents } : reading;
}

function headItems({ head }: Message): FlowItem[] {
  return head.map(({ name, value }) =>
    name === "Subject" ? flowText("title", value) : flowText("paragraph", `${name}: ${value}`),
  );
}

function bodyItems({ body }: Message, letters: LetterCount, draft: Draft): FlowItem[] {
  if (!body) return [];
  if (body.kind === "text") {
    letters.add(body.text);
    return textItems(body.text).items.map(({ page: _, ...item }) => item);
  }
  const html = readHtml(body.text);
  for (const [page, found] of html.letters.pages)
    for (const [code, times] of found) letters.add(String.fromCodePoint(code).repeat(times), page);
  if (html.hiddenCharacters > 0)
    draft.warn("HIDDEN_TEXT", { detail: `${html.hiddenCharacters}자` });
  letters.leftOut += html.hiddenCharacters;
  return html.items;
}

async function readAttachments(
  attachments: Attachment[],
  input: ReaderInput,
  bundle: EnclosingArchive,
  draft: Draft,
): Promise<Document[]> {
  const documents: Document[] = [];
  for (const { name, bytes } of attachments) {
    const inner = name.replaceAll("\\", "/").split("/").at(-1)!.normalize("NFC") || "첨부";
    bundle.allowance.items--;
    bundle.allowance.bytes -= bytes.length;
    const refused =
      bundle.depth > MAX_DEPTH || bundle.allowance.items < 0 || bundle.allowance.bytes < 0;
    const document = refused
      ? input.refuseInner(inner, bytes, unreadable("TOO_LARGE"))
      : await input.readInner(bytes, inner, bundle);
    documents.push(document);
    if (!document.access.readable)
      draft.warn("ITEM_UNREADABLE", { detail: `${inner}: ${document.access.reason}` });
  }
  return documents;
}

function propertiesOf({ head }: Message): Properties {
  const value = (name: string) => head.find((one) => one.name === name)?.value;
  const [title, author, created] = [value("Subject"), value("From"), value("Date")];
  return { ...(title && { title }), ...(author && { author }), ...(created && { created }) };
}
