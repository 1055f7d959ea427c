/** Turns the document tree into blocks and tables in reading order; shared by HWP 5 and HWPX. */
import { unionOfKnown } from "../../model/box.js";
import type { Block, Line, Table } from "../../model/document.js";
import type { BlockType, Box } from "../../model/format.js";
import type { LineTypography } from "../../model/typography.js";
import { characters } from "../../text/code-points.js";
import type { Draft } from "../document-draft.js";
import { CellDrafts } from "./cell-drafts.js";
import { foldSymbols } from "./hancom-symbols.js";
import type { PrintedLabel } from "./list-labels.js";
import { type CellExtras, ListText, sortedChildren } from "./list-text.js";
import { outlineHeadings } from "./outline-headings.js";
import {
  composeParagraph,
  equationOf,
  type ObjectControl,
  type TextPiece,
} from "./paragraph-text.js";
import { setAs } from "./paragraph-typography.js";
import type { Positions } from "./positions.js";
import { splitIntoLines } from "./printed-lines.js";
import { orderList, orderSection, type Step } from "./reading-order.js";
import { headerRows, isBlank, isFrame, repairGrid } from "./table-grid.js";
import type {
  Caption,
  Control,
  Definitions,
  HangulDocument,
  HangulSection,
  Paragraph,
  ShapeControl,
  TableControl,
} from "./tree.js";

/** Context of emitted paragraphs. */
interface EmitContext {
  page: number;
  /** Parent of all blocks here; undefined lets the draft find the heading. */
  parent?: string;
  /** Type for plain paragraphs: `footnote`, `note`, `header` … */
  type?: BlockType;
  nestedIn?: NonNullable<Table["nested_in"]>;
}

export class BlockEmitter {
  private readonly runningSeen = new Set<string>();
  private readonly listTexts: ListText;
  private readonly cells: CellDrafts;
  private headings: ReadonlySet<Paragraph> = new Set();
  /** Whether a style is that of titles, by its id. */
  private readonly titleStyles = new Map<number, boolean>();
  /** Blocks whose page is in doubt. */
  readonly doubted: Block[] = [];

  constructor(
    private readonly draft: Draft,
    private readonly definitions: Definitions,
    private readonly positions: Positions,
    private readonly labels: Map<Paragraph, PrintedLabel>,
  ) {
    this.listTexts = new ListText(labels);
    this.cells = new CellDrafts(definitions, positions, this.listTexts);
  }

  private charts: ReadonlyMap<string, string> = new Map();

  document(document: HangulDocument): void {
    this.charts = document.charts;
    this.headings = outlineHeadings(this.labels);
    for (const section of document.sections) this.section(section);
  }

  private section(section: HangulSection): void {
    const first = section.paragraphs[0];
    const page = (first && this.positions.pageOf(first)) ?? 1;
    for (const master of section.masterPages) this.running("header", master, page);
    const footers: { paragraphs: Paragraph[]; page: number }[] = [];
    let at: EmitContext = { page };
    for (const step of orderSection(section, this.positions)) {
      const host = step.kind === "paragraph" ? step.paragraph : step.host;
      at = { page: this.positions.pageOf(host) ?? at.page };
      if (step.kind === "paragraph") {
        for (const item of step.paragraph.items) {
          if (item.kind === "header") this.running("header", item.paragraphs, at.page);
          else if (item.kind === "footer") footers.push({ ...item, page: at.page });
        }
      }
      const before = this.draft.blocks.length;
      this.step(step, at);
      if (this.isDoubted(step)) this.doubted.push(...this.draft.blocks.slice(before));
    }
    for (const footer of footers) this.running("footer", footer.paragraphs, footer.page);
  }

  private isDoubted(step: Step): boolean {
    const { doubted } = this.positions;
    if (step.kind === "object") return doubted.has(step.host) || doubted.has(step.control);
    return (
      doubted.has(step.paragraph) ||
      step.paragraph.items.some((item) => "place" in item && doubted.has(item))
    );
  }

  /** Headers, footers and master pages: each text once, however many pages or sections repeat it. */
  private running(type: "header" | "footer", paragraphs: Paragraph[], page: number): void {
    const text = this.listTexts.of(paragraphs).join("\n").trim();
    const key = `${type} ${text.replace(/\s+/g, "")}`;
    if (text === "" || this.runningSeen.has(key)) return;
    this.runningSeen.add(key);
    this.draft.add({ type, text, page });
  }

  private steps(steps: Step[], place: EmitContext): void {
    for (const step of steps) this.step(step, place);
  }

  private step(step: Step, place: EmitContext): void {
    if (step.kind === "paragraph") this.paragraph(step.paragraph, place);
    else this.object(step.control, place);
  }

  private paragraph(paragraph: Paragraph, place: EmitContext): void {
    const label = this.labels.get(paragraph);
    let labelLeft = label?.text ?? "";
    for (const piece of composeParagraph(paragraph)) {
      if (piece.kind === "object") this.object(piece.control, place);
      else if (this.text(paragraph, piece, labelLeft, label, place)) labelLeft = "";
    }
    this.notesOf(paragraph, place);
  }

  private notesOf(paragraph: Paragraph, place: EmitContext): void {
    for (const item of paragraph.items) {
      if (item.kind === "text" || !NOTES.has(item.kind)) continue;
      this.note(item, { ...place, page: this.pageOfMark(item, paragraph) ?? place.page });
    }
  }

  /** A note is on the page of its mark; an endnote has its own. */
  private pageOfMark(note: Control, paragraph: Paragraph): number | undefined {
    const lines = this.positions.lines.get(paragraph);
    return (lines?.findLast(({ at }) => at <= note.at) ?? lines?.[0])?.page;
  }

  private note(control: Control, place: EmitContext): void {
    if (!("paragraphs" in control)) return;
    const type = control.kind === "footnote" || control.kind === "endnote" ? "footnote" : "note";
    const body = this.listTexts.of(control.paragraphs).join("\n").trim();
    const mark = "mark" in control ? control.mark : "";
    const text = body === "" || body.startsWith(mark) ? body : `${mark} ${body}`;
    if (text === "") return;
    const page = this.positions.objects.get(control)?.page ?? place.page;
    const block = this.add({ type, text, page, level: null }, place);
    if (this.positions.doubted.has(control)) this.doubted.push(block);
  }

  /** Adds the piece as a block; false where it holds nothing but white space. */
  private text(
    paragraph: Paragraph,
    piece: TextPiece & { kind: "text" },
    labelText: string,
    label: PrintedLabel | undefined,
    place: EmitContext,
  ): boolean {
    const body = foldSymbols(piece.text).trim();
    if (body === "") return false;
    const text = labelText === "" ? body : `${labelText} ${body}`;
    const kind = piece.onlyEquation ? { type: "equation" as const } : this.kindOf(paragraph, label);
    const places = this.positions.lines.get(paragraph) ?? [];
    const labelLength = labelText === "" ? 0 : characters(labelText.normalize("NFC")) + 1;
    const lines = splitIntoLines(piece, labelLength, places);
    const page = lines[0]?.page ?? place.page;
    const level = "level" in kind && !place.type ? kind.level : null;
    this.add(
      { type: place.type ?? kind.type, level, text, page, equations: piece.equations },
      place,
      lines,
      setAs(paragraph, this.definitions, text),
    );
    return true;
  }

  private add(
    block: Parameters<Draft["add"]>[0],
    place: EmitContext,
    lines: Line[] = [],
    typography: LineTypography[] = [],
  ): Block {
    if (place.parent !== undefined) block.parent = place.parent;
    if (lines.length > 0) {
      block.lines = lines;
      block.bbox = boxOnPage(lines, block.page);
    }
    block.typography = typography;
    return this.draft.add(block);
  }

  private kindOf(
    paragraph: Paragraph,
    label: PrintedLabel | undefined,
  ): { type: BlockType; level: number | null } {
    if (label && this.headings.has(paragraph)) return { type: "heading", level: label.level };
    if (label) return { type: "list_item", level: label.level };
    return this.isTitle(paragraph.style) ? TITLE : PARAGRAPH;
  }

  private isTitle(style: number): boolean {
    let isTitle = this.titleStyles.get(style);
    if (isTitle === undefined) {
      const { name } = this.definitions.styles.get(style) ?? { name: "" };
      isTitle = /^(?:제목|문서\s*제목|title)$/i.test(name.trim());
      this.titleStyles.set(style, isTitle);
    }
    return isTitle;
  }

  private object(control: ObjectControl, place: EmitContext): void {
    if (control.kind === "table") this.table(control, place);
    else if (control.kind === "shape") this.shape(control, place);
    else {
      this.caption(control.caption, "before", place);
      if (control.script !== "") {
        const equation = equationOf(control);
        const { page } = place;
        this.add({ type: "equation", text: equation.text, page, equations: [equation] }, place);
      }
      this.caption(control.caption, "after", place);
    }
  }

  private shape(shape: ShapeControl, place: EmitContext): void {
    const here = { ...place, page: this.positions.objects.get(shape)?.page ?? place.page };
    this.caption(shape.caption, "before", here);
    if (shape.what === "picture" || shape.what === "ole" || shape.what === "chart") {
      this.draft.add({
        type: "figure",
        text: this.figureText(shape),
        picture: shape.image,
        page: here.page,
        bbox: this.positions.objects.get(shape)?.bbox ?? null,
        ...(here.parent !== undefined && { parent: here.parent }),
      });
    }
    this.steps(orderList(shape.paragraphs), here);
    for (const child of sortedChildren(shape)) this.shape(child, here);
    this.caption(shape.caption, "after", here);
  }

  /** The author's words about a picture, and what a chart says. */
  private figureText({ description, chart }: ShapeControl): string {
    const said = chart === undefined ? "" : (this.charts.get(chart) ?? "");
    return [description, said].filter((text) => text !== "").join("\n");
  }

  private caption(caption: Caption | null, when: "before" | "after", place: EmitContext): void {
    if (!caption) return;
    const above = caption.side === "top" || caption.side === "left";
    if (above !== (when === "before")) return;
    const text = this.captionText(caption);
    if (text !== "") this.add({ type: "caption", text, page: place.page }, place);
  }

  private captionText(caption: Caption): string {
    return this.listTexts.of(caption.paragraphs).join("\n").trim();
  }

  private table(table: TableControl, place: EmitContext): void {
    if (isBlank(table)) return;
    if (place.nestedIn === undefined && isFrame(table)) {
      this.frame(table, place);
      return;
    }
    const page = this.positions.objects.get(table)?.page ?? place.page;
    const here = { ...place, page };
    this.caption(table.caption, "before", here);
    const extras: CellExtras[] = [];
    const sound = repairGrid(table);
    this.listTexts.takeEquations();
    const cells = sound.cells.map((cell) => this.cells.of(cell, page, extras));
    const drawn = this.draft.addTable({
      rows: sound.rows,
      cols: sound.cols,
      cells,
      page,
      bbox: this.positions.objects.get(table)?.bbox ?? null,
      header_rows: headerRows(
        sound,
        cells.map((cell) => cell.text),
        this.definitions,
      ),
      caption: table.caption ? this.captionText(table.caption) || null : null,
      nested_in: place.nestedIn ?? null,
      equations: this.listTexts.takeEquations(),
      ...(place.parent !== undefined && { parent: place.parent }),
    });
    if (sound.repaired) this.draft.warn("TABLE_GRID_UNCERTAIN", { page, block: drawn.block });
    for (const extra of extras) {
      const inside: EmitContext = { page: extra.page, parent: drawn.block };
      for (const { control, at } of extra.objects) {
        this.object(control, {
          ...inside,
          nestedIn: { table: drawn.id, row: extra.row, col: extra.col, at },
        });
      }
      for (const note of extra.notes) this.note(note, inside);
    }
    this.caption(table.caption, "after", here);
  }

  private frame(table: TableControl, place: EmitContext): void {
    const here = { ...place, page: this.positions.objects.get(table)?.page ?? place.page };
    this.caption(table.caption, "before", here);
    for (const cell of table.cells) {
      const page = this.positions.cells.get(cell)?.page ?? here.page;
      for (const step of orderList(cell.paragraphs)) {
        const host = step.kind === "paragraph" ? step.paragraph : step.host;
        this.step(step, { ...here, page: this.positions.pageOf(host) ?? page });
      }
    }
    this.caption(table.caption, "after", here);
  }
}

const TITLE = { type: "title", level: null } as const;
const PARAGRAPH = { type: "paragraph", level: null } as const;

/** Null where a line's box is not known, as with the saved lines alone. */
function boxOnPage(lines: readonly Line[], page: number): Box | null {
  const here = lines.filter((line) => line.page === page);
  return here.some(({ bbox }) => !bbox) ? null : unionOfKnown(here.map(({ bbox }) => bbox));
}

const NOTES = new Set<Control["kind"]>(["footnote", "endnote", "comment", "memo"]);
