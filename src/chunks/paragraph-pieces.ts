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
import { type ChunkPiece, leadOf } from "./piece.js";

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

/** The pieces of one flow; `current` is the section of the preceding text, `above` are the pieces before it. */
export function flowPieces(
  flow: FlowText,
  outline: ChunkOutline,
  current: Section | null,
  budget: number,
  above: readonly ChunkPiece[] = [],
): ChunkPiece[] {
  const pieces: ChunkPiece[] = [];
  let section = current;
  for (const stretch of splitAtSections(flow, outline.startingIn(flow.block.id))) {
    section = stretch.sections.at(-1) ?? section;
    const opens = stretch.sections.filter((each) => outline.splitsChunks(each)).at(-1) ?? null;
    const apart = stretch.sections.some((each) => outline.standsApart(each));
    const text = flow.text.slice(stretch.start, stretch.end);
    const leads = pieces.every((piece) => piece.keepWithNext) ? [...above, ...pieces] : pieces;
    const lead = leadOf(leads, budget);
    const isWhole = characters(text.trim()) + lead <= budget;
    const parts = splitText(text, budget, isWhole ? budget : budget - lead);
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
          index === 0 &&
          parts.length === 1 &&
          (belongsWithNext(flow.block, words, opens) || outline.isTitle(words)),
        ...(apart && index === 0 && { apart }),
        ...(isCaptionLine(flow.block, words) && { caption: true }),
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
  const lines = flow.text.split("\n");
  const begun = new Map<number, Section[]>();
  let from = 0;
  for (const section of sections) {
    // `제2조(정의) ① …`: one on the line of another.
    const outer = begun.get(from)?.at(-1);
    const inner =
      outer !== undefined && outer.id === section.parent && holds(lines[from]!, section);
    const at = inner ? from : lineOf(lines, section, begun.has(from) ? from + 1 : from);
    // Sections whose text is not found on any line begin with the block itself.
    if (at < 0) begun.set(0, [...(begun.get(0) ?? []), section]);
    else begun.set(at, [...(begun.get(at) ?? []), section]);
    from = Math.max(from, at);
  }
  const found: SectionSpan[] = [{ start: 0, end: flow.text.length, sections: [] }];
  let offset = 0;
  for (const [at, line] of lines.entries()) {
    const here = begun.get(at);
    if (here) {
      found.at(-1)!.end = offset;
      found.push({ start: offset, end: flow.text.length, sections: here });
    }
    offset += line.length + 1;
  }
  return found.filter((stretch) => stretch.end > stretch.start || stretch.sections.length > 0);
}

/** The line that begins with a section's label and title; where none does, with its label. */
function lineOf(lines: string[], section: Section, from: number): number {
  const begins = (words: string) =>
    words === "" ? -1 : lines.findIndex((line, at) => at >= from && bare(line).startsWith(words));
  const whole = begins(bare(section.label + section.title));
  return whole >= 0 ? whole : begins(bare(section.label || section.title));
}

function holds(line: string, { label, title }: Section): boolean {
  const words = bare(label || title);
  return words !== "" && bare(line).includes(words);
}

/** Without spaces and the brackets of an article's title. */
function bare(text: string): string {
  return text.replace(/[\s()（）]+/g, "");
}

function depthOf(text: string): number {
  const kind = readLabel(text)?.kind;
  const place = kind ? DEPTHS.indexOf(kind) : -1;
  return place >= 0 ? place + 1 : UNLABELLED_DEPTH;
}

/** A unit line such as `(단위: 천원)` or `[2024년 기준, 단위: %]` belongs with the table below it. */
const UNIT_LINE = /^[^가-힣]{0,3}(?:[^:：]{0,20}[\s,(（])?(?:금액\s*)?단\s*위\s*[:：)]/;
const LONGEST_UNIT_LINE = 40;
/** `<표 1> 예산`, `[표 2-1] 현황`. */
const CAPTION_LINE = /^[<〈《【[(（]?\s*(?:표|도표)\s*\d+(?:[-.]\d+)*\s*[>〉》】\])）.:]?(?=\s|$)/;
const LONGEST_CAPTION = 100;

/** Whether a line says what the table below it is, or in what its figures are. */
export function isCaptionLine(block: Block, words: string): boolean {
  if (block.type === "caption") return true;
  if (words.includes("\n")) return false;
  const length = characters(words);
  return (
    (length < LONGEST_UNIT_LINE && UNIT_LINE.test(words)) ||
    (length < LONGEST_CAPTION && CAPTION_LINE.test(words))
  );
}

function belongsWithNext(block: Block, words: string, opens: Section | null): boolean {
  if (isCaptionLine(block, words)) return true;
  if (!opens) return false;
  if (block.type === "heading" || block.type === "title") return true;
  return lettersOf(words) === lettersOf(opens.label + opens.title);
}

/** `<별표 1> 수당` and `별표 1 수당` are the same heading. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}
