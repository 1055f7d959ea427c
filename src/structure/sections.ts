/** Builds the section tree of a document: divisions of laws, numbered items, bullets, and headings by style. */
import type { Document } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { BILL_HEADINGS } from "../text/lexicon/revisions.js";
import {
  isDivision,
  type OutlineLabel,
  type OutlineLabelKind,
  readLabel,
} from "../text/outline-labels.js";
import { joinSpacedLetters, squeeze } from "../text/spacing.js";
import { amendingHeads } from "./amending-text.js";
import { appendixHead, appendixLists } from "./appendix-headings.js";
import { enclosureRows } from "./attachments.js";
import { type DocumentRow, filledCells } from "./document-rows.js";
import { readsAsHeading } from "./heading-words.js";
import { contentsRows } from "./table-of-contents.js";

/** One open section and what decides who may sit in it. */
interface OpenSection {
  section: Section;
  kind: OutlineLabelKind | "style" | "appendix";
  /** Level of headings by style; null for all others. */
  style: number | null;
  /** The label of a heading by style. */
  counted: OutlineLabelKind | undefined;
  /** The highest style of headings in a numeral's chapter. */
  held?: number;
  depth: number;
  ordinal: number;
  /** An item of an article in the style of a heading. */
  isStyledItem?: boolean | undefined;
}

/** The fixed order of a law's divisions; 항·호·목 follow by the order in which they open. */
const DIVISIONS: readonly OpenSection["kind"][] = [
  "part",
  "chapter",
  "section",
  "subsection",
  "article",
];

/** The order in which official documents count. */
const COUNTED: readonly OutlineLabelKind[] = [
  "roman",
  "number",
  "syllable",
  "number_half",
  "syllable_half",
  "number_full",
  "syllable_full",
  "circled",
  "circled_syllable",
];

/** Marks have a settled order, too: a square never sits in a circle. */
const MARKS: readonly OpenSection["kind"][] = ["square", "circle", "dash", "dot", "reference"];

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

interface RowHeading {
  kind: OpenSection["kind"];
  label: string;
  title: string;
  ordinal: number;
  style: number | null;
  /** The label of a heading by style. */
  counted?: OutlineLabelKind;
  /** The level is a guess by the size of letters. */
  guessed?: boolean;
  /** An item of an article in the style of a heading. */
  isStyledItem?: boolean;
  /** A further label on the same line: `제2조(정의) ① …`. */
  inner?: OutlineLabel;
}

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

/**
 * Whether a heading by style sits in a section that is none of a higher style: in a numeral's chapter, or, where levels are a guess and
 * these are the same, in one that is counted in a higher way.
 */
function holdsStyled(open: OpenSection, { counted, guessed, style }: RowHeading): boolean {
  if (counted === "roman") return false;
  if (open.kind === "roman")
    return (
      counted !== undefined ||
      (guessed === true && style! >= (open.held ?? Number.POSITIVE_INFINITY))
    );
  if (counted === undefined) return false;
  if (!guessed || open.style !== style || open.counted === undefined) return false;
  const [outer, inner] = [COUNTED.indexOf(open.counted), COUNTED.indexOf(counted)];
  return outer >= 0 && outer < inner;
}

/** What an article says before its items. */
const LEADS_ITEMS = /각\s?[호목]|다음과\s?같|아래와\s?같|다음의/;

/** Finds the place of each heading in the tree. */
class SectionTreeBuilder {
  readonly sections: Section[] = [];
  private open: OpenSection[] = [];
  /** What was open where an appendix in the midst of the text began. */
  private before: OpenSection[] = [];

  /** `…말한` / `다.`: the end of a sentence on a line of its own, not the third item of a list that has no second. */
  isWordEnd(heading: RowHeading): boolean {
    if (heading.kind !== "syllable" || heading.ordinal !== 3) return false;
    return this.open.find((each) => each.kind === "syllable")?.section.label !== "나.";
  }

  /** `1. 출석 요구권` under `다음 각 호`: an item of its article, though the writer gave it the style of a heading. */
  asItem(heading: RowHeading, before = ""): RowHeading {
    const { counted, ordinal, label, title } = heading;
    const article = this.open.findLastIndex((each) => each.kind === "article");
    if (counted === undefined || article < 0) return heading;
    // `1. 직원 : 다음 비율` / `가. 5년 미만 : 40%`
    const isNested = this.open.at(-1)!.isStyledItem && this.open.at(-1)!.kind !== counted;
    const isFirst = ordinal === 1 && (isNested || LEADS_ITEMS.test(before));
    const isBefore = (each: OpenSection) => each.ordinal === ordinal - 1;
    const isCounted = ({ kind, counted: own }: OpenSection) => kind === counted || own === counted;
    const item = this.open.slice(article + 1).find((each) => isCounted(each) && isBefore(each));
    // A heading outside the article that is counted on comes first, unless the item before had the style too.
    const outside = this.open.slice(0, article);
    const isBeside = outside.some((each) => isCounted(each) && isBefore(each));
    const isNext = item !== undefined && (item.isStyledItem || !isBeside);
    if (!isFirst && !isNext) return heading;
    const named = readsAsHeading(title) ? title : "";
    return { kind: counted, label, title: named, ordinal, style: null, isStyledItem: true };
  }

  add(row: DocumentRow, heading: RowHeading): void {
    this.place(heading);
    this.push(row, heading);
    if (heading.inner) {
      const { kind, label, ordinal, rest } = heading.inner;
      const title = readsAsHeading(rest) ? rest : "";
      this.push(row, { kind, label, title, ordinal, style: null });
    }
  }

  /** `Ⅶ.` inside an appendix that began after `Ⅵ.`: the text goes on where it was left. */
  private resumes({ kind, ordinal }: RowHeading): boolean {
    if (this.open[0]?.kind !== "appendix" || ordinal < 2) return false;
    if (this.open.some((each) => each.kind === kind)) return false;
    return this.before.some((each) => each.kind === kind && each.ordinal === ordinal - 1);
  }

  /** Closes what the new heading cannot sit in. */
  private place(heading: RowHeading): void {
    const { kind, style } = heading;
    if (kind === "supplement" || kind === "appendix") {
      if (this.open[0] && this.open[0].kind !== "appendix") this.before = this.open;
      this.open = [];
      return;
    }
    if (this.resumes(heading)) this.open = this.before;
    if (style !== null) {
      const higher = this.open.findLastIndex((each) => each.style !== null && each.style < style);
      this.closeFrom(
        (each, at) => at > higher && each.kind !== "appendix" && !holdsStyled(each, heading),
      );
      return;
    }
    if (kind === "roman" && this.isListed(heading.ordinal)) return;
    if (DIVISIONS.includes(kind)) {
      const outer = DIVISIONS.slice(0, DIVISIONS.indexOf(kind));
      this.closeFrom(
        (each) => each.style === null && ![...outer, "supplement", "appendix"].includes(each.kind),
      );
      return;
    }
    this.closeCountedOn(heading);
    // A numeral's chapter never sits in an item with a mark.
    const inner = MARKS.includes(kind)
      ? MARKS.slice(MARKS.indexOf(kind))
      : kind === "roman"
        ? [kind, ...MARKS]
        : [kind];
    this.closeFrom((each) => inner.includes(each.kind));
  }

  /** `4. 마감일시 : 3월 4일` after the heading `3. 참가자격`: a line without its style that counts on stands beside it. */
  private closeCountedOn({ kind, ordinal }: RowHeading): void {
    const at = this.open.findLastIndex(
      (each) => each.style !== null && each.counted === kind && each.ordinal === ordinal - 1,
    );
    const isCountedInside = this.open.slice(at + 1).some((each) => each.kind === kind);
    if (at >= 0 && ordinal > 1 && !isCountedInside) this.open.length = at;
  }

  /**
   * Numerals that begin again under a heading by style are a list in it, such as the contents that a proposal must have; they end where
   * the next heading by style begins.
   */
  private isListed(ordinal: number): boolean {
    const chapter = this.open.findIndex((each) => each.kind === "roman");
    const styled = this.open.findIndex((each, at) => at > chapter && each.style !== null);
    if (chapter < 0 || styled < 0) return false;
    const list = this.open.findIndex((each, at) => at > styled && each.kind === "roman");
    if (list < 0) return ordinal === 1;
    if (this.open[list]!.ordinal !== ordinal - 1) return false;
    this.open.length = list;
    return true;
  }

  /** Drops open sections from the first (outermost) that meets the test. */
  private closeFrom(test: (open: OpenSection, at: number) => boolean): void {
    const at = this.open.findIndex(test);
    if (at >= 0) this.open.length = at;
  }

  private push(row: DocumentRow, heading: RowHeading): void {
    const parent = this.open.at(-1) ?? null;
    const section: Section = {
      id: `s${this.sections.length + 1}`,
      label: heading.label,
      title: heading.title,
      level: (parent?.depth ?? 0) + 1,
      block: row.block.id,
      page: row.page,
      parent: parent?.section.id ?? null,
    };
    this.sections.push(section);
    const { kind, style, counted, ordinal, isStyledItem } = heading;
    const chapter = style === null ? undefined : this.open.find((each) => each.kind === "roman");
    if (chapter) chapter.held = Math.min(chapter.held ?? Number.POSITIVE_INFINITY, style!);
    this.open.push({ section, kind, style, counted, ordinal, isStyledItem, depth: section.level });
  }
}
