/** Visits every paragraph of a document in file order, including nested ones. */
import type { Control, HangulDocument, HangulSection, Paragraph } from "./tree.js";

/** By calls, not by a generator: nested generators cost more than the reading itself. */
export function eachParagraph(
  document: HangulDocument,
  visit: (paragraph: Paragraph, section: HangulSection) => void,
): void {
  for (const section of document.sections) {
    inList(section.paragraphs, (paragraph) => visit(paragraph, section));
  }
}

function inList(paragraphs: Paragraph[], visit: (paragraph: Paragraph) => void): void {
  for (const paragraph of paragraphs) {
    visit(paragraph);
    for (const item of paragraph.items) if (item.kind !== "text") inControl(item, visit);
  }
}

function inControl(control: Control, visit: (paragraph: Paragraph) => void): void {
  if ("caption" in control && control.caption) inList(control.caption.paragraphs, visit);
  if (control.kind === "table") {
    for (const cell of control.cells) inList(cell.paragraphs, visit);
  } else if ("paragraphs" in control) inList(control.paragraphs, visit);
  if (control.kind === "shape") for (const child of control.children) inControl(child, visit);
}
