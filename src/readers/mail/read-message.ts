/** Makes a Document of a mail: the mail itself as blocks, its attachments as inner documents like the items of a bundle. */
import type { Properties } from "../../model/document.js";
import type { Extractor } from "../../model/format.js";
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { type FlowItem, flowText } from "../flow/flow-items.js";
import { readHtml } from "../flow/html-items.js";
import { textItems } from "../flow/text-items.js";
import { LetterCount } from "../letter-count.js";
import { readMembers } from "../members.js";
import { type Outcome, type ReaderInput, unreadable } from "../reader.js";
import type { Message } from "./message.js";

export async function readMessage(
  message: Message,
  extractor: Extractor,
  input: ReaderInput,
): Promise<Outcome> {
  const draft = new Draft(extractor);
  const letters = new LetterCount();
  const body = bodyItems(message, letters, draft);
  for (const { value } of message.head) letters.add(value);
  emitFlow(draft, [...headItems(message), ...body]);
  draft.warn("PAGES_NOT_STATED");
  if (message.faults.length > 0)
    draft.warn("PARTIALLY_READ", { detail: message.faults.join(", ") });
  const documents = await readMembers(message.attachments, input, draft);
  if (draft.blocks.length === 0 && documents.length === 0)
    return unreadable(message.faults.length > 0 ? "CORRUPT" : "EMPTY");
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
    found.each((code, times) => {
      letters.add(String.fromCodePoint(code).repeat(times), page);
    });
  if (html.hiddenCharacters > 0)
    draft.warn("HIDDEN_TEXT", { detail: `${html.hiddenCharacters}자` });
  letters.leftOut += html.hiddenCharacters;
  return html.items;
}

function propertiesOf({ head }: Message): Properties {
  const value = (name: string) => head.find((one) => one.name === name)?.value;
  const [title, author, created] = [value("Subject"), value("From"), value("Date")];
  return { ...(title && { title }), ...(author && { author }), ...(created && { created }) };
}
