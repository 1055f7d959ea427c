/** Joins wrapped lines into one text, with the offset of each line. */
import type { Line as PlacedLine } from "../../model/document.js";
import { characters } from "../../text/code-points.js";
import type { LineEnds } from "./line-ends.js";
import type { PrintedLine } from "./text-lines.js";

export interface JoinedText {
  text: string;
  lines: PlacedLine[];
}

/** The text of one paragraph and the place of each of its printed lines, in code points. */
export function joinLines(lines: readonly PrintedLine[], ends: LineEnds): JoinedText {
  let text = "";
  let length = 0;
  const placed: PlacedLine[] = [];
  for (const [index, line] of lines.entries()) {
    let printed = line.text.trim();
    const next = lines[index + 1];
    const start = length;
    placed.push({ start, end: start, page: line.page, bbox: roundBox(line.box) });
    if (next && isHyphenated(printed, next.text)) printed = printed.slice(0, -1);
    const between = next ? ends.between(line, next) : "";
    text += printed + between;
    length += characters(printed);
    placed.at(-1)!.end = length;
    length += between.length;
  }
  return { text, lines: placed };
}

/** A hyphenated Latin word continues in lower case. */
function isHyphenated(before: string, after: string): boolean {
  return /\p{Ll}[-‐]$/u.test(before) && /^\p{Ll}/u.test(after.trimStart());
}

export function roundBox(box: readonly number[]): [number, number, number, number] {
  return [rounded(box[0]!), rounded(box[1]!), rounded(box[2]!), rounded(box[3]!)];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
