/** Walks one WordprocessingML story (body, header, note) as a stream and lays down its items in reading order. */
import type { XmlHandlers } from "../xml.js";
import { Drawing } from "./drawings.js";
import { EquationBuilder } from "./equations.js";
import { Fields, FormField } from "./fields.js";
import {
  emptySection,
  NOTE_MARK,
  type NoteItem,
  type Section,
  type SectionStartItem,
  type StoryItem,
} from "./items.js";
import { integer, isOn } from "./names.js";
import type { Numbering } from "./numbering.js";
import { PageMarks } from "./pages.js";
import { Paragraph } from "./paragraph.js";
import { fillSection } from "./sections.js";
import type { StyleSheet } from "./styles.js";
import { isSymbolFont, symbol, symbolText } from "./symbols.js";
import { TableBuilder, textOf } from "./tables.js";

export interface StoryContext {
  styles: StyleSheet;
  numbering: Numbering;
  /** Headers and footers: a page number saved in them is true of one page only. */
  hidesPageNumbers?: boolean;
}

interface Run {
  style: string | undefined;
  vanish: boolean | undefined;
  font: string | undefined;
}

/** A choice between two ways of writing the same thing (part 3, 7.5): one is read, never both. */
interface Alternative {
  taken: boolean;
}

/** What a text box interrupts. */
interface Interrupted {
  paragraphs: Paragraph[];
  run: Run;
  fields: Fields;
  into: StoryItem[];
  carried: string;
  /** The box stands in hidden text. */
  hidden: boolean;
}

/** Subtrees that say what was, or how it looks, and never what is shown. */
const SKIPPED = new Set([
  "w:pPrChange",
  "w:rPrChange",
  "w:sectPrChange",
  "w:tblPrChange",
  "w:tblPrExChange",
  "w:trPrChange",
  "w:tcPrChange",
  "w:tblGridChange",
  "w:numberingChange",
  "w:delText",
  "w:delInstrText",
  "w:sdtPr",
  "w:sdtEndPr",
  "w:smartTagPr",
  "w:customXmlPr",
  "w:fldData",
  "w:pgNum",
  "w:tblPr",
  "w:tblGrid",
  "w:tblPrEx",
  "wp14:sizeRelH",
  "wp14:sizeRelV",
]);

/** Vocabularies of a `Choice` that this reader understands; others are read by their `Fallback`. */
const UNDERSTOOD = /^(wps|wpg|wpc|wpi|wp14|w14|w15|w16\w*|a14|cx\d*|am3d|aink|v|o|w|wp|a|pic)$/;

export class StoryWalker implements XmlHandlers {
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
  lastSection: Section | undefined;

  private readonly path: string[] = [];
  private skip = 0;
  private into: StoryItem[] = this.items;
  private paragraphs: Paragraph[] = [];
  private run: Run = noRun();
  private fields: Fields;
  private readonly tables: { table: TableBuilder; into: StoryItem[] }[] = [];
  private readonly boxes: Interrupted[] = [];
  private readonly drawings: Drawing[] = [];
  private readonly alternatives: Alternative[] = [];
  private equation: { builder: EquationBuilder; depth: number } | undefined;
  private section: Section | undefined;
  private formField: FormField | undefined;
  private captured: string | undefined;
  private preserved = false;
  /** Text of paragraphs that run on into the next one. */
  private carried = "";
  private ruby: { before: string; above: string } | undefined;

  constructor(private readonly context: StoryContext) {
    this.fields = new Fields(context.hidesPageNumbers ?? false);
  }

  open(name: string, attributes: Record<string, string>, depth: number): void {
    if (this.skip > 0) {
      this.skip++;
      return;
    }
    if (this.equation) {
      this.equation.builder.open(name, attributes);
      return;
    }
    const parent = this.path.at(-1) ?? "";
    this.path.push(name);
    if (SKIPPED.has(name)) this.startSkip();
    else if (this.section) fillSection(this.section, name, parent, attributes);
    else if (parent === "w:pPr" || parent === "w:numPr") this.paragraphProperty(name, attributes);
    else if (parent === "w:rPr") this.runProperty(name, attributes);
    else if (parent === "w:tcPr") this.cellProperty(name, attributes);
    else if (parent === "w:trPr") {
      const value = attributes["w:val"];
      this.tables.at(-1)?.table.rowProperty(name, value, isOn(value));
    } else this.content(name, attributes, depth);
  }

  text(text: string): void {
    if (this.skip > 0) return;
    if (this.equation) this.equation.builder.text(text);
    else if (this.captured !== undefined) this.captured += text;
  }

  close(name: string, depth: number): void {
    if (this.skip > 0) {
      if (--this.skip === 0) this.path.pop();
      return;
    }
    if (this.equation) {
      if (depth > this.equation.depth) {
        this.equation.builder.close();
        return;
      }
      const text = this.equation.builder.finish();
      this.equation = undefined;
      this.path.pop();
      this.addEquation(text);
      return;
    }
    this.path.pop();
    this.contentEnds(name);
  }

  private startSkip(): void {
    this.skip = 1;
  }

  private get paragraph(): Paragraph | undefined {
    return this.paragraphs.at(-1);
  }

  // ── Content ──────────────────────────────────────────────────────────────

  private content(name: string, attributes: Record<string, string>, depth: number): void {
    switch (name) {
      case "w:p":
        this.beginParagraph();
        break;
      case "w:r":
        this.run = noRun();
        break;
      case "w:t":
        this.captured = "";
        this.preserved = attributes["xml:space"] === "preserve";
        break;
      case "w:instrText":
        this.captured = "";
        break;
      case "w:tab":
      case "w:ptab":
        this.addText("\t");
        break;
      case "w:br":
        this.addBreak(attributes["w:type"]);
        break;
      case "w:cr":
        this.addText("\n");
        break;
      case "w:noBreakHyphen":
        this.addText("-");
        break;
      case "w:sym":
        this.addText(symbol(attributes["w:font"], Number.parseInt(attributes["w:char"] ?? "", 16)));
        break;
      case "w:lastRenderedPageBreak":
        if (this.boxes.length === 0) this.pages.renderedMark();
        break;
      case "w:del":
      case "w:moveFrom":
        this.startSkip();
        break;
      case "w:fldChar":
        this.fields.mark(attributes["w:fldCharType"]);
        break;
      case "w:fldSimple":
        if (this.fields.isPageNumber(attributes["w:instr"] ?? "")) this.startSkip();
        break;
      case "w:ffData":
        this.formField = new FormField();
        break;
      case "w:rt":
        this.ruby = { before: this.paragraph?.takeText() ?? "", above: "" };
        break;
      case "m:oMath":
        this.equation = { builder: new EquationBuilder(), depth };
        break;
      case "w:footnoteReference":
      case "w:endnoteReference":
      case "w:commentReference":
        this.addNote(name, attributes);
        break;
      case "w:footnoteRef":
      case "w:endnoteRef":
        this.addText(NOTE_MARK);
        break;
      case "w:tbl":
        this.tables.push({ table: new TableBuilder(this.pages.page), into: this.into });
        break;
      case "w:tr":
        this.tables.at(-1)?.table.beginRow();
        if (this.boxes.length === 0) this.pages.rowBegins();
        break;
      case "w:tc":
        if (this.boxes.length === 0) this.pages.cellBegins();
        this.into = this.tables.at(-1)?.table.beginCell(this.pages.page) ?? this.into;
        break;
      case "w:sectPr":
        this.section = emptySection();
        break;
      case "w:altChunk":
      case "w:subDoc":
        this.foreignParts.push({
          relationship: attributes["r:id"] ?? "",
          page: this.pages.page,
        });
        break;
      case "mc:AlternateContent":
        this.alternatives.push({ taken: false });
        break;
      case "mc:Choice":
      case "mc:Fallback":
        this.chooseAlternative(name, attributes.Requires);
        break;
      case "w:drawing":
      case "w:pict":
      case "w:object":
        this.drawings.push(new Drawing(name));
        break;
      case "w:txbxContent":
        this.beginBox();
        break;
      case "wp:posOffset":
        if (this.path.at(-2) === "wp:positionV") this.captured = "";
        break;
      default:
        this.formField?.open(name, attributes["w:val"]);
        this.drawings.at(-1)?.open(name, attributes);
    }
  }

  private contentEnds(name: string): void {
    switch (name) {
      case "w:p":
        this.endParagraph();
        break;
      case "w:t":
        this.endText();
        break;
      case "w:instrText":
        this.fields.instruction(this.captured ?? "");
        this.captured = undefined;
        break;
      case "w:rt":
        if (this.ruby) {
          this.ruby.above = this.paragraph?.takeText() ?? "";
          this.paragraph?.append(this.ruby.before);
        }
        break;
      case "w:ruby":
        if (this.ruby?.above) this.paragraph?.append(`(${this.ruby.above})`);
        this.ruby = undefined;
        break;
      case "w:ffData":
        if (this.formField && this.fields.visibleAround) this.show(this.formField.shown);
        this.formField = undefined;
        break;
      case "w:pPr":
        this.paragraphPropertiesEnd();
        break;
      case "w:tbl":
        this.endTable();
        break;
      case "w:tr":
        this.tables.at(-1)?.table.endRow();
        if (this.boxes.length === 0) this.pages.rowEnds();
        break;
      case "w:tc":
        this.endCell();
        break;
      case "w:sectPr":
        this.endSection();
        break;
      case "mc:AlternateContent":
        this.alternatives.pop();
        break;
      case "w:drawing":
      case "w:pict":
      case "w:object":
        this.endDrawing();
        break;
      case "w:txbxContent":
        this.endBox();
        break;
      case "wp:posOffset":
        if (this.captured !== undefined) this.drawings.at(-1)?.verticalOffset(this.captured);
        this.captured = undefined;
        break;
    }
  }

  // ── Paragraphs ───────────────────────────────────────────────────────────

  private beginParagraph(): void {
    this.paragraphs.push(new Paragraph(this.context.styles, this.context.numbering, this.carried));
    this.carried = "";
  }

  private paragraphProperty(name: string, attributes: Record<string, string>): void {
    const { paragraph } = this;
    const value = attributes["w:val"];
    if (name === "w:sectPr") this.section = emptySection();
    if (!paragraph) return;
    if (name === "w:pStyle") paragraph.styleId = value;
    else if (name === "w:outlineLvl") paragraph.outline = integer(value);
    else if (name === "w:numId") paragraph.numId = value;
    else if (name === "w:ilvl") paragraph.level = integer(value);
    else if (name === "w:pageBreakBefore") paragraph.pageBreakBefore = isOn(value);
    else if (name === "w:framePr") {
      paragraph.dropCap = /^(drop|margin)$/.test(attributes["w:dropCap"] ?? "");
    }
  }

  private paragraphPropertiesEnd(): void {
    const { paragraph } = this;
    if (!paragraph || this.boxes.length > 0 || this.tables.length > 0) return;
    if (paragraph.pageBreakBefore ?? paragraph.style.pageBreakBefore) this.pages.breakBefore();
  }

  private runProperty(name: string, attributes: Record<string, string>): void {
    const value = attributes["w:val"];
    if (this.path.at(-3) === "w:pPr") {
      const { paragraph } = this;
      if (!paragraph) return;
      if (name === "w:del" || name === "w:moveFrom") paragraph.markDeleted = true;
      else if (name === "w:vanish") paragraph.markHidden = isOn(value);
      return;
    }
    if (name === "w:rStyle") this.run.style = value;
    else if (name === "w:vanish") this.run.vanish = isOn(value);
    else if (name === "w:rFonts") this.run.font = attributes["w:ascii"] ?? attributes["w:hAnsi"];
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    this.fields.paragraphEnded();
    const runsOn = paragraph.markDeleted || paragraph.dropCap;
    if (runsOn) this.carried = paragraph.takeText();
    this.lay(paragraph);
    if (this.boxes.length > 0) return;
    this.pages.paragraphEnded();
    if (paragraph.section) {
      const { page } = this.pages;
      const start: SectionStartItem = { kind: "sectionStart", savedMark: false, page };
      this.into.push({ kind: "section", section: paragraph.section }, start);
      this.pages.sectionBegins(start);
    }
  }

  /** Puts down what a paragraph holds so far. */
  private lay(paragraph: Paragraph): void {
    const runsOn = this.carried !== "";
    const item = runsOn || paragraph.markDeleted ? undefined : paragraph.takeItem(this.pages.page);
    this.into.push(...paragraph.above.splice(0));
    if (item) this.into.push(item);
    this.into.push(...paragraph.below.splice(0));
  }

  /** At the end of a cell, box or story: there is no next paragraph to run on into. */
  private layCarried(): void {
    const text = this.carried.trim();
    this.carried = "";
    if (text === "") return;
    const { page } = this.pages;
    this.into.push({ kind: "paragraph", type: "paragraph", level: null, text, page });
  }

  // ── Text ─────────────────────────────────────────────────────────────────

  private endText(): void {
    let text = this.captured ?? "";
    this.captured = undefined;
    // Without `xml:space="preserve"` Word drops the space around a run's text.
    if (!this.preserved) text = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
    const font = this.run.font ?? this.context.styles.character(this.run.style).font;
    if (isSymbolFont(font)) text = symbolText(font!, text);
    this.addText(text.replace(/[\r\n]+/g, " "));
  }

  /** Adds text of the run at hand, unless the field or the run hides it. */
  private addText(text: string): void {
    if (text === "" || !this.fields.visible || this.equation) return;
    this.show(text);
  }

  private show(text: string): void {
    const { paragraph } = this;
    if (!paragraph || text === "") return;
    const visible = text.trim() !== "";
    if (this.isHidden(paragraph)) {
      paragraph.hasHidden = true;
      if (visible && text !== NOTE_MARK) this.hide(text.trim().length);
      return;
    }
    paragraph.append(text);
    if (!visible) return;
    this.touch();
    if (this.boxes.length === 0) this.flowCharacters += text.replace(/\s+/g, "").length;
  }

  private hide(characters: number): void {
    if (characters === 0) return;
    this.hiddenCharacters += characters;
    this.firstHiddenPage ??= this.pages.page;
  }

  /** `vanish` is a toggle: set in both styles it cancels out; set on the run it decides (17.7.3). */
  private isHidden(paragraph: Paragraph): boolean {
    if (this.run.vanish !== undefined) return this.run.vanish;
    const byCharacter = this.context.styles.character(this.run.style).vanish ?? false;
    return byCharacter !== (paragraph.style.vanish ?? false);
  }

  /** Something visible stands at this point of the page. */
  private touch(): void {
    if (this.boxes.length === 0) this.pages.touch();
    const { paragraph } = this;
    if (paragraph) paragraph.page ??= this.pages.page;
  }

  private addBreak(type: string | undefined): void {
    if (type !== "page" || this.boxes.length > 0) {
      this.addText("\n");
      return;
    }
    const { paragraph } = this;
    if (!this.fields.visible || (paragraph && this.isHidden(paragraph))) return;
    if (paragraph && !paragraph.isEmpty) this.lay(paragraph);
    this.pages.explicitBreak();
  }

  private addEquation(text: string): void {
    const { paragraph } = this;
    if (!paragraph || !this.fields.visible || text === "") return;
    paragraph.appendEquation(text, this.path.at(-1) === "m:oMathPara");
    this.touch();
  }

  private addNote(name: string, attributes: Record<string, string>): void {
    const { paragraph } = this;
    const id = attributes["w:id"];
    if (id === undefined || !this.fields.visible) return;
    if (paragraph && this.isHidden(paragraph)) return;
    const kind = name.slice(2, -"Reference".length) as NoteItem["kind"];
    const custom = attributes["w:customMarkFollows"];
    const customMark = custom !== undefined && isOn(custom);
    this.hang({ kind, id, customMark, page: this.pages.page });
  }

  /** Hangs an item on the paragraph at hand; it comes after the text. */
  private hang(item: StoryItem): void {
    (this.paragraph?.below ?? this.into).push(item);
  }

  // ── Tables ───────────────────────────────────────────────────────────────

  private cellProperty(name: string, attributes: Record<string, string>): void {
    const table = this.tables.at(-1)?.table;
    if (name === "w:cellMerge") table?.trackedMerge(attributes["w:vMerge"]);
    else table?.cellProperty(name, attributes["w:val"]);
  }

  private endCell(): void {
    const open = this.tables.at(-1);
    if (!open) return;
    this.layCarried();
    if (this.boxes.length === 0) this.pages.cellEnds();
    open.table.endCell();
    this.into = open.into;
  }

  private endTable(): void {
    const open = this.tables.pop();
    if (!open) return;
    const item = open.table.finish();
    this.hide(open.table.hiddenCharacters);
    this.into = open.into;
    if (item) this.into.push(item);
  }

  // ── Drawings and text boxes ──────────────────────────────────────────────

  private beginBox(): void {
    this.touch();
    const { paragraph } = this;
    this.boxes.push({
      paragraphs: this.paragraphs,
      run: this.run,
      fields: this.fields,
      into: this.into,
      carried: this.carried,
      hidden: !this.fields.visible || (paragraph !== undefined && this.isHidden(paragraph)),
    });
    this.paragraphs = [];
    this.run = noRun();
    this.fields = new Fields(this.context.hidesPageNumbers ?? false);
    this.into = [];
    this.carried = "";
  }

  private endBox(): void {
    const outer = this.boxes.pop();
    if (!outer) return;
    this.layCarried();
    const items = this.into;
    this.paragraphs = outer.paragraphs;
    this.run = outer.run;
    this.fields = outer.fields;
    this.into = outer.into;
    this.carried = outer.carried;
    const drawing = this.drawings.at(-1);
    if (outer.hidden || drawing?.hidden) {
      this.hide(textOf(items).length);
      return;
    }
    const { paragraph } = this;
    if (!paragraph) this.into.push(...items);
    else (drawing?.isAbove ? paragraph.above : paragraph.below).push(...items);
  }

  private endDrawing(): void {
    const drawing = this.drawings.pop();
    const { paragraph } = this;
    if (!drawing || drawing.hidden || !this.fields.visible) return;
    if (paragraph && this.isHidden(paragraph)) return;
    const { page } = this.pages;
    if (drawing.words !== "") {
      this.hang({ kind: "paragraph", type: "paragraph", level: null, text: drawing.words, page });
    }
    if (!drawing.isPicture) return;
    this.touch();
    this.hang({
      kind: "figure",
      text: drawing.text,
      ...(drawing.part !== undefined && { part: drawing.part }),
      page,
    });
  }

  /** One way of writing is read: the first that is understood, else the fallback. */
  private chooseAlternative(name: string, requires: string | undefined): void {
    const alternative = this.alternatives.at(-1);
    if (!alternative) return;
    const understood =
      name === "mc:Fallback" ||
      (requires ?? "").split(/\s+/).every((prefix) => prefix === "" || UNDERSTOOD.test(prefix));
    if (alternative.taken || !understood) this.startSkip();
    else alternative.taken = true;
  }

  // ── Sections ─────────────────────────────────────────────────────────────

  private endSection(): void {
    if (this.path.at(-1) === "w:pPr" && this.paragraph) this.paragraph.section = this.section;
    else this.lastSection = this.section;
    this.section = undefined;
  }

  /** Nothing more comes. */
  finish(): void {
    this.layCarried();
  }
}

function noRun(): Run {
  return { style: undefined, vanish: undefined, font: undefined };
}
