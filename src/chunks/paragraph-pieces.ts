/**
 * Splits paragraph-like blocks into pieces: one per block, more if sections begin inside it or it exceeds the budget.
 */
import type { Block } from "../model/document.js";
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import { readLabel } from "../text/outline-labels.js";
import { splitText } from "../text/sentences.js";
import { blockSpots, type Spot } from "./anchors.js";
import type { ChunkOutline } from "./chunk-path.js";
import type { ChunkPiece } from "./piece.js";

/** Text that flows like a paragraph without being one: a single-cell table used as a box. */
export interface FlowText {
  block: Block;
  text: string;
  spots(start: number, end: number): Spot[];
}

export function flowOf(block: Block): FlowText {
  return { block, text: block.text, spots: (start, end) => blockSpots(block, start, end) };
}

/** Deeper than any label: a chunk is split before an unlabelled paragraph only as a last resort. */
const UNLABELLED_DEPTH = 50;
/** Part of one paragraph that exceeded the budget. */
const INNER_DEPTH = 90;

const DEPTHS = [
  "article",
  "roman",
  "square",
  "circled",
  "number",
  "decimal",
  "circle",
  "syllable",
  "number_half",
  "syllable_half",
  "number_full",
  "syllable_full",
  "circled_syllable",
  "dash",
  "dot",
  "reference",
];

/** The pieces of one flow; `current` is the section of the preceding text. */
export function flowPieces(
  flow: FlowText,
  outline: ChunkOutline,
  current: Section | null,
  budget: number,
): ChunkPiece[] {
  const pieces: ChunkPiece[] = [];
  let section = current;
  for (const stretch of splitAtSections(flow, outline.startingIn(flow.block.id))) {
    section = stretch.sections.at(-1) ?? section;
    const opens = stretch.sections.filter((each) => outline.splitsChunks(each)).at(-1) ?? null;
    const text = flow.text.slice(stretch.start, stretch.end);
    const parts = splitText(text, budget);
    parts.forEach((part, index) => {
      const start = stretch.start + part.start;
      const end = stretch.start + part.end;
      const words = flow.text.slice(start, end).trim();
      if (words === "") return;
      pieces.push({
        text: words,
        kind: "paragraph",
        block: flow.block.id,
        extractor: flow.block.extractor,
        spots: flow.spots(start, end),
        separator: "\n",
        depth: index > 0 ? INNER_DEPTH : depthOf(words),
        section,
        opens: index === 0 ? opens : null,
        keepWithNext:
          index === 0 && parts.length === 1 && belongsWithNext(flow.block, words, opens),
      });
    });
  }
  return pieces;
}

interface SectionSpan {
  start: number;
  end: number;
  sections: Section[];
}

/** Splits a flow before each line that begins a section. */
function splitAtSections(flow: FlowText, sections: Section[]): SectionSpan[] {
  const found: SectionSpan[] = [{ start: 0, end: flow.text.length, sections: [] }];
  const waiting = [...sections];
  let offset = 0;
  for (const line of flow.text.split("\n")) {
    const begun: Section[] = [];
    while (waiting[0] && startsSection(line, waiting[0], begun)) begun.push(waiting.shift()!);
    if (begun.length > 0) {
      found.at(-1)!.end = offset;
      found.push({ start: offset, end: flow.text.length, sections: begun });
    }
    offset += line.length + 1;
  }
  // Sections whose text is not found on any line begin with the block itself.
  if (waiting.length > 0) found[0]!.sections.push(...waiting);
  return found.filter((stretch) => stretch.end > stretch.start || stretch.sections.length > 0);
}

function startsSection(line: string, section: Section, before: Section[]): boolean {
  const squeezed = line.replace(/\s+/g, "");
  const wanted = (section.label || section.title).replace(/\s+/g, "");
  if (wanted === "") return false;
  return before.length === 0 ? squeezed.startsWith(wanted) : squeezed.includes(wanted);
}

function depthOf(text: string): number {
  const kind = readLabel(text)?.kind;
  const place = kind ? DEPTHS.indexOf(kind) : -1;
  return place >= 0 ? place + 1 : UNLABELLED_DEPTH;
}

/** A unit line such as `(단위: 천원)` belongs with the table below it. */
const UNIT_LINE = /^[(（[<〈]?\s*단\s*위\s*[:：)]/;

function belongsWithNext(block: Block, words: string, opens: Section | null): boolean {
  if (block.type === "caption" || (UNIT_LINE.test(words) && characters(words) < 40)) return true;
  if (!opens) return false;
  if (block.type === "heading" || block.type === "title") return true;
  const heading = `${opens.label}${opens.title}`.replace(/[\s()（）]+/g, "");
  return words.replace(/[\s()（）]+/g, "") === heading;
}
