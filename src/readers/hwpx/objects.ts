/** Parses objects in a run: tables, drawings, groups, pictures, equations, form objects. */
import { authoredDescription } from "../hangul/picture-description.js";
import {
  type CellNode,
  type EquationControl,
  inGroup,
  NO_SIDES,
  type Paragraph,
  paragraphOf,
  type ShapeControl,
  type TableControl,
  type Unanchored,
} from "../hangul/tree.js";
import { childOf, childrenOf, type Element, flag, integer, textOf } from "./elements.js";
import { captionOf, placementOf, sidesOf } from "./placement.js";

type ListReader = (subList: Element | undefined) => Paragraph[];
const SPLITS: Record<string, TableControl["splits"]> = { CELL: "cells", TABLE: "rows" };

export function readTable(element: Element, readList: ListReader): Unanchored<TableControl> {
  const cells: CellNode[] = [];
  const padding = sidesOf(childOf(element, "inMargin"));
  let row = 0;
  for (const tr of childrenOf(element)) {
    if (tr.name !== "tr") continue;
    let col = 0;
    for (const tc of childrenOf(tr)) {
      if (tc.name !== "tc") continue;
      const cell = readCell(tc, row, col, padding, readList);
      col = cell.col + cell.colSpan;
      cells.push(cell);
    }
    row++;
  }
  return {
    kind: "table",
    place: placementOf(element),
    rows: integer(element, "rowCnt", row),
    cols: integer(element, "colCnt"),
    cells,
    caption: captionOf(element, readList),
    splits: SPLITS[element.attributes.pageBreak ?? ""] ?? "none",
    repeatsHeader: flag(element, "repeatHeader"),
    cellSpacing: integer(element, "cellSpacing"),
    padding,
    borderFill: integer(element, "borderFillIDRef"),
  };
}

function readCell(
  tc: Element,
  row: number,
  col: number,
  padding: CellNode["margin"],
  readList: ListReader,
): CellNode {
  const address = childOf(tc, "cellAddr");
  const span = childOf(tc, "cellSpan");
  const size = childOf(tc, "cellSz");
  const list = childOf(tc, "subList");
  return {
    row: integer(address, "rowAddr", row),
    col: integer(address, "colAddr", col),
    rowSpan: integer(span, "rowSpan", 1),
    colSpan: integer(span, "colSpan", 1),
    width: integer(size, "width"),
    height: integer(size, "height"),
    // Without `hasMargin` the table's own inner margin holds; the cell's numbers are then leftovers.
    margin: flag(tc, "hasMargin") ? sidesOf(childOf(tc, "cellMargin")) : padding,
    header: flag(tc, "header"),
    borderFill: integer(tc, "borderFillIDRef"),
    named: (tc.attributes.name ?? "") !== "",
    verticalAlign: alignOf(list),
    paragraphs: readList(list),
  };
}

function alignOf(list: Element | undefined): CellNode["verticalAlign"] {
  const align = list?.attributes.vertAlign;
  return align === "CENTER" ? "center" : align === "BOTTOM" ? "bottom" : "top";
}

const SHAPES: Record<string, ShapeControl["what"]> = {
  rect: "drawing",
  ellipse: "drawing",
  arc: "drawing",
  polygon: "drawing",
  curve: "drawing",
  line: "drawing",
  connectLine: "drawing",
  textart: "drawing",
  unknownObject: "drawing",
  container: "group",
  pic: "picture",
  video: "picture",
  ole: "ole",
  chart: "chart",
  btn: "form",
  checkBtn: "form",
  radioBtn: "form",
  comboBox: "form",
  listBox: "form",
  edit: "form",
  scrollBar: "form",
};

export function isShape(name: string): boolean {
  return Object.hasOwn(SHAPES, name);
}

export function readShape(element: Element, readList: ListReader): Unanchored<ShapeControl> {
  const children: ShapeControl[] = [];
  for (const child of childrenOf(element)) {
    if (isShape(child.name)) {
      const inner = { ...readShape(child, readList), at: 0, order: children.length };
      const offset = childOf(child, "offset");
      inner.place = inGroup(inner.place, integer(offset, "x"), integer(offset, "y"));
      children.push(inner);
    }
  }
  return {
    kind: "shape",
    what: SHAPES[element.name] ?? "drawing",
    place: placementOf(element),
    paragraphs: shapeText(element, readList),
    children,
    caption: captionOf(element, readList),
    description: authoredDescription(textOf(childOf(element, "shapeComment"))),
    image: childOf(element, "img")?.attributes.binaryItemIDRef ?? null,
    ...chartOf(element),
    ...(integer(childOf(element, "rotationInfo"), "angle") !== 0 && { turned: true }),
    ...insetOf(childOf(element, "drawText")),
  };
}

/** A chart's own part, or the item that holds an OLE object. */
function chartOf({ name, attributes }: Element): Pick<ShapeControl, "chart"> {
  const chart = attributes.chartIDRef ?? (name === "ole" ? attributes.binaryItemIDRef : undefined);
  return chart ? { chart } : {};
}

function insetOf(box: Element | undefined): Pick<ShapeControl, "inset"> {
  if (!box) return {};
  const list = childOf(box, "subList");
  const vertical = (list?.attributes.textDirection ?? "HORIZONTAL") !== "HORIZONTAL";
  return { inset: { ...sidesOf(childOf(box, "textMargin")), align: alignOf(list), vertical } };
}

function shapeText(element: Element, readList: ListReader): Paragraph[] {
  const box = childOf(element, "drawText");
  if (box) return readList(childOf(box, "subList"));
  if (element.name === "textart") return lines(element.attributes.text ?? "");
  if (SHAPES[element.name] === "form") return lines(formText(element));
  return [];
}

/** What a form object shows: its caption, its typed text, its chosen entry. */
function formText(element: Element): string {
  switch (element.name) {
    case "edit":
      return textOf(childOf(element, "text"));
    case "comboBox":
    case "listBox":
      return element.attributes.selectedValue ?? "";
    default:
      return element.attributes.captionText ?? element.attributes.caption ?? "";
  }
}

function lines(text: string): Paragraph[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .map(paragraphOf);
}

export function readEquation(element: Element, readList: ListReader): Unanchored<EquationControl> {
  return {
    kind: "equation",
    place: { ...placementOf(element), margin: NO_SIDES },
    script: textOf(childOf(element, "script")).trim(),
    caption: captionOf(element, readList),
  };
}
