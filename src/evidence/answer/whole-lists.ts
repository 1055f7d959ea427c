/** The whole list that a line leads: the lead and all its items, over the end of a chunk, as pieces that stand in the text as they are. */
import type { Anchor } from "../../model/chunk.js";
import { parentsOf } from "../line-outline.js";
import type { AnswerHit } from "./found-tables.js";

/** Lines of a list that are shown; longer lists are found by the anchor of what is left out. */
const MOST_LIST_LINES = 24;
/** A list of one is a line. */
export const LEAST_ITEMS = 2;

/** A chunk with the lines that may answer, header rows left out. */
export interface ListedChunk {
  hit: AnswerHit;
  lines: readonly string[];
}

export interface QuotedList {
  pieces: { hit: AnswerHit; quote: string }[];
  /** Lines of the list that are not quoted, and where they stand. */
  more: { lines: number; anchors: Anchor[] } | null;
}

/** How many lines stand under each line, however deep. */
export function linesUnder(lines: readonly string[]): number[] {
  const counts = lines.map(() => 0);
  for (const parents of parentsOf(lines)) for (const parent of parents) counts[parent]! += 1;
  return counts;
}

/** The list under a line, read on in the next chunk where this one ends within it; null where it leads none. */
export function wholeList(
  { hit, lines }: ListedChunk,
  place: number,
  next: ListedChunk | null,
): QuotedList | null {
  const all = [...lines, ...(next?.lines ?? [])];
  const parents = parentsOf(all);
  let end = place + 1;
  while (end < all.length && parents[end]!.includes(place)) end += 1;
  // A heading at the end of its chunk heads the table that follows.
  if (end === lines.length && end === place + 1 && next?.hit.kind === "table") end = all.length;
  if (end - place - 1 < LEAST_ITEMS) return null;
  const shown = Math.min(end, place + 1 + MOST_LIST_LINES);
  const own = quoteOf(hit, lines, place, Math.min(shown, lines.length));
  const rest = next && quoteOf(next.hit, next.lines, 0, shown - lines.length);
  const pieces = [{ hit, quote: own }, ...(next && rest ? [{ hit: next.hit, quote: rest }] : [])];
  const last = shown > lines.length && next ? next.hit : hit;
  return {
    pieces,
    more: end > shown ? { lines: end - shown, anchors: (next ? next.hit : last).anchors } : null,
  };
}

/** The text from one line to before another, as it stands in the chunk. */
function quoteOf(hit: AnswerHit, lines: readonly string[], from: number, to: number): string {
  if (to <= from) return "";
  let at = 0;
  let start = 0;
  for (const [place, line] of lines.entries()) {
    const found = hit.text.indexOf(line, at);
    if (place === from) start = found;
    at = found + line.length;
    if (place === to - 1) return hit.text.slice(start, at);
  }
  return hit.text.slice(start, at);
}
