/** Reads what is attached to a document (mails, PDFs) like the items of a bundle, within the limits of bundles. */
import type { Document } from "../model/document.js";
import { UnpackBudget } from "./containers/zip.js";
import type { Draft } from "./document-draft.js";
import { type EnclosingArchive, type ReaderInput, unreadable } from "./reader.js";

export interface Member {
  name: string;
  bytes: Buffer;
}

/** Mails, attachments and archives around a document, the outermost included: the contract's limit for archives. */
const MAX_DEPTH = 3;

export async function readMembers(
  members: readonly Member[],
  input: ReaderInput,
  draft: Draft,
): Promise<Document[]> {
  const bundle: EnclosingArchive = {
    depth: (input.bundle?.depth ?? 0) + 1,
    allowance: input.bundle?.allowance ?? UnpackBudget.forBundle(),
  };
  const documents: Document[] = [];
  for (const { name, bytes } of members) {
    const inner =
      name.replaceAll("\\", "/").split("/").at(-1)!.toWellFormed().normalize("NFC") || "첨부";
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
