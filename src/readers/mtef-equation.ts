/**
 * Equations of Equation Editor 3 and MathType (MTEF 3–5, the stream `Equation Native` of an object) on one line, as equations of the other
 * formats are. By hand: MTEF readers exist for Ruby, Python and Rust, none is on npm.
 */
import { fraction, matrix, root, script, withAccent } from "./linear-math.js";

/** The header of the object stream states its own length; MTEF follows it. */
const OBJECT_HEADER_BYTES = 28;
const VERSIONS = { first: 3, last: 5 };
/** Templates in templates; real ones have a few. */
const MAX_DEPTH = 60;

const RECORD = {
  ...{ end: 0, line: 1, character: 2, template: 3, pile: 4, matrix: 5, mark: 6, ruler: 7 },
  ...{ font: 8, size: 9, color: 15, colorDefinition: 16, fontDefinition: 17 },
  ...{ preferences: 18, encoding: 19, future: 100 },
} as const;
const OPTION = { nudge: 8, ruler: 2, empty: 1, spacing: 4, marksOld: 2, marks: 1 };
const ENCODING = { short: 4, long: 16, noCode: 32 };
const LEFT_SIDE = 1;

type Shape =
  | "fence"
  | "root"
  | "fraction"
  | "script"
  | "operator"
  | "limit"
  | "braceAbove"
  | "braceBelow"
  | "brace"
  | "lineBelow"
  | "lineAbove"
  | "arrow"
  | "tilde"
  | "hat"
  | "arc"
  | "inOrder";

/** Shapes of the templates by their selectors, as runs `[first selector, shape]`. */
const SHAPES: { old: [number, Shape][]; new: [number, Shape][] } = {
  old: [
    [0, "fence"],
    [13, "root"],
    [14, "fraction"],
    [15, "script"],
    [16, "lineBelow"],
    [17, "lineAbove"],
    [18, "inOrder"],
    [21, "operator"],
    [27, "braceAbove"],
    [28, "braceBelow"],
    [29, "operator"],
    [39, "limit"],
    [40, "inOrder"],
    [41, "fraction"],
    [42, "operator"],
    [44, "script"],
    [45, "inOrder"],
    [46, "arrow"],
    [48, "arc"],
    [49, "inOrder"],
  ],
  new: [
    [0, "fence"],
    [10, "root"],
    [11, "fraction"],
    [12, "lineBelow"],
    [13, "lineAbove"],
    [14, "inOrder"],
    [15, "operator"],
    [23, "limit"],
    [24, "brace"],
    [26, "inOrder"],
    [27, "script"],
    [30, "inOrder"],
    [31, "arrow"],
    [32, "tilde"],
    [33, "hat"],
    [34, "arc"],
    [35, "inOrder"],
  ],
};

/** Marks on a letter, by their number. */
const MARKS: Readonly<Record<number, string>> = {
  ...{ 2: "\u0307", 3: "\u0308", 4: "\u20db", 5: "′", 6: "″", 7: "‵", 8: "\u0303", 9: "\u0302" },
  ...{
    10: "\u0338",
    11: "\u20d7",
    12: "\u20d6",
    13: "\u20e1",
    17: "\u0305",
    18: "‴",
    19: "\u0311",
  },
};
const ABOVE = { arrow: "\u20d7", tilde: "\u0303", hat: "\u0302", arc: "\u0311" };
/** On one letter. */
const MAX_MARKS = 4;
/** Of one equation; real ones have a few hundred. */
const MAX_BYTES = 256 * 1024;
/** Typefaces of words: text and names of functions. */
const UPRIGHT = new Set([1, 2]);

interface Part {
  kind: "letter" | "word" | "slot" | "script" | "rest";
  text: string;
}

/** Undefined where the stream holds no equation of these versions. */
export function mtefText(stream: Buffer): string | undefined {
  if (stream.length < OBJECT_HEADER_BYTES || stream.length > MAX_BYTES) return undefined;
  const start = stream.readUInt16LE(0);
  const version = stream[start] ?? 0;
  if (version < VERSIONS.first || version > VERSIONS.last) return undefined;
  return new MtefReader(stream, start + 5, version).read();
}

class MtefReader {
  private depth = 0;
  private readonly isNew: boolean;

  constructor(
    private readonly bytes: Buffer,
    private at: number,
    version: number,
  ) {
    this.isNew = version >= 5;
  }

  read(): string {
    if (this.isNew) {
      this.skipName();
      this.at++;
    }
    // Some writers close the equation's last list twice, so the records go on to the end.
    const parts: Part[] = [];
    while (this.at < this.bytes.length) for (const part of this.list()) parts.push(part);
    return joined(parts)
      .replace(/[^\S\n]+/g, " ")
      .trim();
  }

  /** Zero past the end, which is also the record that ends a list. */
  private byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  private word(): number {
    return this.byte() | (this.byte() << 8);
  }

  /** A number of one byte, or after 255 of two. */
  private number(): number {
    const byte = this.byte();
    return byte === 255 ? this.word() : byte;
  }

  private skipName(): void {
    const end = this.bytes.indexOf(0, this.at);
    this.at = end < 0 ? this.bytes.length : end + 1;
  }

  /** A shift by hand: two bytes, or where both are 128 two words behind them. */
  private skipNudge(options: number): void {
    if ((options & OPTION.nudge) === 0) return;
    const isLarge = this.byte() === 128;
    if (this.byte() === 128 && isLarge) this.at += 4;
  }

  private skipRuler(): void {
    this.at += this.byte() * 3;
  }

  private list(): Part[] {
    const parts: Part[] = [];
    if (++this.depth > MAX_DEPTH) this.at = this.bytes.length;
    for (;;) {
      const tag = this.byte();
      const record = this.isNew ? tag : tag & 0x0f;
      if (record === RECORD.end) break;
      const part = this.record(record, tag);
      if (part) parts.push(part);
    }
    this.depth--;
    return parts;
  }

  private record(record: number, tag: number): Part | undefined {
    if (record >= RECORD.line && record <= RECORD.mark) {
      const options = this.isNew ? this.byte() : tag >> 4;
      this.skipNudge(options);
      if (record === RECORD.line) return this.line(options);
      if (record === RECORD.character) return this.character(options);
      if (record === RECORD.template) return this.template();
      if (record === RECORD.pile) return this.pile(options);
      if (record === RECORD.matrix) return this.matrix();
      return { kind: "rest", text: MARKS[this.byte()] ?? "" };
    }
    this.skip(record);
    return undefined;
  }

  /** Records that only say how an equation looks. */
  private skip(record: number): void {
    if (record === RECORD.ruler) this.skipRuler();
    else if (record === RECORD.size) {
      const size = this.byte();
      this.at += size === 101 ? 2 : size === 100 ? 3 : 1;
    } else if (record === RECORD.font) {
      if (this.isNew) this.number();
      else this.byte();
      this.byte();
      if (!this.isNew) this.skipName();
    } else if (record === RECORD.color) this.number();
    else if (record === RECORD.colorDefinition) {
      const options = this.byte();
      this.at += options & 1 ? 8 : 6;
      if (options & 4) this.skipName();
    } else if (record === RECORD.fontDefinition) {
      this.number();
      this.skipName();
    } else if (record === RECORD.preferences) this.skipPreferences();
    else if (record === RECORD.encoding) this.skipName();
    else if (record >= RECORD.future) {
      const length = this.number();
      this.at += length;
    }
  }

  /** Sizes and spaces are runs of half bytes, each ended by 15; then one or two bytes for each style. */
  private skipPreferences(): void {
    this.byte();
    for (let list = 0; list < 2; list++) {
      let left = this.byte();
      while (left > 0 && this.at < this.bytes.length) {
        const pair = this.byte();
        if (pair >> 4 === 15) left--;
        if (left > 0 && (pair & 15) === 15) left--;
      }
    }
    for (let left = this.byte(); left > 0; left--) if (this.byte() !== 0) this.byte();
  }

  private line(options: number): Part {
    if (options & OPTION.spacing) this.at += this.isNew ? 2 : 1;
    if (options & OPTION.ruler) {
      this.byte();
      this.skipRuler();
    }
    return { kind: "slot", text: options & OPTION.empty ? "" : joined(this.list()) };
  }

  private character(options: number): Part {
    const typeface = (this.isNew ? this.number() : this.byte()) - 128;
    const code = this.isNew && options & ENCODING.noCode ? 0 : this.word();
    if (this.isNew && options & ENCODING.short) this.byte();
    if (this.isNew && options & ENCODING.long) this.word();
    const letter = shown(code);
    const hasMarks = options & (this.isNew ? OPTION.marks : OPTION.marksOld);
    const marks = hasMarks ? this.list().slice(0, MAX_MARKS) : [];
    const text = marks.reduce((on, mark) => withAccent(on, mark.text), letter);
    return { kind: UPRIGHT.has(typeface) ? "word" : "letter", text };
  }

  private template(): Part {
    const selector = this.byte();
    let variation = this.byte();
    if (this.isNew && variation & 128) variation = (variation & 127) | (this.byte() << 8);
    this.byte();
    const parts = this.list();
    const slots = parts.filter(({ kind }) => kind === "slot").map(({ text }) => text.trim());
    const signs = parts.filter(({ kind }) => kind !== "slot").map(({ text }) => text);
    const [main = "", second = "", third = ""] = slots;
    const shapes = this.isNew ? SHAPES.new : SHAPES.old;
    const shape = shapes.findLast(([from]) => selector >= from)?.[1] ?? "inOrder";
    const rest = (text: string): Part => ({ kind: "rest", text });
    switch (shape) {
      case "fence": {
        const isLeft = signs.length > 1 || (variation & 3) === LEFT_SIDE;
        const [left, right] = isLeft ? [signs[0], signs[1]] : ["", signs[0]];
        return rest(`${left ?? ""}${main}${right ?? ""}`);
      }
      case "root":
        return rest(root(second, main));
      case "fraction":
        return { kind: "script", text: fraction(main, second) };
      case "script":
        return { kind: "script", text: script("_", main) + script("^", second) };
      case "operator": {
        // An operator of letters (max, lim) has a slot of its own.
        const sign = signs.join("") || (slots[3] ?? "");
        return rest(`${sign}${script("_", second)}${script("^", third)} ${main}`);
      }
      case "limit":
        return { kind: "script", text: main + script("_", second) + script("^", third) };
      case "braceAbove":
        return rest(main + script("^", second));
      case "braceBelow":
        return rest(main + script("_", second));
      case "brace":
        return rest(main + script(variation & 1 ? "^" : "_", second));
      case "lineBelow":
        return rest(withAccent(main, "\u0332"));
      case "lineAbove":
        return rest(withAccent(main, "\u0305"));
      case "inOrder":
        return rest(joined(parts));
      default:
        return rest(withAccent(main, ABOVE[shape]));
    }
  }

  private pile(options: number): Part {
    this.at += 2;
    if (options & OPTION.ruler) {
      this.byte();
      this.skipRuler();
    }
    const lines = this.list().map(({ text }) => text);
    return { kind: "slot", text: lines.filter((line) => line.trim() !== "").join("\n") };
  }

  private matrix(): Part {
    this.at += 3;
    const [rows, columns] = [this.byte(), this.byte()];
    // Two bits for each line between rows and columns, and around them.
    this.at += Math.ceil((rows + 1) / 4) + Math.ceil((columns + 1) / 4);
    const cells = this.list().map(({ text }) => text.trim());
    const lines = Array.from({ length: rows }, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns),
    );
    return { kind: "rest", text: matrix(lines) };
  }
}

/** MTCode is Unicode; what it adds in the private range are spaces (U+EF00–EF0F) and shapes without a text. */
function shown(code: number): string {
  if (code >= 0xef00 && code <= 0xef0f) return " ";
  if (code < 0x20 || (code >= 0xd800 && code <= 0xf8ff)) return "";
  return String.fromCharCode(code);
}

/** Side by side; a script or the name of a function ends where a space follows, or the next letter would join it. */
function joined(parts: readonly Part[]): string {
  let text = "";
  let before: Part["kind"] = "rest";
  for (const { kind, text: next } of parts) {
    if (next === "") continue;
    const endsName = before === "word" && kind !== "word" && /\p{L}{2}$/u.test(text.slice(-4));
    const apart = (before === "script" || endsName) && /^[\p{L}\p{N}]/u.test(next);
    text += apart ? ` ${next}` : next;
    before = kind;
  }
  return text;
}
