/** A small document model that both the HWP 5 and the HWPX writer take, so that one sample gives a pair of twins. */

export interface SampleDocument {
  sections: SampleParagraph[][];
  title?: string;
}

/** Paragraph shapes that every sample has, by number. */
export const SHAPES = {
  plain: 0,
  outline1: 1,
  outline2: 2,
  number1: 3,
  bullet: 4,
} as const;

export interface SampleParagraph {
  content: SampleItem[];
  shape?: number;
  pageBreak?: boolean;
  /** Of a section's first paragraph: its pages are bound on both sides (맞쪽). */
  facing?: boolean;
  /** Saved lines: first stored unit, height from the top of the body; as wide as the column if not said. Without them none are saved. */
  lines?: SampleLine[];
  /** The end of the paragraph is a tracked deletion. */
  endDeleted?: boolean;
}

export interface SampleLine {
  at: number;
  y: number;
  height?: number;
  x?: number;
  width?: number;
}

export type SampleItem =
  | string
  | SampleRun
  | { kind: "tab" }
  | { kind: "lineBreak" }
  | SampleTable
  | { kind: "box"; paragraphs: SampleParagraph[]; floating?: SampleFloat }
  | { kind: "picture"; description?: string }
  | { kind: "equation"; script: string }
  | { kind: "footnote" | "endnote"; number: number; paragraphs: SampleParagraph[] }
  | { kind: "header" | "footer" | "comment" | "memo"; paragraphs: SampleParagraph[] }
  /** A field to click (누름틀): its guide, and what stands in it. */
  | { kind: "field"; guide: string; text: string; isChanged: boolean }
  | { kind: "ruby"; main: string; ruby: string };

/** What a field to click says of itself in both formats. */
export const fieldCommand = (guide: string) =>
  `Clickhere:set:${guide.length + 42}:Direction:wstring:${guide.length}:${guide} HelpState:wstring:0:  `;

/** Text that is a tracked change, or set so that it is not seen. */
export interface SampleRun {
  kind: "run";
  text: string;
  as: "inserted" | "deleted" | "tiny" | "white";
}

/** Character shapes that every sample has, by number. */
export const CHARACTERS = { plain: 0, tiny: 1, white: 2 } as const;

/** Border fills that every sample has: one that paints nothing, one that paints a background, one with lines around the cell. */
export const FILLS = { none: 1, painted: 2, ruled: 3 } as const;

export interface SampleTable {
  kind: "table";
  rows: number;
  cols: number;
  cells: SampleCell[];
  caption?: SampleParagraph[];
  /** Height of the whole table, and of each row; without it Hangul's usual small ones. */
  height?: number;
  rowHeight?: number;
  /** Of every column; without it Hangul's usual narrow ones. */
  columnWidth?: number;
  /** Has lines around its cells. */
  ruled?: boolean;
  floating?: SampleFloat;
}

/** Width of a column where the table does not say. */
export const NARROW_COLUMN = 5000;

export function fillOf({ ruled }: SampleTable, { painted }: SampleCell): number {
  if (painted) return FILLS.painted;
  return ruled ? FILLS.ruled : FILLS.none;
}

export interface SampleCell {
  row: number;
  col: number;
  rowSpan?: number;
  colSpan?: number;
  header?: boolean;
  /** Painted in a dark colour. */
  painted?: boolean;
  paragraphs: SampleParagraph[];
}

/** An object that is not set in the line: where its top stands, its left side (0 if not said), and a box's size and angle. */
export interface SampleFloat {
  to: "paragraph" | "page" | "paper";
  offset: number;
  left?: number;
  width?: number;
  height?: number;
  angle?: number;
}

/** Height of the line and width of the column in every sample: A4 with Hangul's usual margins. */
export const LINE_HEIGHT = 1000;
export const COLUMN_WIDTH = 42520;

export function paragraph(text: string, more: Partial<SampleParagraph> = {}): SampleParagraph {
  return { content: [text], ...more };
}

/** A table of plain texts, one paragraph a cell; a line break in a text begins a new paragraph. */
export function tableOf(rows: string[][], more: Partial<SampleTable> = {}): SampleTable {
  return {
    kind: "table",
    rows: rows.length,
    cols: rows[0]?.length ?? 0,
    cells: rows.flatMap((texts, row) =>
      texts.map((text, col) => ({
        row,
        col,
        paragraphs: text.split("\n").map((line) => paragraph(line)),
      })),
    ),
    ...more,
  };
}
