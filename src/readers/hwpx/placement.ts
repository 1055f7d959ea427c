/** Parses position and size of objects: `hp:pos`, `hp:sz`, `hp:outMargin`, captions. */
import type { Caption, Paragraph, Placement, Sides } from "../hangul/tree.js";
import { childOf, type Element, flag, integer } from "./elements.js";

const WRAPS: Record<string, Placement["wrap"]> = {
  SQUARE: "square",
  TIGHT: "square",
  THROUGH: "through",
  TOP_AND_BOTTOM: "topBottom",
  BEHIND_TEXT: "behind",
  IN_FRONT_OF_TEXT: "front",
};
const VERTICAL_TO: Record<string, Placement["vertical"]["to"]> = { PAPER: "paper", PAGE: "page" };
const HORIZONTAL_TO: Record<string, Placement["horizontal"]["to"]> = {
  PAPER: "paper",
  PAGE: "page",
  COLUMN: "column",
};
const ALIGNS: Record<string, Placement["vertical"]["align"]> = {
  CENTER: "center",
  BOTTOM: "end",
  RIGHT: "end",
  OUTSIDE: "end",
};

export function placementOf(object: Element): Placement {
  const pos = childOf(object, "pos");
  const size = childOf(object, "sz");
  const current = childOf(object, "curSz");
  return {
    inline: flag(pos, "treatAsChar"),
    wrap: WRAPS[object.attributes.textWrap ?? ""] ?? "topBottom",
    vertical: {
      to: VERTICAL_TO[pos?.attributes.vertRelTo ?? ""] ?? "paragraph",
      align: ALIGNS[pos?.attributes.vertAlign ?? ""] ?? "start",
      offset: integer(pos, "vertOffset"),
    },
    horizontal: {
      to: HORIZONTAL_TO[pos?.attributes.horzRelTo ?? ""] ?? "paragraph",
      align: ALIGNS[pos?.attributes.horzAlign ?? ""] ?? "start",
      offset: integer(pos, "horzOffset"),
    },
    ...(/^(?:IN|OUT)SIDE$/.test(pos?.attributes.horzAlign ?? "") && { mirrored: true }),
    width: integer(size, "width") || integer(current, "width"),
    height: integer(size, "height") || integer(current, "height"),
    margin: sidesOf(childOf(object, "outMargin")),
  };
}

export function sidesOf(element: Element | undefined): Sides {
  return {
    left: integer(element, "left"),
    right: integer(element, "right"),
    top: integer(element, "top"),
    bottom: integer(element, "bottom"),
  };
}

export function captionOf(
  object: Element,
  readList: (subList: Element | undefined) => Paragraph[],
): Caption | null {
  const caption = childOf(object, "caption");
  if (!caption) return null;
  const side = (caption.attributes.side ?? "BOTTOM").toLowerCase();
  return {
    side: side === "left" || side === "right" || side === "top" ? side : "bottom",
    paragraphs: readList(childOf(caption, "subList")),
  };
}
