/**
 * The text of charts (DrawingML, ECMA-376 21.2) and diagrams, which are parts of their own: titles as written, then one line
 * for each category with the values that the file keeps of every series, cells separated by ` | `.
 */
import { localName, type XmlHandlers } from "./xml.js";

/** A chart of more lines than this is a data sheet; the picture does not show them all. */
const MAX_LINES = 500;
/** More series than this are no chart for people. */
const MAX_SERIES = 200;
/** Digits that a stored number is sure of; what follows is the error of binary fractions. */
const SURE_DIGITS = 12;

interface Series {
  name: string;
  categories: Map<number, string>;
  values: Map<number, string>;
}

/** Elements of a series whose points are categories, and those whose points are values. */
const CATEGORIES = new Set(["cat", "xVal"]);
const VALUES = new Set(["val", "yVal"]);

export class ChartText {
  private readonly words: string[] = [];
  private readonly series: Series[] = [];
  private open: Series | undefined;
  private part: "name" | "categories" | "values" | undefined;
  private format = "";
  private point = 0;
  private line: string | undefined;
  private captured: string | undefined;

  get text(): string {
    return [...this.words, ...this.rows()].slice(0, MAX_LINES).join("\n");
  }

  handlers(): XmlHandlers {
    return {
      open: (name, attributes) => this.begin(localName(name), attributes),
      text: (text) => {
        if (this.captured !== undefined) this.captured += text;
      },
      close: (name) => this.end(localName(name)),
    };
  }

  private begin(name: string, attributes: Record<string, string>): void {
    if (name === "p") this.line = "";
    else if (name === "t" || name === "v" || name === "formatCode") this.captured = "";
    else if (name === "ser" && this.series.length < MAX_SERIES) {
      this.open = { name: "", categories: new Map(), values: new Map() };
      this.series.push(this.open);
    } else if (name === "pt") this.point = Number(attributes.idx ?? this.point);
    else if (this.open && name === "tx") this.part = "name";
    else if (this.open && CATEGORIES.has(name)) this.part = "categories";
    else if (this.open && VALUES.has(name)) this.part = "values";
    if (this.part && (CATEGORIES.has(name) || VALUES.has(name))) {
      this.format = "";
      this.point = 0;
    }
  }

  private end(name: string): void {
    const text = this.captured ?? "";
    if (name === "t" && this.line !== undefined) this.line += text;
    else if (name === "p") {
      const line = (this.line ?? "").trim();
      if (line !== "" && this.words.length < MAX_LINES) this.words.push(line);
      this.line = undefined;
    } else if (name === "v") this.value(text.trim());
    else if (name === "formatCode") this.format = text;
    else if (name === "ser") this.open = undefined;
    else if (name === "tx" || CATEGORIES.has(name) || VALUES.has(name)) this.part = undefined;
    if (name === "t" || name === "v" || name === "formatCode") this.captured = undefined;
  }

  private value(text: string): void {
    const { open, part } = this;
    if (!open || !part || text === "") return;
    if (part === "name") open.name += text;
    else if (open[part].size < MAX_LINES) {
      // Points without a number of their own stand one after the other.
      while (open[part].has(this.point)) this.point++;
      open[part].set(this.point, part === "values" ? shown(text, this.format) : text);
    }
  }

  /** The names of the series, then a row for each point. */
  private rows(): string[] {
    const filled = this.series.filter(({ values, name }) => values.size > 0 || name !== "");
    if (filled.length === 0) return [];
    const categories = filled.find((one) => one.categories.size > 0)?.categories ?? new Map();
    const names = filled.map(({ name }) => name);
    const points = new Set<number>(categories.keys());
    for (const { values } of filled) for (const point of values.keys()) points.add(point);
    const line = (category: string, values: string[]) =>
      chartLine(categories.size > 0 ? [category, ...values] : values);
    const rows = names.some((name) => name !== "") ? [line("", names)] : [];
    for (const point of [...points].sort((a, b) => a - b)) {
      const values = filled.map((one) => one.values.get(point) ?? "");
      rows.push(line(categories.get(point) ?? "", values));
    }
    return rows;
  }
}

/** The cells of one line; empty ones at its end are left out. */
export function chartLine(cells: readonly string[]): string {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  return filled.join(" | ").trim();
}

/** A stored number as the chart shows it: without the error of binary fractions, a share as per cent. */
function shown(text: string, format: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const sure = (value: number) => String(Number(value.toPrecision(SURE_DIGITS)));
  const percent = /^[^;]*?0(?:\.(0+))?%/.exec(format);
  if (percent) return `${(number * 100).toFixed(percent[1]?.length ?? 0)}%`;
  return text.length > SURE_DIGITS ? sure(number) : text;
}
