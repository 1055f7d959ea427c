/** Renders pages of Korean text and ruled tables as pictures, with the box of every word. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** The fonts that come with the package for PDF rendering; their own family name is `Noto Sans Korean`. */
const FONT = { family: "Noto Sans Korean", file: fontFile("Regular") };
const MM_PER_INCH = 25.4;
const A4 = { width: 210, height: 297 };
const MARGIN_MM = 20;

export type Box = [number, number, number, number];
export interface PlacedWord {
  text: string;
  /** Ink of the word in pixels. */
  box: Box;
}
export interface PlacedLine {
  text: string;
  words: PlacedWord[];
}
export interface ScanPage {
  width: number;
  height: number;
  /** One grey byte a pixel. */
  pixels: Uint8Array;
  /** In reading order; a table's lines go row by row. */
  lines: PlacedLine[];
}

export type ScanItem =
  | { text: string; size?: number; align?: "center" }
  | { table: string[][]; widths: number[]; size?: number };

export interface ScanOptions {
  dpi: number;
  /** Millimetres; A4 where not given. */
  page?: { width: number; height: number };
  font?: { family: string; file?: string };
}

/** Sets the items from the top of the page down; lines break between words at the right margin. */
export async function renderScan(items: ScanItem[], options: ScanOptions): Promise<ScanPage> {
  const scale = options.dpi / MM_PER_INCH;
  const paper = options.page ?? A4;
  const page: ScanPage = {
    width: Math.round(paper.width * scale),
    height: Math.round(paper.height * scale),
    pixels: new Uint8Array(0),
    lines: [],
  };
  page.pixels = new Uint8Array(page.width * page.height).fill(255);
  const setter = new Typesetter(page, options);
  const margin = Math.round(Math.min(MARGIN_MM, paper.width / 10) * scale);
  let top = margin;
  for (const item of items) {
    top =
      "table" in item
        ? await setter.table(item, margin, top, page.width - 2 * margin)
        : await setter.paragraph(item, margin, top, page.width - 2 * margin);
  }
  return page;
}

class Typesetter {
  private readonly glyphs = new Map<string, Promise<Glyph>>();

  constructor(
    private readonly page: ScanPage,
    private readonly options: ScanOptions,
  ) {}

  async paragraph(
    item: { text: string; size?: number; align?: "center" },
    left: number,
    top: number,
    width: number,
  ): Promise<number> {
    const size = item.size ?? 11;
    const em = this.em(size);
    let at = top;
    for (const line of await this.broken(item.text, size, width)) {
      const length =
        line.reduce((sum, glyph) => sum + glyph.advance, 0) + (line.length - 1) * em * 0.4;
      const start = item.align === "center" ? left + (width - length) / 2 : left;
      this.set(line, Math.round(start), at, em);
      at += Math.round(em * 1.7);
    }
    return at + Math.round(em * 0.5);
  }

  async table(
    item: { table: string[][]; widths: number[]; size?: number },
    left: number,
    top: number,
    width: number,
  ): Promise<number> {
    const size = item.size ?? 10;
    const em = this.em(size);
    const total = item.widths.reduce((sum, part) => sum + part, 0);
    const edges = [left];
    for (const part of item.widths) edges.push(Math.round(edges.at(-1)! + (width * part) / total));
    const stroke = Math.max(1, Math.round(this.options.dpi / 150));
    const padding = Math.round(em * 0.5);
    let at = top;
    this.rule(edges[0]!, at, edges.at(-1)! - edges[0]!, stroke);
    for (const row of item.table) {
      const cells = await Promise.all(
        row.map((text, col) =>
          this.broken(text, size, edges[col + 1]! - edges[col]! - 2 * padding),
        ),
      );
      const height =
        Math.max(...cells.map((lines) => lines.length)) * Math.round(em * 1.4) + 2 * padding;
      for (const [col, lines] of cells.entries()) {
        for (const [number, line] of lines.entries()) {
          this.set(line, edges[col]! + padding, at + padding + number * Math.round(em * 1.4), em);
        }
      }
      for (const x of edges) this.rule(x, at, stroke, height);
      at += height;
      this.rule(edges[0]!, at, edges.at(-1)! - edges[0]! + stroke, stroke);
    }
    return at + em;
  }

  private em(size: number): number {
    return Math.round((size * this.options.dpi) / 72);
  }

  private async broken(text: string, size: number, width: number): Promise<Glyph[][]> {
    const space = this.em(size) * 0.4;
    const lines: Glyph[][] = [[]];
    let used = 0;
    for (const word of text.split(" ").filter((one) => one !== "")) {
      const glyph = await this.glyph(word, size);
      if (used > 0 && used + space + glyph.advance > width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)!.push(glyph);
      used += glyph.advance + (used > 0 ? space : 0);
    }
    return lines;
  }

  private set(line: Glyph[], left: number, top: number, em: number): void {
    const words: PlacedWord[] = [];
    let x = left;
    for (const glyph of line) {
      const [x0, y0, x1, y1] = glyph.ink;
      this.paint(glyph, Math.round(x), top);
      words.push({
        text: glyph.text,
        box: [x0 + Math.round(x), y0 + top, x1 + Math.round(x), y1 + top],
      });
      x += glyph.advance + em * 0.4;
    }
    if (words.length > 0)
      this.page.lines.push({ text: words.map((word) => word.text).join(" "), words });
  }

  private paint(glyph: Glyph, left: number, top: number): void {
    const { page } = this;
    for (let y = 0; y < glyph.height; y++) {
      for (let x = 0; x < glyph.width; x++) {
        const ink = glyph.coverage[y * glyph.width + x]!;
        if (ink === 0 || left + x >= page.width || top + y >= page.height) continue;
        page.pixels[(top + y) * page.width + left + x] = 255 - ink;
      }
    }
  }

  private rule(left: number, top: number, width: number, height: number): void {
    for (let y = top; y < Math.min(top + height, this.page.height); y++) {
      this.page.pixels.fill(0, y * this.page.width + left, y * this.page.width + left + width);
    }
  }

  private glyph(word: string, size: number): Promise<Glyph> {
    const key = `${size} ${word}`;
    let glyph = this.glyphs.get(key);
    if (!glyph) {
      glyph = drawWord(word, size, this.options);
      this.glyphs.set(key, glyph);
    }
    return glyph;
  }
}

interface Glyph {
  text: string;
  width: number;
  height: number;
  coverage: Uint8Array;
  ink: Box;
  advance: number;
}

/** The picture of text is cut to its ink, so a tall invisible mark before each word keeps all words on one baseline. */
async function drawWord(text: string, size: number, options: ScanOptions): Promise<Glyph> {
  const { family, file } = options.font ?? FONT;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="white">|가j(</span>${escapeMarkup(text)}`,
      font: `${family} ${size}`,
      ...(file && { fontfile: file }),
      dpi: options.dpi,
      rgba: true,
    },
  })
    .flatten({ background: "#fff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x0, y0, x1, y1] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[y * info.width + x]! > 200) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
    }
  }
  const width = Math.max(0, x1 - x0);
  const coverage = new Uint8Array(width * info.height);
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < width; x++) coverage[y * width + x] = 255 - data[y * info.width + x0 + x]!;
  }
  return { text, width, height: info.height, coverage, ink: [0, y0, width, y1], advance: width };
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function fontFile(style: string): string {
  const entry = createRequire(import.meta.url).resolve("@embedpdf/fonts-kr");
  return join(dirname(entry), "..", "fonts", `NotoSansKR-${style}.otf`);
}
