/** Parses section properties (ECMA-376 17.6.17): break type, headers, note numbering. */

import { integer, isOn } from "./element-names.js";
import type { NoteNumbering, SectionBreak } from "./items.js";

export function fillSection(
  section: SectionBreak,
  name: string,
  parent: string,
  attributes: Record<string, string>,
): void {
  const value = attributes["w:val"];
  switch (name) {
    case "w:type":
      if (value !== undefined) section.type = value;
      break;
    case "w:titlePg":
      section.titlePage = isOn(value);
      break;
    case "w:headerReference":
    case "w:footerReference":
      section.references.push({
        kind: name === "w:headerReference" ? "header" : "footer",
        type: attributes["w:type"] ?? "default",
        relationship: attributes["r:id"] ?? "",
      });
      break;
    default:
      if (parent === "w:footnotePr") fillNoteNumbering(section.footnotes, name, value);
      else if (parent === "w:endnotePr") fillNoteNumbering(section.endnotes, name, value);
  }
}

export function fillNoteNumbering(
  numbering: NoteNumbering,
  name: string,
  value: string | undefined,
): void {
  if (name === "w:numFmt" && value !== undefined) numbering.format = value;
  else if (name === "w:numRestart" && value !== undefined) numbering.restart = value;
  else if (name === "w:numStart") {
    const start = integer(value);
    if (start !== undefined) numbering.start = start;
  }
}
