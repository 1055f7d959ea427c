/** Styles of a Word document ([MS-DOC] 2.9.271): which are headings, and what paragraphs inherit from them. */
import { type Change, numberOf, OPERATION, readChanges } from "./changes.js";

interface Style {
  /** The program's own number: 1 to 9 are headings, 62 is the title. */
  builtIn: number;
  base: number;
  changes: Change[];
}

const PARAGRAPH_STYLE = 1;
const TITLE = 62;
const NO_STYLE = 0xfff;
const MAX_STYLES = 4096;
/** Styles that are based on one another; Word allows eleven. */
const MAX_CHAIN = 20;
const BODY_LEVEL = 9;

export class Styles {
  private readonly styles: (Style | undefined)[] = [];

  constructor(table: Buffer) {
    if (table.length < 6) return;
    let at = 2 + table.readUInt16LE(0);
    const count = Math.min(MAX_STYLES, table.readUInt16LE(2));
    const baseBytes = table.readUInt16LE(4);
    for (let i = 0; i < count && at + 2 <= table.length; i++) {
      const length = table.readUInt16LE(at);
      const bytes = table.subarray(at + 2, at + 2 + length);
      this.styles.push(length >= 10 ? readStyle(bytes, baseBytes) : undefined);
      at += 2 + length;
    }
  }

  /** 1 to 9; 0 for what is no heading. */
  headingLevel(style: number, own: readonly Change[]): number {
    const stated =
      numberOf(own, OPERATION.outlineLevel) ?? this.inherited(style, OPERATION.outlineLevel);
    if (stated !== undefined) return stated < BODY_LEVEL ? stated + 1 : 0;
    const builtIn = this.styles[style]?.builtIn ?? 0;
    return builtIn >= 1 && builtIn <= 9 ? builtIn : 0;
  }

  isTitle(style: number): boolean {
    return this.styles[style]?.builtIn === TITLE;
  }

  /** The value that a style gives, itself or through those that it is based on. */
  inherited(style: number, operation: number): number | undefined {
    let at = style;
    for (let steps = 0; steps < MAX_CHAIN && at !== NO_STYLE; steps++) {
      const found = this.styles[at];
      if (!found) return undefined;
      const value = numberOf(found.changes, operation);
      if (value !== undefined) return value;
      at = found.base;
    }
    return undefined;
  }
}

function readStyle(bytes: Buffer, baseBytes: number): Style {
  const builtIn = bytes.readUInt16LE(0) & 0xfff;
  const kind = bytes.readUInt16LE(2);
  const style: Style = { builtIn, base: kind >> 4, changes: [] };
  const name = Math.max(10, baseBytes);
  if ((kind & 0xf) !== PARAGRAPH_STYLE || name + 2 > bytes.length) return style;
  let at = name + 2 + (bytes.readUInt16LE(name) + 1) * 2;
  if (at + 4 > bytes.length) return style;
  const length = bytes.readUInt16LE(at);
  at += 4;
  style.changes = readChanges(bytes.subarray(at, at + Math.max(0, length - 2)));
  return style;
}
