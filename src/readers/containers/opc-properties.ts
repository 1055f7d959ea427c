/** Metadata of an OPC package: core properties (ECMA-376 part 2, 8.3) and application properties (part 1, 22.2). */
import type { Properties } from "../../model/document.js";
import { localName, readXml, type XmlHandlers } from "../xml.js";
import type { OpcPackage } from "./opc-package.js";

/** What the writing program counted when it saved; trusted only where it fits the text that was read. */
interface SavedStatistics {
  pages?: number;
  characters?: number;
}

export interface PackageProperties {
  properties: Properties;
  statistics: SavedStatistics;
}

const CORE: Readonly<Record<string, keyof Properties>> = {
  title: "title",
  subject: "subject",
  creator: "author",
  keywords: "keywords",
  created: "created",
  modified: "modified",
};

const CORE_TYPE = /^core-properties$/;
/** The strict edition writes it in one word. */
const PROGRAM_TYPE = /^extended-?properties$/i;

/** Fills `found` with what can be read, and throws where a part is broken. */
export async function readPackageProperties(
  pack: OpcPackage,
  found: PackageProperties,
): Promise<void> {
  const links = await pack.relationships("");
  const partOf = (type: RegExp, usual: string) =>
    links.find((link) => type.test(link.type))?.target ?? usual;
  const parts = [
    { part: partOf(CORE_TYPE, "docProps/core.xml"), handlers: coreHandlers(found) },
    { part: partOf(PROGRAM_TYPE, "docProps/app.xml"), handlers: programHandlers(found) },
  ];
  const results = await Promise.allSettled(
    parts.map(async ({ part, handlers }) => {
      const bytes = await pack.read(part);
      if (bytes) readXml(bytes, handlers);
    }),
  );
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

function coreHandlers({ properties }: PackageProperties): XmlHandlers {
  return leaves((name, text) => {
    const field = CORE[name];
    if (field !== undefined && text !== "") properties[field] = text.normalize("NFC");
  });
}

function programHandlers({ properties, statistics }: PackageProperties): XmlHandlers {
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
