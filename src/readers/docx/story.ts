/** Builds a story (body, header, note): collects its items in reading order, with nested tables and text boxes. */

import { isSymbolFont, symbolText } from "../symbol-fonts.js";
import type { Drawing } from "./drawings.js";
import { FieldRuns } from "./fields.js";
import {
  NOTE_MARK,
  type NoteItem,
  type SectionBreak,
  type SectionStartItem,
  type StoryItem,
} from "./items.js";
import type { ListNumbering } from "./numbering.js";
import { PageMarks } from "./pages.js";
import { ParagraphBuilder } from "./paragraph.js";
import type { StyleSheet } from "./styles.js";
import { cellText, TableBuilder } from "./tables.js";

export interface StoryContext {
  styles: StyleSheet;
  numbering: ListNumbering;
  /** Headers and footers: a page number saved in them is true of one page only. */
  hidesPageNumbers?: boolean;
}

/** Properties of the current run. */
interface RunProperties {
  style: string | undefined;
  vanish: boolean | undefined;
  font: string | undefined;
  /** In points. */
  size: number | undefined;
}

/** The state that a text box interrupts. */
interface InterruptedContext {
  paragraphs: ParagraphBuilder[];
  run: RunProperties;
  fields: FieldRuns;
  into: StoryItem[];
  carried: string;
  /** The box stands in hidden text. */
  hidden: boolean;
}

export class Story {
  readonly items: StoryItem[] = [];
  readonly pages = new PageMarks();
  /** Characters kept out because the page does not show them. */
  hiddenCharacters = 0;
  firstHiddenPage: number | undefined;
  /** Characters of the running text, without white space and outside text boxes, as programs count them. */
  flowCharacters = 0;
  /** Parts of other kinds set into the text (`altChunk`, `subDoc`), by relationship. */
  readonly foreignParts: { relationship: string; page: number }[] = [];
  /** Properties of the last section, which stand at the end of the body. */
  lastSection: SectionBreak | undefined;
  run: RunProperties = emptyRun();
  fields: FieldRuns;

  private into: StoryItem[] = this.items;
  private paragraphs: ParagraphBuilder[] = [];
  private readonly tables: { table: TableBuilder; into: StoryItem[] }[] = [];
  private readonly boxes: InterruptedContext[] = [];
  /** Text of paragraphs that run on into the next one. */
  private carried = "";

  constructor(private readonly context: StoryContext) {
    this.fields = new FieldRuns(context.hidesPageNumbers ?? false);
  }

  /** Nothing more comes. */
  finish(): void {
    this.emitCarriedText();
  }

  // ── Paragraphs ───────────────────────────────────────────────────────────

  get paragraph(): ParagraphBuilder | undefined {
    return this.paragraphs.at(-1);
  }

  beginParagraph(): void {
    const { styles, numbering } = this.context;
    this.paragraphs.push(new ParagraphBuilder(styles, numbering, this.carried));
    this.carried = "";
  }

  paragraphPropertiesKnown(): void {
    const { paragraph } = this;
    if (!paragraph || this.boxes.length > 0 || this.tables.length > 0) return;
    if (paragraph.pageBreakBefore ?? paragraph.style.pageBreakBefore) this.pages.breakBefore();
  }

  endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    this.fields.paragraphEnded();
    if (paragraph.markDeleted || paragraph.dropCap) {
      this.carried = paragraph.takeText();
      append(this.into, paragraph.above.splice(0));
      append(this.into, paragraph.below.splice(0));
    } else this.emitParagraph(paragraph);
    if (this.boxes.length > 0) return;
    this.pages.paragraphEnded();
    if (paragraph.section) {
      const { page } = this.pages;
      const start: SectionStartItem = { kind: "sectionStart", savedMark: false, page };
      this.into.push({ kind: "section", section: paragraph.section }, start);
      this.pages.sectionBegins(start);
    }
  }

  /** Emits the paragraph so far as an item. */
  private emitParagraph(paragraph: ParagraphBuilder): void {
    const item = paragraph.takeItem(this.pages.page);
    append(this.into, paragraph.above.splice(0));
    if (item) this.into.push(item);
    append(this.into, paragraph.below.splice(0));
  }

  /** At the end of a cell, box or story: no next paragraph to continue into. */
  private emitCarriedText(): void {
    const text = this.carried.trim();
    this.carried = "";
    if (text === "") return;
    const { page } = this.pages;
    this.into.push({ kind: "paragraph", type: "paragraph", level: null, text, page });
  }

  // ── Text ─────────────────────────────────────────────────────────────────

  /** Adds text of the current run in its font, unless the field or the run hides it. */
  addRunText(text: string): void {
    const font = this.run.font ?? this.context.styles.character(this.run.style).font;
    this.addText(isSymbolFont(font) ? symbolText(font!, text) : text);
  }

  addText(text: string): void {
    if (this.fields.visible) this.show(text);
  }

  /** Adds text whatever field stands here. */
  show(text: string): void {
    const { paragraph } = this;
    if (!paragraph || text === "") return;
    const visible = text.trim() !== "";
    if (this.isHidden) {
      paragraph.hasHidden = true;
      if (visible && text !== NOTE_MARK) this.hide(text.trim().length);
      return;
    }
    paragraph.append(text);
    if (!visible) return;
    const size = this.run.size ?? this.context.styles.character(this.run.style).size;
    if (size !== undefined) paragraph.setSize(size);
    this.touch();
    if (this.boxes.length === 0) this.flowCharacters += text.replace(/\s+/g, "").length;
  }

  addEquation(text: string, displayed: boolean): void {
    const { paragraph } = this;
    if (!paragraph || !this.fields.visible || text === "") return;
    paragraph.appendEquation(text, displayed);
    this.touch();
  }

  addBreak(type: string | undefined): void {
    if (type !== "page" || this.boxes.length > 0) {
      this.addText("\n");
      return;
    }
    if (!this.fields.visible || this.isHidden) return;
    const { paragraph } = this;
    if (paragraph && !paragraph.isEmpty) this.emitParagraph(paragraph);
    this.pages.explicitBreak();
  }

  renderedMark(): void {
    if (this.boxes.length === 0) this.pages.renderedMark();
  }

  addNote(kind: NoteItem["kind"], id: string, customMark: boolean): void {
    if (!this.fields.visible || this.isHidden) return;
    this.attach({ kind, id, customMark, page: this.pages.page });
  }

  addForeignPart(relationship: string): void {
    this.foreignParts.push({ relationship, page: this.pages.page });
  }

  /** `vanish` is a toggle: set in both styles it cancels out; set on the run it decides (17.7.3). */
  private get isHidden(): boolean {
    const { paragraph } = this;
    if (!paragraph) return false;
    if (this.run.vanish !== undefined) return this.run.vanish;
    const byCharacter = this.context.styles.character(this.run.style).vanish ?? false;
    return byCharacter !== (paragraph.style.vanish ?? false);
  }

  private hide(characters: number): void {
    if (characters === 0) return;
    this.hiddenCharacters += characters;
    this.firstHiddenPage ??= this.pages.page;
  }

  /** Something visible stands at this point of the page. */
  private touch(): void {
    if (this.boxes.length === 0) this.pages.touch();
    const { paragraph } = this;
    if (paragraph) paragraph.page ??= this.pages.page;
  }

  /** Attaches an item to the current paragraph; it follows the text. */
  private attach(item: StoryItem): void {
    (this.paragraph?.below ?? this.into).push(item);
  }

  // ── Tables ───────────────────────────────────────────────────────────────

  get table(): TableBuilder | undefined {
    return this.tables.at(-1)?.table;
  }

  beginTable(): void {
    this.tables.push({ table: new TableBuilder(this.pages.page), into: this.into });
  }

  beginRow(): void {
    this.table?.beginRow();
    if (this.boxes.length === 0) this.pages.rowBegins();
  }

  beginCell(): void {
    if (this.boxes.length === 0) this.pages.cellBegins();
    this.into = this.table?.beginCell(this.pages.page) ?? this.into;
  }

  endCell(): void {
    const open = this.tables.at(-1);
    if (!open) return;
    this.emitCarriedText();
    if (this.boxes.length === 0) this.pages.cellEnds();
    open.table.endCell();
    this.into = open.into;
  }

  endRow(): void {
    this.table?.endRow();
    if (this.boxes.length === 0) this.pages.rowEnds();
  }

  endTable(): void {
    const open = this.tables.pop();
    if (!open) return;
    const item = open.table.finish();
    this.hide(open.table.hiddenCharacters);
    this.into = open.into;
    if (item) this.into.push(item);
  }

  // ── Drawings and text boxes ──────────────────────────────────────────────

  beginBox(): void {
    this.touch();
    this.boxes.push({
      paragraphs: this.paragraphs,
      run: this.run,
      fields: this.fields,
      into: this.into,
      carried: this.carried,
      hidden: !this.fields.visible || this.isHidden,
    });
    this.paragraphs = [];
    this.run = emptyRun();
    this.fields = new FieldRuns(this.context.hidesPageNumbers ?? false);
    this.into = [];
    this.carried = "";
  }

  endBox(drawing: Drawing | undefined): void {
    const outer = this.boxes.pop();
    if (!outer) return;
    this.emitCarriedText();
    const items = this.into;
    this.paragraphs = outer.paragraphs;
    this.run = outer.run;
    this.fields = outer.fields;
    this.into = outer.into;
    this.carried = outer.carried;
    if (outer.hidden || drawing?.hidden) {
      this.hide(cellText(items).length);
      return;
    }
    const { paragraph } = this;
    if (!paragraph) append(this.into, items);
    else append(drawing?.isAbove ? paragraph.above : paragraph.below, items);
  }

  endDrawing(drawing: Drawing): void {
    if (drawing.hidden || !this.fields.visible || this.isHidden) return;
    const { page } = this.pages;
    if (drawing.words !== "") {
      this.attach({ kind: "paragraph", type: "paragraph", level: null, text: drawing.words, page });
    }
    if (!drawing.isPicture) return;
    this.touch();
    const part = drawing.part !== undefined && { part: drawing.part };
    const picture = drawing.picture !== undefined && { picture: drawing.picture };
    this.attach({ kind: "figure", text: drawing.text, ...part, ...picture, page });
  }
}

/** One by one: a call with a hundred thousand arguments overflows the stack. */
function append(into: StoryItem[], items: readonly StoryItem[]): void {
  for (const item of items) into.push(item);
}

export function emptyRun(): RunProperties {
  return { style: undefined, vanish: undefined, font: undefined, size: undefined };
}
