/** What stands apart from the text and is referred to from it ([MS-DOC] 2.8): notes, comments, text boxes, headers. */
import { type FileInformation, partStarts, TABLE } from "./file-information.js";
import { readShapes } from "./shapes.js";

/** A stretch of the whole text. */
export interface Stretch {
  from: number;
  to: number;
}

export interface Reference extends Stretch {
  kind: "footnote" | "endnote" | "comment" | "textBox" | "wordArt";
  /** From 1, in the order of the marks. */
  number: number;
  /** Of WordArt, whose text is no stretch of the whole. */
  text?: string;
}

export interface Apart {
  /** By the character that refers to them. */
  references: Map<number, Reference[]>;
  /** Text boxes that no character refers to. */
  loose: Reference[];
  headers: (Stretch & { type: "header" | "footer" })[];
}

/** Bytes of an entry beside its characters. */
const ENTRY = { note: 2, comment: 30, textBox: 22, shape: 26 };
const TEXT_BOX_SHAPE_AT = 14;
/** Separators of notes come before the headers; then six for each section. */
const SEPARATORS = 6;
const PER_SECTION = ["header", "header", "footer", "footer", "header", "footer"] as const;

export function readApart(information: FileInformation, table: (index: number) => Buffer): Apart {
  const starts = partStarts(information.lengths);
  const references = new Map<number, Reference[]>();
  const add = (mark: number, reference: Reference) =>
    references.set(mark, [...(references.get(mark) ?? []), reference]);
  const notes = (kind: Reference["kind"], marks: Buffer, texts: Buffer, start: number) => {
    const at = charactersOf(marks, kind === "comment" ? ENTRY.comment : ENTRY.note);
    const bounds = charactersOf(texts, 0);
    for (const [index, mark] of at.slice(0, -1).entries()) {
      const [from, to] = [bounds[index], bounds[index + 1]];
      if (from === undefined || to === undefined || to <= from) continue;
      add(mark, { kind, number: index + 1, from: start + from, to: start + to });
    }
  };
  notes("footnote", table(TABLE.footnoteMarks), table(TABLE.footnoteTexts), starts.footnotes);
  notes("endnote", table(TABLE.endnoteMarks), table(TABLE.endnoteTexts), starts.endnotes);
  notes("comment", table(TABLE.commentMarks), table(TABLE.commentTexts), starts.comments);
  const loose = drawnTexts(table, starts.textBoxes, add);
  const bounds = charactersOf(table(TABLE.headers), 0);
  const headers = bounds.slice(SEPARATORS, -1).map((from, index) => ({
    from: starts.headers + from,
    to: starts.headers + (bounds[SEPARATORS + index + 1] ?? from),
    type: PER_SECTION[index % PER_SECTION.length]!,
  }));
  return { references, loose, headers };
}

/** A text box belongs to a shape, and the shape or the group around it to a character of the text; so does WordArt. */
function drawnTexts(
  table: (index: number) => Buffer,
  start: number,
  add: (mark: number, reference: Reference) => void,
): Reference[] {
  const shapes = table(TABLE.shapes);
  const anchors = new Map<number, number>();
  for (const [index, mark] of charactersOf(shapes, ENTRY.shape).slice(0, -1).entries()) {
    const at = entryAt(shapes, ENTRY.shape, index);
    anchors.set(shapes.readUInt32LE(at), mark);
  }
  for (const { id, outermost, wordArt } of readShapes(table(TABLE.drawings))) {
    const mark = anchors.get(id) ?? anchors.get(outermost);
    if (mark === undefined) continue;
    anchors.set(id, mark);
    if (wordArt) add(mark, { kind: "wordArt", number: 0, from: 0, to: 0, text: wordArt });
  }
  const boxes = table(TABLE.textBoxes);
  const bounds = charactersOf(boxes, ENTRY.textBox);
  const loose: Reference[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1]!;
    if (to <= from) continue;
    const shape = boxes.readUInt32LE(entryAt(boxes, ENTRY.textBox, index) + TEXT_BOX_SHAPE_AT);
    const mark = anchors.get(shape);
    const box: Reference = {
      kind: "textBox",
      number: index + 1,
      from: start + from,
      to: start + to,
    };
    if (mark === undefined) loose.push(box);
    else add(mark, box);
  }
  return loose;
}

/** The characters of a table: one more than its entries. */
function charactersOf(table: Buffer, entry: number): number[] {
  const count = Math.floor((table.length - 4) / (4 + entry));
  if (count < 0) return [];
  return Array.from({ length: count + 1 }, (_, index) => table.readUInt32LE(index * 4));
}

function entryAt(table: Buffer, entry: number, index: number): number {
  const count = Math.floor((table.length - 4) / (4 + entry));
  return (count + 1) * 4 + index * entry;
}
