/** Parses document settings (ECMA-376 17.15.1) that affect what is shown: even pages, note numbering. */
import type { XmlHandlers } from "../xml.js";
import type { DocxSettings } from "./compose-blocks.js";
import { isOn } from "./element-names.js";
import { fillNoteNumbering } from "./sections.js";

export function settingsHandlers(settings: DocxSettings): XmlHandlers {
  const path: string[] = [];
  return {
    open(name, attributes) {
      const parent = path.at(-1);
      path.push(name);
      const value = attributes["w:val"];
      if (name === "w:evenAndOddHeaders") settings.evenAndOdd = isOn(value);
      else if (parent === "w:footnotePr") fillNoteNumbering(settings.footnotes, name, value);
      else if (parent === "w:endnotePr") fillNoteNumbering(settings.endnotes, name, value);
    },
    close() {
      path.pop();
    },
  };
}
