/** Turns story items into blocks: assigns pages, places notes after their references and headers at their section. */
import type { Block, Table } from "../../model/document.js";
import type { Draft } from "../document-draft.js";
import { formatNumber } from "../word-numbers.js";
import {
  emptySection,
  type FigureItem,
  type HeaderReference,
  NOTE_MARK,
  type NoteItem,
  type NoteNumbering,
  type ParagraphItem,
  type SectionBreak,
  type StoryItem,
  type TableItem,
} from "./items.js";

export interface ComposeInput {
  items: readonly StoryItem[];
  lastSection: SectionBreak | undefined;
  /** Texts of notes by kind and id. */
  notes: Record<NoteItem["kind"], Map<string, string>>;
  /** Texts of headers and footers by relationship. */
  headers: Map<string, string>;
  settings: DocxSettings;
  /** Words of charts and diagrams by relationship. */
  graphics: Map<string, string>;
  /** False where the file states no pages: every block is then on page 1. */
  pagesStated: boolean;
}

export interface DocxSettings {
  evenAndOdd: boolean;
  footnotes: NoteNumbering;
  endnotes: NoteNumbering;
}

/** `<표 1>`, `[표 2-1]`, `표 3.`, `Table 4:`: a caption though no style says so. */
const TABLE_CAPTION =
  /^(?:[<〈[【(]\s*표\s*\d+(?:[-.]\d+)*\s*[>〉\]】)]|(?:표|table)\s*\d+(?:[-.]\d+)*\s*[.:])/i;
const TABLE_WORD = /^[<〈[【(]?\s*(?:표|table)/i;
const FIGURE_WORD = /^[<〈[【(]?\s*(?:그림|사진|도표?|figure|fig\b)/i;
/** A caption is a line, not a paragraph. */
const MAX_CAPTION = 120;

/** How many pages section breaks turn, and where. */
export function sectionShifts(items: readonly StoryItem[], lastSection: SectionBreak | undefined) {
  const sections: SectionBreak[] = [];
  for (const item of items) if (item.kind === "section") sections.push(item.section);
  sections.push(lastSection ?? emptySection());
  const shifts: number[] = [0];
  let shift = 0;
  for (const item of items) {
    if (item.kind !== "sectionStart") continue;
    const type = sections[shifts.length]?.type ?? "nextPage";
    if (type === "continuous" || type === "nextColumn") shift += item.savedMark ? 1 : 0;
    else {
      shift++;
      const odd = (item.page + shift) % 2 === 1;
      // Such a section waits for the next page of its kind; the page between stays blank.
      if ((type === "oddPage" && !odd) || (type === "evenPage" && odd)) shift++;
    }
    shifts.push(shift);
  }
  return { sections, shifts, total: shift };
}

export function compose(draft: Draft, input: ComposeInput): void {
  new Composer(draft, input).run();
}

class Composer {
  private readonly sections: SectionBreak[];
  private readonly shifts: number[];
  private at = 0;
  private firstPage = 1;
  /** Header and footer references in force: those of earlier sections until a section names its own (17.10.1). */
  private readonly activeReferences = new Map<string, HeaderReference>();
  private readonly shownHeaders = new Set<string>();
  private readonly placed = new Set<string>();
  private readonly counts = { footnote: 0, endnote: 0 };
  private notePage = 0;

  constructor(
    private readonly draft: Draft,
    private readonly input: ComposeInput,
  ) {
    const { sections, shifts } = sectionShifts(input.items, input.lastSection);
    this.sections = sections;
    this.shifts = shifts;
  }

  run(): void {
    const { items } = this.input;
    this.beginSection();
    for (let index = 0; index < items.length; index++) {
      const item = items[index]!;
      if (item.kind === "section") this.endSection();
      else if (item.kind === "sectionStart") {
        this.at++;
        this.firstPage = this.page(item.page);
        this.beginSection();
      } else this.place(item, items[index - 1], items[index + 1]);
    }
    this.endSection();
  }

  private get section(): SectionBreak {
    return this.sections[this.at] ?? emptySection();
  }

  private page(saved: number): number {
    return this.input.pagesStated ? saved + (this.shifts[this.at] ?? 0) : 1;
  }

  private lastBlock: Block | undefined;
  private lastTable: Table | undefined;
  private openCaption: Block | undefined;

  private place(
    item: Exclude<StoryItem, { kind: "section" | "sectionStart" }>,
    before: StoryItem | undefined,
    after: StoryItem | undefined,
  ): void {
    if (item.kind === "paragraph") this.placeParagraph(item, before, after);
    else if (item.kind === "table") {
      const caption = before?.kind === "paragraph" ? this.openCaption : undefined;
      this.lastTable = this.placeTable(item, caption);
      this.openCaption = undefined;
    } else if (item.kind === "figure") this.lastBlock = this.placeFigure(item);
    else this.placeNote(item);
  }

  private placeParagraph(
    item: ParagraphItem,
    before: StoryItem | undefined,
    after: StoryItem | undefined,
  ): void {
    const { text } = item;
    const short = text.length <= MAX_CAPTION;
    const byText =
      item.type === "paragraph" && short && after?.kind === "table" && TABLE_CAPTION.test(text);
    const type = byText ? "caption" : item.type;
    const block = this.draft.add({
      type,
      text,
      level: item.level,
      page: this.page(item.page),
      ...(item.typography && { typography: item.typography }),
    });
    this.openCaption = undefined;
    if (type !== "caption") return;
    // Between two tables a caption is the next one's: captions of tables stand above.
    if (after?.kind === "table" && !FIGURE_WORD.test(text)) this.openCaption = block;
    else if (
      before?.kind === "table" &&
      this.lastTable?.caption === null &&
      TABLE_WORD.test(text)
    ) {
      this.lastTable.caption = block.text;
      block.parent = this.lastTable.block;
    } else if (before?.kind === "figure" && this.lastBlock) block.parent = this.lastBlock.id;
  }

  private placeTable(
    item: TableItem,
    caption: Block | undefined,
    outer?: { table: Table; row: number; col: number; at: number },
  ): Table {
    const table = this.draft.addTable({
      rows: item.rows,
      cols: item.cols,
      header_rows: item.headerRows,
      page: this.page(item.page),
      cells: item.cells.map((cell) => ({
        row: cell.row,
        col: cell.col,
        row_span: cell.rowSpan,
        col_span: cell.colSpan,
        text: cell.text,
        page: this.page(cell.page),
        typography: cell.typography,
      })),
      caption: caption?.text ?? null,
      ...(outer && {
        nested_in: { table: outer.table.id, row: outer.row, col: outer.col, at: outer.at },
        parent: outer.table.block,
      }),
    });
    if (caption) caption.parent = table.block;
    if (item.ragged) {
      this.draft.warn("TABLE_GRID_UNCERTAIN", { page: table.page, block: table.block });
    }
    for (const { row, col, at, item: inside } of item.inner) {
      if (inside.kind === "table") this.placeTable(inside, undefined, { table, row, col, at });
    }
    for (const { item: inside } of item.inner) {
      if (inside.kind === "figure") this.placeFigure(inside, table.block);
      else if (inside.kind !== "table") this.placeNote(inside, table.block);
    }
    return table;
  }

  private placeFigure(item: FigureItem, parent?: string): Block {
    const words = item.part === undefined ? "" : (this.input.graphics.get(item.part) ?? "");
    return this.draft.add({
      type: "figure",
      text: [item.text, words].filter((text) => text !== "").join("\n"),
      page: this.page(item.page),
      ...(item.picture !== undefined && { picture: item.picture }),
      ...(parent !== undefined && { parent }),
    });
  }

  private placeNote(item: NoteItem, parent?: string): void {
    const page = this.page(item.page);
    const number = item.kind === "comment" || item.customMark ? "" : this.count(item.kind, page);
    const key = `${item.kind}/${item.id}`;
    const text = this.input.notes[item.kind].get(item.id)?.replaceAll(NOTE_MARK, number).trim();
    if (!text || this.placed.has(key)) return;
    this.placed.add(key);
    this.draft.add({
      type: item.kind === "comment" ? "note" : "footnote",
      text,
      page,
      ...(parent !== undefined && { parent }),
    });
  }

  /** The number that Word prints; Arabic for footnotes and small Roman for endnotes unless said otherwise. */
  private count(kind: "footnote" | "endnote", page: number): string {
    const of = kind === "footnote" ? "footnotes" : "endnotes";
    const numbering = { ...this.input.settings[of], ...this.section[of] };
    const start = numbering.start ?? 1;
    if (numbering.restart === "eachPage" && page !== this.notePage) this.counts[kind] = 0;
    this.notePage = page;
    const value = start + this.counts[kind]++;
    return formatNumber(
      value,
      numbering.format ?? (kind === "footnote" ? "decimal" : "lowerRoman"),
    );
  }

  private beginSection(): void {
    for (const reference of this.section.references) {
      this.activeReferences.set(`${reference.kind}/${reference.type}`, reference);
    }
    for (const of of ["footnotes", "endnotes"] as const) {
      const { restart } = { ...this.input.settings[of], ...this.section[of] };
      if (restart === "eachSect") this.counts[of === "footnotes" ? "footnote" : "endnote"] = 0;
    }
    this.showHeaders("header");
  }

  private endSection(): void {
    this.showHeaders("footer");
  }

  /** Each header or footer once, at the first section that shows it. */
  private showHeaders(kind: "header" | "footer"): void {
    const types = ["default"];
    if (this.section.titlePage) types.unshift("first");
    if (this.input.settings.evenAndOdd) types.push("even");
    for (const type of types) {
      const reference = this.activeReferences.get(`${kind}/${type}`);
      const text = reference && this.input.headers.get(reference.relationship);
      if (!text || this.shownHeaders.has(`${kind}/${text}`)) continue;
      this.shownHeaders.add(`${kind}/${text}`);
      this.draft.add({ type: kind, text, page: this.firstPage });
    }
  }
}
