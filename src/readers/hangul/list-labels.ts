/** List labels as printed: counts outline, number and bullet paragraphs and formats their labels. */

import { foldSymbols } from "./hancom-symbols.js";
import { formatNumber } from "./number-formats.js";
import type { Definitions, NumberingDefinition, NumberingLevel, Paragraph } from "./tree.js";

/** What Hangul uses for outline paragraphs when the file defines no numbering: 1. 가. 1) 가) (1) (가) ① */
const DEFAULT_LEVELS: NumberingLevel[] = [
  { format: "^1.", numberFormat: "digit", start: 1 },
  { format: "^2.", numberFormat: "hangulSyllable", start: 1 },
  { format: "^3)", numberFormat: "digit", start: 1 },
  { format: "^4)", numberFormat: "hangulSyllable", start: 1 },
  { format: "(^5)", numberFormat: "digit", start: 1 },
  { format: "(^6)", numberFormat: "hangulSyllable", start: 1 },
  { format: "^7", numberFormat: "circledDigit", start: 1 },
  { format: "^8", numberFormat: "circledHangulSyllable", start: 1 },
];

/** Hangul has ten levels, from 0; a file may state any number. */
const DEEPEST_LEVEL = 9;

export interface PrintedLabel {
  text: string;
  kind: "outline" | "number" | "bullet";
  /** From 1. */
  level: number;
}

export class Labeller {
  /** Counts per numbering; an outline and a numbered list that share one count apart. */
  private readonly counts = new Map<string, (number | undefined)[]>();

  constructor(private readonly definitions: Definitions) {}

  /** The label of the next paragraph in file order, or null where it has none. Call once per paragraph. */
  next(paragraph: Paragraph, outlineNumbering: number): PrintedLabel | null {
    const shape = this.definitions.shapes.get(paragraph.shape);
    if (!shape || shape.head === "none") return null;
    const level = Math.max(0, Math.min(shape.level, DEEPEST_LEVEL));
    if (shape.head === "bullet") {
      const sign = this.definitions.bullets.get(shape.list) ?? "";
      return { text: foldSymbols(sign), kind: "bullet", level: level + 1 };
    }
    const id = shape.head === "outline" ? outlineNumbering : shape.list;
    const key = `${shape.head} ${id}`;
    const numbering = this.definitions.numberings.get(id);
    return { text: this.count(key, numbering, level), kind: shape.head, level: level + 1 };
  }

  private count(key: string, numbering: NumberingDefinition | undefined, level: number): string {
    const counts = this.counts.get(key) ?? [];
    this.counts.set(key, counts);
    const levels = numbering && numbering.levels.length > 0 ? numbering.levels : DEFAULT_LEVELS;
    const startOf = (at: number) => levels[at]?.start ?? 1;
    counts[level] = counts[level] === undefined ? startOf(level) : counts[level] + 1;
    counts.length = level + 1;
    return formatLabel(levels, level, (at) => counts[at] ?? startOf(at));
  }
}

/** `^1`…`^9` (and `^10`): that level's number; `^n`: the path `1.2.3`; `^N`: the same with a full stop. */
function formatLabel(
  levels: NumberingLevel[],
  level: number,
  countOf: (at: number) => number,
): string {
  const format = levels[level]?.format ?? "";
  return format.replace(/\^(10|[1-9]|[nN])/g, (_, which: string) => {
    if (which === "n" || which === "N") {
      const path = Array.from({ length: level + 1 }, (_unused, at) => countOf(at)).join(".");
      return which === "N" ? `${path}.` : path;
    }
    const at = Number(which) - 1;
    return formatNumber(countOf(at), levels[at]?.numberFormat ?? "digit");
  });
}
