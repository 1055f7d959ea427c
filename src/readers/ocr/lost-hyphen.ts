/**
 * Finds the hyphen that the models lose between a name and a figure: `총무과-1234` is read as `총무과1234` or `총무과=1234`. The stroke
 * itself is easy to measure: low, in the middle of the line, with paper on both sides or longer than what letters have there.
 */
import type { Ink } from "./shape-symbols.js";
import type { ReadWord } from "./tesseract.js";
import { usualWidth } from "./word-places.js";

/** A name and a figure behind it, with nothing or a misread sign between them; `제12조` has no hyphen there. */
const NAME_AND_FIGURE = /^([^\d]*[가-힣]{2})(?:[:：=;][-–]?)?(\d{2,8}(?:$|[^가-힣\d].*|호.*))$/u;

/** Shares of the line's height: how thick a stroke is, where its middle stands, how long it is. */
const STROKE = { thickest: 0.16, highest: 0.36, lowest: 0.72, shortest: 0.12, longest: 0.6 };
/** A stroke that touches a letter is longer than the tick of ㅏ alone. */
const TOUCHING = 0.22;
/** It stands this near to where the letters before it end, in line heights. */
const NEAR = 0.8;

export function withLostHyphen(word: ReadWord, ink: Ink): ReadWord {
  const [, name, figure] = NAME_AND_FIGURE.exec(word.text) ?? [];
  if (!name || !figure) return word;
  const width = usualWidth(`${name}-${figure}`);
  const share = usualWidth(name) + usualWidth("-") / 2;
  const expected = word.x0 + ((word.x1 - word.x0) * share) / width;
  const near = (x: number) => Math.abs(x - expected) <= ink.height * NEAR;
  return strokes(ink, word.x0, word.x1).some(near) ? { ...word, text: `${name}-${figure}` } : word;
}

/** The middles of all strokes between two places. */
function strokes(ink: Ink, from: number, to: number): number[] {
  const found: number[] = [];
  const [first, end] = [Math.max(0, Math.floor(from)), Math.min(ink.width, Math.ceil(to))];
  let [start, before] = [-1, "letter"];
  for (let x = first; x < end; x++) {
    const kind = columnOf(ink, x);
    if (kind === "stroke") {
      if (start < 0) start = x;
      continue;
    }
    const length = (x - start) / ink.height;
    const alone = before === "paper" && kind === "paper";
    const least = alone ? STROKE.shortest : TOUCHING;
    if (start >= 0 && length >= least && length <= STROKE.longest) found.push((start + x) / 2);
    [start, before] = [-1, kind];
  }
  return found;
}

function columnOf({ width, height, dark }: Ink, x: number): "paper" | "stroke" | "letter" {
  let [top, bottom] = [-1, -1];
  for (let y = 0; y < height; y++) {
    if (dark[y * width + x] === 0) continue;
    if (top < 0) top = y;
    bottom = y;
  }
  if (top < 0) return "paper";
  const middle = (top + bottom + 1) / 2;
  const isLow = bottom + 1 - top <= Math.max(2, height * STROKE.thickest);
  const isCentral = middle >= height * STROKE.highest && middle <= height * STROKE.lowest;
  return isLow && isCentral ? "stroke" : "letter";
}
