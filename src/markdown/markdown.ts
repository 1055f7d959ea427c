/** Document → Markdown that a person would be glad to read: headings, lists, tables, footnotes, page marks. */
import type { Block, Document, Table } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { readLabel } from "../text/labels.js";
import { escapeText } from "./escape.js";
import { tableMarkdown } from "./table.js";

/** Markdown knows six levels of headings. */
const DEEPEST_HEADING = 6;

export function toMarkdown(document: Document): string {
  if (document.documents) return document.documents.map(innerMarkdown).join("\n\n---\n\n");
  if (!document.access.readable) return `> ${document.access.reason_text ?? ""}\n`;
  const writer = new Writer(document);
  return writer.write();
}

function innerMarkdown(document: Document): string {
  const name = document.source.container_path.slice(1).join("/") || document.source.filename;
  return `<!-- ${comment(name)} -->\n\n${toMarkdown(document).trimEnd()}\n`;
}

class Writer {
  private readonly parts: string[] = [];
  private readonly notes: string[] = [];
  private readonly tables = new Map<string, Table>();
  private readonly sections = new Map<string, Section>();
  /** Sections with others below them. */
  private readonly parents = new Set<string>();
  private page = 0;
  private titled = false;

  constructor(private readonly document: Document) {
    for (const table of document.tables) this.tables.set(table.block, table);
    for (const section of document.structure.sections) {
      if (!this.sections.has(section.block)) this.sections.set(section.block, section);
      if (section.parent) this.parents.add(section.parent);
    }
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
    if (table) {
      const shown = tableMarkdown(table);
      if (shown !== "") this.parts.push(shown);
      return;
    }
    if (block.type === "figure") {
      this.parts.push(text === "" ? "<!-- 그림 -->" : `> ${lines(text).join("\n> ")}`);
      return;
    }
    if (text === "") return;
    if (block.type === "footnote") this.note(text);
    else if (block.type === "equation") this.parts.push(`$$\n${text}\n$$`);
    else if (block.type === "note") this.parts.push(`> ${lines(text).join("\n> ")}`);
    else if (block.type === "caption") this.parts.push(`*${lines(text).join(" ").trim()}*`);
    else if (block.type === "title") this.heading(text, 1);
    else if (block.type === "heading") this.heading(text, (block.level ?? 1) + 1);
    else if (this.heads(block)) this.heading(text, this.sections.get(block.id)!.level + 1);
    else if (block.type === "list_item") this.item(block, text);
    else this.paragraph(text);
  }

  /** Whether a paragraph is, by its label, nothing but a heading: `제1장 총칙`, `Ⅰ. 추진배경`. */
  private heads(block: Block): boolean {
    const section = this.sections.get(block.id);
    if (!section || block.text.includes("\n")) return false;
    const kind = readLabel(block.text)?.kind;
    if (kind === "circle" || kind === "dash" || kind === "dot" || kind === "reference")
      return false;
    const words = `${section.label}${section.title}`.replace(/[\s()（）]+/g, "");
    const named = section.title !== "" && words === block.text.replace(/[\s()（）]+/g, "");
    return (
      named && (this.parents.has(section.id) || /^제\d+(?:편|장|절|관|조)/.test(section.label))
    );
  }

  private heading(text: string, level: number): void {
    // One title: what calls itself one later on is a heading of the first level.
    const depth = level === 1 && this.titled ? 2 : level;
    if (level === 1) this.titled = true;
    const marks = "#".repeat(Math.min(depth, DEEPEST_HEADING));
    this.parts.push(`${marks} ${lines(text).join(" ").replace(/\s+/g, " ").trim()}`);
  }

  /** The label is part of the text, so that it stays as the document wrote it. */
  private item(block: Block, text: string): void {
    const indent = "  ".repeat(Math.max(0, (block.level ?? 1) - 1));
    const label = readLabel(text);
    const bare = label && /^[-·•*]$/.test(label.label) ? label.rest : text;
    const body = lines(bare).join(`\n${indent}  `);
    const shown = `${indent}- ${body}`;
    const last = this.parts.length - 1;
    // Items in a row are one list.
    if (/^\s*- /.test(this.parts[last] ?? "")) this.parts[last] += `\n${shown}`;
    else this.parts.push(shown);
  }

  private paragraph(text: string): void {
    this.parts.push(lines(text).join("  \n"));
  }

  private note(text: string): void {
    const number = this.notes.length + 1;
    const last = this.parts.length - 1;
    if (last >= 0 && !/^(?:<!--|\||<table)/.test(this.parts[last]!))
      this.parts[last] += `[^${number}]`;
    this.notes.push(`[^${number}]: ${lines(text).join("\n    ")}`);
  }
}

function lines(text: string): string[] {
  return text.split("\n").map((line) => escapeText(line.trimEnd()));
}

function comment(text: string): string {
  return text.replaceAll("--", "- -");
}
