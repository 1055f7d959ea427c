/**
 * The answer for a file whose parser process died. Loaded then alone: it makes a Document, its entries and its Markdown here, with code
 * that otherwise runs in parser processes, and a command should not start with all of it.
 */
import { DEFAULT_CHUNK_BUDGET } from "../model/plain.js";
import { unreadDocument } from "../readers/read.js";
import { unreadable } from "../readers/reader.js";
import type { Parts } from "./job-messages.js";
import type { ParseRequest, ReadSummary } from "./parsing.js";
import { entriesOf, summarise } from "./run-job.js";
import { selectedParts } from "./select-parts.js";

export function failedResult(
  request: ParseRequest,
  reason: Parameters<typeof unreadable>[0],
): { summary: ReadSummary; parts: Parts } {
  const document = unreadDocument(
    { filename: request.filename, bytes: request.file.bytes, sha256: request.file.sha256 },
    unreadable(reason),
  );
  return {
    summary: summarise(document, 0),
    parts: {
      document: Buffer.from(JSON.stringify(document)),
      chunks: Buffer.from("[]"),
      entries: Buffer.from(JSON.stringify(entriesOf(document, DEFAULT_CHUNK_BUDGET))),
      page: Buffer.from("null"),
      places: Buffer.from("[]"),
      excerpts: Buffer.from("[]"),
      item: Buffer.from("null"),
      ...(request.want.kind === "selection" && {
        selection: selectedParts(document, request.want),
      }),
      explanation: Buffer.from("[]"),
      unlocked: Buffer.alloc(0),
      markdown: Buffer.from(`> ${document.access.reason_text}\n`),
    },
  };
}
