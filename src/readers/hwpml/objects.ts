/** Parses objects in a text: tables, drawings with text, groups, pictures, equations. */
import { authoredDescription } from "../hangul/picture-description.js";
import {
  type Caption,
  type CellNode,
  type EquationControl,
  NO_PLACE,
  NO_SIDES,
  type Paragraph,
  type Placement,
  paragraphOf,
  type ShapeControl,
  type TableControl,
  type Unanchored,
} from "../hangul/tree.js";
import { descend, elementsOf, everyElement, textBelow, type XmlElement } from "../xml-tree.js";
import { flag, integer, shapeObjectOf, sidesOf } from "./elements.js";

type ListReader = (list: XmlElement | undefined) => Paragraph[];

const SHAPES: Record<string, ShapeControl["what"]> = {
  LINE: "drawing",
  RECTANGLE: "drawing",
  ELLIPSE: "drawing",
  ARC: "drawing",
  POLYGON: "drawing",
  CURVE: "drawing",
  CONNECTLINE: "drawing",
  TEXTART: "drawing",
  UNKNOWNOBJECT: "drawing",
  CONTAINER: "group",
  PICTURE: "picture",
  OLE: "ole",
  BUTTON: "form",
  RADIOBUTTON: "form",
  CHECKBUTTON: "form",
  COMBOBOX: "form",
  EDIT: "form",
  LISTBOX: "form",
};

export function isShape(name: string): boolean {
  return Object.hasOwn(SHAPES, name);
}

export function readTable(element: XmlElement, readList: ListReader): Unanchored<TableControl> {
  const cells: CellNode[] = [];
  const padding = sidesOf(descend(element, "INSIDEMARGIN"));
  let row = 0;
  for (const line of elementsOf(element)) {
    if (line.name !== "ROW") continue;
    let col = 0;
    for (const cell of elementsOf(line)) {
      if (cell.name !== "CELL") continue;
      const list = descend(cell, "PARALIST");
      const made: CellNode = {
        row: integer(cell, "RowAddr", row),
        col: integer(cell, "ColAddr", col),
        rowSpan: integer(cell, "RowSpan", 1),
        colSpan: integer(cell, "ColSpan", 1),
        width: integer(cell, "Width"),
        height: integer(cell, "Height"),
        margin: flag(cell, "HasMargin") ? sidesOf(descend(cell, "CELLMARGIN")) : padding,
        header: flag(cell, "Header"),
        borderFill: integer(cell, "BorderFill"),
        named: (cell.attributes.Name ?? "") !== "",
        verticalAlign: alignOf(list?.attributes.VertAlign),
        paragraphs: readList(list),
      };
      col = made.col + made.colSpan;
      cells.push(made);
    }
    row++;
  }
  const split = element.attributes.PageBreak;
  return {
    kind: "table",
    place: placementOf(element),
    rows: integer(element, "RowCount", row),
    cols: integer(element, "ColCount"),
    cells,
    caption: captionOf(element, readList),
    splits: split === "Cell" ? "cells" : split === "Table" ? "rows" : "none",
    repeatsHeader: flag(element, "RepeatHeader"),
    cellSpacing: integer(element, "CellSpacing"),
    padding,
    borderFill: integer(element, "BorderFill"),
  };
}

export function readShape(element: XmlElement, readList: ListReader): Unanchored<ShapeControl> {
  const children: ShapeControl[] = [];
  for (const child of elementsOf(element)) {
    if (isShape(child.name))
      children.push({ ...readShape(child, readList), at: 0, order: children.length });
  }
  const text = descend(element, "DRAWINGOBJECT", "DRAWTEXT") ?? descend(element, "DRAWTEXT");
  const comment = descend(shapeObjectOf(element), "SHAPECOMMENT");
  const image = descend(element, "IMAGE")?.attributes.BinItem;
  return {
    kind: "shape",
    what: SHAPES[element.name] ?? "drawing",
    place: placementOf(element),
    paragraphs: text ? readList(descend(text, "PARALIST")) : ownText(element),
    children,
    caption: captionOf(element, readList),
    description: authoredDescription(textBelow(comment)),
    image: image ?? null,
  };
}

/** Text art and form objects keep their words in an attribute. */
function ownText(element: XmlElement): Paragraph[] {
  const words =
    element.attributes.Text ??
    descend(element, "FORMOBJECT")?.attributes.Caption ??
    element.attributes.Caption ??
    "";
  return words
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .map(paragraphOf);
}

export function readEquation(
  element: XmlElement,
  readList: ListReader,
): Unanchored<EquationControl> {
  return {
    kind: "equation",
    place: { ...placementOf(element), margin: NO_SIDES },
    script: textBelow([...everyElement(element, "SCRIPT")][0]).trim(),
    caption: captionOf(element, readList),
  };
}

const WRAPS: Record<string, Placement["wrap"]> = {
  Square: "square",
  Tight: "square",
  Through: "through",
  TopAndBottom: "topBottom",
  BehindText: "behind",
  InFrontOfText: "front",
};
const ALIGNS: Record<string, Placement["vertical"]["align"]> = {
  Center: "center",
  Bottom: "end",
  Right: "end",
  Outside: "end",
};

function placementOf(element: XmlElement): Placement {
  const object = shapeObjectOf(element);
  if (!object) return NO_PLACE;
  const at = descend(object, "POSITION");
  const size = descend(object, "SIZE");
  const { VertRelTo, HorzRelTo, VertAlign, HorzAlign } = at?.attributes ?? {};
  return {
    inline: flag(at, "TreatAsChar"),
    wrap: WRAPS[object.attributes.TextWrap ?? ""] ?? "topBottom",
    vertical: {
      to: VertRelTo === "Paper" ? "paper" : VertRelTo === "Page" ? "page" : "paragraph",
      align: ALIGNS[VertAlign ?? ""] ?? "start",
      offset: integer(at, "VertOffset"),
    },
    horizontal: {
      to:
        HorzRelTo === "Paper"
          ? "paper"
          : HorzRelTo === "Page"
            ? "page"
            : HorzRelTo === "Column"
              ? "column"
              : "paragraph",
      align: ALIGNS[HorzAlign ?? ""] ?? "start",
      offset: integer(at, "HorzOffset"),
    },
    ...(/^(?:In|Out)side$/.test(HorzAlign ?? "") && { mirrored: true }),
    width: integer(size, "Width"),
    height: integer(size, "Height"),
    margin: sidesOf(descend(object, "OUTSIDEMARGIN")),
  };
}

function captionOf(element: XmlElement, readList: ListReader): Caption | null {
  const caption = descend(shapeObjectOf(element), "CAPTION");
  if (!caption) return null;
  const side = (caption.attributes.Side ?? "Bottom").toLowerCase();
  return {
    side: side === "left" || side === "right" || side === "top" ? side : "bottom",
    paragraphs: readList(descend(caption, "PARALIST")),
  };
}

function alignOf(written: string | undefined): CellNode["verticalAlign"] {
  return written === "Center" ? "center" : written === "Bottom" ? "bottom" : "top";
}
