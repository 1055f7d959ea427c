/** Splits the text of a block into its printed lines. */
import type { Line } from "../../model/document.js";
import { characters } from "../../text/code-points.js";
import { isComposed } from "../../text/composed.js";
import { foldSymbols } from "./hancom-symbols.js";
import type { NoteMark } from "./paragraph-text.js";
import type { LinePlace } from "./positions.js";

/**
 * Splits a piece of a paragraph at its saved line starts. Offsets are code points of the block's text: the trimmed
 * piece after a label of `labelLength` code points. Lines without a character of the piece are dropped.
 */
export function splitIntoLines(
  piece: { text: string; marks: NoteMark[] },
  labelLength: number,
  places: LinePlace[],
): Line[] {
  const [first, second] = places;
  // Such text is printed as it is stored, one character for each unit.
  const plain = isComposed(piece.text);
  const lengthOf = plain ? unitsOf : characters;
  const asPrinted = plain ? asStored : printed;
  if (first && !second) {
    const end = labelLength + lengthOf(asPrinted(piece.text.trim()));
    return [{ start: 0, end, page: first.page, bbox: first.bbox }];
  }
  const lines: Line[] = [];
  const starts = places.map((place) => offsetOf(piece.marks, place.at, piece.text.length));
  const whole = asPrinted(piece.text);
  const all = lengthOf(whole);
  const lead = all - lengthOf(whole.trimStart());
  const length = lengthOf(whole.trim());
  let before = 0;
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    const from = index === 0 ? 0 : starts[index]!;
    const to = index + 1 < places.length ? starts[index + 1]! : piece.text.length;
    if (to <= from) continue;
    const size = plain ? to - from : characters(printed(piece.text.slice(from, to)));
    const start = clamp(before - lead, length);
    const end = clamp(before + size - lead, length);
    before += size;
    if (end <= start) continue;
    lines.push({
      start: start === 0 ? 0 : start + labelLength,
      end: end + labelLength,
      page: place.page,
      bbox: place.bbox,
    });
  }
  // Normalising across a line end can join characters; then the offsets would lie.
  return before === all ? lines : [];
}

function unitsOf(text: string): number {
  return text.length;
}

function asStored(text: string): string {
  return text;
}

function printed(text: string): string {
  return foldSymbols(text).normalize("NFC");
}

function clamp(value: number, length: number): number {
  return Math.min(Math.max(value, 0), length);
}

/** The character of the piece at which a stored unit begins. */
function offsetOf(marks: NoteMark[], at: number, length: number): number {
  let found: NoteMark | undefined;
  let next = length;
  for (const mark of marks) {
    if (mark.at > at) {
      next = mark.offset;
      break;
    }
    found = mark;
  }
  return found ? Math.min(found.offset + at - found.at, next) : 0;
}
