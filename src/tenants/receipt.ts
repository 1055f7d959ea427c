/** What is said of a file that was stored: how reading it went. */
import type { ReasonCode } from "../model/codes.js";
import type { UploadReceipt } from "../model/listing.js";
import type { StoredFile } from "../parsing/parsing.js";
import type { DocumentFacts } from "./catalogue.js";

/** What became of the password that a file was sent with. */
export interface Unlocking {
  /** The hash of the file as it was sent: what is kept is a copy without the password. */
  from?: string;
  /** Why it did not open the file. */
  reason?: ReasonCode;
}

/** An archive counts as read if it opened; its items have their own reasons in the listing. */
export function receiptOf(
  name: Pick<UploadReceipt, "tenant" | "filename">,
  file: StoredFile,
  documents: DocumentFacts[],
  unlocking: Unlocking = {},
): UploadReceipt {
  const [only] = documents.filter((facts) => facts.inner.length === 0);
  const reason = only ? only.access.reason : documents.length > 0 ? null : "READER_FAILED";
  const isLocked = only?.access.reason === "PASSWORD_PROTECTED";
  return {
    ...name,
    bytes: file.bytes,
    stored: true,
    doc_id: `sha256:${file.sha256}`,
    readable: only ? only.access.readable : documents.length > 0,
    reason: (isLocked && unlocking.reason) || reason,
    chunks: documents.reduce((sum, facts) => sum + facts.chunks, 0),
    ...(unlocking.from !== undefined && { unlocked_from: `sha256:${unlocking.from}` }),
  };
}
