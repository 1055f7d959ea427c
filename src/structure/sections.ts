/** Builds the section tree of a document: divisions of laws, numbered items, bullets, and headings by style. */
import type { Document } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { BILL_HEADINGS } from "../text/lexicon/revisions.js";
import { isDivision, type OutlineLabel, readLabel } from "../text/outline-labels.js";
import { joinSpacedLetters, squeeze } from "../text/spacing.js";
import { amendingHeads } from "./amending-text.js";
import { appendixHead, appendixLists } from "./appendix-headings.js";
import { enclosureRows } from "./attachments.js";
import { type DocumentRow, filledCells } from "./document-rows.js";
import { readsAsHeading } from "./heading-words.js";
import { type RowHeading, SectionTreeBuilder } from "./section-builder.js";
import { contentsRows } from "./table-of-contents.js";

export function sectionsOf(document: Document, rows: DocumentRow[]): Section[] {
  const skipped = new Set(contentsRows(rows));
  for (const row of appendixLists(rows)) skipped.add(row);
  for (const row of enclosureRows(rows)) skipped.add(row);
  const tree = new SectionTreeBuilder();
  const title = squeeze(document.structure.title ?? "");
  const issuer = squeeze(document.structure.issuer ?? "");
  const amending = amendingHeads(rows);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!;
    if (
      skipped.has(at) ||
      row.margin ||
      row.block.type === "caption" ||
      row.block.type === "footnote"
    )
      continue;
    const amends = amending.get(at);
    if (amends !== undefined && !row.table) {
      tree.add(row, { kind: "style", label: "", title: amends, ordinal: 0, style: 1 });
      continue;
    }
    if (row.block.type === "title" || isTitle(row, title)) continue;
    if (isOnCover(row, title, issuer)) continue;
    const heading = headingRow(row, rows[at + 1]);
    if (heading && !tree.isWordEnd(heading))
      tree.add(row, tree.asItem(heading, rows[at - 1]?.text));
  }
  return tree.sections;
}

/** The title itself, where it stands at the head or again above the text. */
function isTitle(row: DocumentRow, title: string): boolean {
  if (title === "") return false;
  const words = squeeze(row.text);
  return words === title || (row.index < TITLE_ROWS && words.startsWith(title));
}

/** A large line of the cover that heads nothing: a part of the title, the issuer's name, a remark in brackets. */
function isOnCover(row: DocumentRow, title: string, issuer: string): boolean {
  if (row.index >= TITLE_ROWS || row.block.type !== "heading" || !isGuessed(row)) return false;
  const words = squeeze(row.text);
  const isPart = words.length >= SHORTEST_PART && title.includes(words);
  return isPart || (issuer !== "" && words === issuer) || REMARK.test(words);
}

/** A shorter word of the title may be a heading of its own: `개요`, `추진 계획`. */
const SHORTEST_PART = 6;

const REMARK = /^[(（][^()（）]{1,40}[)）]$/;

/** The title stands among the first rows. */
const TITLE_ROWS = 10;

/** What a row heads; null where it heads nothing. */
function headingRow(row: DocumentRow, next: DocumentRow | undefined): RowHeading | null {
  if (row.table) return tableHeading(row);
  const text = row.text;
  const appendix = appendixHead(row);
  if (appendix) {
    const { label, title } = appendix;
    return { kind: "appendix", label, title, ordinal: 0, style: null };
  }
  const label = readLabel(text);
  if (row.block.type === "heading") {
    const first = row.block.text.split("\n", 1)[0]!;
    if (label === null || !sameStart(first, text)) {
      if (!sameStart(first, text)) return label && labelled(label, next);
      const title = joinSpacedLetters(row.block.text);
      const style = row.block.level ?? 1;
      return { kind: "style", label: "", title, ordinal: 0, style, guessed: isGuessed(row) };
    }
    if (isDivision(label.kind)) return labelled(label, next);
    const title = joinSpacedLetters(label.rest);
    return {
      kind: "style",
      label: label.label,
      title,
      ordinal: label.ordinal,
      style: row.block.level ?? 1,
      counted: label.kind,
      guessed: isGuessed(row),
    };
  }
  if (label === null && isBillHeading(text))
    return { kind: "style", label: "", title: joinSpacedLetters(text), ordinal: 0, style: 1 };
  return label && labelled(label, next);
}

/** Levels by the size of letters, where the file states none. */
function isGuessed({ block }: DocumentRow): boolean {
  return block.extractor === "pdf" || block.extractor === "ocr";
}

function isBillHeading(text: string): boolean {
  const words = text.length < 40 ? squeeze(text).replace(/[ㆍ·․・∙.<>〈〉[\]]/g, "") : "";
  return BILL_HEADINGS.includes(words);
}

function sameStart(whole: string, line: string): boolean {
  return whole.replace(/\s+/g, "") === line.replace(/\s+/g, "");
}

function labelled(label: OutlineLabel, next: DocumentRow | undefined): RowHeading | null {
  const { kind, ordinal } = label;
  // `*` marks a remark on the line above it.
  if (/^[*＊]/.test(label.label)) return null;
  if (kind === "article") {
    const { title, after } = articleTitle(label.rest);
    const inner = readLabel(after);
    const heading: RowHeading = { kind, label: label.label, title, ordinal, style: null };
    if (inner?.kind === "circled") heading.inner = inner;
    return heading;
  }
  if (isDivision(kind)) {
    return { kind, label: label.label, title: joinSpacedLetters(label.rest), ordinal, style: null };
  }
  // A numeral that stands alone takes the short line below it as its title (`Ⅰ` / `추진배경`).
  const alone = label.rest === "" && (kind === "roman" || kind === "number");
  if (alone && (!next || next.table || readLabel(next.text) || !readsAsHeading(next.text)))
    return null;
  if (label.rest === "" && !alone) return null;
  const words = joinSpacedLetters(alone ? next!.text : label.rest);
  return {
    kind,
    label: label.label,
    title: readsAsHeading(words) ? words : "",
    ordinal,
    style: null,
  };
}

const BRACKETED =
  /^\s*[(（【〔[<〈「]([^()（）】〕\]>〉」]*(?:[(（][^()（）]*[)）][^()（）】〕\]>〉」]*)*)[)）】〕\]>〉」]\s*/;

/** `(목적) 이 법은 …` → title and what follows; without brackets a short rest is the title itself. */
function articleTitle(rest: string): { title: string; after: string } {
  const match = BRACKETED.exec(rest);
  if (match) return { title: joinSpacedLetters(match[1]!), after: rest.slice(match[0].length) };
  const named = readsAsHeading(rest, 30) && !/^삭\s*제/.test(rest);
  return named ? { title: joinSpacedLetters(rest), after: "" } : { title: "", after: rest };
}

/** A table of one row whose first cell is only a numeral and whose other is a title; or a box around a heading. */
function tableHeading(row: DocumentRow): RowHeading | null {
  const table = row.table!;
  const filled = filledCells(table);
  if (filled.length === 1 && filled[0]!.text.trim().includes("\n")) return null;
  const appendix = filled.length <= 3 ? appendixHead(row) : null;
  if (appendix) return { kind: "appendix", ...appendix, ordinal: 0, style: null };
  if (filled.length === 1) {
    const label = readLabel(row.text);
    const strong =
      label && (label.kind === "roman" || label.kind === "number" || isDivision(label.kind));
    return strong && readsAsHeading(label.rest) ? labelled(label, undefined) : null;
  }
  if (filled.length !== 2 || table.rows > 2 || row.row > filled[0]!.row) return null;
  const [numeral, title] = filled.map((cell) => joinSpacedLetters(cell.text)) as [string, string];
  const label = readLabel(`${numeral}${/[.)]$/.test(numeral) ? "" : "."} ${title}`);
  const bare = /^(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ]|[IVX]{1,4}|\d{1,2}|[가-하])\s?[.)]?$/.test(numeral);
  if (!bare || !label || !readsAsHeading(title) || title.length < 2) return null;
  return { kind: label.kind, label: numeral, title, ordinal: label.ordinal, style: null };
}
