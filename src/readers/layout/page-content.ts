/** The raw content of one page: glyphs, rulings, fills and pictures. */
import type { Box } from "../../model/format.js";

/** Quarter turns clockwise from upright: the direction a glyph's text runs on the page that a person sees. */
export type Turn = 0 | 1 | 2 | 3;

/** One printed character (or recognised word). Boxes are in points from the top left of the upright page. */
export interface Glyph {
  text: string;
  box: Box;
  /** Where the letters stand, on the axis across the text (y for upright text). */
  baseline: number;
  size: number;
  bold: boolean;
  /** Key of the typeface, equal for equal faces on one page. */
  font: number;
  turn: Turn;
  /** Written top to bottom, glyph under glyph. */
  vertical?: boolean;
  /** Its text runs neither level nor upright. */
  slanted?: boolean;
  /** How far its ink reaches over the end of its box: the tops of italics lean over what follows. */
  overhang?: number;
  /** Unknown whether a space follows. */
  endUnknown?: boolean;
  /** Id of the marked content it belongs to; -1 for none. */
  mark: number;
  /** What the tagged structure says it belongs to; only where the page is tagged. */
  tag?: Tag;
  /** The file itself marks it as no part of the text: running lines, ornaments, watermarks. */
  artifact?: boolean;
  /** The engine found no sound Unicode value for it. */
  garbled?: boolean;
  /** How sure the text recognition is, 0 to 1; only where the glyph was recognised here. */
  confidence?: number;
}

/** A drawn straight line, upright or level; `thickness` across it. */
export interface Ruling {
  level: boolean;
  /** y of a level line, x of an upright one. */
  at: number;
  from: number;
  to: number;
  thickness: number;
}

/** An area filled with one colour that is not white. */
export interface Fill {
  box: Box;
}

export interface PageContent {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  rulings: Ruling[];
  fills: Fill[];
  /** Rectangles that text is clipped to: Hancom's PDF writer sets one around a table cell. */
  clips?: Box[];
  images: Box[];
  /** What the file says each picture shows, in the pictures' order; only where the page is tagged. */
  imageTexts?: string[];
  /** Part of the text is written from top to bottom among level lines: its place in the order is a guess. */
  orderUncertain?: boolean;
  /** Characters kept out of `glyphs` because a person does not see them. */
  hidden: number;
  /** The glyphs are the invisible text layer of a scan. */
  scanLayer: boolean;
  /** The page has content that can only be read from its picture, besides what few glyphs there are. */
  pictured: boolean;
  /** Shapes that look like letters drawn as outlines, where they are many beside the glyphs. */
  drawnLetters?: number;
  /** A limit stopped the collection of this page's content. */
  cut: boolean;
  /** So many lines are drawn that not all were looked at: tables cannot be told by them. */
  linesCut?: boolean;
}

/** What the tagged structure says about a piece of marked content. */
export interface Tag {
  /** Standard structure type of the nearest block-level element: `H1`, `P`, `LI`, `TD`, `Artifact` … */
  role: string;
  /** Number of that element on the page, so that pieces of one element can be told together. */
  element: number;
  /** How many lists are around it; 0 outside of lists. */
  lists: number;
  /** What is read out in its place (`Alt`), for pictures. */
  alternative?: string;
}

/** Hot path: decided by the character code alone. */
export function isSpace({ text }: Glyph): boolean {
  const code = text.charCodeAt(0);
  if (code === 0x20) return text.length === 1;
  if (code > LAST_ASCII_BLANK && (code < FIRST_OTHER_BLANK || isHangul(code))) return false;
  return text.length === 1 && text.trim() === "";
}

const LAST_ASCII_BLANK = 0x20;
/** The no-break space. */
const FIRST_OTHER_BLANK = 0xa0;
const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
