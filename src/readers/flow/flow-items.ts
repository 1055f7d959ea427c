/**
 * What formats without a page layout of their own give (text, HTML, RTF, OpenDocument, mail): paragraphs, figures and tables in
 * reading order. `emit-flow.ts` makes blocks of them.
 */
import type { BlockType } from "../../model/format.js";

interface FlowText {
  kind: "text";
  type: Exclude<BlockType, "table" | "figure">;
  text: string;
  level?: number | null;
  /** Where the file states pages or sheets; else that of the whole flow. */
  page?: number;
}

interface FlowFigure {
  kind: "figure";
  /** What stands beside or for it: an alternative text, the words of a chart. */
  text: string;
  /** Name of the picture's data inside the file, for text recognition. */
  picture?: string;
  page?: number;
}

export interface FlowCell {
  rowSpan: number;
  colSpan: number;
  /** Whether the file marks it as a header. */
  header: boolean;
  /** Whether it has a background. */
  painted?: boolean;
  items: FlowItem[];
}

export interface FlowTable {
  kind: "table";
  rows: FlowCell[][];
  /** Rows that the file marks as header; where it marks none they are told by their form. */
  headerRows: number;
  caption?: string;
  page?: number;
}

export type FlowItem = FlowText | FlowFigure | FlowTable;

export function flowText(
  type: FlowText["type"],
  text: string,
  level: number | null = null,
): FlowText {
  return { kind: "text", type, text, level };
}

/** The text of a cell, one line per paragraph; nested tables and figures are separate. */
export function textOf(items: readonly FlowItem[]): string {
  const lines = items.flatMap((item) =>
    item.kind === "text" && item.type !== "footnote" && item.type !== "note" && item.text !== ""
      ? [item.text]
      : [],
  );
  return lines.join("\n");
}
