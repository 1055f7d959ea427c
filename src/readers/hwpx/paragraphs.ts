/**
 * Parses `hp:p` into paragraphs: text runs and controls, with offsets in stored units as the saved lines count them.
 */

import { isGuide } from "../hangul/field-guides.js";
import { formatNumber, numberFormatOfName } from "../hangul/number-formats.js";
import { joinDeletedEnds } from "../hangul/tracked-changes.js";
import {
  type AutoNumberControl,
  CONTROL_UNITS,
  type Control,
  type Faint,
  type LineSegment,
  MAX_LIST_DEPTH,
  NO_PLACE,
  type NumberedThing,
  type Paragraph,
  type SectionSetup,
  type Unanchored,
} from "../hangul/tree.js";
import type { LetterCount } from "../letter-count.js";
import { inSymbolFont } from "../symbol-fonts.js";
import { childOf, childrenOf, type Element, flag, integer, textOf } from "./elements.js";
import { isShape, readEquation, readShape, readTable } from "./objects.js";
import { readSectionSetup } from "./section-setup.js";

export interface HwpxSectionState {
  setup: SectionSetup | undefined;
  /** Inside a tracked deletion. */
  deleting: boolean;
  /** Character shapes that may not be seen. */
  faint: ReadonlyMap<number, Faint>;
  symbolFonts: ReadonlyMap<number, string>;
  /** Where letters that only stand for signs are told not to count. */
  letters?: LetterCount;
  masterPages: string[];
  depth: number;
  tooDeep: boolean;
}

export function readParagraph(element: Element, state: HwpxSectionState): Paragraph {
  return new ParagraphReader(element, state).read();
}

class ParagraphReader {
  private at = 0;
  private order = 0;
  private pieces = 0;
  /** Letters so far, and those of the longest run. */
  private letters = 0;
  private mostLetters = 0;
  /** Of the run that is being read. */
  private faint: Faint | undefined;
  private symbolFont: string | undefined;
  /** The field that is open and that no one has changed: its items begin at `from`. */
  private unfilled: { id: string | undefined; command: string; from: number } | undefined;
  private readonly paragraph: Paragraph;

  constructor(
    private readonly element: Element,
    private readonly state: HwpxSectionState,
  ) {
    this.paragraph = {
      shape: integer(element, "paraPrIDRef"),
      style: integer(element, "styleIDRef"),
      pageBreak: flag(element, "pageBreak"),
      columnBreak: flag(element, "columnBreak"),
      items: [],
      segments: [],
    };
  }

  read(): Paragraph {
    for (const child of childrenOf(this.element)) {
      if (child.name === "run") this.readRun(child);
      else if (child.name === "linesegarray") this.paragraph.segments = readSegments(child);
      else if (child.name !== "metaTag") this.readUnknown(child);
    }
    this.paragraph.units = this.at + 1;
    this.paragraph.pieces = this.pieces;
    return this.paragraph;
  }

  private readRun(run: Element): void {
    this.pieces++;
    const before = this.letters;
    if (this.state.faint.size > 0) this.faint = this.state.faint.get(integer(run, "charPrIDRef"));
    this.symbolFont = this.state.symbolFonts.get(integer(run, "charPrIDRef"));
    for (const child of childrenOf(run)) {
      if (child.name === "t") this.readText(child);
      else if (child.name === "ctrl")
        for (const inner of childrenOf(child)) this.readControl(inner);
      else this.readObject(child);
    }
    if (this.letters - before <= this.mostLetters) return;
    this.mostLetters = this.letters - before;
    this.paragraph.letters = integer(run, "charPrIDRef");
  }

  private readText(element: Element): void {
    this.pieces++;
    for (const child of element.children) {
      if (typeof child === "string") {
        // Line ends in XML text are the file's formatting; Hangul writes `lineBreak` for its own.
        const text = child.replace(/[\r\n]+\s*/g, " ").replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, "");
        // Converters leave U+FFFC where an object stands, which follows as an element of its own.
        this.text(text.replaceAll("\ufffc", ""), text.length);
        continue;
      }
      switch (child.name) {
        case "tab":
          this.text("\t", CONTROL_UNITS);
          break;
        case "lineBreak":
          this.text("\n");
          break;
        case "nbSpace":
          this.text("\u00a0");
          break;
        case "fwSpace":
          this.text(" ");
          break;
        case "hypen":
        case "hyphen":
          this.text("-");
          break;
        case "deleteBegin":
          this.state.deleting = true;
          break;
        case "deleteEnd":
          this.state.deleting = false;
          if (flag(child, "paraend")) this.paragraph.endDeleted = true;
          break;
        case "insertBegin":
        case "insertEnd":
        case "markpenBegin":
        case "markpenEnd":
          break;
        case "titleMark":
          this.at += CONTROL_UNITS;
          break;
        default:
          this.readText(child);
      }
    }
  }

  private text(stored: string, units = stored.length): void {
    if (stored === "") return;
    const text = inSymbolFont(this.symbolFont, stored);
    if (text !== stored) this.state.letters?.leaveOut(stored);
    if (!this.state.deleting) {
      this.letters += text.trim().length;
      const last = this.paragraph.items.at(-1);
      const { faint } = this;
      const goesOn = last?.kind === "text" && last.faint === faint;
      if (goesOn && last.units === last.text.length && units === text.length) {
        last.text += text;
        last.units += units;
      } else {
        this.paragraph.items.push({
          kind: "text",
          at: this.at,
          units,
          text,
          ...(faint && { faint }),
        });
      }
    }
    this.at += units;
  }

  private control(control: Unanchored<Control>): void {
    if (!this.state.deleting) {
      this.paragraph.items.push({ ...control, at: this.at, order: this.order } as Control);
    }
    this.order++;
    this.at += CONTROL_UNITS;
  }

  private readObject(element: Element): void {
    if (element.name === "tbl") this.control(readTable(element, this.readList));
    else if (element.name === "equation") this.control(readEquation(element, this.readList));
    else if (isShape(element.name)) this.control(readShape(element, this.readList));
    else if (element.name === "secPr") this.readSection(element);
    else if (element.name === "dutmal") {
      const main = textOf(childOf(element, "mainText"));
      this.control({ kind: "ruby", main, ruby: textOf(childOf(element, "subText")) });
    } else if (element.name === "compose") {
      this.control({ kind: "ruby", main: element.attributes.composeText ?? "", ruby: "" });
    } else this.readUnknown(element);
  }

  private readSection(element: Element): void {
    this.state.setup = readSectionSetup(element);
    for (const child of childrenOf(element)) {
      if (child.name === "masterPage") this.state.masterPages.push(child.attributes.idRef ?? "");
    }
    this.control({ kind: "other", name: "secPr" });
  }

  private readControl(element: Element): void {
    switch (element.name) {
      case "colPr":
        this.control({ kind: "columns", count: Math.max(1, integer(element, "colCount", 1)) });
        break;
      case "header":
      case "footer":
        this.control({ kind: element.name, paragraphs: this.lists(element) });
        break;
      case "footNote":
      case "endNote":
        this.control({
          kind: element.name === "footNote" ? "footnote" : "endnote",
          mark: noteMark(element),
          paragraphs: this.lists(element),
        });
        break;
      case "hiddenComment":
        this.control({ kind: "comment", paragraphs: this.lists(element) });
        break;
      case "autoNum":
        this.control(readAutoNumber(element));
        break;
      case "newNum":
        this.control({
          kind: "newnumber",
          what: numberedThing(element.attributes.numType),
          number: integer(element, "num", 1),
        });
        break;
      case "fieldBegin":
        if (element.attributes.type === "MEMO") {
          this.control({ kind: "memo", paragraphs: this.lists(element) });
        } else this.beginField(element);
        break;
      case "fieldEnd":
        this.endField(element);
        this.at += CONTROL_UNITS;
        break;
      case "bookmark":
      case "indexmark":
      case "pageNum":
      case "pageNumCtrl":
      case "pageHiding":
        this.control({ kind: "other", name: element.name });
        break;
      default:
        this.readObject(element);
    }
  }

  private beginField(element: Element): void {
    this.control({ kind: "other", name: "fieldBegin" });
    if (element.attributes.type !== "CLICK_HERE" || flag(element, "dirty")) return;
    const { id } = element.attributes;
    this.unfilled = { id, command: commandOf(element), from: this.paragraph.items.length };
  }

  private endField(element: Element): void {
    const { unfilled } = this;
    if (!unfilled || unfilled.id !== element.attributes.beginIDRef) return;
    this.unfilled = undefined;
    const { items } = this.paragraph;
    const texts = items.slice(unfilled.from).map((item) => (item.kind === "text" ? item.text : ""));
    const text = texts.join("");
    if (texts.includes("") || !isGuide(text, unfilled.command)) return;
    items.length = unfilled.from;
    this.state.letters?.leaveOut(text);
  }

  /** An unknown element is skipped, but its paragraphs and text are kept. */
  private readUnknown(element: Element): void {
    const paragraphs = this.lists(element);
    if (paragraphs.length > 0) {
      const box = {
        what: "drawing",
        children: [],
        caption: null,
        description: "",
        image: null,
      } as const;
      this.control({ kind: "shape", ...box, children: [], place: NO_PLACE, paragraphs });
      return;
    }
    for (const child of childrenOf(element)) {
      if (child.name === "t") this.readText(child);
      else if (child.name === "tbl" || isShape(child.name)) this.readObject(child);
      else this.readUnknown(child);
    }
  }

  private lists(element: Element): Paragraph[] {
    const paragraphs: Paragraph[] = [];
    for (const child of childrenOf(element)) {
      if (child.name === "subList") paragraphs.push(...this.readList(child));
    }
    return paragraphs;
  }

  private readonly readList = (list: Element | undefined): Paragraph[] => {
    if (!list) return [];
    if (this.state.depth >= MAX_LIST_DEPTH) {
      this.state.tooDeep = true;
      return [];
    }
    this.state.depth++;
    const { deleting } = this.state;
    this.state.deleting = false;
    const paragraphs: Paragraph[] = [];
    for (const child of childrenOf(list)) {
      if (child.name === "p") paragraphs.push(readParagraph(child, this.state));
    }
    joinDeletedEnds(paragraphs);
    this.state.deleting = deleting;
    this.state.depth--;
    return paragraphs;
  };
}

/** What a field does, in the words of its `Command` parameter. */
function commandOf(field: Element): string {
  for (const list of childrenOf(field))
    for (const parameter of childrenOf(list))
      if (parameter.attributes.name === "Command") return textOf(parameter);
  return "";
}

function readSegments(array: Element): LineSegment[] {
  const segments: LineSegment[] = [];
  for (const segment of childrenOf(array)) {
    if (segment.name !== "lineseg") continue;
    segments.push({
      at: integer(segment, "textpos"),
      y: integer(segment, "vertpos"),
      height: integer(segment, "vertsize"),
      textHeight: integer(segment, "textheight"),
      baseline: integer(segment, "baseline"),
      spacing: integer(segment, "spacing"),
      x: integer(segment, "horzpos"),
      width: integer(segment, "horzsize"),
      flags: integer(segment, "flags"),
    });
  }
  return segments;
}

const NUMBERED: Record<string, NumberedThing> = {
  FOOTNOTE: "footnote",
  ENDNOTE: "endnote",
  PICTURE: "picture",
  TABLE: "table",
  EQUATION: "equation",
};

function numberedThing(name: string | undefined): NumberedThing {
  return NUMBERED[name ?? ""] ?? "page";
}

function readAutoNumber(element: Element): Omit<AutoNumberControl, "at" | "order"> {
  const format = childOf(element, "autoNumFormat");
  const number = formatNumber(
    integer(element, "num", 1),
    numberFormatOfName(format?.attributes.type),
  );
  const before = format?.attributes.prefixChar ?? "";
  return {
    kind: "autonumber",
    what: numberedThing(element.attributes.numType),
    text: `${before}${number}${format?.attributes.suffixChar ?? ""}`,
  };
}

/** The mark at the reference; its signs are stored as character codes. */
function noteMark(element: Element): string {
  const sign = (name: string) => {
    const code = integer(element, name);
    return code > 0x20 && code < 0xffff ? String.fromCharCode(code) : "";
  };
  const number = element.attributes.number ?? "";
  return number === "" ? "" : `${sign("prefixChar")}${number}${sign("suffixChar")}`;
}
