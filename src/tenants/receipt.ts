/** What is said of a file that was stored: how reading it went. */
import type { UploadReceipt } from "../model/listing.js";
import type { StoredFile } from "../parsing/parsing.js";
import type { DocumentFacts } from "./catalogue.js";

/** An archive counts as read if it opened; its items have their own reasons in the listing. */
export function receiptOf(
  name: Pick<UploadReceipt, "tenant" | "filename">,
  file: StoredFile,
  documents: DocumentFacts[],
): UploadReceipt {
  const [only] = documents.filter((facts) => facts.inner.length === 0);
  return {
    ...name,
    bytes: file.bytes,
    stored: true,
    doc_id: `sha256:${file.sha256}`,
    readable: only ? only.access.readable : documents.length > 0,
    reason: only ? only.access.reason : documents.length > 0 ? null : "READER_FAILED",
    chunks: documents.reduce((sum, facts) => sum + facts.chunks, 0),
  };
}
