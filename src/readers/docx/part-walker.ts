/** Streams one WordprocessingML part (SAX style) and reports its content to the story; never builds a tree. */

import { EquationBuilder } from "../office-math.js";
import type { XmlHandlers } from "../xml.js";
import { Drawing } from "./drawings.js";
import { integer, isOn } from "./element-names.js";
import { FormField } from "./fields.js";
import { emptySection, type SectionBreak } from "./items.js";
import { fillSection } from "./sections.js";
import { Story, type StoryContext } from "./story.js";
import { STORY_ELEMENTS, type XmlAttributes } from "./story-elements.js";
import { pointsOf } from "./styles.js";

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
]);

const DRAWINGS = new Set(["w:drawing", "w:pict", "w:object"]);

/** Vocabularies of a `Choice` that this reader understands; others are read by their `Fallback`. */
const UNDERSTOOD = /^(wps|wpg|wpc|wpi|wp14|w14|w15|w16\w*|a14|cx\d*|am3d|aink|v|o|w|wp|a|pic)$/;

export class StoryWalker implements XmlHandlers {
  readonly story: Story;
  private readonly path: string[] = [];
  /** Depth inside a subtree that is not read. */
  private skip = 0;
  private captured: string | undefined;
  private preserved = false;
  private readonly drawings: Drawing[] = [];
  /** Choices between ways of writing the same thing (part 3, 7.5): one is read, never both. */
  private readonly alternatives: { taken: boolean }[] = [];
  private equation: { builder: EquationBuilder; depth: number } | undefined;
  private section: SectionBreak | undefined;
  private formField: FormField | undefined;
  private ruby: { before: string; above: string } | undefined;

  constructor(context: StoryContext) {
    this.story = new Story(context);
  }

  open(name: string, attributes: XmlAttributes, depth: number): void {
    if (this.skip > 0) {
      this.skip++;
      return;
    }
    if (this.equation) {
      this.equation.builder.open(name, attributes);
      return;
    }
    const parent = this.path.at(-1);
    this.path.push(name);
    if (SKIPPED.has(name)) this.skip = 1;
    else if (this.section) fillSection(this.section, name, parent ?? "", attributes);
    else if (parent === "w:rPr") this.runProperty(name, attributes);
    else if (parent === "w:pPr" || parent === "w:numPr") this.paragraphProperty(name, attributes);
    else if (parent === "w:tcPr") this.cellProperty(name, attributes);
    else if (parent === "w:trPr") {
      const value = attributes["w:val"];
      this.story.table?.rowProperty(name, value, isOn(value));
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
    if (this.equation && depth > this.equation.depth) {
      this.equation.builder.close();
      return;
    }
    this.path.pop();
    if (this.equation) {
      const text = this.equation.builder.finish();
      this.equation = undefined;
      this.story.addEquation(text, this.path.at(-1) === "m:oMathPara");
    } else this.contentEnds(name);
  }

  // ── Properties ───────────────────────────────────────────────────────────

  private paragraphProperty(name: string, attributes: XmlAttributes): void {
    const { paragraph } = this.story;
    const value = attributes["w:val"];
    if (name === "w:sectPr") this.section = emptySection();
    if (!paragraph) return;
    if (name === "w:pStyle") paragraph.styleId = value;
    else if (name === "w:outlineLvl") paragraph.outline = integer(value);
    else if (name === "w:numId") paragraph.numId = value;
    else if (name === "w:ilvl") paragraph.level = integer(value);
    else if (name === "w:pageBreakBefore") paragraph.pageBreakBefore = isOn(value);
    else if (name === "w:jc") paragraph.centred = value === "center";
    else if (name === "w:framePr") {
      paragraph.dropCap = /^(drop|margin)$/.test(attributes["w:dropCap"] ?? "");
    }
  }

  private runProperty(name: string, attributes: XmlAttributes): void {
    const value = attributes["w:val"];
    const { paragraph, run } = this.story;
    if (this.path.at(-3) === "w:pPr") {
      if (!paragraph) return;
      if (name === "w:del" || name === "w:moveFrom") paragraph.markDeleted = true;
      else if (name === "w:vanish") paragraph.markHidden = isOn(value);
    } else if (name === "w:rStyle") run.style = value;
    else if (name === "w:vanish") run.vanish = isOn(value);
    else if (name === "w:sz") run.size = pointsOf(value);
    else if (name === "w:rFonts") run.font = attributes["w:ascii"] ?? attributes["w:hAnsi"];
  }

  private cellProperty(name: string, attributes: XmlAttributes): void {
    const { table } = this.story;
    if (name === "w:cellMerge") table?.trackedMerge(attributes["w:vMerge"]);
    else if (name === "w:shd") table?.shading(attributes["w:fill"]);
    else table?.cellProperty(name, attributes["w:val"]);
  }

  private endSection(): void {
    const { paragraph } = this.story;
    if (this.path.at(-1) === "w:pPr" && paragraph) paragraph.section = this.section;
    else this.story.lastSection = this.section;
    this.section = undefined;
  }

  // ── Content ──────────────────────────────────────────────────────────────

  private content(name: string, attributes: XmlAttributes, depth: number): void {
    const told = STORY_ELEMENTS.get(name)?.open;
    if (told) told(this.story, attributes);
    else this.openElement(name, attributes, depth);
  }

  private contentEnds(name: string): void {
    const told = STORY_ELEMENTS.get(name)?.close;
    if (told) told(this.story);
    else this.closeElement(name);
  }

  /** Elements that change how what follows is read. */
  private openElement(name: string, attributes: XmlAttributes, depth: number): void {
    const { story } = this;
    switch (name) {
      case "w:t":
        this.captured = "";
        this.preserved = attributes["xml:space"] === "preserve";
        break;
      case "w:instrText":
        this.captured = "";
        break;
      case "w:del":
      case "w:moveFrom":
        this.skip = 1;
        break;
      case "w:fldSimple":
        if (story.fields.isPageNumber(attributes["w:instr"] ?? "")) this.skip = 1;
        break;
      case "w:ffData":
        this.formField = new FormField();
        break;
      case "w:rt":
        this.ruby = { before: story.paragraph?.takeText() ?? "", above: "" };
        break;
      case "m:oMath":
        this.equation = { builder: new EquationBuilder(), depth };
        break;
      case "w:sectPr":
        this.section = emptySection();
        break;
      case "mc:AlternateContent":
        this.alternatives.push({ taken: false });
        break;
      case "mc:Choice":
      case "mc:Fallback":
        this.chooseAlternative(name, attributes.Requires);
        break;
      default:
        this.openDrawing(name, attributes);
    }
  }

  private closeElement(name: string): void {
    const { story } = this;
    switch (name) {
      case "w:t":
        this.endText();
        break;
      case "w:instrText":
        story.fields.instruction(this.captured ?? "");
        this.captured = undefined;
        break;
      case "w:rt":
      case "w:ruby":
        this.endRuby(name);
        break;
      case "w:ffData":
        if (this.formField && story.fields.visibleAround) story.show(this.formField.shown);
        this.formField = undefined;
        break;
      case "w:sectPr":
        this.endSection();
        break;
      case "mc:AlternateContent":
        this.alternatives.pop();
        break;
      default:
        this.closeDrawing(name);
    }
  }

  /** Drawings, the text boxes in them, and all that only they or a form field know. */
  private openDrawing(name: string, attributes: XmlAttributes): void {
    if (DRAWINGS.has(name)) this.drawings.push(new Drawing(name));
    else if (name === "w:txbxContent") this.story.beginBox();
    else if (name === "wp:posOffset") {
      if (this.path.at(-2) === "wp:positionV") this.captured = "";
    } else {
      this.formField?.open(name, attributes["w:val"]);
      this.drawings.at(-1)?.open(name, attributes);
    }
  }

  private closeDrawing(name: string): void {
    if (DRAWINGS.has(name)) {
      const drawing = this.drawings.pop();
      if (drawing) this.story.endDrawing(drawing);
    } else if (name === "w:txbxContent") this.story.endBox(this.drawings.at(-1));
    else if (name === "wp:posOffset") {
      if (this.captured !== undefined) this.drawings.at(-1)?.verticalOffset(this.captured);
      this.captured = undefined;
    }
  }

  private endText(): void {
    let text = this.captured ?? "";
    this.captured = undefined;
    // Without `xml:space="preserve"` Word drops the space around a run's text.
    if (!this.preserved) text = trimXmlSpace(text);
    this.story.addRunText(text.replace(/[\r\n]+/g, " "));
  }

  /** What is set above a word comes before it in the file, and after it in brackets here. */
  private endRuby(name: string): void {
    const { paragraph } = this.story;
    if (!this.ruby || !paragraph) return;
    if (name === "w:rt") {
      this.ruby.above = paragraph.takeText();
      paragraph.append(this.ruby.before);
    } else {
      if (this.ruby.above !== "") paragraph.append(`(${this.ruby.above})`);
      this.ruby = undefined;
    }
  }

  /** One way of writing is read: the first that is understood, else the fallback. */
  private chooseAlternative(name: string, requires: string | undefined): void {
    const alternative = this.alternatives.at(-1);
    if (!alternative) return;
    const understood =
      name === "mc:Fallback" ||
      (requires ?? "").split(/\s+/).every((prefix) => prefix === "" || UNDERSTOOD.test(prefix));
    if (alternative.taken || !understood) this.skip = 1;
    else alternative.taken = true;
  }
}

/** XML's own white space only: a no-break or wide space is text. By hand, because patterns are slow on long gaps. */
function trimXmlSpace(text: string): string {
  const isSpace = (at: number) => " \t\r\n".includes(text.charAt(at));
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return text.slice(start, end);
}
