/** Every paragraph of a document in file order, with what is nested in it. */
import type { Control, HangulDocument, Paragraph, Section } from "./tree.js";

export function* allParagraphs(document: HangulDocument): Generator<[Paragraph, Section]> {
  for (const section of document.sections) {
    for (const paragraph of inList(section.paragraphs)) yield [paragraph, section];
  }
}

export function* inList(paragraphs: Paragraph[]): Generator<Paragraph> {
  for (const paragraph of paragraphs) {
    yield paragraph;
    for (const item of paragraph.items) if (item.kind !== "text") yield* inControl(item);
  }
}

function* inControl(control: Control): Generator<Paragraph> {
  for (const list of listsOf(control)) yield* inList(list);
  if (control.kind === "shape") for (const child of control.children) yield* inControl(child);
}

/** The lists of paragraphs that a control holds itself. */
export function* listsOf(control: Control): Generator<Paragraph[]> {
  if ("caption" in control && control.caption) yield control.caption.paragraphs;
  if (control.kind === "table") for (const cell of control.cells) yield cell.paragraphs;
  else if ("paragraphs" in control) yield control.paragraphs;
}
