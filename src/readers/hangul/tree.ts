/**
 * The document tree shared by HWP 5 and HWPX: paragraphs of text and controls, with the saved lines. Lengths are
 * HWPUNIT (1/7200 inch). `at` counts stored UTF-16 units, in which a control is eight units wide, because saved line
 * starts count that way in both formats.
 */
import type { Properties } from "../../model/document.js";
import type { LetterCount } from "../letter-count.js";

export interface HangulDocument {
  sections: HangulSection[];
  definitions: Definitions;
  properties: Properties;
  /** How many pages the document states that it has. */
  statedPages?: number;
  /** What could not be read, in Korean, one entry per lost part. */
  faults: string[];
  /** Characters that the page does not show and that were left out. */
  hiddenCharacters: number;
  /** What the text records hold, counted on the side. */
  letters: LetterCount;
  /** Texts of the charts, by the name of their data. */
  charts: Map<string, string>;
  /** Reading ran out of its time: the end is missing. */
  cutByTime?: boolean;
  /** The package names a part more than once, which no word processor does and the layout engine believes. */
  repeated?: boolean;
}

export interface HangulSection {
  paragraphs: Paragraph[];
  setup: SectionSetup;
  masterPages: Paragraph[][];
}

export interface SectionSetup {
  page: PageSetup;
  /** Id of the numbering that outline paragraphs of this section use; 0 where none is set. */
  outlineNumbering: number;
  /** Ids of the border fills behind the whole page. */
  pageFills: number[];
}

/** Already turned for landscape: `width` is what the reader of the page sees. */
export interface PageSetup {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  header: number;
  footer: number;
  gutter: number;
  /** Bound on both sides (맞쪽) or at the top: where the body begins differs from page to page. */
  facing?: boolean;
}

/** A control takes eight units in the stored text, in HWP 5 and in all that came of it. */
export const CONTROL_UNITS = 8;
/** Lists inside lists (cells in cells in boxes); real documents stay below ten. */
export const MAX_LIST_DEPTH = 40;

export const A4: PageSetup = {
  width: 59528,
  height: 84188,
  left: 8504,
  right: 8504,
  top: 5668,
  bottom: 4252,
  header: 4252,
  footer: 4252,
  gutter: 0,
};

export interface Paragraph {
  shape: number;
  style: number;
  pageBreak: boolean;
  columnBreak: boolean;
  items: InlineItem[];
  segments: LineSegment[];
  /** The paragraph's end mark is a tracked deletion: the next paragraph continues it. */
  endDeleted?: boolean;
  /** Stored units, where known: deleted text counts in saved lines though it is gone from the items. */
  units?: number;
  /** Runs and texts that the file cut the paragraph into, where that is known. */
  pieces?: number;
  /** The character shape of its longest run, where that is known. */
  letters?: number;
}

/** One piece of a printed line (HWP 5 PARA_LINE_SEG, HWPX `hp:lineseg`). */
export interface LineSegment {
  at: number;
  y: number;
  height: number;
  textHeight: number;
  baseline: number;
  spacing: number;
  x: number;
  width: number;
  flags: number;
}

export type InlineItem = TextItem | Control;

/** `units` differs from `text.length` only for tabs, which are stored as a control. */
export interface TextItem {
  kind: "text";
  at: number;
  units: number;
  text: string;
  /** Set so that it may not be seen; whether it is depends on what is painted behind it (see `hidden-text.ts`). */
  faint?: Faint;
}

/** As small as Hangul can set, or in the colour of paper. */
export type Faint = "tiny" | "white";

export type Control =
  | TableControl
  | ShapeControl
  | EquationControl
  | NoteControl
  | RunningControl
  | CommentControl
  | AutoNumberControl
  | NewNumberControl
  | RubyControl
  | ColumnsControl
  | OtherControl;

interface Anchored {
  at: number;
  /** Place among the paragraph's controls, in file order, from 0. */
  order: number;
}

/** A control before its place in the paragraph is known. */
export type Unanchored<C extends Anchored> = C extends Anchored ? Omit<C, keyof Anchored> : never;

export interface TableControl extends Anchored {
  kind: "table";
  place: Placement;
  rows: number;
  cols: number;
  cells: CellNode[];
  caption: Caption | null;
  /** Whether rows, or rows and cells, may go over to the next page. */
  splits: "none" | "rows" | "cells";
  repeatsHeader: boolean;
  cellSpacing: number;
  padding: Sides;
  borderFill: number;
}

export interface CellNode {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  width: number;
  height: number;
  margin: Sides;
  header: boolean;
  borderFill: number;
  /** A field of a form (셀 필드): programs fill it in and read it by its name. */
  named: boolean;
  verticalAlign: "top" | "center" | "bottom";
  paragraphs: Paragraph[];
}

export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Caption {
  side: "left" | "right" | "top" | "bottom";
  paragraphs: Paragraph[];
}

export interface ShapeControl extends Anchored {
  kind: "shape";
  what: "drawing" | "picture" | "group" | "ole" | "chart" | "form";
  place: Placement;
  /** Text inside: a text box, or what a form object or text art shows. */
  paragraphs: Paragraph[];
  children: ShapeControl[];
  caption: Caption | null;
  /** The author's own description; the program's generated ones are left out. */
  description: string;
  /** The picture's data inside the file. */
  image: string | null;
  /** The chart's data inside the file: a part of the package, a stream of the compound file. */
  chart?: string;
  /** Turned by some angle: then its sides say nothing about its lines. */
  turned?: boolean;
  /** How the text stands in the box; absent where the shape holds none. */
  inset?: Sides & { align: CellNode["verticalAlign"]; vertical: boolean };
}

export interface EquationControl extends Anchored {
  kind: "equation";
  place: Placement;
  script: string;
  caption: Caption | null;
}

export interface NoteControl extends Anchored {
  kind: "footnote" | "endnote";
  /** The mark as printed at the reference: `1)`. */
  mark: string;
  paragraphs: Paragraph[];
}

interface RunningControl extends Anchored {
  kind: "header" | "footer";
  paragraphs: Paragraph[];
}

interface CommentControl extends Anchored {
  kind: "comment" | "memo";
  paragraphs: Paragraph[];
}

export type NumberedThing = "page" | "footnote" | "endnote" | "picture" | "table" | "equation";

export interface AutoNumberControl extends Anchored {
  kind: "autonumber";
  what: NumberedThing;
  /** As printed, with its signs before and after. */
  text: string;
}

interface NewNumberControl extends Anchored {
  kind: "newnumber";
  what: NumberedThing;
  number: number;
}

interface RubyControl extends Anchored {
  kind: "ruby";
  main: string;
  ruby: string;
}

interface ColumnsControl extends Anchored {
  kind: "columns";
  count: number;
}

/** A control without text of its own: bookmark, field start, page hiding and the like. */
interface OtherControl extends Anchored {
  kind: "other";
  name: string;
}

export interface Placement {
  /** Set in the line like a character (글자처럼 취급). */
  inline: boolean;
  wrap: "square" | "topBottom" | "behind" | "front" | "through";
  vertical: {
    to: "paper" | "page" | "paragraph";
    align: "start" | "center" | "end";
    offset: number;
  };
  horizontal: {
    to: "paper" | "page" | "column" | "paragraph";
    align: "start" | "center" | "end";
    offset: number;
  };
  /** Placed by the binding (안쪽, 바깥쪽): left on one page, right on the next. */
  mirrored?: boolean;
  width: number;
  height: number;
  margin: Sides;
}

export interface Definitions {
  /** By id. */
  shapes: Map<number, ParagraphShape>;
  styles: Map<number, HangulStyle>;
  numberings: Map<number, NumberingDefinition>;
  bullets: Map<number, string>;
  /** Ids of border fills that paint a background. */
  filled: Set<number>;
  /** Ids of character shapes that may not be seen; empty in nearly every document. */
  faint: Map<number, Faint>;
  /** Ids of character shapes whose Latin letters are set in a symbol font, and the font: `l` is a disc in Wingdings. */
  symbolFonts: Map<number, string>;
  /** Heights of character shapes in HWPUNIT, by id. */
  heights: Map<number, number>;
}

export interface ParagraphShape {
  head: "none" | "outline" | "number" | "bullet";
  /** From 0. */
  level: number;
  /** Numbering or bullet id; for outlines the section names it. */
  list: number;
  pageBreakBefore: boolean;
  centred: boolean;
  borderFill: number;
}

interface HangulStyle {
  name: string;
  englishName: string;
  shape: number;
}

export interface NumberingDefinition {
  levels: NumberingLevel[];
}

export interface NumberingLevel {
  /** With `^1` … `^7`, `^8` … for the number of a level, `^n` for the path, `^N` for the path with a full stop. */
  format: string;
  numberFormat: NumberFormat;
  start: number;
}

export type NumberFormat =
  | "digit"
  | "circledDigit"
  | "romanCapital"
  | "romanSmall"
  | "latinCapital"
  | "latinSmall"
  | "circledLatinCapital"
  | "circledLatinSmall"
  | "hangulSyllable"
  | "circledHangulSyllable"
  | "hangulJamo"
  | "circledHangulJamo"
  | "hangulPhonetic"
  | "ideograph"
  | "circledIdeograph"
  | "decagonHangul"
  | "decagonHanja"
  | "symbol";

export function emptyDefinitions(): Definitions {
  return {
    shapes: new Map(),
    styles: new Map(),
    numberings: new Map(),
    bullets: new Map(),
    filled: new Set(),
    faint: new Map(),
    symbolFonts: new Map(),
    heights: new Map(),
  };
}

export const NO_SIDES: Sides = { left: 0, right: 0, top: 0, bottom: 0 };

export const NO_PLACE: Placement = {
  inline: true,
  wrap: "topBottom",
  vertical: { to: "paragraph", align: "start", offset: 0 },
  horizontal: { to: "column", align: "start", offset: 0 },
  width: 0,
  height: 0,
  margin: NO_SIDES,
};

/** The place of a drawing inside its group, from the group's top left. */
export function inGroup(place: Placement, x: number, y: number): Placement {
  return {
    ...place,
    inline: false,
    vertical: { to: "paragraph", align: "start", offset: y },
    horizontal: { to: "paragraph", align: "start", offset: x },
  };
}

function emptyParagraph(): Paragraph {
  return { shape: 0, style: 0, pageBreak: false, columnBreak: false, items: [], segments: [] };
}

/** A paragraph that holds just this text, for text that the file keeps outside paragraphs. */
export function paragraphOf(text: string): Paragraph {
  return { ...emptyParagraph(), items: [{ kind: "text", at: 0, units: text.length, text }] };
}
