/** The text of a Word document in its pieces ([MS-DOC] 2.4.1): characters, and which byte of the file each one is. */

interface Piece {
  from: number;
  to: number;
  /** Byte of the first character in the stream. */
  at: number;
  wide: boolean;
}

/** Characters that are read; a book has two million. */
const MAX_CHARACTERS = 20_000_000;
const PROPERTIES = 1;
const PIECES = 2;
const COMPRESSED = 0x40000000;
/** 0x80 to 0x9F of pieces with one byte a character ([MS-DOC] 2.9.73). */
const HIGH_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

export class PieceTable {
  readonly text: string;
  /** Whether pieces lie outside the stream, or none could be found. */
  cut = false;
  private readonly pieces: Piece[] = [];

  constructor(stream: Buffer, table: Buffer) {
    const parts: string[] = [];
    let length = 0;
    for (const piece of this.readPieces(table)) {
      const count = Math.min(piece.to - piece.from, MAX_CHARACTERS - length);
      const end = piece.at + count * (piece.wide ? 2 : 1);
      if (end > stream.length || count < piece.to - piece.from) this.cut = true;
      const bytes = stream.subarray(piece.at, Math.max(piece.at, end));
      const text = piece.wide ? bytes.toString("utf16le") : narrow(bytes);
      this.pieces.push({ ...piece, from: length, to: length + text.length });
      length += text.length;
      parts.push(text);
      if (text.length < count) break;
    }
    this.text = parts.join("");
    if (this.pieces.length === 0) this.cut = true;
  }

  /** The byte of a character; -1 past the end. */
  byteOf(character: number): number {
    let [low, high] = [0, this.pieces.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const { from, to, at, wide } = this.pieces[middle]!;
      if (character < from) high = middle - 1;
      else if (character >= to) low = middle + 1;
      else return at + (character - from) * (wide ? 2 : 1);
    }
    return -1;
  }

  private readPieces(table: Buffer): Piece[] {
    let at = 0;
    while (at + 3 <= table.length && table[at] === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
    if (at + 5 > table.length || table[at] !== PIECES) return [];
    const list = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
    const count = Math.floor((list.length - 4) / 12);
    const pieces: Piece[] = [];
    for (let i = 0; i < count; i++) {
      const [from, to] = [list.readUInt32LE(i * 4), list.readUInt32LE(i * 4 + 4)];
      if (to <= from) continue;
      const stated = list.readUInt32LE((count + 1) * 4 + i * 8 + 2);
      const wide = (stated & COMPRESSED) === 0;
      const place = stated & 0x3fffffff;
      pieces.push({ from, to, at: wide ? place : place >> 1, wide });
    }
    return pieces;
  }
}

function narrow(bytes: Buffer): string {
  return bytes
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (sign) => HIGH_SIGNS[sign.charCodeAt(0) - 0x80]!);
}
