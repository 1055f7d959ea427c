/**
 * Title and values of a chart as Hangul up to 2014 stores it: the stream `Contents`, objects one after the other (Hancom, 한글 문서 파일
 * 구조 - 차트, revision 1.2). An object is its number, the number of its type, at a type's first use the type's name and version, then
 * its data and that of the types it derives from. Of some fifty types only those are decoded that hold words and values; no library
 * reads them.
 */
import { chartLine } from "../chart-text.js";
import { UnreadableFile } from "../reader.js";

/** Larger grids are data sheets, and no chart shows them. */
const MAX_ROWS = 500;
const MAX_COLUMNS = 200;
const NOTHING = 0xffffffff;
const TYPE_NAME = /^Vt[A-Za-z0-9]{1,40}$/;

export function storedChartText(stream: Buffer): string {
  try {
    const chart = new StoredChart(stream);
    const rows = chart.grid();
    return [...chart.shownTexts(), ...rows].join("\n");
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile("CORRUPT", "chart objects end early");
    throw error;
  }
}

class StoredChart {
  private at = 0;
  private readonly types = new Map<number, string>();

  constructor(private readonly stream: Buffer) {}

  /** VtDataGrid: names of the columns, then each row with its name before its values. */
  grid(): string[] {
    this.at = this.firstUse("VtDataGrid");
    this.type("VtDataGrid");
    this.type("VtMatrix");
    this.type("VtCollection");
    this.at += 2;
    this.type("VtObject");
    const [rows, columns] = [this.u16(), this.u16()];
    if (rows > MAX_ROWS || columns > MAX_COLUMNS) return [];
    const cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => this.value()),
    );
    return cells.map(chartLine).filter((line) => line !== "");
  }

  /** Title and footnote, where the chart shows them. */
  shownTexts(): string[] {
    return ["VtChartTitle", "VtChartFootnote"].flatMap((name) => {
      const start = this.stream.indexOf(`${name}\0`, 0, "latin1");
      const text = start < 0 ? "" : this.shownText(start);
      return text === "" ? [] : [text];
    });
  }

  /**
   * A VtChartText: a block of text, whose last string is the text (those before are names of fonts), then its VtChartSection, in which
   * the fourth number says whether it is shown.
   */
  private shownText(start: number): string {
    const end = Buffer.alloc(8);
    end.writeUInt32LE(this.typeId("VtObject"), 0);
    end.writeUInt32LE(this.typeId("VtChartSection"), 4);
    const section = this.stream.indexOf(end, start) + 4;
    if (section < 4) return "";
    const strings = this.typeId("VtString");
    let text = "";
    for (let at = start; at < section - 10; at++) {
      if (this.stream.readUInt32LE(at) === strings) text = textAt(this.stream, at + 4) ?? text;
    }
    const named = section === this.firstUse("VtChartSection");
    const data = section + 4 + (named ? 2 + "VtChartSection\0".length + 2 : 0);
    return this.stream.readUInt16LE(data + 6) === 0 ? "" : text.trim();
  }

  /** A cell: nothing, text or a number. */
  private value(): string {
    if (this.u32() === NOTHING) return "";
    const type = this.type();
    let shown = "";
    if (type === "VtString") {
      shown = textAt(this.stream, this.at) ?? "";
      // One more byte than the string is long.
      this.at += 2 + this.stream.readUInt16LE(this.at) + 1;
    } else if (type === "VtInteger") {
      shown = String(this.stream.readInt32LE(this.at));
      this.at += 4;
    } else if (type === "VtDouble") {
      shown = String(Number(this.stream.readDoubleLE(this.at).toPrecision(12)));
      this.at += 8 + 2;
    } else throw new UnreadableFile("CORRUPT", `chart value of type ${type}`);
    this.type("VtValue");
    this.type("VtObject");
    return shown;
  }

  /** The number of a type, with its name and version at its first use. */
  private type(expected?: string): string {
    const id = this.u32();
    let name = this.types.get(id);
    if (name === undefined) {
      const length = this.u16();
      name = this.stream.toString("latin1", this.at, this.at + length - 1);
      if (!TYPE_NAME.test(name)) throw new UnreadableFile("CORRUPT", "chart type without a name");
      this.at += length + 2;
      this.types.set(id, name);
    }
    if (expected !== undefined && name !== expected)
      throw new UnreadableFile("CORRUPT", `chart: ${name} for ${expected}`);
    return name;
  }

  /** Where a type's name stands behind its number and the name's length. */
  private firstUse(name: string): number {
    const at = this.stream.indexOf(`${name}\0`, 0, "latin1") - 6;
    if (at < 0) throw new UnreadableFile("CORRUPT", `chart without ${name}`);
    return at;
  }

  private typeId(name: string): number {
    return this.stream.readUInt32LE(this.firstUse(name));
  }

  private u16(): number {
    this.at += 2;
    return this.stream.readUInt16LE(this.at - 2);
  }

  private u32(): number {
    this.at += 4;
    return this.stream.readUInt32LE(this.at - 4);
  }
}

/** The length, the text in CP949 with two zeros, the same in UTF-16 with one; undefined where this is no string. */
function textAt(stream: Buffer, at: number): string | undefined {
  const length = stream.readUInt16LE(at);
  const bytes = stream.subarray(at + 2, at + 2 + length);
  const wide = bytes.indexOf(0) + 2;
  if (bytes.length < length || wide < 2 || (length - wide) % 2 !== 0 || length < wide + 2) return;
  return bytes.toString("utf16le", wide, length - 2);
}
