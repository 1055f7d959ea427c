/** Maps the layout engine's page trees to positions of our paragraphs, tables, cells and pictures. */
import type { Box } from "../../model/format.js";
import type { EnginePages, TreeNode } from "./layout-engine.js";
import type { CellNode, Control, HangulDocument, Paragraph, TableControl } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

/** CSS pixels, in which the engine speaks, to points. */
export const POINTS_PER_PIXEL = 0.75;

export interface EngineLine {
  page: number;
  bbox: Box;
  /** Left edge of the column it stands in, and top of the body area, in points. */
  columnLeft: number;
  bodyTop: number;
  text: string;
}

export interface EngineObject {
  page: number;
  bbox: Box;
  /** Top of the body area, in points. */
  bodyTop: number;
}

export class EngineLayout {
  readonly lines = new Map<Paragraph, EngineLine[]>();
  /** A cell's piece on each page that it stands on. */
  readonly cells = new Map<CellNode, EngineObject[]>();
  readonly objects = new Map<Control, EngineObject>();
  /** Lines after the last paragraph of a section, where the endnotes stand. */
  readonly notes: EngineLine[] = [];
  /** Lines and tables of the engine that have no counterpart in our tree. */
  strays = 0;

  constructor(
    readonly pages: number,
    /** Whether all of them were laid out before the time ran out. */
    readonly complete = true,
  ) {}
}

interface ColumnPosition {
  page: number;
  columnLeft: number;
  bodyTop: number;
}

export function readLayout(document: HangulDocument, { pages, count }: EnginePages): EngineLayout {
  const laid = new EngineLayout(count, pages.length === count);
  for (const [index, page] of pages.entries()) {
    const section = document.sections[page.section];
    if (!section) {
      laid.strays++;
      continue;
    }
    const body = page.tree.children?.find((node) => node.type === "Body");
    const bodyTop = (body?.bbox.y ?? 0) * POINTS_PER_PIXEL;
    const where = { page: index + 1, columnLeft: 0, bodyTop };
    for (const node of page.tree.children ?? []) {
      if (node.type === "Body") {
        for (const column of node.children ?? []) {
          const columnLeft = column.bbox.x * POINTS_PER_PIXEL;
          visitList(column, section.paragraphs, { ...where, columnLeft }, laid);
        }
      } else if (node.type === "Table" || node.type === "Image") {
        visitNode(node, section.paragraphs, where, laid);
      }
    }
  }
  if (!hasEndnotes(document)) laid.strays += laid.notes.length;
  return laid;
}

function hasEndnotes(document: HangulDocument): boolean {
  let found = false;
  eachParagraph(document, ({ items }) => {
    if (items.some(({ kind }) => kind === "endnote")) found = true;
  });
  return found;
}

function visitList(
  parent: TreeNode,
  paragraphs: Paragraph[],
  where: ColumnPosition,
  laid: EngineLayout,
): void {
  for (const node of parent.children ?? []) visitNode(node, paragraphs, where, laid);
}

function visitNode(
  node: TreeNode,
  paragraphs: Paragraph[],
  where: ColumnPosition,
  laid: EngineLayout,
): void {
  const paragraph = node.pi === undefined ? undefined : paragraphs[node.pi];
  switch (node.type) {
    case "TextLine": {
      const line: EngineLine = { ...where, bbox: boxOf(node), text: lineText(node) };
      if (!paragraph) {
        if (node.pi !== undefined && node.pi >= paragraphs.length) laid.notes.push(line);
        else laid.strays++;
        break;
      }
      const lines = laid.lines.get(paragraph);
      if (lines) lines.push(line);
      else laid.lines.set(paragraph, [line]);
      // Pictures that stand in the line are below it in the tree.
      for (const child of node.children ?? []) {
        if (child.type === "Image" || child.type === "Table")
          visitNode(child, paragraphs, where, laid);
      }
      break;
    }
    case "Table": {
      const table = controlOf(paragraph, node.ci);
      if (table?.kind === "table" && table.rows === node.rows && table.cols === node.cols) {
        placeTable(table, node, where, laid);
        break;
      }
      laid.strays++;
      // Counted otherwise than in the file, its cells are not ours; its page is.
      if (table?.kind === "table" && !laid.objects.has(table))
        laid.objects.set(table, { ...placeOf(where), bbox: boxOf(node) });
      break;
    }
    case "Image": {
      const control = controlOf(paragraph, node.ci);
      if (control && !laid.objects.has(control)) {
        laid.objects.set(control, { ...placeOf(where), bbox: boxOf(node) });
      }
      break;
    }
  }
}

/** A table that goes over pages is met once per page: the first meeting places it and each of its cells. */
function placeTable(
  table: TableControl,
  node: TreeNode,
  where: ColumnPosition,
  laid: EngineLayout,
): void {
  if (!laid.objects.has(table)) laid.objects.set(table, { ...placeOf(where), bbox: boxOf(node) });
  for (const child of node.children ?? []) {
    if (child.type !== "Cell") continue;
    const cell = table.cells.find((one) => one.row === child.row && one.col === child.col);
    if (!cell) {
      laid.strays++;
      continue;
    }
    const seen = laid.cells.get(cell);
    // Header rows are drawn again on every page; only their first place counts.
    if (seen && seen[0]!.page !== where.page && table.repeatsHeader && cell.header) continue;
    const piece = { ...placeOf(where), bbox: boxOf(child) };
    if (seen) seen.push(piece);
    else laid.cells.set(cell, [piece]);
    visitList(child, cell.paragraphs, where, laid);
  }
}

function controlOf(
  paragraph: Paragraph | undefined,
  order: number | undefined,
): Control | undefined {
  const found = paragraph?.items.find((item) => item.kind !== "text" && item.order === order);
  return found?.kind === "text" ? undefined : found;
}

function lineText(node: TreeNode): string {
  return (node.children ?? []).map((child) => child.text ?? "").join("");
}

function placeOf({ page, bodyTop }: ColumnPosition): Pick<EngineObject, "page" | "bodyTop"> {
  return { page, bodyTop };
}

function boxOf(node: TreeNode): Box {
  const { x, y, w, h } = node.bbox;
  const scale = (value: number) => value * POINTS_PER_PIXEL;
  return [scale(x), scale(y), scale(x + w), scale(y + h)];
}
