/** Charts of Hangul up to 2014: the grid's names and values, and the texts that the chart shows. */
import { describe, expect, it } from "vitest";
import { UnreadableFile } from "../reader.js";
import { storedChartText } from "./stored-chart.js";

/** Writes objects as Hancom's paper has them: a type's name and version stand at its first use. */
class Writer {
  private readonly parts: Buffer[] = [];
  private readonly types: string[] = [];
  private objects = 0;

  get bytes(): Buffer {
    return Buffer.concat(this.parts);
  }
  u16(...values: number[]): this {
    for (const value of values) {
      const bytes = Buffer.alloc(2);
      bytes.writeUInt16LE(value);
      this.parts.push(bytes);
    }
    return this;
  }
  u32(value: number): this {
    return this.u16(value & 0xffff, value >>> 16);
  }
  type(name: string): this {
    const known = this.types.indexOf(name);
    if (known >= 0) return this.u32(known);
    this.u32(this.types.push(name) - 1).u16(name.length + 1);
    this.parts.push(Buffer.from(`${name}\0`, "latin1"));
    return this.u16(1);
  }
  object(name: string): this {
    return this.u32(++this.objects).type(name);
  }
  value(value: string | number | null): this {
    if (value === null) return this.u32(0xffffffff);
    if (typeof value === "string") {
      this.object("VtString");
      // The letters in CP949 do not matter here, only where they end.
      const narrow = Buffer.from(`${"x".repeat(2 * value.length)}\0\0`, "latin1");
      const wide = Buffer.from(`${value}\0`, "utf16le");
      this.u16(narrow.length + wide.length);
      this.parts.push(narrow, wide, Buffer.from([0xe8]));
    } else if (Number.isInteger(value)) {
      this.object("VtInteger").u32(value);
    } else {
      const bytes = Buffer.alloc(8);
      bytes.writeDoubleLE(value);
      this.object("VtDouble");
      this.parts.push(bytes);
      this.u16(0xffff);
    }
    return this.type("VtValue").type("VtObject");
  }
  grid(rows: (string | number | null)[][]): this {
    this.object("VtDataGrid").type("VtMatrix").type("VtCollection").u16(0).type("VtObject");
    this.u16(rows.length, rows[0]?.length ?? 0);
    for (const cell of rows.flat()) this.value(cell);
    return this.u16(1, 1);
  }
  text(name: string, words: string, shown: boolean): this {
    this.object(name).type("VtChartText").object("VtTextBlock").u16(1, 1, 2);
    this.object("VtFont").value("바탕").u32(0);
    this.value(words).u32(0).u16(0).type("VtObject");
    return this.type("VtChartSection").u16(0x110, 255, 1, shown ? 1 : 0);
  }
}

const GRID = [
  [null, "남", "여"],
  ["2023", 92, 40.1 + 0.2],
  ["2024", null, -3],
];
const LINES = "| 남 | 여\n2023 | 92 | 40.3\n2024 |  | -3";

describe("a stored chart", () => {
  it("gives its series, categories and values", () => {
    expect(storedChartText(new Writer().grid(GRID).bytes)).toBe(LINES);
  });

  it("gives its title and footnote where the chart shows them", () => {
    const chart = (title: boolean, foot: boolean) => {
      const writer = new Writer().grid(GRID);
      writer.text("VtChartFootnote", "주: 잠정치", foot).text("VtChartTitle", "인구 추이", title);
      return storedChartText(writer.bytes);
    };
    expect(chart(true, false)).toBe(`인구 추이\n${LINES}`);
    expect(chart(false, true)).toBe(`주: 잠정치\n${LINES}`);
    expect(chart(false, false)).toBe(LINES);
  });

  it("is refused where it is cut off, another thing, or a data sheet", () => {
    const { bytes } = new Writer().grid(GRID);
    for (const broken of [bytes.subarray(0, 90), Buffer.alloc(200), Buffer.alloc(0)])
      expect(() => storedChartText(broken)).toThrow(UnreadableFile);
    const wide = Array.from({ length: 2 }, () => new Array<null>(201).fill(null));
    expect(storedChartText(new Writer().grid(wide).bytes)).toBe("");
  });
});
