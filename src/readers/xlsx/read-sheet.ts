/** Streams one sheet part: its displayed cells, and the marks that group them (merges, filters, frozen rows). */
import { composed } from "../../text/composed.js";
import { UnreadableFile } from "../reader.js";
import { localName, streamXml } from "../xml.js";
import {
  type CellRange,
  columnOf,
  MAX_COLUMNS,
  MAX_ROWS,
  parseRange,
  rowOf,
  wholeNumber,
} from "./address.js";
import type { CellDisplay } from "./cell-text.js";
import { BOLD, CellStore, FILLED, KIND } from "./cells.js";
import { MAX_FRAMES, MAX_MERGES, type ReadLimits } from "./limits.js";
import { digitsAt, PlainCell } from "./plain-cell.js";
import { ownCopy, plainText, RichText } from "./shared-strings.js";
import { isTrue, relationId } from "./workbook.js";

export interface SheetContent {
  cells: CellStore;
  merges: CellRange[];
  /** Rows above the frozen pane's split. */
  frozenRows: number;
  filter?: CellRange;
  /** Columns too narrow to be anything but a gap inside a form. */
  narrow: Set<number>;
  /** Relationship ids of drawings, in order. */
  drawings: string[];
  printed: { header: string; footer: string };
  /** Formulas whose result was never saved; what they show is not known. */
  unsavedFormulas: number;
  /** Cells whose format hides them (`;;;`). */
  hidden: number;
  /** Row at which the reader's limit stopped it. */
  stoppedAt?: number;
  /** Cells that show a shared string which is not there. */
  lostStrings: number;
  /** The part broke off; what came before is here. */
  broken?: UnreadableFile;
}

export interface SheetContext {
  strings: string[];
  /** Not all shared strings could be read. */
  stringsCut: boolean;
  display: CellDisplay;
  limits: ReadLimits;
}

/** A column under about three digits' width holds no text: Korean forms use such columns as gaps. */
const NARROW_WIDTH = 2.5;

/** Thrown to leave the stream when the limit is reached. */
class SheetFull extends UnreadableFile {}

export async function readSheet(
  chunks: AsyncIterable<Buffer>,
  context: SheetContext,
): Promise<SheetContent> {
  const reader = new SheetReader(context);
  try {
    await streamXml(chunks, reader);
  } catch (error) {
    if (error instanceof SheetFull) reader.content.stoppedAt = reader.row;
    else if (error instanceof UnreadableFile) reader.content.broken = error;
    else throw error;
  }
  reader.content.cells = reader.content.cells.ordered();
  return reader.content;
}

class SheetReader {
  readonly content: SheetContent = {
    cells: new CellStore(),
    merges: [],
    frozenRows: 0,
    narrow: new Set(),
    drawings: [],
    printed: { header: "", footer: "" },
    unsavedFormulas: 0,
    hidden: 0,
    lostStrings: 0,
  };
  row = -1;
  private column = -1;
  private type = "";
  private style = 0;
  private value = "";
  private hasValue = false;
  private hasFormula = false;
  private collecting = "";
  private readonly inline = new RichText();
  private inInline = false;
  private readonly plain = new PlainCell();

  constructor(private readonly context: SheetContext) {}

  /** Most cells, without the detour over attributes and texts. */
  element(buffer: string, at: number): number {
    if (this.inInline || this.collecting !== "" || this.row < 0) return -1;
    const { plain } = this;
    const end = plain.scan(buffer, at);
    if (end < 0) return -1;
    this.column = plain.column >= 0 ? plain.column : this.column + 1;
    this.type = plain.type;
    this.style = plain.style;
    this.hasValue = plain.to > plain.from;
    this.hasFormula = false;
    const index = plain.type === "s" ? digitsAt(buffer, plain.from, plain.to) : -1;
    const shared = index < 0 ? undefined : this.context.strings[index];
    if (shared === undefined) this.value = buffer.slice(plain.from, plain.to);
    this.finishCell(shared);
    return end;
  }

  open(name: string, attributes: Record<string, string>): void {
    const local = localName(name);
    switch (local) {
      case "c":
        this.startCell(attributes);
        return;
      case "v":
        this.collecting = "v";
        this.hasValue = true;
        return;
      case "row": {
        const stated = (wholeNumber(attributes.r) ?? this.row + 2) - 1;
        this.row = stated >= 0 && stated < MAX_ROWS ? stated : this.row + 1;
        this.column = -1;
        return;
      }
      case "f":
        this.hasFormula = true;
        return;
      case "is":
        this.inInline = true;
        this.inline.start();
        return;
      default:
        if (this.inInline) this.inline.open(local);
        else this.openSetting(local, attributes);
    }
  }

  text(text: string): void {
    if (this.collecting !== "") {
      if (this.collecting === "v") this.value += text;
      else this.content.printed[this.collecting as "header" | "footer"] += text;
    } else if (this.inInline) this.inline.text(text);
  }

  close(name: string): void {
    const local = localName(name);
    switch (local) {
      case "c":
        this.finishCell();
        return;
      case "v":
      case "oddHeader":
      case "oddFooter":
        this.collecting = "";
        return;
      case "is":
        this.inInline = false;
        return;
      default:
        if (this.inInline) this.inline.close(local);
    }
  }

  private startCell(attributes: Record<string, string>): void {
    const { r, s, t } = attributes;
    const stated = r === undefined ? -1 : columnOf(r);
    this.column = stated >= 0 ? stated : this.column + 1;
    if (r !== undefined && this.row < 0) this.row = Math.max(0, rowOf(r));
    this.type = t ?? "n";
    this.style = s === undefined ? 0 : Number(s);
    this.value = "";
    this.hasValue = false;
    this.hasFormula = false;
    this.inline.start();
  }

  /** `shared` is the string that the cell shows, where that is known already. */
  private finishCell(shared?: string): void {
    if (this.column >= MAX_COLUMNS || this.row >= MAX_ROWS) return;
    const { cells } = this.content;
    const { display, limits } = this.context;
    const format = display.format(this.style);
    const stored = shared ?? this.stored();
    if (stored === "" && this.hasFormula && !this.hasValue) this.content.unsavedFormulas++;
    let text = stored;
    let kind: number = KIND.text;
    if (stored !== "") {
      switch (this.type) {
        case "n":
          text = format.number(stored);
          kind = format.isDate ? KIND.date : KIND.number;
          break;
        case "b":
          text = isTrue(stored) ? "TRUE" : "FALSE";
          kind = KIND.boolean;
          break;
        case "e":
          kind = KIND.error;
          break;
        case "d":
          text = format.date(stored);
          kind = KIND.date;
          break;
        default:
          text = format.text(stored);
      }
      if (text === "") this.content.hidden++;
    }
    const style = display.style(this.style);
    if (text.trim() === "") {
      if (style.bordered || this.hasFormula) this.frame();
      return;
    }
    if (!limits.take(text)) throw new SheetFull("TOO_LARGE", "more cells than are read");
    const looks = (style.bold ? BOLD : 0) | (style.filled ? FILLED : 0);
    // Shared strings are composed where they are read, once for all their cells.
    cells.setAs(this.row, this.column, style.size, style.centred);
    cells.add(this.row, this.column, text === shared ? text : composed(text), kind | looks);
  }

  private stored(): string {
    if (this.type === "s") {
      const shared = this.context.strings[Number(this.value)];
      if (shared === undefined && this.hasValue) this.content.lostStrings++;
      return shared ?? "";
    }
    if (this.type === "inlineStr") return ownCopy(this.inline.finish());
    return this.type === "str" ? ownCopy(plainText(this.value)) : this.value;
  }

  private frame(): void {
    const { frames } = this.content.cells;
    const last = frames.at(-1);
    if (last?.row === this.row && last.right === this.column - 1) last.right = this.column;
    else if (frames.length < MAX_FRAMES) {
      frames.push({ row: this.row, left: this.column, right: this.column });
    }
  }

  private openSetting(local: string, attributes: Record<string, string>): void {
    const { content } = this;
    switch (local) {
      case "mergeCell": {
        const range = parseRange(attributes.ref ?? "");
        const single = !range || (range.top === range.bottom && range.left === range.right);
        if (!single && content.merges.length < MAX_MERGES) content.merges.push(range);
        break;
      }
      case "pane":
        if (attributes.state?.startsWith("frozen")) {
          content.frozenRows = wholeNumber(attributes.ySplit) ?? 0;
        }
        break;
      case "col":
        if (Number(attributes.width ?? 9) < NARROW_WIDTH || isTrue(attributes.hidden)) {
          const from = Number(attributes.min) - 1;
          const to = Math.min(Number(attributes.max), MAX_COLUMNS) - 1;
          // A run to the sheet's edge hides what is unused; it is no gap inside a form.
          if (to - from < 50)
            for (let column = from; column <= to; column++) content.narrow.add(column);
        }
        break;
      case "autoFilter": {
        const range = parseRange(attributes.ref ?? "");
        if (range) content.filter ??= range;
        break;
      }
      case "drawing": {
        const id = relationId(attributes);
        if (id) content.drawings.push(id);
        break;
      }
      case "oddHeader":
        this.collecting = "header";
        break;
      case "oddFooter":
        this.collecting = "footer";
    }
  }
}
