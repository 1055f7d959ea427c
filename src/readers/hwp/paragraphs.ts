/** Decodes PARA_HEADER and its child records into paragraphs. */
import { isGuide } from "../hangul/field-guides.js";
import { joinDeletedEnds } from "../hangul/tracked-changes.js";
import {
  CONTROL_UNITS,
  type Faint,
  type LineSegment,
  MAX_LIST_DEPTH,
  type Paragraph,
} from "../hangul/tree.js";
import { mapSpans, type Span, sortAndSeparate } from "../hangul/unit-ranges.js";
import { symbolText } from "../symbol-fonts.js";
import { readControl } from "./controls.js";
import { type HwpRecord, RecordFields, TAG } from "./records.js";
import type { HwpSectionState } from "./section-state.js";
import type { TextToken } from "./text.js";

const BREAK_PAGE = 4;
const BREAK_COLUMN = 8;
const SEGMENT_BYTES = 36;
const NO_TOKENS: TextToken[] = [];
const NO_RECORDS: HwpRecord[] = [];
const NO_LISTS: HwpRecord[][] = [];

/** Paragraphs among sibling records; whatever else stands there is left to the caller. */
export function readParagraphs(records: Iterable<HwpRecord>, state: HwpSectionState): Paragraph[] {
  if (state.depth >= MAX_LIST_DEPTH) {
    state.tooDeep = true;
    return [];
  }
  state.depth++;
  const paragraphs: Paragraph[] = [];
  for (const record of records) {
    if (state.time.isOver()) break;
    if (record.tag === TAG.PARA_HEADER) paragraphs.push(readParagraph(record, state));
    else if (record.tag === TAG.MEMO_LIST) readMemo(record, record.children, state);
  }
  joinDeletedEnds(paragraphs);
  state.depth--;
  return paragraphs;
}

function readParagraph(record: HwpRecord, state: HwpSectionState): Paragraph {
  const header = new RecordFields(record);
  // The highest bit says something else.
  const units = header.u32() & 0x7fffffff;
  header.skip(4);
  const paragraph: Paragraph = {
    shape: header.u16(),
    style: header.u8(),
    pageBreak: false,
    columnBreak: false,
    items: [],
    segments: [],
  };
  const breaks = header.u8();
  paragraph.pageBreak = (breaks & BREAK_PAGE) !== 0;
  paragraph.columnBreak = (breaks & BREAK_COLUMN) !== 0;
  let tokens = NO_TOKENS;
  let controls: HwpRecord[] = NO_RECORDS;
  let characters: HwpRecord | undefined;
  let ranges: HwpRecord | undefined;
  for (const child of record.children) {
    if (child.tag === TAG.PARA_TEXT) tokens = child.text;
    else if (child.tag === TAG.PARA_LINE_SEG) paragraph.segments = readSegments(child);
    else if (child.tag === TAG.CTRL_HEADER) {
      if (controls === NO_RECORDS) controls = [];
      controls.push(child);
    } else if (child.tag === TAG.PARA_CHAR_SHAPE) characters = child;
    else if (child.tag === TAG.PARA_RANGE_TAG) ranges = child;
    else if (child.tag === TAG.MEMO_LIST) readMemo(child, record.children, state);
  }
  for (const list of furtherMasterPages(record)) {
    const master = readParagraphs(list, state);
    if (master.length > 0) state.masterPages.push(master);
  }
  placeItems(paragraph, tokens, controls, state);
  leaveOutGuides(paragraph, controls, state);
  if (characters) {
    markFaint(paragraph, characters, state.faint);
    printSymbols(paragraph, characters, state);
  }
  if (ranges) removeDeleted(paragraph, ranges, units);
  return paragraph;
}

/**
 * Master pages of the last or of single pages hang on the section's last paragraph: each a LIST_HEADER with its paragraphs behind it.
 * Behind a MEMO_LIST such a list is the memo's.
 */
export function furtherMasterPages({ tag, children }: HwpRecord): HwpRecord[][] {
  if (tag !== TAG.PARA_HEADER || !children.some(isListHeader)) return NO_LISTS;
  const lists: HwpRecord[][] = [];
  for (const child of children) {
    if (child.tag === TAG.MEMO_LIST) break;
    if (child.tag === TAG.LIST_HEADER) lists.push([]);
    else if (child.tag === TAG.PARA_HEADER) lists.at(-1)?.push(child);
  }
  return lists;
}

function isListHeader({ tag }: HwpRecord): boolean {
  return tag === TAG.LIST_HEADER;
}

/** PARA_CHAR_SHAPE: pairs of the first unit and the shape that holds from there on. Spans of the shapes that mean something. */
function shapeSpans<T>(
  { stream, start, end }: HwpRecord,
  shapes: ReadonlyMap<number, T>,
): (Span & { shape: T })[] {
  const spans: (Span & { shape: T })[] = [];
  for (let at = start; at + 8 <= end; at += 8) {
    const shape = shapes.get(stream.readUInt32LE(at + 4));
    if (shape === undefined) continue;
    const from = stream.readUInt32LE(at);
    const to = at + 12 <= end ? stream.readUInt32LE(at + 8) : Number.POSITIVE_INFINITY;
    spans.push({ from, to, shape });
  }
  return sortAndSeparate(spans);
}

function markFaint(
  paragraph: Paragraph,
  characters: HwpRecord,
  shapes: ReadonlyMap<number, Faint>,
): void {
  const spans = shapeSpans(characters, shapes);
  if (spans.length === 0) return;
  paragraph.items = mapSpans(paragraph.items, spans, (item, { shape: faint }) =>
    item.kind === "text" ? { ...item, faint } : item,
  );
}

/** Letters of a symbol font as the signs that they print. */
function printSymbols(paragraph: Paragraph, characters: HwpRecord, state: HwpSectionState): void {
  const spans = shapeSpans(characters, state.symbolFonts);
  if (spans.length === 0) return;
  paragraph.items = mapSpans(paragraph.items, spans, (item, { shape: font }) => {
    if (item.kind !== "text") return item;
    const text = symbolText(font, item.text);
    if (text !== item.text) state.letters.leaveOut(item.text);
    return { ...item, text };
  });
}

/** Kinds of range in the highest byte of the tag: 0x10 is a tracked insertion, 0x11 a deletion; others only mark text. */
const DELETION = 0x11;
const RANGE_BYTES = 12;

/** PARA_RANGE_TAG: first unit, unit after the last, kind and number. */
export function deletedSpans({ stream, start, end }: HwpRecord): Span[] {
  const spans: Span[] = [];
  for (let at = start; at + RANGE_BYTES <= end; at += RANGE_BYTES) {
    if (stream[at + 11] !== DELETION) continue;
    spans.push({ from: stream.readUInt32LE(at), to: stream.readUInt32LE(at + 4) });
  }
  return spans;
}

/** The paragraph's end mark is its last unit. */
function removeDeleted(paragraph: Paragraph, ranges: HwpRecord, units: number): void {
  const deleted = sortAndSeparate(deletedSpans(ranges));
  const last = deleted.at(-1);
  if (!last) return;
  paragraph.items = mapSpans(paragraph.items, deleted, () => null);
  paragraph.units = units;
  if (units > 0 && last.to >= units) paragraph.endDeleted = true;
}

/** Places controls at their marks in the text, in record order; a mark without its record is skipped. */
function placeItems(
  paragraph: Paragraph,
  tokens: TextToken[],
  controls: HwpRecord[],
  state: HwpSectionState,
): void {
  let next = 0;
  const take = (at: number) => {
    const record = controls[next]!;
    try {
      paragraph.items.push(readControl(record, { at, order: next }, state));
    } catch {
      // One bad record must not fail the document.
      state.skippedRecords++;
    }
    next++;
  };
  for (const token of tokens) {
    if (token.kind === "text") paragraph.items.push(token);
    else {
      const found = controls.findIndex(
        (record, at) => at >= next && new RecordFields(record).u32() === token.id,
      );
      if (found < 0) continue;
      while (next < found) take(token.at);
      take(token.at);
    }
  }
  const end = tokens.at(-1)?.at ?? 0;
  while (next < controls.length) take(end);
}

const CLICK_FIELD = "%clk";
/** A field's attributes, bit 15: its text was changed (HWP 5.0 format, "필드 컨트롤 속성"). */
const IS_CHANGED = 1 << 15;

/** The text of a field stands right behind its mark, and the mark of its end behind that. */
function leaveOutGuides(paragraph: Paragraph, controls: HwpRecord[], state: HwpSectionState): void {
  const { items } = paragraph;
  paragraph.items = items.filter((item, at) => {
    const field = items[at - 1];
    if (item.kind !== "text" || field?.kind !== "other" || field.name !== CLICK_FIELD) return true;
    if (item.at !== field.at + CONTROL_UNITS) return true;
    const fields = new RecordFields(controls[field.order]!).skip(4);
    if ((fields.u32() & IS_CHANGED) !== 0) return true;
    if (!isGuide(item.text, fields.skip(1).string())) return true;
    state.letters.leaveOut(item.text);
    return false;
  });
}

function readSegments({ stream, start, end }: HwpRecord): LineSegment[] {
  const segments: LineSegment[] = [];
  for (let at = start; at + SEGMENT_BYTES <= end; at += SEGMENT_BYTES) {
    segments.push({
      at: int32(stream, at) >>> 0,
      y: int32(stream, at + 4),
      height: int32(stream, at + 8),
      textHeight: int32(stream, at + 12),
      baseline: int32(stream, at + 16),
      spacing: int32(stream, at + 20),
      x: int32(stream, at + 24),
      width: int32(stream, at + 28),
      flags: int32(stream, at + 32) >>> 0,
    });
  }
  return segments;
}

function int32(stream: Buffer, at: number): number {
  return stream[at]! | (stream[at + 1]! << 8) | (stream[at + 2]! << 16) | (stream[at + 3]! << 24);
}

/** MEMO_LIST: the memo's number, then a LIST_HEADER and its paragraphs, below it or beside it. */
function readMemo(record: HwpRecord, beside: readonly HwpRecord[], state: HwpSectionState): void {
  const id = new RecordFields(record).u32();
  const below = record.children.some((child) => child.tag === TAG.PARA_HEADER);
  let source = record.children;
  if (!below) {
    const from = beside.indexOf(record) + 1;
    const end = beside.findIndex((other, at) => at >= from && other.tag === TAG.MEMO_LIST);
    source = beside.slice(from, end < 0 ? undefined : end);
  }
  const paragraphs = readParagraphs(
    source.filter((child) => child.tag === TAG.PARA_HEADER),
    state,
  );
  state.memos.push({ id, paragraphs });
}

/** Puts memo texts to the fields they belong to: by number, else in order; memos without a field come last. */
export function placeMemos(paragraphs: Paragraph[], state: HwpSectionState): void {
  const waiting = [...state.memos];
  for (const field of state.memoFields) {
    const at = waiting.findIndex((memo) => memo.id === field.id);
    const [memo] = waiting.splice(Math.max(at, 0), 1);
    if (memo) field.control.paragraphs = memo.paragraphs;
  }
  const last = paragraphs.at(-1);
  for (const memo of waiting) {
    last?.items.push({ kind: "memo", at: 0, order: -1, paragraphs: memo.paragraphs });
  }
}
