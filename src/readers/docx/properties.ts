/** The file's own metadata: `docProps/core.xml` (ECMA-376 part 2, 8.3) and `docProps/app.xml` (part 1, 22.2). */
import type { Properties } from "../../model/document.js";
import { localName, type XmlHandlers } from "../xml.js";

/** What the writing program counted when it saved; trusted only where it fits the text that was read. */
export interface SavedStatistics {
  pages?: number;
  characters?: number;
}

const CORE: Readonly<Record<string, keyof Properties>> = {
  title: "title",
  subject: "subject",
  creator: "author",
  keywords: "keywords",
  created: "created",
  modified: "modified",
};

export function corePropertiesHandlers(properties: Properties): XmlHandlers {
  return leaves((name, text) => {
    const field = CORE[name];
    if (field !== undefined && text !== "") properties[field] = text.normalize("NFC");
  });
}

export function appPropertiesHandlers(
  properties: Properties,
  statistics: SavedStatistics,
): XmlHandlers {
  return leaves((name, text) => {
    if (name === "Application" && text !== "") properties.application = text.normalize("NFC");
    const count = /^\d+$/.test(text) ? Number(text) : undefined;
    if (name === "Pages" && count !== undefined) statistics.pages = count;
    if (name === "Characters" && count !== undefined) statistics.characters = count;
  });
}

/** Calls back with the name and text of each child of the root. */
function leaves(found: (name: string, text: string) => void): XmlHandlers {
  let text = "";
  return {
    open() {
      text = "";
    },
    text(piece) {
      text += piece;
    },
    close(name, depth) {
      if (depth === 2) found(localName(name), text.trim());
      text = "";
    },
  };
}
