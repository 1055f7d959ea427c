/** Groups lines into paragraphs: which line continues in the next, and which ends. */
import { widen } from "../../model/box.js";
import type { Box } from "../../model/format.js";
import { OPEN_LINE_ENDS } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { LabelCounter, labelOf, namesAttached, opensParagraph, opensRule } from "./line-labels.js";
import type { PrintedLine } from "./text-lines.js";
import { PARAGRAPHS } from "./thresholds.js";

interface LaidOutParagraph {
  lines: PrintedLine[];
}

/** Groups lines (in reading order) that stand in one column or cell whose inner edges are `left` and `right`. */
export function buildParagraphs(
  lines: readonly PrintedLine[],
  left: number,
  right: number,
): LaidOutParagraph[] {
  const stepAt = usualSteps(lines);
  const edges = justifiedEdges(lines);
  const rightSet = linesSetRight(lines);
  const paragraphs: LaidOutParagraph[] = [];
  const count = new LabelCounter();
  let open: PrintedLine[] = [];
  for (const line of lines) {
    const last = open.at(-1);
    if (
      last &&
      !(rightSet.has(last) && rightSet.has(line)) &&
      lineContinues(open, last, line, { left, right, stepAt, edges }, count)
    ) {
      open.push(line);
    } else {
      count.add(line.text);
      open = [line];
      paragraphs.push({ lines: open });
    }
  }
  return paragraphs;
}

/** Lines of one page, or of one half of a sheet with two. */
export const isOneColumn = (a: PrintedLine, b: PrintedLine): boolean =>
  a.page === b.page && a.rightHalf === b.rightHalf;

interface Measure {
  left: number;
  right: number;
  /** Usual distance of baselines of lines of a size, in ems. */
  stepAt: (size: number) => number;
  /** Where lines of some paragraphs end, short of the column's own edge. */
  edges: readonly number[];
}

function lineContinues(
  open: PrintedLine[],
  last: PrintedLine,
  next: PrintedLine,
  measure: Measure,
  count: LabelCounter,
): boolean {
  const size = Math.max(last.size, next.size);
  if (!isSameSize(last.size, next.size)) return false;
  if (isOneColumn(last, next)) {
    const step = (next.baseline - last.baseline) / size;
    if (step <= PARAGRAPHS.leastStep || step > measure.stepAt(size) * PARAGRAPHS.wideStep)
      return false;
  }
  // An entry of a table of contents ends with its page number.
  if (isLeader(last.text)) return false;
  // Words set far apart are fields of a form, whose line does not continue.
  if (last.pieces.length > 2 || next.pieces.length > 2) return false;
  const free = freeWidth(last, next, measure);
  const oneElement = last.tag !== undefined && last.tag === next.tag && last.page === next.page;
  const full =
    oneElement ||
    free < next.firstWord + PARAGRAPHS.roomToSpare * size ||
    (free < PARAGRAPHS.ragged * size && open.length > 1 && !endsSentence(last.text)) ||
    (free < next.firstWord + PARAGRAPHS.ragged * size &&
      last.box[2] - last.box[0] >= PARAGRAPHS.longLine * size &&
      goesOn(last.text, next.text));
  if (!full) return false;
  const likeLabel = opensParagraph(next.text);
  const wrapped =
    isBrokenDate(last.text, next.text) ||
    closesBracket(open, next.text) ||
    isNamedInSentence(last.text, next.text) ||
    !count.expects(next.text);
  if (likeLabel && !wrapped) return false;
  if (last.bold !== next.bold && last.font !== next.font && endsSentence(last.text)) return false;
  return keepsEdge(open, last, next, size);
}

/** `…(관, 부, 국, 원,` / `소)장…`: what looks like a label closes a bracket of the line before. */
function closesBracket(open: readonly PrintedLine[], next: string): boolean {
  if (!/^\s*[\p{L}\d]{1,3}\s?[)）]/u.test(next)) return false;
  const text = open
    .slice(-3)
    .map((line) => line.text)
    .join("");
  return (text.match(/[(（]/gu)?.length ?? 0) > (text.match(/[)）]/gu)?.length ?? 0);
}

/** `…하고 같은 지시가 지속될 때는` / `별지 제2호 서식으로 보고한다`: a sentence names what is attached, and goes on behind it. */
function isNamedInSentence(last: string, next: string): boolean {
  return !endsSentence(last) && namesAttached(next);
}

/** Whether a line ends amid a sentence, by its last word or by the end of the sentence on the next. */
function goesOn(last: string, next: string): boolean {
  if (!/[가-힣,]\s*$/.test(last) || ENDS_CLAUSE.test(last)) return false;
  return OPEN_END.test(last) || ENDS_IN_NEXT.test(next);
}

const OPEN_END = new RegExp(String.raw`[가-힣](?:${oneOf(OPEN_LINE_ENDS)}|,)\s*$`);
/** `…함`, `…할 것`, `…한다`: whole, though nothing marks its end. */
const ENDS_CLAUSE = /[다음임함됨것요까]\s*$/;
const ENDS_IN_NEXT = /[가-힣]다\.?(?:\s*[<(（[].{0,40})?\s*$/;

/** `2024.` at a line's end and `3. 1.` on the next are one date, not an item. */
function isBrokenDate(last: string, next: string): boolean {
  return (
    /(?:^|[^\d])(?:\d{4}|['’]\d\d)\.(?:\s?\d{1,2}\.)?$/.test(last.trimEnd()) &&
    /^\d{1,2}\./.test(next.trimStart())
  );
}

/** Dots that lead to a page number at the right edge. */
const LEADER = /[·․‥….]{3,}\s*\d{1,4}\s*$/u;

/** Only a text that ends in a number is searched for dots. */
const isLeader = (text: string): boolean => /\d\s*$/.test(text) && LEADER.test(text);

const endsSentence = (text: string): boolean => /[.。?!:：]\s*$/.test(text);

/** Whether the next line's left edge fits the paragraph so far. */
function keepsEdge(
  open: PrintedLine[],
  last: PrintedLine,
  next: PrintedLine,
  size: number,
): boolean {
  const shift = (next.box[0] - last.box[0]) / size;
  if (isCentred(last, next)) return true;
  if (open.length === 1) {
    // A first line may be drawn in, or its label may hang out to the left of the rest.
    const labelled = labelOf(last.text) !== null || opensRule(last.text);
    return (
      shift > -PARAGRAPHS.hangingIndent &&
      shift < (labelled ? PARAGRAPHS.hangingIndent : PARAGRAPHS.plainIndent)
    );
  }
  return Math.abs(shift) <= PARAGRAPHS.sameEdge;
}

function isCentred(a: PrintedLine, b: PrintedLine): boolean {
  const middle = (line: PrintedLine) => (line.box[0] + line.box[2]) / 2;
  return Math.abs(middle(a) - middle(b)) < PARAGRAPHS.sameMiddle * a.size;
}

/** Free width that the last line leaves; for a centred line that is on both sides, unless the next one begins at its edge. */
function freeWidth(last: PrintedLine, next: PrintedLine, { left, right, edges }: Measure): number {
  if (edges.some((edge) => Math.abs(last.box[2] - edge) <= PARAGRAPHS.justified)) return 0;
  const before = last.box[0] - left;
  const after = right - last.box[2];
  const flush =
    Math.abs(next.box[0] - last.box[0]) < PARAGRAPHS.flush * last.size &&
    Math.abs(next.box[2] - last.box[2]) > last.size;
  const centred =
    !flush && before > last.size && Math.abs(before - after) < PARAGRAPHS.evenMargins * last.size;
  return centred ? before + after : after;
}

/** Ends that lines of different lengths share to the point: their letters were spread until there. */
function justifiedEdges(lines: readonly PrintedLine[]): number[] {
  const sorted = lines
    .filter((line) => line.pieces.length === 1)
    .sort((a, b) => a.box[2] - b.box[2]);
  const edges: number[] = [];
  for (let from = 0; from < sorted.length; ) {
    const edge = sorted[from]!.box[2];
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.box[2] - edge <= PARAGRAPHS.justified) to++;
    const lengths = new Set(sorted.slice(from, to).map((line) => line.text.length));
    if (to - from >= PARAGRAPHS.fewestJustified && lengths.size > 1) edges.push(edge);
    from = to;
  }
  return edges;
}

/** Lines that end at one edge and begin at many: a list of titles, a signature. */
function linesSetRight(lines: readonly PrintedLine[]): Set<PrintedLine> {
  const found = new Set<PrintedLine>();
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && endsAlike(lines[to - 1]!, lines[to]!)) to++;
    const run = lines.slice(from, to);
    const lefts: number[] = [];
    for (const { box, size } of run)
      if (!lefts.some((left) => Math.abs(left - box[0]) <= PARAGRAPHS.sameEdge * size))
        lefts.push(box[0]);
    // A justified paragraph has two: that of its first line and that of the others.
    if (lefts.length >= PARAGRAPHS.fewestRightSet) for (const line of run) found.add(line);
    from = to;
  }
  return found;
}

/** A labelled line begins a paragraph of its own, set in by as much as its level. */
const endsAlike = (last: PrintedLine, next: PrintedLine): boolean =>
  isOneColumn(last, next) &&
  Math.abs(last.box[2] - next.box[2]) <= PARAGRAPHS.justified &&
  !opensParagraph(next.text);

/** The usual step between neighbouring lines of a size, in ems; of all lines where few have that size. */
function usualSteps(lines: readonly PrintedLine[]): (size: number) => number {
  const steps: { size: number; step: number }[] = [];
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index]!;
    const last = lines[index - 1]!;
    if (!isOneColumn(line, last)) continue;
    const size = Math.max(line.size, last.size);
    if (!isSameSize(line.size, last.size)) continue;
    const step = (line.baseline - last.baseline) / size;
    if (step > PARAGRAPHS.shortestStep && step < PARAGRAPHS.longestStep) steps.push({ size, step });
  }
  steps.sort((a, b) => a.step - b.step);
  const known = new Map<number, number>();
  return (size) => {
    // Each size looks through all steps: those larger than any paper's share one, so that there are few.
    const key = Math.min(Math.round(size), PARAGRAPHS.largestSize);
    if (!known.has(key)) {
      const own = steps.filter((each) => isSameSize(each.size, size));
      known.set(key, usualOf(own.length >= PARAGRAPHS.fewestSteps ? own : steps));
    }
    return known.get(key)!;
  };
}

/** The lower part: wrapped lines stand closer than paragraphs do. */
function usualOf(steps: readonly { step: number }[]): number {
  const usual = steps[Math.floor(steps.length * PARAGRAPHS.usualStep)]?.step ?? 0;
  return Math.min(Math.max(usual, PARAGRAPHS.leastUsualStep), PARAGRAPHS.mostUsualStep);
}

const isSameSize = (a: number, b: number): boolean =>
  Math.abs(a - b) <= PARAGRAPHS.sameSize * Math.max(a, b);

export function boxOf(lines: readonly PrintedLine[]): Box {
  const box: Box = [...lines[0]!.box];
  for (const line of lines) widen(box, line.box);
  return box;
}
