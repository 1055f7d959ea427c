/** The HWPX package: its parts, the order of its sections, and whether it is encrypted. */
import type { Properties } from "../../model/document.js";
import type { ZipArchive } from "../containers/zip.js";
import { UnreadableFile } from "../reader.js";
import { localName, readXml } from "../xml.js";
import { everyElement, readTree, type XmlElement } from "../xml-tree.js";

interface HwpxParts {
  header: string | undefined;
  sections: string[];
  /** Part name by manifest id: pictures, master pages. */
  byId: Map<string, string>;
  properties: Properties;
  /** A section is named more than once; it is read once. */
  repeated: boolean;
  /** Parts that the manifest names and the package does not hold. */
  missing: { sections: number; others: number };
}

/** Throws where parts are encrypted (`META-INF/manifest.xml` with `encryption-data`). */
export async function refuseLocked(archive: ZipArchive): Promise<void> {
  const entry = archive.find("META-INF/manifest.xml");
  if (!entry) return;
  let manifest: XmlElement;
  try {
    manifest = readTree(await archive.read(entry));
  } catch {
    // A broken manifest says nothing about encryption; the sections will tell whether they can be read.
    return;
  }
  if (everyElement(manifest, "encryption-data").next().done) return;
  throw new UnreadableFile("PASSWORD_PROTECTED", "encrypted package");
}

export async function readParts(archive: ZipArchive): Promise<HwpxParts> {
  const parts: HwpxParts = {
    header: undefined,
    sections: [],
    byId: new Map(),
    properties: {},
    repeated: false,
    missing: { sections: 0, others: 0 },
  };
  const content = archive.find("Contents/content.hpf") ?? archive.find("content.hpf");
  if (content) {
    try {
      readContent(await archive.read(content), content.name, parts);
    } catch {
      // Without a usable manifest the parts are found by their names, below; the engine may find others in it.
      parts.repeated = true;
    }
  }
  for (const href of new Set(parts.byId.values())) {
    // References are written from the package root, by some writers from the content file's folder.
    const held = [href, folderOf(content?.name ?? "") + href].some((name) => archive.find(name));
    if (held || isOutside(href)) continue;
    if (isSection(href)) parts.missing.sections++;
    else parts.missing.others++;
  }
  parts.sections = [...new Set(parts.sections)].filter((name) => archive.find(name));
  if (parts.sections.length === 0) parts.sections = sectionsByName(archive);
  if (!parts.header || !archive.find(parts.header)) {
    parts.header = archive.entries.find((entry) => /(^|\/)header\.xml$/i.test(entry.name))?.name;
  }
  return parts;
}

const PROPERTY_NAMES: Record<string, keyof Properties> = {
  title: "title",
  creator: "author",
  subject: "subject",
  keyword: "keywords",
  CreatedDate: "created",
  ModifiedDate: "modified",
};

function readContent(bytes: Buffer, contentName: string, parts: HwpxParts): void {
  const spine: string[] = [];
  const named = new Set<string>();
  let property: keyof Properties | undefined;
  let text = "";
  readXml(bytes, {
    open(name, attributes) {
      const local = localName(name);
      if (local === "item") {
        const href = attributes.href ?? "";
        if (isSection(href) && named.has(href)) parts.repeated = true;
        named.add(href);
        parts.byId.set(attributes.id ?? "", href);
        if (/(^|\/)header\.xml$/i.test(attributes.href ?? "")) parts.header = attributes.href;
      } else if (local === "itemref") spine.push(attributes.idref ?? "");
      else if (local === "title") property = "title";
      else if (local === "meta") property = PROPERTY_NAMES[attributes.name ?? ""];
      text = "";
    },
    text(piece) {
      text += piece;
    },
    close() {
      if (property && text.trim() !== "") parts.properties[property] = text.trim();
      property = undefined;
    },
  });
  const folder = folderOf(contentName);
  const places = (name: string) => [name, folder + name];
  if (new Set(spine).size < spine.length) parts.repeated = true;
  for (const id of new Set(spine)) {
    const name = parts.byId.get(id);
    if (name && isSection(name)) parts.sections.push(...places(name));
  }
  if (parts.header) parts.header = places(parts.header)[0];
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/** A file beside the document, or on the network, that the manifest only points to. */
function isOutside(href: string): boolean {
  return href === "" || /^[a-z]+:|^[\\/]|\\/i.test(href);
}

function isSection(name: string): boolean {
  return /(^|\/)section\d+\.xml$/i.test(name);
}

function sectionsByName(archive: ZipArchive): string[] {
  const number = (name: string) => Number(/(\d+)\.xml$/i.exec(name)?.[1] ?? 0);
  return archive.entries
    .map((entry) => entry.name)
    .filter(isSection)
    .sort((a, b) => number(a) - number(b));
}
