/** Parses `header.xml`: paragraph shapes, styles, numberings, bullets and tracked changes. */
import { faintOf } from "../hangul/hidden-text.js";
import { numberFormatOfName } from "../hangul/number-formats.js";
import type { Definitions, NumberingLevel, ParagraphShape } from "../hangul/tree.js";
import { inSymbolFont, isSymbolFont } from "../symbol-fonts.js";
import { readXml } from "../xml.js";
import {
  childOf,
  childrenOf,
  collectElements,
  type Element,
  flag,
  integer,
  textOf,
} from "./elements.js";

const LISTS = new Set([
  "fontface",
  "charPr",
  "paraPr",
  "style",
  "numbering",
  "bullet",
  "borderFill",
]);

export function readDefinitions(bytes: Buffer, definitions: Definitions): void {
  const latinFonts = new Map<string, string>();
  readXml(
    bytes,
    collectElements(LISTS, (element) => {
      if (element.name === "fontface") addLatinFonts(latinFonts, element);
      else addDefinition(definitions, element, latinFonts);
    }),
  );
}

function addLatinFonts(fonts: Map<string, string>, list: Element): void {
  if (list.attributes.lang !== "LATIN") return;
  for (const font of childrenOf(list)) {
    if (font.name === "font") fonts.set(font.attributes.id ?? "", font.attributes.face ?? "");
  }
}

const HEADS: Record<string, ParagraphShape["head"]> = {
  OUTLINE: "outline",
  NUMBER: "number",
  BULLET: "bullet",
};

function addDefinition(
  definitions: Definitions,
  element: Element,
  latinFonts: ReadonlyMap<string, string>,
): void {
  const id = integer(element, "id");
  switch (element.name) {
    case "charPr": {
      const { textColor = "", shadeColor = "none", height = "" } = element.attributes;
      if (Number(height) > 0) definitions.heights.set(id, Number(height));
      const faint = faintOf(Number(height), isWhite(textColor) && !isPainted(shadeColor));
      if (faint) definitions.faint.set(id, faint);
      const font = latinFonts.get(childOf(element, "fontRef")?.attributes.latin ?? "");
      if (font !== undefined && isSymbolFont(font)) definitions.symbolFonts.set(id, font);
      break;
    }
    case "paraPr": {
      const heading = childOf(element, "heading");
      definitions.shapes.set(id, {
        head: HEADS[heading?.attributes.type ?? ""] ?? "none",
        level: integer(heading, "level"),
        list: integer(heading, "idRef"),
        pageBreakBefore: flag(childOf(element, "breakSetting"), "pageBreakBefore"),
        centred: childOf(element, "align")?.attributes.horizontal === "CENTER",
        borderFill: integer(childOf(element, "border"), "borderFillIDRef"),
      });
      break;
    }
    case "style":
      definitions.styles.set(id, {
        name: element.attributes.name ?? "",
        englishName: element.attributes.engName ?? "",
        shape: integer(element, "paraPrIDRef"),
      });
      break;
    case "numbering":
      definitions.numberings.set(id, { levels: numberingLevels(element) });
      break;
    case "bullet":
      definitions.bullets.set(
        id,
        inSymbolFont(
          definitions.symbolFonts.get(integer(childOf(element, "paraHead"), "charPrIDRef", -1)),
          element.attributes.char ?? "",
        ),
      );
      break;
    case "borderFill":
      if (paintsBackground(element)) definitions.filled.add(id);
      break;
  }
}

function numberingLevels(numbering: Element): NumberingLevel[] {
  const levels: NumberingLevel[] = [];
  for (const head of childrenOf(numbering)) {
    if (head.name !== "paraHead") continue;
    const level = integer(head, "level", 1) - 1;
    if (level < 0 || level > 9) continue;
    levels[level] = {
      format: textOf(head),
      numberFormat: numberFormatOfName(head.attributes.numFormat),
      start: integer(head, "start", 1),
    };
  }
  return levels;
}

/** Colours are `#RRGGBB`, in some writers with the opacity before them, or `none`. */
function isWhite(colour: string): boolean {
  return /^#(?:ff)?ffffff$/i.test(colour);
}

function isPainted(colour: string): boolean {
  return colour.toLowerCase() !== "none" && !isWhite(colour);
}

function paintsBackground(borderFill: Element): boolean {
  const brush = childOf(borderFill, "fillBrush");
  const colour = childOf(brush, "winBrush")?.attributes.faceColor;
  if (colour !== undefined) return isPainted(colour);
  return childOf(brush, "gradation") !== undefined || childOf(brush, "imgBrush") !== undefined;
}
