/** Parses `hp:secPr`: page setup and outline numbering of a section. */
import { A4, type PageSetup, type SectionSetup } from "../hangul/tree.js";
import { childOf, childrenOf, type Element, integer } from "./elements.js";

export function readSectionSetup(element: Element): SectionSetup {
  return {
    page: readPage(childOf(element, "pagePr")),
    outlineNumbering: integer(element, "outlineShapeIDRef"),
    pageFills: [...childrenOf(element)]
      .filter((child) => child.name === "pageBorderFill")
      .map((child) => integer(child, "borderFillIDRef")),
  };
}

function readPage(page: Element | undefined): PageSetup {
  const margin = childOf(page, "margin");
  const width = integer(page, "width", A4.width);
  const height = integer(page, "height", A4.height);
  // OWPML: NARROWLY is landscape (the stored width and height are those of the upright sheet).
  const turned = page?.attributes.landscape === "NARROWLY";
  return {
    width: turned ? height : width,
    height: turned ? width : height,
    left: integer(margin, "left", A4.left),
    right: integer(margin, "right", A4.right),
    top: integer(margin, "top", A4.top),
    bottom: integer(margin, "bottom", A4.bottom),
    header: integer(margin, "header", A4.header),
    footer: integer(margin, "footer", A4.footer),
    gutter: integer(margin, "gutter"),
    facing: (page?.attributes.gutterType ?? "LEFT_ONLY") !== "LEFT_ONLY",
  };
}
