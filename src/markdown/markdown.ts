/** Converts a Document to readable Markdown: headings, lists, tables, footnotes, page marks. */
import type { Block, Document, Table } from "../model/document.js";
import { NestedTables } from "../model/nested-tables.js";
import type { Section } from "../model/structure.js";
import { readLabel } from "../text/outline-labels.js";
import { SectionTree } from "../text/section-tree.js";
import { squeeze } from "../text/spacing.js";
import { escapeText } from "./escape-markdown.js";
import { tableMarkdown } from "./table.js";

/** Markdown has six heading levels. */
const MAX_HEADING_LEVEL = 6;
/** The title is among the first blocks. */
const TITLE_BLOCKS = 15;
/** Plain marks replaced by a Markdown bullet; shapes (`○`, `■`) tell levels apart and stay, as counting labels (`가.`, `①`) do. */
const BULLET_MARK = /^[-–—―ㅡ−·•▪▫‣∙ㆍ*]$/;

export function toMarkdown(document: Document): string {
  if (!document.access.readable) return `> ${document.access.reason_text ?? ""}\n`;
  const inner = (document.documents ?? []).map(innerMarkdown);
  if (document.documents && document.blocks.length === 0) return inner.join("\n\n---\n\n");
  const own = new MarkdownWriter(document).write();
  return inner.length === 0 ? own : [own.trimEnd(), ...inner].join("\n\n---\n\n");
}

function innerMarkdown(document: Document): string {
  const name = document.source.container_path.slice(1).join("/") || document.source.filename;
  return `<!-- ${comment(name)} -->\n\n${toMarkdown(document).trimEnd()}\n`;
}

class MarkdownWriter {
  private readonly parts: string[] = [];
  private readonly notes: string[] = [];
  private readonly tables: Map<string, Table>;
  private readonly nested: NestedTables;
  private readonly tree: SectionTree<Section>;
  /** The title block. */
  private readonly titleBlock: string | undefined;
  private page = 0;
  /** Indentation of the last item of the open list. */
  private itemIndent = "";
  /** Depth of the open list's first item, which stands at the margin. */
  private listDepth = 0;
  /** Items whose depth the file itself states. */
  private readonly statedDepths: ReadonlySet<Block>;

  constructor(private readonly document: Document) {
    const { blocks, structure } = document;
    this.tables = new Map(document.tables.map((table) => [table.block, table]));
    this.nested = new NestedTables(document);
    this.tree = new SectionTree(structure.sections, blocks);
    this.statedDepths = itemsOfStatedDepth(blocks);
    const title = squeeze(structure.title ?? "");
    // The title's line may contain more: `주차장법 (약칭: …)`.
    const named = blocks.slice(0, TITLE_BLOCKS).find((block) => {
      const textBlock = squeeze(block.text.slice(0, 300));
      return title !== "" && textBlock.startsWith(title) && textBlock.length < title.length + 30;
    });
    this.titleBlock = (named ?? blocks.find((block) => block.type === "title"))?.id;
  }

  write(): string {
    const { blocks } = this.document;
    const body = blocks.filter((block) => block.type !== "header" && block.type !== "footer");
    for (const block of body.length > 0 ? body : blocks) this.block(block);
    const notes = this.notes.length > 0 ? `\n\n${this.notes.join("\n\n")}` : "";
    return `${this.parts.join("\n\n")}${notes}\n`;
  }

  private block(block: Block): void {
    if (block.page !== this.page && this.document.source.pages > 0) {
      this.page = block.page;
      this.parts.push(`<!-- ${this.page}쪽 -->`);
    }
    const text = block.text.trim();
    const table = this.tables.get(block.id);
    if (block.id === this.titleBlock) this.heading(text, 1);
    else if (table) this.table(block, table);
    else if (block.type === "figure") {
      this.parts.push(text === "" ? "<!-- 그림 -->" : blockquote(text));
    } else if (text !== "") this.words(block, text);
  }

  private table(block: Block, table: Table): void {
    // It was shown in its cell.
    if (table.nested_in) return;
    const section = this.firstHeading(block);
    const filled = table.cells.filter((cell) => cell.text.trim() !== "");
    // `Ⅰ | 추진배경`: a table used as a heading.
    const plain = !table.caption && this.nested.inside(table).length === 0;
    if (section && filled.length <= 3 && table.rows <= 2 && plain) {
      this.heading(filled.map((cell) => cell.text.trim()).join(" "), section.level + 1);
      return;
    }
    const shown = tableMarkdown(table, this.nested);
    if (shown !== "") this.parts.push(shown);
  }

  private words(block: Block, text: string): void {
    if (block.type === "footnote") this.note(text);
    else if (block.type === "equation") this.parts.push(`$$\n${text}\n$$`);
    else if (block.type === "note") this.parts.push(blockquote(text));
    else if (block.type === "caption") this.parts.push(`*${lines(text).join(" ").trim()}*`);
    else if (block.type === "title") this.heading(text, 2);
    else if (block.type === "heading") {
      this.heading(text, (this.firstHeading(block)?.level ?? block.level ?? 1) + 1);
    } else {
      const section = this.firstHeading(block);
      if (section && isWholeHeading(block, section)) this.heading(text, section.level + 1);
      else this.paragraph(block, text);
    }
  }

  /** The first heading that begins in a block. */
  private firstHeading(block: Block): Section | undefined {
    return this.tree.startingIn(block.id).find((section) => this.tree.isHeading(section));
  }

  /** Items (by label or block type) become a list; the rest is a paragraph. */
  private paragraph(block: Block, text: string): void {
    const depth = this.itemDepth(block);
    const last = this.parts.length - 1;
    const inList = /^\s*- /.test(this.parts[last] ?? "");
    if (depth === null && inList && /^[*※]/.test(text)) {
      // A remark on the previous item stays with it.
      this.parts[last] += `  \n${this.itemIndent}  ${lines(text).join(" ")}`;
      return;
    }
    if (depth === null) {
      this.parts.push(lines(text).join("  \n"));
      return;
    }
    if (!inList) this.listDepth = depth;
    const indent = "  ".repeat(Math.max(0, depth - this.listDepth));
    this.itemIndent = indent;
    const label = readLabel(text);
    const words = label && BULLET_MARK.test(label.label) ? label.rest : text;
    const shown = `${indent}- ${lines(words).join(`\n${indent}  `)}`;
    // Items in a row are one list.
    if (inList) this.parts[last] += `\n${shown}`;
    else this.parts.push(shown);
  }

  /** Depth of an item in its list; null if the block is no item. */
  private itemDepth(block: Block): number | null {
    const section = this.tree.startingIn(block.id)[0];
    if (section && !this.tree.isHeading(section)) {
      if (this.statedDepths.has(block)) return block.level! - 1;
      const above = this.tree.pathTo(section).slice(0, -1);
      const items = above.filter((each) => !this.tree.isHeading(each)).length;
      return Math.min(items, 8);
    }
    if (block.type !== "list_item" || section) return null;
    return Math.max(0, (block.level ?? 1) - 1);
  }

  private heading(text: string, level: number): void {
    const marks = "#".repeat(Math.min(level, MAX_HEADING_LEVEL));
    this.parts.push(`${marks} ${lines(text).join(" ").replace(/\s+/g, " ").trim()}`);
  }

  private note(text: string): void {
    const number = this.notes.length + 1;
    const last = this.parts.length - 1;
    if (last >= 0 && !/^(?:<!--|\||<table)/.test(this.parts[last]!)) {
      this.parts[last] = withNoteReference(this.parts[last]!, text, `[^${number}]`);
    }
    this.notes.push(`[^${number}]: ${lines(text).join("\n    ")}`);
  }
}

/** Adds a footnote reference to a sentence: in place of the printed mark (`본문1)`) if there is one, else at the end. */
function withNoteReference(sentence: string, note: string, reference: string): string {
  const mark = /^\(?(?:\p{Nd}{1,3}|[a-z가-하])\)/iu.exec(note)?.[0];
  const at = mark === undefined ? -1 : sentence.lastIndexOf(mark);
  if (mark === undefined || at < 0 || !isMark(sentence.slice(0, at), mark))
    return sentence + reference;
  return sentence.slice(0, at) + reference + sentence.slice(at + mark.length);
}

/** Whether this is a footnote mark: not the end of a word (`평가)`), of a number, of `(1)`, nor an item label. */
function isMark(before: string, mark: string): boolean {
  const seam = before.slice(-2) + mark.slice(0, 1);
  if (/(?:\p{N}[.,]?\p{N}|\p{Script=Latin}{2}|\p{Script=Hangul}{2})$/u.test(seam)) return false;
  return /[\p{L}\p{Pe}\p{Pf}%"'.,]$/u.test(before);
}

/** Whether a paragraph is nothing but its heading: `제1장 총칙`, not `제1조(목적) 이 법은 …`. */
function isWholeHeading(block: Block, section: Section): boolean {
  if (block.text.trim().includes("\n")) return false;
  const words = `${section.label}${section.title}`.replace(/[\s()（）[\]<>【】]+/g, "");
  return words === block.text.replace(/[\s()（）[\]<>【】]+/g, "");
}

function blockquote(text: string): string {
  return lines(text)
    .map((line) => `> ${line}`)
    .join("  \n");
}

function lines(text: string): string[] {
  return text.split("\n").map((line) => escapeText(line.trim()));
}

function comment(text: string): string {
  return text.replaceAll("--", "- -");
}

/** Of items in a row that stand on several levels, the file says which is below which; of those on one, only their labels may. */
function itemsOfStatedDepth(blocks: readonly Block[]): Set<Block> {
  const stated = new Set<Block>();
  let row: Block[] = [];
  for (const block of [...blocks, undefined]) {
    if (block?.type === "list_item" && block.level !== null) {
      row.push(block);
      continue;
    }
    if (new Set(row.map(({ level }) => level)).size > 1) for (const item of row) stated.add(item);
    row = [];
  }
  return stated;
}
