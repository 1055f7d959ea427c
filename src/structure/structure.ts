/**
 * Extracts the structure of a document: detects its form (press release, letter, law …) and what it states about
 * itself.
 */
import type { Document } from "../model/document.js";
import { emptyStructure } from "../model/plain.js";
import type { Structure } from "../model/structure.js";
import { attachmentsOf, enclosedApart } from "./attachments.js";
import { rowsOf } from "./document-rows.js";
import { readApproval } from "./forms/approval.js";
import { readBill } from "./forms/bill.js";
import type { Form, FormFacts } from "./forms/form.js";
import { readLaw } from "./forms/law.js";
import { readLetter } from "./forms/letter.js";
import { readNotice } from "./forms/notice.js";
import { readPress } from "./forms/press.js";
import { readReport } from "./forms/report.js";
import { revisionsOf } from "./revisions.js";
import { sectionsOf } from "./sections.js";

/** Tried in this order; the first form that matches is used. */
const FORMS: Form[] = [
  readPress,
  readBill,
  readLetter,
  readApproval,
  readNotice,
  readLaw,
  readReport,
];

export function extractStructure(document: Document): Structure {
  const structure = emptyStructure();
  if (!document.access.readable || document.documents) return structure;
  const rows = rowsOf(document);
  const own = withoutPictures(document);
  const printed = wasPrinted(document)
    ? rowsOf(own, { printed: true })
    : own === document
      ? rows
      : rowsOf(own);
  let form: Form | null = null;
  let facts: Partial<FormFacts> | null = null;
  for (form of FORMS) {
    facts = form(printed);
    if (facts) break;
  }
  Object.assign(structure, facts);
  structure.sections = sectionsOf({ ...document, structure }, rows);
  const attached = attachmentsOf(rows);
  structure.attachments = form === readPress ? enclosedApart(attached, rows) : attached;
  structure.revisions = revisionsOf(document, rows);
  return structure;
}

/** Ignores OCR text of pictures (a logo, a slogan), unless the whole document was recognised. */
function withoutPictures(document: Document): Document {
  const blocks = document.blocks.filter((block) => block.extractor !== "ocr");
  const written = blocks.some((block) => block.text.trim() !== "");
  const apart = document.source.format !== "pdf" && written;
  return apart && blocks.length < document.blocks.length ? { ...document, blocks } : document;
}

/** Whether paragraphs were joined from printed lines. */
function wasPrinted(document: Document): boolean {
  return document.blocks.some((block) => block.extractor === "pdf" || block.extractor === "ocr");
}
