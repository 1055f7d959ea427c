/**
 * Finds a quote among the letters of a drawn page. The layout engine's fonts are not the word processor's, so a line of
 * its drawing may stand a little off the box that the file gives: marks are set on the letters as drawn, and only near
 * that box.
 */
import type { Box } from "../model/format.js";
import type { DrawnText } from "../readers/page-picture.js";

/** Points that a drawn line may stand off its box; the same text further away is another place. */
export const MAX_DRIFT = 60;

interface Letter {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The lines of the drawing that hold the quote, one box each; empty where the drawing does not have it near its box. */
export function marksOnDrawing(
  texts: readonly DrawnText[],
  quote: string,
  near: readonly Box[],
): Box[] {
  if (near.length === 0) return [];
  const { letters, text } = lettersOf(texts);
  const marks: Box[] = [];
  for (const piece of piecesOf(quote)) {
    const found = nearest(occurrences(text, piece), letters, near);
    if (found) marks.push(...lines(letters.slice(found.start, found.end)));
    // Part of a quote must not look like the whole.
    else return [];
  }
  return marks;
}

/** How far down the drawing stands off the file's own boxes. */
export function driftOf(marks: readonly Box[], near: readonly Box[]): number {
  const top = (boxes: readonly Box[]) => Math.min(...boxes.map(([, y]) => y));
  return marks.length > 0 && near.length > 0 ? top(marks) - top(near) : 0;
}

/** Lines and cells are looked for one by one: between them the drawing may have other text. */
function piecesOf(quote: string): string[] {
  return quote
    .normalize("NFC")
    .split(/\n| \| /)
    .map((piece) => piece.replace(/[\s|]+/g, ""))
    .filter((piece) => piece !== "");
}

function lettersOf(texts: readonly DrawnText[]): { letters: Letter[]; text: string } {
  const letters: Letter[] = [];
  let text = "";
  for (const { text: run, edges, rows } of texts) {
    let at = 0;
    for (const character of run.normalize("NFC")) {
      const left = edges[at];
      const right = edges[at + 1];
      at++;
      if (left === undefined || right === undefined || /[\s|]/.test(character)) continue;
      text += character;
      // One letter for each unit of the string, so that places in both are the same.
      for (let unit = 0; unit < character.length; unit++)
        letters.push({ left, right, top: rows[0], bottom: rows[1] });
    }
  }
  return { letters, text };
}

function occurrences(text: string, piece: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    found.push({ start: at, end: at + piece.length });
  return found;
}

function nearest(
  found: { start: number; end: number }[],
  letters: readonly Letter[],
  near: readonly Box[],
): { start: number; end: number } | undefined {
  const distance = ({ start }: { start: number }) => {
    const { left, right, top, bottom } = letters[start]!;
    return Math.min(
      ...near.map(([x0, y0, x1, y1]) => {
        const across = Math.max(x0 - right, left - x1, 0);
        const down = Math.max(y0 - bottom, top - y1, 0);
        return Math.max(across, down);
      }),
    );
  };
  const measured = found
    .map((one) => ({ one, far: distance(one) }))
    .filter(({ far }) => far <= MAX_DRIFT);
  return measured.sort((a, b) => a.far - b.far)[0]?.one;
}

/** One box for each stretch of letters of one line. */
function lines(letters: readonly Letter[]): Box[] {
  const boxes: Box[] = [];
  let last: Letter | undefined;
  for (const letter of letters) {
    const line = boxes.at(-1);
    const goesOn =
      last && letter.top < last.bottom && letter.bottom > last.top && letter.left >= last.left;
    if (line && goesOn) {
      line[1] = Math.min(line[1], letter.top);
      line[2] = Math.max(line[2], letter.right);
      line[3] = Math.max(line[3], letter.bottom);
    } else boxes.push([letter.left, letter.top, letter.right, letter.bottom]);
    last = letter;
  }
  return boxes;
}
