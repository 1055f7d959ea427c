/**
 * Content of a page, written by hand for tests of the layout: letters, drawn lines, fills and pictures stand where a test
 * puts them. Hangul is one em wide and anything else half an em; a letter reaches 0.8 em above its baseline and 0.2 below.
 */
import type { Box } from "../src/model/format.js";
import type { Glyph, PageContent, Ruling } from "../src/readers/layout/page-content.js";
import type { PageLayout } from "../src/readers/layout/page-flow.js";
import type { TableLayout } from "../src/readers/layout/ruled-tables.js";
import type { PrintedLine } from "../src/readers/layout/text-lines.js";

/** Something that stands on a laid-out page. */
export type FlowItem = PageLayout["items"][number];

/** Size of letters where a test does not say another: an em is ten points. */
export const EM = 10;

export type LetterLook = Partial<Omit<Glyph, "text" | "box" | "baseline">> & {
  /** Width of every letter, where it is not that of the script. */
  width?: number;
};

const widthOf = (letter: string, size: number): number =>
  /[가-힣ㄱ-ㅎ\u3000-\u303f□○]/u.test(letter) ? size : size / 2;

/** Width of a text as `letters` sets it. */
export const widthOfText = (text: string, size = EM): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter, size), 0);

/** The letters of a text, one glyph each, from `x` on along a baseline; blanks are printed. */
export function letters(text: string, x: number, baseline: number, look: LetterLook = {}): Glyph[] {
  const { width, ...rest } = look;
  const size = look.size ?? EM;
  let at = x;
  return [...text].map((letter) => {
    const left = at;
    at += width ?? widthOf(letter, size);
    return {
      text: letter,
      box: [left, baseline - 0.8 * size, at, baseline + 0.2 * size],
      baseline,
      size,
      bold: false,
      font: 1,
      turn: 0,
      mark: -1,
      ...rest,
    };
  });
}

export const level = (at: number, from: number, to: number, thickness = 0.5): Ruling => ({
  level: true,
  at,
  from,
  to,
  thickness,
});

export const upright = (at: number, from: number, to: number, thickness = 0.5): Ruling => ({
  level: false,
  at,
  from,
  to,
  thickness,
});

/** All lines of a grid with these borders. */
export const gridLines = (xs: readonly number[], ys: readonly number[]): Ruling[] => [
  ...ys.map((y) => level(y, xs[0]!, xs.at(-1)!)),
  ...xs.map((x) => upright(x, ys[0]!, ys.at(-1)!)),
];

/** Each word in the middle of its place of a grid; blank words leave the place empty. */
export function gridWords(
  xs: readonly number[],
  ys: readonly number[],
  rows: readonly (readonly string[])[],
  look: LetterLook = {},
): Glyph[] {
  return rows.flatMap((row, r) =>
    row.flatMap((word, c) => {
      const x = (xs[c]! + xs[c + 1]! - widthOfText(word, look.size)) / 2;
      const y = (ys[r]! + ys[r + 1]!) / 2 + 0.3 * (look.size ?? EM);
      return word === "" ? [] : letters(word, x, y, look);
    }),
  );
}

/** A page of 600 by 800 points. */
export const page = (content: Partial<PageContent> = {}): PageContent => ({
  number: 1,
  width: 600,
  height: 800,
  glyphs: [],
  rulings: [],
  fills: [],
  images: [],
  hidden: 0,
  scanLayer: false,
  pictured: false,
  cut: false,
  ...content,
});

/** A printed line that begins at `x` and stands on a baseline, in one piece. */
export function line(
  text: string,
  x: number,
  baseline: number,
  more: Partial<PrintedLine> = {},
): PrintedLine {
  const size = more.size ?? EM;
  const box: Box = [x, baseline - 0.8 * size, x + widthOfText(text, size), baseline + 0.2 * size];
  return {
    text,
    page: 1,
    box,
    baseline,
    size,
    bold: false,
    font: 1,
    spaceAfter: false,
    endUnknown: false,
    spaceBefore: false,
    firstWord: widthOfText(text.split(" ")[0]!, size),
    pieces: [{ text, box: more.box ?? box }],
    garbled: 0,
    ...more,
  };
}

/** A printed line of several pieces, each `[text, x]`. */
export function pieceLine(
  pieces: readonly (readonly [string, number])[],
  baseline: number,
  more: Partial<PrintedLine> = {},
): PrintedLine {
  const parts = pieces.map(([text, x]) => line(text, x, baseline, more));
  const [first, last] = [parts[0]!, parts.at(-1)!];
  return {
    ...first,
    text: pieces.map(([text]) => text).join(" "),
    box: [first.box[0], first.box[1], last.box[2], last.box[3]],
    pieces: parts.flatMap((part) => part.pieces),
  };
}

/** A page whose lines and tables are already told. */
export const layout = (items: FlowItem[], more: Partial<PageLayout> = {}): PageLayout => ({
  number: 1,
  width: 600,
  height: 800,
  items,
  noteRule: null,
  orderUncertain: false,
  linesCut: false,
  hidden: 0,
  scanLayer: false,
  pictured: false,
  drawnLetters: 0,
  cut: false,
  characters: 0,
  inked: true,
  garbled: 0,
  ...more,
});

const boxAround = (lines: readonly PrintedLine[]): Box => [
  Math.min(...lines.map((one) => one.box[0])),
  Math.min(...lines.map((one) => one.box[1])),
  Math.max(...lines.map((one) => one.box[2])),
  Math.max(...lines.map((one) => one.box[3])),
];

export const flow = (...lines: PrintedLine[]): FlowItem => ({
  kind: "flow",
  lines,
  box: boxAround(lines),
});

export const text = (paragraphs: PrintedLine[][]): FlowItem => ({
  kind: "text",
  paragraphs,
  box: boxAround(paragraphs.flat()),
});

export const tableItem = (table: TableLayout): FlowItem => ({
  kind: "table",
  table,
  box: table.box,
});

/** A drawn table with these borders; every place holds one line with its word, or nothing. */
export function table(
  xs: number[],
  ys: readonly number[],
  rows: readonly (readonly string[])[],
  more: Partial<TableLayout> = {},
): TableLayout {
  const number = more.page ?? 1;
  return {
    page: number,
    box: [xs[0]!, ys[0]!, xs.at(-1)!, ys.at(-1)!],
    rows: rows.length,
    cols: xs.length - 1,
    cells: rows.flatMap((row, r) =>
      row.map((word, c) => ({
        row: r,
        col: c,
        rowSpan: 1,
        colSpan: 1,
        box: [xs[c]!, ys[r]!, xs[c + 1]!, ys[r + 1]!] as Box,
        paragraphs: word === "" ? [] : [[line(word, xs[c]! + 6, ys[r]! + 14, { page: number })]],
      })),
    ),
    headerRows: 0,
    xs,
    uncertain: false,
    ruled: true,
    open: { top: false, bottom: false },
    drawn: true,
    ...more,
  };
}
