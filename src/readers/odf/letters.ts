/** Counts the letters of a body from its tree, not through the reader's own walk. */
import type { LetterCount } from "../letter-count.js";
import type { XmlElement } from "../xml-tree.js";

/** Deleted text, settings, page numbers and marks that the reader prints itself. */
const NOT_COUNTED = new Set([
  "tracked-changes",
  "sequence-decls",
  "variable-decls",
  "user-field-decls",
  "forms",
  "page-number",
  "page-count",
  "number",
  "note-citation",
  "creator",
  "date",
  "title",
  "desc",
  "settings",
  "event-listeners",
]);

export function countBody(parent: XmlElement, letters: LetterCount, page = 0): void {
  for (const child of parent.children) {
    if (typeof child === "string") letters.add(child, page);
    else if (!NOT_COUNTED.has(child.name)) countBody(child, letters, page);
  }
}
