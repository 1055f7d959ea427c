/** Converts recognised words to the input of the shared page layout: glyphs in points on an upright page. */
import type { Box } from "../../model/format.js";
import type { Glyph, PageContent } from "../layout/page-content.js";
import { mapBoxBack } from "./deskew.js";
import type { Recognised, RecognisedLine } from "./ocr-engine.js";

const POINTS_PER_INCH = 72;
/** Hangul fills this share of its em, digits and Latin capitals that share (measured on common faces). */
const HANGUL_HEIGHT = 0.92;
const OTHER_HEIGHT = 0.75;
/** Sizes measured on ink this near to each other are one size. */
const SAME_SIZE = 0.14;

export interface RecognisedPage {
  content: PageContent;
  /** Upright points → the picture that was given, in its own pixels. */
  back(box: Box): Box;
  /** Mean over the characters, 0 to 1; 0 where none were found. */
  confidence: number;
  characters: number;
}

/** `dpi` is of the upright page that was recognised. */
export function pageContent(found: Recognised, number: number, dpi: number): RecognisedPage {
  const scale = POINTS_PER_INCH / dpi;
  const sizes = snapSizes(
    found.lines.map((line) => ({ size: letterSize(line) * scale, length: lengthOf(line) })),
  );
  const glyphs = found.lines.flatMap((line, index) => glyphsOf(line, sizes[index]!, scale));
  const characters = found.lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const content: PageContent = {
    number,
    width: found.width * scale,
    height: found.height * scale,
    glyphs,
    rulings: found.rulings.map((ruling) => ({
      level: ruling.direction === "horizontal",
      at: ruling.at * scale,
      from: ruling.from * scale,
      to: ruling.to * scale,
      thickness: ruling.thickness * scale,
    })),
    fills: [],
    images: [],
    hidden: 0,
    scanLayer: true,
    pictured: false,
    cut: false,
  };
  return {
    content,
    back: (box) => mapBoxBack(found.turns, box.map((value) => value / scale) as Box),
    confidence:
      found.lines.reduce((sum, line) => sum + line.confidence * lengthOf(line), 0) /
      Math.max(1, characters),
    characters,
  };
}

function glyphsOf(line: RecognisedLine, size: number, scale: number): Glyph[] {
  const [, top, , bottom] = line.box.map((value) => value * scale) as Box;
  const style = { baseline: bottom, size, bold: false, font: 0, turn: 0 as const, mark: -1 };
  return line.words.flatMap((word, index) => {
    const [x0, , x1] = word.box.map((value) => value * scale) as Box;
    const glyph: Glyph = {
      ...style,
      text: word.text,
      box: [x0, top, x1, bottom],
      confidence: word.confidence,
    };
    if (index === 0) return [glyph];
    const before = line.words[index - 1]!.box[2] * scale;
    return [{ ...style, text: " ", box: [before, top, Math.max(before, x0), bottom] }, glyph];
  });
}

function letterSize(line: RecognisedLine): number {
  const height = line.box[3] - line.box[1];
  const hangul = line.words.some((word) => /\p{Script=Hangul}/u.test(word.text));
  return height / (hangul ? HANGUL_HEIGHT : OTHER_HEIGHT);
}

function lengthOf(line: RecognisedLine): number {
  return line.words.reduce((sum, word) => sum + word.text.length, 0);
}

/** Every size is drawn to the most common one near it: ink heights of equal type differ from line to line. */
function snapSizes(lines: { size: number; length: number }[]): number[] {
  const out = lines.map(({ size }) => size);
  const left = new Set(lines.keys());
  while (left.size > 0) {
    let [best, bestWeight] = [-1, -1];
    for (const candidate of left) {
      let weight = 0;
      for (const other of left) {
        if (near(lines[other]!.size, lines[candidate]!.size)) weight += lines[other]!.length;
      }
      if (weight > bestWeight) [best, bestWeight] = [candidate, weight];
    }
    const { size } = lines[best]!;
    for (const index of [...left]) {
      if (!near(lines[index]!.size, size)) continue;
      out[index] = Math.round(size * 2) / 2;
      left.delete(index);
    }
  }
  return out;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_SIZE * b;
