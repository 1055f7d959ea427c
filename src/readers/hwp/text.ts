/**
 * Tokenises PARA_TEXT: UTF-16 units, some of which are controls of one or eight units (HWP 5.0 format, 4.3.2 "제어 문자").
 */
import { CONTROL_UNITS, type TextItem } from "../hangul/tree.js";

export type TextToken =
  | TextItem
  /** Stands for the next CTRL_HEADER; `id` is its four letters, for matching. */
  | { kind: "control"; at: number; code: number; id: number };

const TAB = 9;
const LINE_BREAK = 10;
const PARAGRAPH_END = 13;
const HYPHEN = 24;
const NON_BREAKING_SPACE = 30;
const FIXED_SPACE = 31;

/** Eight-unit controls that belong to a CTRL_HEADER. */
const EXTENDED = 1;
/** Eight-unit controls that stand for themselves: field end, title mark, tab and reserved ones. */
const INLINE = 2;
/** What the units below a space are; 0 for those of one unit. */
const CONTROLS = new Uint8Array(32);
for (const unit of [1, 2, 3, 11, 12, 14, 15, 16, 17, 18, 21, 22, 23]) CONTROLS[unit] = EXTENDED;
for (const unit of [4, 5, 6, 7, 8, TAB, 19, 20]) CONTROLS[unit] = INLINE;

/** Hancom symbols are written as 0xA000 + offset; the block is Yi script, which Hangul does not print. */
const SYMBOLS_FROM = 0xa000;
const SYMBOLS_TO = 0xa95f;
const PLANE_15_LEAD = 0xdb80;

/** The text between two places of a stream; positions count from the first unit. */
export function readText(stream: Buffer, from: number, to: number): TextToken[] {
  const tokens: TextToken[] = [];
  const units = (to - from) >> 1;
  /** First unit of the run of plain characters that is open, -1 where none is. */
  let start = -1;
  for (let at = 0; at < units; at++) {
    const place = from + at * 2;
    const unit = stream[place]! | (stream[place + 1]! << 8);
    if (unit >= 32 && (unit < SYMBOLS_FROM || unit > SYMBOLS_TO)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) tokens.push(plainText(stream, from, start, at));
    start = -1;
    // One stored unit becomes a pair, so it is a token of its own: positions stay those of the file.
    if (unit >= 32)
      tokens.push({ kind: "text", at, units: 1, text: symbolPair(unit - SYMBOLS_FROM) });
    else if (CONTROLS[unit] !== 0) {
      if (unit === TAB) tokens.push({ kind: "text", at, units: CONTROL_UNITS, text: "\t" });
      else if (CONTROLS[unit] === EXTENDED) {
        const id = place + 6 <= to ? stream.readUInt32LE(place + 2) : 0;
        tokens.push({ kind: "control", at, code: unit, id });
      }
      at += CONTROL_UNITS - 1;
    } else {
      const sign = oneUnitSign(unit);
      if (sign !== "") tokens.push({ kind: "text", at, units: 1, text: sign });
    }
  }
  if (start >= 0) tokens.push(plainText(stream, from, start, units));
  return tokens;
}

function plainText(stream: Buffer, from: number, start: number, end: number): TextItem {
  const text = stream.toString("utf16le", from + start * 2, from + end * 2);
  return { kind: "text", at: start, units: end - start, text };
}

function oneUnitSign(unit: number): string {
  switch (unit) {
    case LINE_BREAK:
      return "\n";
    case HYPHEN:
      return "-";
    case NON_BREAKING_SPACE:
      return "\u00a0";
    case FIXED_SPACE:
      return " ";
    case PARAGRAPH_END:
      return "";
    default:
      return "";
  }
}

function symbolPair(offset: number): string {
  return String.fromCharCode(PLANE_15_LEAD + (offset >> 10), 0xdc00 + (offset & 0x3ff));
}
