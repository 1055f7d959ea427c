/** Drawn shapes ([MS-ODRAW] 2.2): which group each belongs to, and the text of WordArt, which stands among its properties. */

interface Shape {
  id: number;
  /** The outermost group, or the shape itself: only that one is anchored in the text. */
  outermost: number;
  wordArt: string;
}

const RECORD = {
  ...{ first: 0xf000, drawing: 0xf002, group: 0xf003, shape: 0xf004 },
  ...{ shapeNumber: 0xf00a, properties: 0xf00b },
};
/** The text of WordArt (`gtextUNICODE`). */
const WORD_ART = 0x00c0;
const COMPLEX = 0x8000;
/** Groups in groups; real ones have a few. */
const MAX_DEPTH = 30;
const MAX_SHAPES = 20_000;

/** All shapes of a document's drawings ([MS-DOC] 2.9.172): a byte before each drawing says whether it is the body's or the headers'. */
export function readShapes(drawings: Buffer): Shape[] {
  const settings = [...recordsOf(drawings)][0];
  const shapes: Shape[] = [];
  let at = settings ? settings.end + 1 : drawings.length;
  while (at < drawings.length) {
    const drawing = [...recordsOf(drawings.subarray(at))][0];
    if (drawing?.type !== RECORD.drawing) break;
    for (const { type, content } of recordsOf(drawing.content)) {
      // The drawing's own group groups nothing.
      if (type === RECORD.group) collect(content, shapes);
    }
    at += drawing.end + 1;
  }
  return shapes;
}

/** Shapes among records, those of groups too. */
export function shapesOf(records: Buffer): Shape[] {
  const shapes: Shape[] = [];
  collect(records, shapes);
  return shapes;
}

function collect(records: Buffer, shapes: Shape[], outermost?: number, depth = 0): void {
  for (const { type, content } of recordsOf(records)) {
    if (shapes.length >= MAX_SHAPES) return;
    if (type === RECORD.shape) shapes.push(shapeOf(content, outermost));
    else if (type === RECORD.group && depth < MAX_DEPTH) {
      // The first shape of a group is the group.
      const [own] = recordsOf(content);
      const group = outermost ?? (own && shapeOf(own.content, undefined).id);
      collect(content, shapes, group, depth + 1);
    }
  }
}

function shapeOf(records: Buffer, outermost: number | undefined): Shape {
  let id = 0;
  let wordArt = "";
  for (const { type, content, instance } of recordsOf(records)) {
    if (type === RECORD.shapeNumber && content.length >= 4) id = content.readUInt32LE(0);
    else if (type === RECORD.properties) wordArt = wordArtOf(content, instance);
  }
  return { id, outermost: outermost ?? id, wordArt };
}

function* recordsOf(bytes: Buffer) {
  let at = 0;
  while (at + 8 <= bytes.length && bytes.readUInt16LE(at + 2) >= RECORD.first) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    yield {
      instance: bytes.readUInt16LE(at) >> 4,
      type: bytes.readUInt16LE(at + 2),
      content: bytes.subarray(at + 8, end),
      end,
    };
    at = end;
  }
}

/** Properties of six bytes; the values that do not fit follow them in order. */
function wordArtOf(table: Buffer, count: number): string {
  let value = count * 6;
  for (let at = 0; at < count * 6 && at + 6 <= table.length; at += 6) {
    const name = table.readUInt16LE(at);
    if ((name & COMPLEX) === 0) continue;
    const length = table.readUInt32LE(at + 2);
    if ((name & 0x3fff) === WORD_ART) {
      const text = table.toString("utf16le", value, value + length);
      return text.replace(/\0.*$/s, "").replace(/\r\n?|\v/g, "\n");
    }
    value += length;
  }
  return "";
}
