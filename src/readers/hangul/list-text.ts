/** The text of paragraphs that have no blocks of their own: those of cells, headers, notes and captions. */
import type { Equation } from "../../model/document.js";
import { characters } from "../../text/code-points.js";
import { foldSymbols } from "./hancom-symbols.js";
import type { PrintedLabel } from "./list-labels.js";
import {
  composeParagraph,
  equationOf,
  type ObjectControl,
  type TextPiece,
} from "./paragraph-text.js";
import { isPlain, orderList } from "./reading-order.js";
import type { Control, Paragraph, ShapeControl } from "./tree.js";

/** What a cell holds beside its text, to be emitted after the table. */
export interface CellExtras {
  row: number;
  col: number;
  page: number;
  objects: { control: ObjectControl; at: number }[];
  notes: Control[];
}

/** Where a line of a cell's text comes from; null for the text of an object in it. */
export interface TextSource {
  paragraph: Paragraph;
  piece: TextPiece & { kind: "text" };
  labelLength: number;
}

export class ListText {
  /** Equations in the texts since they were last taken. */
  private equations: Equation[] = [];

  constructor(private readonly labels: Map<Paragraph, PrintedLabel>) {}

  takeEquations(): Equation[] {
    const taken = this.equations;
    this.equations = [];
    return taken;
  }

  /**
   * The lines of a list of paragraphs. Tables and pictures in it go to `extra`; without it (headers, notes, captions)
   * their text is put in line, so that nothing is lost. `sources` gets the origin of each line.
   */
  of(paragraphs: Paragraph[], extra?: CellExtras, sources: (TextSource | null)[] = []): string[] {
    const texts: string[] = [];
    if (paragraphs.every(isPlain)) {
      for (const paragraph of paragraphs) this.paragraphText(paragraph, texts, sources, extra);
      return texts;
    }
    for (const step of orderList(paragraphs)) {
      if (step.kind === "object") this.objectText(step.control, texts, extra);
      else this.paragraphText(step.paragraph, texts, sources, extra);
    }
    return texts;
  }

  private paragraphText(
    paragraph: Paragraph,
    texts: string[],
    sources: (TextSource | null)[],
    extra?: CellExtras,
  ): void {
    const label = this.labels.get(paragraph)?.text ?? "";
    let first = true;
    for (const piece of composeParagraph(paragraph)) {
      if (piece.kind === "object") {
        this.objectText(piece.control, texts, extra);
        continue;
      }
      for (const equation of piece.equations) this.equations.push(equation);
      const body = foldSymbols(piece.text).trim();
      if (body === "") continue;
      const labelled = first && label !== "";
      while (sources.length < texts.length) sources.push(null);
      const labelLength = labelled ? characters(label.normalize("NFC")) + 1 : 0;
      sources.push({ paragraph, piece, labelLength });
      texts.push(labelled ? `${label} ${body}` : body);
      first = false;
    }
    for (const item of paragraph.items) if (item.kind !== "text") this.noteText(item, texts, extra);
  }

  private noteText(item: Control, texts: string[], extra?: CellExtras): void {
    const isNote = item.kind === "footnote" || item.kind === "endnote";
    if (!isNote && item.kind !== "comment" && item.kind !== "memo") return;
    if (extra) extra.notes.push(item);
    else texts.push(...this.of(item.paragraphs));
  }

  private objectText(control: ObjectControl, texts: string[], extra?: CellExtras): void {
    if (control.kind === "table") {
      if (extra) extra.objects.push({ control, at: lengthOf(texts) });
      else for (const cell of control.cells) texts.push(...this.of(cell.paragraphs));
      return;
    }
    if (control.kind === "equation") {
      if (control.script === "") return;
      const equation = equationOf(control);
      this.equations.push(equation);
      texts.push(equation.text);
      return;
    }
    const isPicture =
      control.what === "picture" || control.what === "ole" || control.what === "chart";
    if (isPicture && extra) {
      extra.objects.push({ control, at: lengthOf(texts) });
      return;
    }
    texts.push(...this.of(control.paragraphs, extra));
    for (const child of sortedChildren(control)) this.objectText(child, texts, extra);
    if (control.caption) texts.push(...this.of(control.caption.paragraphs));
  }
}

/** Characters of the lines so far, as the cell will hold them. */
function lengthOf(texts: string[]): number {
  return texts.length === 0 ? 0 : characters(`${texts.join("\n")}\n`.normalize("NFC"));
}

/** A group's drawings from top to bottom, left to right. */
export function sortedChildren(shape: ShapeControl): ShapeControl[] {
  return [...shape.children].sort(
    (a, b) =>
      a.place.vertical.offset - b.place.vertical.offset ||
      a.place.horizontal.offset - b.place.horizontal.offset,
  );
}
