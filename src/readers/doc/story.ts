/** Follows the characters of a Word document: paragraph, cell and row marks, fields, notes, pictures; gives flow items. */
import { CellStory } from "../flow/cell-story.js";
import { type FlowItem, flowText, textOf } from "../flow/flow-items.js";
import type { LetterCount } from "../letter-count.js";
import { inSymbolFont, isSymbolFont } from "../symbol-fonts.js";
import { formatNumber } from "../word-numbers.js";
import { type Change, numberOf, OPERATION, readChanges } from "./changes.js";
import type { Lists } from "./lists.js";
import type { Apart, Reference, Stretch } from "./notes.js";
import type { PieceTable } from "./piece-table.js";
import type { PropertyRuns } from "./property-runs.js";
import { rowOf } from "./rows.js";
import { shapesOf } from "./shapes.js";
import type { Styles } from "./styles.js";

export interface DocParts {
  pieces: PieceTable;
  paragraphs: PropertyRuns;
  characters: PropertyRuns;
  styles: Styles;
  lists: Lists;
  fonts: readonly string[];
  apart: Apart;
  /** Large properties and pictures. */
  data: Buffer;
  letters: LetterCount;
  pictures: Map<string, Buffer>;
  /** The text of an embedded equation, by the number of its object. */
  equation(object: number): string | undefined;
}

/** Special characters ([MS-DOC] 2.4.1 and 2.8). */
const SIGN = {
  picture: 0x01,
  cell: 0x07,
  line: 0x0b,
  page: 0x0c,
  paragraph: 0x0d,
  column: 0x0e,
  fieldBegin: 0x13,
  fieldSeparator: 0x14,
  fieldEnd: 0x15,
  hyphen: 0x1e,
  optionalHyphen: 0x1f,
};
/** Fields that the program fills in anew on every page. */
const COUNTING_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|DATE|TIME)\b/i;
/** Text boxes with notes in them; a deeper one is a trick. */
const MAX_DEPTH = 4;
/** Fields in fields; real ones have a few. */
const MAX_FIELDS = 100;

export class DocStory {
  hiddenCharacters = 0;
  private readonly story = new CellStory();
  private readonly fields: { instruction: string; shown: boolean; isEquation?: boolean }[] = [];

  constructor(
    private readonly parts: DocParts,
    private readonly depth = 0,
    /** In headers fields that count pages show nothing of their own. */
    private readonly running = false,
  ) {}

  read({ from, to }: Stretch): FlowItem[] {
    const { pieces, characters } = this.parts;
    const end = Math.min(to, pieces.text.length);
    let at = from;
    while (at < end) {
      const byte = pieces.byteOf(at);
      const run = characters.at(byte);
      const code = pieces.text.charCodeAt(at);
      if (code >= 0x20) {
        const stop = this.endOfRun(at, end, run?.to ?? 0);
        this.put(pieces.text.slice(at, stop), run?.changes ?? []);
        at = stop;
        continue;
      }
      for (const reference of this.parts.apart.references.get(at) ?? []) this.refer(reference);
      this.special(code, at, run?.changes ?? []);
      at++;
    }
    return this.story.finish({ tables: 0, heading: 0, level: 1 });
  }

  /** Ordinary characters that share their properties are put together. */
  private endOfRun(at: number, end: number, runEnd: number): number {
    const { pieces, apart } = this.parts;
    const wide = pieces.byteOf(at + 1) - pieces.byteOf(at) === 2 ? 2 : 1;
    let stop = at + 1;
    while (stop < end && pieces.text.charCodeAt(stop) >= 0x20 && !apart.references.has(stop)) {
      const byte = pieces.byteOf(stop);
      if (byte >= runEnd || byte !== pieces.byteOf(stop - 1) + wide) break;
      stop++;
    }
    return stop;
  }

  private put(written: string, changes: readonly Change[]): void {
    const field = this.fields.at(-1);
    if (field && !field.shown) {
      field.instruction += written;
      return;
    }
    if (this.running && this.fields.some(({ instruction }) => COUNTING_FIELD.test(instruction)))
      return;
    if (isOn(changes, OPERATION.deleted)) return;
    const text = this.shownText(written, changes);
    if (isOn(changes, OPERATION.hidden)) {
      this.hiddenCharacters += text.trim().length;
      return;
    }
    if (!this.running) this.parts.letters.add(text);
    this.story.append(text);
  }

  /** Signs of symbol fonts: one that is stated, or all that are set in such a font. */
  private shownText(written: string, changes: readonly Change[]): string {
    const symbol = changes.findLast(({ operation }) => operation === OPERATION.symbol)?.operand;
    if (symbol && symbol.length >= 4) {
      const font = this.parts.fonts[symbol.readUInt16LE(0)];
      return inSymbolFont(font ?? "Symbol", String.fromCharCode(symbol.readUInt16LE(2)));
    }
    const font = this.parts.fonts[numberOf(changes, OPERATION.font) ?? -1];
    return font !== undefined && isSymbolFont(font) ? inSymbolFont(font, written) : written;
  }

  private special(code: number, at: number, changes: readonly Change[]): void {
    if (code === SIGN.fieldBegin) this.beginField();
    else if (code === SIGN.fieldSeparator) this.showField(changes);
    else if (code === SIGN.fieldEnd) this.fields.pop();
    else if (code === SIGN.paragraph || code === SIGN.cell || code === SIGN.page)
      this.endParagraph(at, code);
    else if (code === SIGN.column) this.endParagraph(at, SIGN.paragraph);
    else if (code === SIGN.line) this.put("\n", changes);
    else if (code === 0x09) this.put("\t", changes);
    else if (code === SIGN.hyphen) this.put("‑", changes);
    else if (code === SIGN.picture) this.picture(changes);
  }

  private beginField(): void {
    if (this.fields.length < MAX_FIELDS) this.fields.push({ instruction: "", shown: false });
  }

  /** What follows is the field's result; of an equation that is its picture, before which its text is put. */
  private showField(changes: readonly Change[]): void {
    const field = this.fields.at(-1);
    if (!field) return;
    field.shown = this.fields.slice(0, -1).every(({ shown }) => shown);
    const object = isOn(changes, OPERATION.object) && numberOf(changes, OPERATION.pictureAt);
    const text = field.shown && object ? this.parts.equation(object) : undefined;
    if (!text) return;
    this.put(text, changes);
    field.isEquation = true;
  }

  private endParagraph(at: number, code: number): void {
    const { paragraphs, pieces, styles, lists } = this.parts;
    const run = paragraphs.at(pieces.byteOf(at));
    const changes = this.whole(run?.changes ?? []);
    const style = run?.style ?? 0;
    const inTable = numberOf(changes, OPERATION.inTable) === 1;
    const stated = numberOf(changes, OPERATION.tableDepth) ?? (inTable ? 1 : 0);
    const tables = inTable ? Math.min(30, Math.max(1, stated)) : 0;
    if (
      numberOf(changes, OPERATION.rowEnd) === 1 ||
      numberOf(changes, OPERATION.innerRowEnd) === 1
    ) {
      this.story.endRow(rowOf(changes), Math.max(1, tables));
      return;
    }
    const list = numberOf(changes, OPERATION.list) ?? styles.inherited(style, OPERATION.list) ?? 0;
    const listLevel =
      numberOf(changes, OPERATION.listLevel) ?? styles.inherited(style, OPERATION.listLevel) ?? 0;
    const label =
      list > 0 && list < 0x7ff && this.story.hasText
        ? lists.next(list, Math.min(8, listLevel))
        : undefined;
    if (label?.trim()) this.story.setLabel(label);
    const state = {
      tables,
      heading: styles.headingLevel(style, changes),
      level: Math.min(9, listLevel + 1),
      title: styles.isTitle(style),
    };
    const innerCell = numberOf(changes, OPERATION.innerCell) === 1;
    if (code === SIGN.cell || innerCell) this.story.endCell(state);
    else this.story.endParagraph(state);
  }

  /** Properties that do not fit into their page stand in the data stream. */
  private whole(changes: Change[]): Change[] {
    const at =
      numberOf(changes, OPERATION.hugeParagraph) ?? numberOf(changes, OPERATION.hugeParagraphOld);
    const { data } = this.parts;
    if (at === undefined || at + 2 > data.length) return changes;
    const bytes = data.subarray(at + 2, at + 2 + data.readUInt16LE(at));
    return [...changes, ...readChanges(bytes)];
  }

  private refer({ kind, number, text: written, ...stretch }: Reference): void {
    if (this.depth >= MAX_DEPTH) return;
    if (kind === "wordArt") {
      this.wordArt(written ?? "");
      return;
    }
    const inner = new DocStory(this.parts, this.depth + 1);
    const items = inner.read(stretch);
    this.hiddenCharacters += inner.hiddenCharacters;
    if (kind === "textBox") {
      for (const item of items) this.story.addAfterParagraph(item);
      return;
    }
    const text = textOf(items).trim();
    if (text === "") return;
    const mark = kind === "endnote" ? formatNumber(number, "lowerRoman") : String(number);
    this.story.addAfterParagraph(
      kind === "comment" ? flowText("note", text) : flowText("footnote", `${mark} ${text}`),
    );
  }

  private wordArt(text: string): void {
    if (!this.running) this.parts.letters.add(text);
    this.story.addAfterParagraph(flowText("paragraph", text.trim()));
  }

  private picture(changes: readonly Change[]): void {
    const at = numberOf(changes, OPERATION.pictureAt);
    const { data, pictures } = this.parts;
    const equation = this.fields.at(-1);
    if (equation?.isEquation) {
      // Its one picture, whose text is there; in a damaged file the field may never end.
      equation.isEquation = false;
      return;
    }
    if (at === undefined || at + 4 > data.length || isOn(changes, OPERATION.hidden)) return;
    const bytes = data.subarray(at, at + data.readUInt32LE(at));
    const wordArt = shapesOf(bytes.subarray(bytes.length >= 6 ? bytes.readUInt16LE(4) : 0))
      .map((shape) => shape.wordArt.trim())
      .filter((text) => text !== "")
      .join("\n");
    if (wordArt !== "") {
      this.wordArt(wordArt);
      return;
    }
    const start = pictureStart(bytes);
    const name = `picture${pictures.size + 1}`;
    if (start >= 0) pictures.set(name, bytes.subarray(start));
    this.story.addAfterParagraph({
      kind: "figure",
      text: "",
      ...(start >= 0 && { picture: name }),
    });
  }
}

/** Toggled on by the run itself, or against its style. */
function isOn(changes: readonly Change[], operation: number): boolean {
  const value = numberOf(changes, operation);
  return value === 1 || value === 0x81;
}

/** PNG and JPEG stand as they are behind the shape's records. */
function pictureStart(bytes: Buffer): number {
  const starts = [Buffer.from("89504e470d0a1a0a", "hex"), Buffer.from("ffd8ff", "hex")]
    .map((mark) => bytes.indexOf(mark))
    .filter((at) => at >= 0);
  return starts.length === 0 ? -1 : Math.min(...starts);
}
