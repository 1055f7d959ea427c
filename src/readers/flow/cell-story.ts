/** Collects the paragraphs, cells and rows of a document whose paragraphs and marks come one after another (RTF, DOC); tables in tables are open at the same time. */
import { type FlowItem, flowText } from "./flow-items.js";
import { type StoryRow, tableOfRows } from "./table-rows.js";

export interface ParagraphState {
  /** Depth of tables around the paragraph: `\intbl` is 1, `\itap` says more. */
  tables: number;
  heading: number;
  level: number;
  /** In the style for the document's title. */
  title?: boolean;
}

interface OpenTable {
  rows: StoryRow[];
  cells: FlowItem[][];
  items: FlowItem[];
}

/** Tables in tables; Word stops long before. */
const MAX_NESTING = 30;

export class CellStory {
  readonly items: FlowItem[] = [];
  private readonly tables: OpenTable[] = [];
  private text = "";
  private label: string | undefined;
  /** What a paragraph refers to, placed after it. */
  private readonly after: FlowItem[] = [];

  /** Whether the open paragraph shows anything: an empty one has no label and counts none. */
  get hasText(): boolean {
    return this.text.trim() !== "";
  }

  append(text: string): void {
    this.text += text;
  }

  setLabel(text: string): void {
    this.label = text.trim();
  }

  addAfterParagraph(item: FlowItem): void {
    this.after.push(item);
  }

  endParagraph(state: ParagraphState): void {
    const text = this.text.replace(/^[ \t]+|\s+$/g, "");
    const { label } = this;
    this.text = "";
    this.label = undefined;
    const items = this.into(state.tables);
    if (text !== "") items.push(paragraph(text, label, state));
    items.push(...this.after.splice(0));
  }

  endCell(state: ParagraphState): void {
    this.endParagraph({ ...state, tables: Math.max(1, state.tables) });
    const table = this.tables.at(-1)!;
    table.cells.push(table.items);
    table.items = [];
  }

  endRow(row: Omit<StoryRow, "cells">, depth: number): void {
    this.closeDeeperThan(Math.max(1, depth));
    const table = this.tables[Math.max(1, depth) - 1];
    if (!table || table.cells.length === 0) return;
    table.rows.push({ ...row, cells: table.cells });
    table.cells = [];
  }

  finish(state: ParagraphState): FlowItem[] {
    this.endParagraph(state);
    this.closeDeeperThan(0);
    return this.items;
  }

  /** Where a paragraph at that depth goes; opens and closes tables to get there. */
  private into(depth: number): FlowItem[] {
    const wanted = Math.min(depth, MAX_NESTING);
    this.closeDeeperThan(wanted);
    while (this.tables.length < wanted) this.tables.push({ rows: [], cells: [], items: [] });
    return this.tables.at(-1)?.items ?? this.items;
  }

  private closeDeeperThan(depth: number): void {
    while (this.tables.length > depth) {
      const { rows, cells, items } = this.tables.pop()!;
      const around = this.tables.at(-1)?.items ?? this.items;
      if (rows.length > 0) around.push(tableOfRows(rows));
      // What no row ended is no table: damaged or cut files.
      around.push(...cells.flat(), ...items);
    }
  }
}

function paragraph(text: string, label: string | undefined, state: ParagraphState): FlowItem {
  const whole = label ? `${label} ${text}` : text;
  if (state.title) return flowText("title", whole);
  if (state.heading > 0) return flowText("heading", whole, state.heading);
  return label ? flowText("list_item", whole, state.level) : flowText("paragraph", whole);
}
