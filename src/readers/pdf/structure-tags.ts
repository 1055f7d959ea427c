/** Reads the tagged structure tree of a page: role, lists and alternative text of each marked content. */
import type { Tag } from "../layout/page-content.js";
import { utf16 } from "./metadata.js";
import type { Pdfium } from "./pdfium-module.js";

/** Trees deeper or larger than this are a trap, not a document. */
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 50_000;

/** Inline elements (ISO 32000-1, 14.8.4.4) belong to the block around them. */
const INLINE = new Set([
  "Span",
  "Quote",
  "Link",
  "Reference",
  "Annot",
  "Ruby",
  "Warichu",
  "Code",
  "BibEntry",
  "NonStruct",
  "Private",
]);

export function readTags(pdfium: Pdfium, page: number): Map<number, Tag> {
  const tags = new Map<number, Tag>();
  const tree = pdfium.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return tags;
  let elements = 0;
  const walk = (element: number, around: Tag, depth: number): void => {
    if (element === 0 || depth > MAX_DEPTH || ++elements > MAX_ELEMENTS) return;
    const role = utf16(pdfium, (buffer, size) =>
      pdfium.FPDF_StructElement_GetType(element, buffer, size),
    );
    const tag =
      role === "" || INLINE.has(role) ? around : tagOf(pdfium, element, role, around, elements);
    const marks = pdfium.FPDF_StructElement_GetMarkedContentIdCount(element);
    for (let index = 0; index < marks; index++) {
      const mark = pdfium.FPDF_StructElement_GetMarkedContentIdAtIndex(element, index);
      if (mark >= 0) tags.set(mark, tag);
    }
    const children = pdfium.FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < children; index++) {
      walk(pdfium.FPDF_StructElement_GetChildAtIndex(element, index), tag, depth + 1);
    }
  };
  const roots = pdfium.FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < roots; index++) {
    walk(
      pdfium.FPDF_StructTree_GetChildAtIndex(tree, index),
      { role: "Document", element: 0, lists: 0 },
      0,
    );
  }
  pdfium.FPDF_StructTree_Close(tree);
  return tags;
}

function tagOf(pdfium: Pdfium, element: number, role: string, around: Tag, number: number): Tag {
  // The body of an item is the item: its label and its words are one line on the page.
  if (around.role === "LI" && (role === "Lbl" || role === "LBody")) return around;
  const tag: Tag = { role, element: number, lists: around.lists + (role === "L" ? 1 : 0) };
  if (role !== "Figure") return tag;
  const alternative = utf16(pdfium, (buffer, size) =>
    pdfium.FPDF_StructElement_GetAltText(element, buffer, size),
  ).trim();
  return alternative === "" ? tag : { ...tag, alternative };
}
