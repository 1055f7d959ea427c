/**
 * Extracts the structure of a document: detects its form (press release, letter, law …) and what it states about
 * itself.
 */
import type { Document } from "../model/document.js";
import type { FormName } from "../model/filter.js";
import { emptyStructure } from "../model/plain.js";
import type { Attachment, Structure } from "../model/structure.js";
import { attachmentsOf, enclosedApart } from "./attachments.js";
import { withColumnLabels } from "./column-labels.js";
import { belowCorrections } from "./correction-sheet.js";
import { type DocumentRow, rowsOf } from "./document-rows.js";
import { approvedFields } from "./fields/approved-papers.js";
import { billFields } from "./fields/bill-fields.js";
import { type Candidate, FIELDS } from "./fields/candidate.js";
import { certificateFields } from "./fields/certificate-fields.js";
import { chooseFields, type FieldChoices } from "./fields/choose.js";
import { colophonFields } from "./fields/colophons.js";
import { datesIn } from "./fields/date-lines.js";
import { emblemNames } from "./fields/emblem-names.js";
import { formPurposes } from "./fields/form-purposes.js";
import { headerTitles } from "./fields/header-titles.js";
import { issuersIn } from "./fields/issuer-lines.js";
import { labelledTitles } from "./fields/labelled-titles.js";
import { numbersIn } from "./fields/number-lines.js";
import { officeNumber } from "./fields/office-numbers.js";
import { onlyHeads } from "./fields/only-heads.js";
import { gazetteFields } from "./fields/patent-gazettes.js";
import { repeatedTitles } from "./fields/repeated-titles.js";
import { standardFields } from "./fields/standard-covers.js";
import { titlesByMake } from "./fields/title-lines-by-make.js";
import { readApproval } from "./forms/approval.js";
import { readBill } from "./forms/bill.js";
import { readDecision } from "./forms/decision.js";
import { withoutEnclosed } from "./forms/enclosed-notice.js";
import type { Form, FormFacts } from "./forms/form.js";
import { readLaw } from "./forms/law.js";
import { readLetter } from "./forms/letter.js";
import { withHeadLines } from "./forms/letter-head-line.js";
import { readMail } from "./forms/mail.js";
import { readMinutes } from "./forms/minutes.js";
import { readNotice } from "./forms/notice.js";
import { readPress } from "./forms/press.js";
import { isContract, readReport } from "./forms/report.js";
import { withFramedLines } from "./framed-lines.js";
import { revisionsOf } from "./revisions.js";
import { sectionsOf } from "./sections.js";
import { withStackedLabels } from "./stacked-labels.js";
import { withoutEmptyContents } from "./table-of-contents.js";

/** All are tried: each that matches speaks for its values. In this order they say to whom the document goes. */
const FORMS: Record<FormName, Form> = {
  press: readPress,
  bill: readBill,
  mail: readMail,
  decision: readDecision,
  minutes: readMinutes,
  letter: readLetter,
  approval: readApproval,
  notice: readNotice,
  law: readLaw,
  report: readReport,
};

export function extractStructure(document: Document): Structure {
  const structure = emptyStructure();
  if (!document.access.readable || document.blocks.length === 0) return structure;
  const rows = rowsOf(document);
  const { choices, matched } = readFields(document, rows);
  for (const field of FIELDS) structure[field] = choices[field].value;
  const addressed = Object.values(matched).find((facts) => facts.recipient !== undefined);
  structure.recipient = addressed?.recipient ?? null;
  structure.recipients = addressed?.recipients ?? [];
  structure.sections = sectionsOf({ ...document, structure }, rows);
  const attached = attachmentsIn(document, rows);
  structure.attachments = matched.press ? enclosedApart(attached, rows) : attached;
  structure.revisions = revisionsOf(document, rows);
  return structure;
}

/** A printed list may have been joined to the paragraph above it: then its lines tell. */
function attachmentsIn(document: Document, rows: DocumentRow[]): Attachment[] {
  const found = attachmentsOf(rows);
  const listed = (each: Attachment) => !/^별[표지]/.test(each.label);
  if (!wasPrinted(document) || found.some(listed)) return found;
  return [...attachmentsOf(printedRows(document, rows)).filter(listed), ...found];
}

/** The forms that a document has; none where it is like no known one. */
export function formsOf(document: Document): FormName[] {
  if (!document.access.readable || document.blocks.length === 0) return [];
  const rows = printedRows(document, rowsOf(document));
  return (Object.keys(FORMS) as FormName[]).filter((name) => FORMS[name](rows) !== null);
}

/** How each field came to be what it is, for debugging. */
export function explainFields(document: Document): FieldChoices {
  return readFields(document, rowsOf(document)).choices;
}

type Matched = Partial<Record<FormName, Partial<FormFacts>>>;

function readFields(
  document: Document,
  rows: DocumentRow[],
): { choices: FieldChoices; matched: Matched } {
  const whole = belowCorrections(printedRows(document, rows));
  const release = readPress(whole);
  const printed = release ? withoutEnclosed(whole) : whole;
  const matched: Matched = {};
  const candidates: Candidate[] = [];
  for (const [name, read] of Object.entries(FORMS) as [FormName, Form][]) {
    // Who is in charge of a release may stand below what it encloses.
    const facts = name === "press" ? release : read(printed);
    if (!facts) continue;
    matched[name] = facts;
    for (const field of FIELDS) {
      const value = facts[field];
      if (value) candidates.push({ field, value, evidence: [name] });
    }
  }
  candidates.push(
    ...titlesByMake(printed, document),
    ...headerTitles(printed),
    ...labelledTitles(printed),
    ...repeatedTitles(printed),
    ...formPurposes(printed),
    ...onlyHeads(printed),
    ...approvedFields(printed),
    ...numbersIn(printed),
    ...officeNumber(printed),
    ...datesIn(printed),
    ...issuersIn(printed),
    ...emblemNames(document, printed),
    ...standardFields(printed),
    ...certificateFields(printed),
    ...gazetteFields(printed),
    ...colophonFields(printed),
    ...billFields(printed),
  );
  const choices = chooseFields(candidates);
  // Those who sign a contract are its parties: none of them issues it.
  if (isContract(choices.title.value ?? ""))
    choices.issuer = { ...choices.issuer, value: null, reason: "parties of a contract" };
  return { choices, matched };
}

/** The rows that forms and fields are read from. */
function printedRows(document: Document, rows: DocumentRow[]): DocumentRow[] {
  const own = withoutPictures(withoutTabs(document));
  if (wasPrinted(document)) return withHeadLines(withColumnLabels(rowsOf(own, { printed: true })));
  const read = own === document ? rows : rowsOf(own);
  const written = withoutEmptyContents(withFramedLines(read));
  return withHeadLines(withColumnLabels(withStackedLabels(written)));
}

/** A sheet's name on its tab is no line of the sheet. */
function withoutTabs(document: Document): Document {
  const { format } = document.source;
  if (format !== "xlsx" && format !== "ods") return document;
  const blocks = document.blocks.filter(({ type }) => type !== "heading");
  return blocks.length > 0 ? { ...document, blocks } : document;
}

/** Ignores what describes a picture, and its OCR text (a logo, a slogan), unless the whole document was recognised. */
function withoutPictures(document: Document): Document {
  // A PDF may have whole pages that were recognised.
  const isPdf = document.source.format === "pdf";
  const blocks = document.blocks.filter(
    ({ extractor, type }) => type !== "figure" && (extractor !== "ocr" || isPdf),
  );
  const written = blocks.some((block) => block.text.trim() !== "");
  return written && blocks.length < document.blocks.length ? { ...document, blocks } : document;
}

/** Whether paragraphs were joined from printed lines. */
function wasPrinted(document: Document): boolean {
  return document.blocks.some((block) => block.extractor === "pdf" || block.extractor === "ocr");
}
