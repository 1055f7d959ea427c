/** The shapes of a slide with their boxes: texts, tables, pictures, charts and diagrams; groups are kept together. */
import { unionOfKnown } from "../../model/box.js";
import type { Box } from "../../model/format.js";
import { inReadingOrder } from "../slide-order.js";
import { descend, elementsOf, everyElement, type XmlElement } from "../xml-tree.js";
import {
  boxOf,
  clipToSlide,
  extentOf,
  IDENTITY,
  insideGroup,
  type SlideSize,
  type Transform,
} from "./boxes.js";
import { type Inheritance, type Placeholder, placeholderOf } from "./placeholders.js";
import { paragraphsOf, type SlideParagraph } from "./text-body.js";

interface Placed {
  /** On the slide; null where the shape stands beside it or states no place. */
  box: Box | null;
  offSlide: boolean;
}

export type Shape = Placed &
  (
    | { kind: "text"; placeholder: Placeholder | undefined; paragraphs: SlideParagraph[] }
    | { kind: "table"; table: XmlElement }
    | { kind: "picture"; description: string; picture: string | undefined }
    /** `relationships` lead to the parts that hold the words. */
    | { kind: "graphic"; description: string; relationships: string[] }
  );

/** Characters of shapes that the author hid. */
export interface HiddenShapes {
  characters: number;
}

interface Context {
  inheritance: Inheritance;
  slide: SlideSize;
  hidden: HiddenShapes;
}

/** In reading order. */
export function shapesOf(tree: XmlElement | undefined, context: Context): Shape[] {
  return collect(tree, IDENTITY, context).flatMap(({ shapes }) => shapes);
}

interface Unit {
  box: Box | null;
  shapes: Shape[];
}

function collect(parent: XmlElement | undefined, transform: Transform, context: Context): Unit[] {
  const units: Unit[] = [];
  for (const element of elementsOf(parent)) {
    if (isHidden(element)) {
      for (const run of everyElement(element, "t")) {
        for (const text of run.children)
          if (typeof text === "string") context.hidden.characters += text.length;
      }
    } else if (element.name === "grpSp") {
      const inner = insideGroup(descend(element, "grpSpPr", "xfrm"), transform);
      const inside = collect(element, inner, context);
      const shapes = inside.flatMap((unit) => unit.shapes);
      const boxes = shapes.flatMap(({ box }) => (box ? [box] : []));
      units.push({ box: unionOfKnown(boxes), shapes });
    } else {
      const shape = shapeOf(element, transform, context);
      if (shape) units.push({ box: shape.box, shapes: [shape] });
    }
  }
  return inReadingOrder(units);
}

function shapeOf(element: XmlElement, transform: Transform, context: Context): Shape | undefined {
  const place = (xfrm: XmlElement | undefined, placeholder?: Placeholder): Placed => {
    const extent = extentOf(xfrm) ?? (placeholder && context.inheritance.extent(placeholder));
    if (!extent) return { box: null, offSlide: false };
    const box = clipToSlide(boxOf(extent, transform), context.slide);
    return { box, offSlide: box === null };
  };
  const placeholder = placeholderOf(element);
  if (element.name === "sp" || element.name === "cxnSp") {
    const styles = context.inheritance.listStyles(placeholder);
    const paragraphs = paragraphsOf(descend(element, "txBody"), styles);
    if (paragraphs.length === 0) return undefined;
    const placed = place(descend(element, "spPr", "xfrm"), placeholder);
    return { kind: "text", ...placed, placeholder, paragraphs };
  }
  if (element.name === "pic") {
    const picture = descend(element, "blipFill", "blip")?.attributes.embed;
    const placed = place(descend(element, "spPr", "xfrm"), placeholder);
    return { kind: "picture", ...placed, description: descriptionOf(element), picture };
  }
  if (element.name !== "graphicFrame") return undefined;
  const placed = place(descend(element, "xfrm"), placeholder);
  const data = descend(element, "graphic", "graphicData");
  const table = descend(data, "tbl");
  if (table) return { kind: "table", ...placed, table };
  const relationships: string[] = [];
  for (const child of elementsOf(data)) {
    const { id, dm } = child.attributes;
    if (child.name === "chart" && id) relationships.push(id);
    else if (child.name === "relIds" && dm) relationships.push(dm);
  }
  const embedded = [...everyElement(data, "blip")][0]?.attributes.embed;
  const description = descriptionOf(element);
  if (relationships.length === 0 && embedded)
    return { kind: "picture", ...placed, description, picture: embedded };
  return { kind: "graphic", ...placed, description, relationships };
}

/** The author's own words; what PowerPoint itself writes about a picture ends in such a line. */
function descriptionOf(element: XmlElement): string {
  for (const child of elementsOf(element)) {
    if (!child.name.startsWith("nv")) continue;
    const text = descend(child, "cNvPr")?.attributes.descr ?? "";
    return /자동 생성된 설명|automatically generated/i.test(text) ? "" : text.trim();
  }
  return "";
}

export function isHidden(element: XmlElement): boolean {
  for (const child of elementsOf(element)) {
    if (child.name.startsWith("nv")) {
      return /^(?:1|true)$/.test(descend(child, "cNvPr")?.attributes.hidden ?? "");
    }
  }
  return false;
}
