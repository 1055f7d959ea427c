/** Visits every paragraph of a document in file order, including nested ones. */
import type { Control, HangulDocument, HangulSection, Paragraph } from "./tree.js";

type Visit = (paragraph: Paragraph, section: HangulSection) => void;

/** By calls, not by a generator: nested generators cost more than the reading itself. */
export function eachParagraph(document: HangulDocument, visit: Visit): void {
  for (const section of document.sections) inList(section.paragraphs, section, visit);
}

function inList(paragraphs: Paragraph[], section: HangulSection, visit: Visit): void {
  for (const paragraph of paragraphs) {
    visit(paragraph, section);
    for (const item of paragraph.items) if (item.kind !== "text") inControl(item, section, visit);
  }
}

function inControl(control: Control, section: HangulSection, visit: Visit): void {
  switch (control.kind) {
    case "table":
      if (control.caption) inList(control.caption.paragraphs, section, visit);
      for (const cell of control.cells) inList(cell.paragraphs, section, visit);
      return;
    case "shape":
      if (control.caption) inList(control.caption.paragraphs, section, visit);
      inList(control.paragraphs, section, visit);
      for (const child of control.children) inControl(child, section, visit);
      return;
    case "equation":
      if (control.caption) inList(control.caption.paragraphs, section, visit);
      return;
    default:
      if ("paragraphs" in control) inList(control.paragraphs, section, visit);
  }
}
