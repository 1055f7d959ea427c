/** Story items (of body, header, note) in reading order, before pages are assigned and blocks are made. */
import type { BlockType } from "../../model/format.js";
import type { LineTypography } from "../../model/typography.js";

export interface ParagraphItem {
  kind: "paragraph";
  type: Extract<
    BlockType,
    "title" | "heading" | "paragraph" | "list_item" | "caption" | "equation"
  >;
  level: number | null;
  text: string;
  page: number;
  typography?: LineTypography[];
}

export interface FigureItem {
  kind: "figure";
  /** Alternative text, or empty. */
  text: string;
  /** Relationship of the chart or diagram whose own words are added. */
  part?: string;
  /** Relationship of the picture's data, for text recognition. */
  picture?: string;
  page: number;
}

export interface NoteItem {
  kind: "footnote" | "endnote" | "comment";
  id: string;
  /** The reference's own mark stands in the text; it does not count (17.11.14 `customMarkFollows`). */
  customMark: boolean;
  page: number;
}

export interface CellItem {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  text: string;
  painted: boolean;
  page: number;
  typography: LineTypography[];
}

export interface TableItem {
  kind: "table";
  rows: number;
  cols: number;
  headerRows: number;
  cells: CellItem[];
  /** Tables, figures and notes that stand inside cells, after so many characters of the cell's text. */
  inner: { row: number; col: number; at: number; item: TableItem | FigureItem | NoteItem }[];
  /** Rows or merged cells that do not add up to the same width. */
  ragged: boolean;
  page: number;
}

/** The end of a section, with what its properties say. */
interface SectionItem {
  kind: "section";
  section: SectionBreak;
}

/** The start of the section that follows: whether a saved page mark stood there. */
export interface SectionStartItem {
  kind: "sectionStart";
  /** A saved page mark stood before any text and was not counted, because the section's own break may be it. */
  savedMark: boolean;
  page: number;
}

export type StoryItem =
  | ParagraphItem
  | FigureItem
  | NoteItem
  | TableItem
  | SectionItem
  | SectionStartItem;

export interface NoteNumbering {
  format?: string;
  start?: number;
  restart?: string;
}

export interface HeaderReference {
  kind: "header" | "footer";
  /** `default`, `first` or `even`. */
  type: string;
  relationship: string;
}

/** Section properties (17.6.17) that matter here. */
export interface SectionBreak {
  /** How the section begins: `nextPage`, `continuous`, `oddPage`, `evenPage`, `nextColumn`. */
  type: string;
  titlePage: boolean;
  references: HeaderReference[];
  footnotes: NoteNumbering;
  endnotes: NoteNumbering;
}

export function emptySection(): SectionBreak {
  return { type: "nextPage", titlePage: false, references: [], footnotes: {}, endnotes: {} };
}

/** Stands in a note's text where Word prints the note's own number; XML cannot hold this character. */
export const NOTE_MARK = "\u0000";
