/** Parses `P` into paragraphs of text and controls, as the shared tree has them; HWPML saves no lines. */

import { formatNumber, numberFormatOfName } from "../hangul/number-formats.js";
import {
  A4,
  CONTROL_UNITS,
  type Control,
  type Faint,
  MAX_LIST_DEPTH,
  type NumberedThing,
  type Paragraph,
  type SectionSetup,
  type Unanchored,
} from "../hangul/tree.js";
import { inSymbolFont } from "../symbol-fonts.js";
import { descend, elementsOf, textBelow, type XmlElement } from "../xml-tree.js";
import { constant, flag, integer } from "./elements.js";
import { isShape, readEquation, readShape, readTable } from "./objects.js";

export interface HwpmlState {
  setup: SectionSetup | undefined;
  faint: ReadonlyMap<number, Faint>;
  symbolFonts: ReadonlyMap<number, string>;
  depth: number;
  tooDeep: boolean;
  masterPages: Paragraph[][];
}

export function readParagraphs(parent: XmlElement | undefined, state: HwpmlState): Paragraph[] {
  if (state.depth >= MAX_LIST_DEPTH) {
    state.tooDeep = true;
    return [];
  }
  state.depth++;
  const paragraphs: Paragraph[] = [];
  for (const child of elementsOf(parent))
    if (child.name === "P") paragraphs.push(new ParagraphReader(child, state).read());
  state.depth--;
  return paragraphs;
}

class ParagraphReader {
  private at = 0;
  private order = 0;
  /** Letters so far. */
  private letters = 0;
  private faint: Faint | undefined;
  private symbolFont: string | undefined;
  private readonly paragraph: Paragraph;

  constructor(
    private readonly element: XmlElement,
    private readonly state: HwpmlState,
  ) {
    this.paragraph = {
      shape: integer(element, "ParaShape"),
      style: integer(element, "Style"),
      pageBreak: flag(element, "PageBreak"),
      columnBreak: flag(element, "ColumnBreak"),
      items: [],
      segments: [],
    };
  }

  read(): Paragraph {
    let most = 0;
    for (const text of elementsOf(this.element)) {
      if (text.name !== "TEXT") continue;
      const shape = integer(text, "CharShape");
      const before = this.letters;
      this.faint = this.state.faint.get(shape);
      this.symbolFont = this.state.symbolFonts.get(shape);
      for (const child of elementsOf(text)) {
        if (child.name === "CHAR") this.readCharacters(child);
        else this.readControl(child);
      }
      if (this.letters - before <= most) continue;
      most = this.letters - before;
      this.paragraph.letters = shape;
    }
    return this.paragraph;
  }

  private readCharacters(element: XmlElement): void {
    for (const child of element.children) {
      if (typeof child === "string") this.text(child.replace(/[\r\n]+\s*/g, " "));
      else if (child.name === "TAB") this.text("\t", CONTROL_UNITS);
      else if (child.name === "LINEBREAK") this.text("\n");
      else if (child.name === "NBSPACE") this.text("\u00a0");
      else if (child.name === "FWSPACE") this.text(" ");
      else if (child.name === "HYPEN" || child.name === "HYPHEN") this.text("-");
      else if (child.name === "TITLEMARK") this.at += CONTROL_UNITS;
      // Marks of a pen stand around text.
      else if (child.children.length > 0) this.readCharacters(child);
    }
  }

  private text(stored: string, units = stored.length): void {
    if (stored === "") return;
    const text = inSymbolFont(this.symbolFont, stored);
    this.letters += text.trim().length;
    const { faint } = this;
    this.paragraph.items.push({ kind: "text", at: this.at, units, text, ...(faint && { faint }) });
    this.at += units;
  }

  private control(control: Unanchored<Control>): void {
    this.paragraph.items.push({ ...control, at: this.at, order: this.order } as Control);
    this.order++;
    this.at += CONTROL_UNITS;
  }

  private readonly list = (list: XmlElement | undefined) => readParagraphs(list, this.state);

  private inner(element: XmlElement): Paragraph[] {
    return this.list(descend(element, "PARALIST"));
  }

  private readControl(element: XmlElement): void {
    const { name } = element;
    if (name === "TABLE") this.control(readTable(element, this.list));
    else if (name === "EQUATION") this.control(readEquation(element, this.list));
    else if (isShape(name)) this.control(readShape(element, this.list));
    else if (name === "SECDEF") this.readSection(element);
    else if (name === "COLDEF")
      this.control({ kind: "columns", count: Math.max(1, integer(element, "Count", 1)) });
    else if (name === "HEADER" || name === "FOOTER")
      this.control({
        kind: name === "HEADER" ? "header" : "footer",
        paragraphs: this.inner(element),
      });
    else if (name === "FOOTNOTE" || name === "ENDNOTE")
      this.control({
        kind: name === "FOOTNOTE" ? "footnote" : "endnote",
        mark: "",
        paragraphs: this.inner(element),
      });
    else if (name === "HIDDENCOMMENT")
      this.control({ kind: "comment", paragraphs: this.inner(element) });
    else if (name === "AUTONUM") this.readAutoNumber(element);
    else if (name === "NEWNUM")
      this.control({
        kind: "newnumber",
        what: numberedThing(element.attributes.NumberType),
        number: integer(element, "Number", 1),
      });
    else if (name === "DUTMAL")
      this.control({
        kind: "ruby",
        main: textBelow(descend(element, "MAINTEXT")),
        ruby: textBelow(descend(element, "SUBTEXT")),
      });
    else if (name === "COMPOSE")
      this.control({ kind: "ruby", main: textBelow(element).trim(), ruby: "" });
    else if (name === "FIELDBEGIN" && descend(element, "PARALIST"))
      this.control({ kind: "memo", paragraphs: this.inner(element) });
    else this.control({ kind: "other", name });
  }

  private readAutoNumber(element: XmlElement): void {
    const format = descend(element, "AUTONUMFORMAT");
    const number = formatNumber(
      integer(element, "Number", 1),
      numberFormatOfName(constant(format?.attributes.Type)),
    );
    const { PrefixChar = "", SuffixChar = "" } = format?.attributes ?? {};
    this.control({
      kind: "autonumber",
      what: numberedThing(element.attributes.NumberType),
      text: `${PrefixChar}${number}${SuffixChar}`,
    });
  }

  private readSection(element: XmlElement): void {
    const page = descend(element, "PAGEDEF");
    const margin = descend(page, "PAGEMARGIN");
    const width = integer(page, "Width", A4.width);
    const height = integer(page, "Height", A4.height);
    const turned = /^(?:1|true)$/.test(page?.attributes.Landscape ?? "");
    this.state.setup = {
      page: {
        width: turned ? height : width,
        height: turned ? width : height,
        left: integer(margin, "Left", A4.left),
        right: integer(margin, "Right", A4.right),
        top: integer(margin, "Top", A4.top),
        bottom: integer(margin, "Bottom", A4.bottom),
        header: integer(margin, "Header", A4.header),
        footer: integer(margin, "Footer", A4.footer),
        gutter: integer(margin, "Gutter"),
        facing: (page?.attributes.GutterType ?? "LeftOnly") !== "LeftOnly",
      },
      outlineNumbering: integer(element, "OutlineShape"),
      // Hancom's own writer spells the attribute so.
      pageFills: [...elementsOf(element)]
        .filter((child) => child.name === "PAGEBORDERFILL")
        .map((child) => integer(child, "BorferFill") || integer(child, "BorderFill")),
    };
    for (const child of elementsOf(element))
      if (child.name === "MASTERPAGE") this.state.masterPages.push(this.inner(child));
    this.control({ kind: "other", name: "SECDEF" });
  }
}

const NUMBERED: Record<string, NumberedThing> = {
  Footnote: "footnote",
  Endnote: "endnote",
  Figure: "picture",
  Picture: "picture",
  Table: "table",
  Equation: "equation",
};

function numberedThing(name: string | undefined): NumberedThing {
  return NUMBERED[name ?? ""] ?? "page";
}
