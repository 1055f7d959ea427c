/** Parses `HEAD`: properties, paragraph and character shapes, styles, numberings, bullets, fills. */
import type { Properties } from "../../model/document.js";
import { faintOf } from "../hangul/hidden-text.js";
import { numberFormatOfName } from "../hangul/number-formats.js";
import type { Definitions, NumberingLevel, ParagraphShape } from "../hangul/tree.js";
import { inSymbolFont, isSymbolFont } from "../symbol-fonts.js";
import { descend, elementsOf, everyElement, textBelow, type XmlElement } from "../xml-tree.js";
import { constant, flag, integer } from "./elements.js";

/** Colours are BGR numbers; 0xFFFFFFFF is none. */
const WHITE = 0xffffff;
const NO_COLOUR = 0xffffffff;

const HEADS: Record<string, ParagraphShape["head"]> = {
  Outline: "outline",
  Number: "number",
  Bullet: "bullet",
};

export function readDefinitions(head: XmlElement | undefined, definitions: Definitions): void {
  const table = descend(head, "MAPPINGTABLE");
  const latin = latinFonts(descend(table, "FACENAMELIST"));
  for (const shape of elementsOf(descend(table, "CHARSHAPELIST"))) {
    const white =
      Number(shape.attributes.TextColor) === WHITE &&
      [WHITE, NO_COLOUR].includes(Number(shape.attributes.ShadeColor ?? NO_COLOUR));
    const height = integer(shape, "Height");
    if (height > 0) definitions.heights.set(integer(shape, "Id"), height);
    const faint = faintOf(height, white);
    if (faint) definitions.faint.set(integer(shape, "Id"), faint);
    const font = latin.get(descend(shape, "FONTID")?.attributes.Latin ?? "");
    if (isSymbolFont(font)) definitions.symbolFonts.set(integer(shape, "Id"), font!);
  }
  for (const shape of elementsOf(descend(table, "PARASHAPELIST"))) {
    definitions.shapes.set(integer(shape, "Id"), {
      head: HEADS[shape.attributes.HeadingType ?? ""] ?? "none",
      level: integer(shape, "Level"),
      list: integer(shape, "Heading"),
      pageBreakBefore: flag(shape, "PageBreakBefore"),
      centred: shape.attributes.Align === "Center",
      borderFill: integer(descend(shape, "PARABORDER"), "BorderFill"),
    });
  }
  for (const style of elementsOf(descend(table, "STYLELIST"))) {
    definitions.styles.set(integer(style, "Id"), {
      name: style.attributes.Name ?? "",
      englishName: style.attributes.EngName ?? "",
      shape: integer(style, "ParaShape"),
    });
  }
  for (const numbering of elementsOf(descend(table, "NUMBERINGLIST")))
    definitions.numberings.set(integer(numbering, "Id"), { levels: levelsOf(numbering) });
  for (const bullet of elementsOf(descend(table, "BULLETLIST"))) {
    const font = definitions.symbolFonts.get(integer(descend(bullet, "PARAHEAD"), "CharShape", -1));
    definitions.bullets.set(
      integer(bullet, "Id"),
      inSymbolFont(font, bullet.attributes.Char ?? ""),
    );
  }
  for (const fill of elementsOf(descend(table, "BORDERFILLLIST")))
    if (paints(fill)) definitions.filled.add(integer(fill, "Id"));
}

export function readProperties(head: XmlElement | undefined): Properties {
  const summary = descend(head, "DOCSUMMARY");
  const text = (name: string) => textBelow(descend(summary, name)).trim();
  const found: Properties = {};
  if (text("TITLE")) found.title = text("TITLE");
  if (text("SUBJECT")) found.subject = text("SUBJECT");
  if (text("AUTHOR")) found.author = text("AUTHOR");
  if (text("KEYWORDS")) found.keywords = text("KEYWORDS");
  if (text("DATE")) found.created = text("DATE");
  return found;
}

function latinFonts(list: XmlElement | undefined): Map<string, string> {
  const fonts = new Map<string, string>();
  for (const face of elementsOf(list)) {
    if (face.attributes.Lang !== "Latin") continue;
    for (const font of elementsOf(face))
      fonts.set(font.attributes.Id ?? "", font.attributes.Name ?? "");
  }
  return fonts;
}

function levelsOf(numbering: XmlElement): NumberingLevel[] {
  const levels: NumberingLevel[] = [];
  for (const head of everyElement(numbering, "PARAHEAD")) {
    const level = integer(head, "Level", 1) - 1;
    if (level < 0 || level > 9) continue;
    levels[level] = {
      format: textBelow(head),
      numberFormat: numberFormatOfName(constant(head.attributes.NumFormat)),
      start: integer(head, "Start", 1),
    };
  }
  return levels;
}

function paints(fill: XmlElement): boolean {
  const brush = descend(fill, "FILLBRUSH");
  const face = descend(brush, "WINDOWBRUSH")?.attributes.FaceColor;
  if (face !== undefined) return ![WHITE, NO_COLOUR].includes(Number(face));
  return descend(brush, "GRADATION") !== undefined || descend(brush, "IMAGEBRUSH") !== undefined;
}
