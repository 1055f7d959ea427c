/** An Office Open XML package: its parts by name, and the relationships that lead from one to the next (ECMA-376 Part 2). */
import type { Properties } from "../../model/document.js";
import { UnpackBudget, ZipArchive, type ZipEntry } from "../containers/zip.js";
import { localName, readXml } from "../xml.js";

export interface Relationship {
  id: string;
  /** The last word of the type's address, the same in the strict and the transitional form: `worksheet`. */
  type: string;
  /** Name of the part it leads to; empty for what lies outside, which is never followed. */
  target: string;
}

export class OfficePackage {
  /** Part names compare without case (ECMA-376 Part 2, 6.2.2.3). */
  private readonly parts = new Map<string, ZipEntry>();

  private constructor(private readonly archive: ZipArchive) {
    for (const entry of archive.entries) {
      const key = partKey(entry.name);
      if (!this.parts.has(key)) this.parts.set(key, entry);
    }
  }

  static async open(bytes: Buffer): Promise<OfficePackage> {
    return new OfficePackage(await ZipArchive.open(bytes, UnpackBudget.forPackage()));
  }

  has(part: string): boolean {
    return this.parts.has(partKey(part));
  }

  /** Whether any part's name starts so: `xl/media/`. */
  hasUnder(folder: string): boolean {
    const start = partKey(folder);
    return [...this.parts.keys()].some((key) => key.startsWith(start));
  }

  async read(part: string): Promise<Buffer | undefined> {
    const entry = this.parts.get(partKey(part));
    return entry && this.archive.read(entry);
  }

  stream(part: string): AsyncGenerator<Buffer> | undefined {
    const entry = this.parts.get(partKey(part));
    return entry && this.archive.stream(entry);
  }

  /** What the part leads to, in the order written. `""` is the package itself. */
  async relationships(part: string): Promise<Relationship[]> {
    const slash = part.lastIndexOf("/") + 1;
    const folder = part.slice(0, slash);
    const bytes = await this.read(`${folder}_rels/${part.slice(slash)}.rels`);
    const found: Relationship[] = [];
    if (!bytes) return found;
    readXml(bytes, {
      open(name, attributes) {
        if (localName(name) !== "Relationship") return;
        const { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode } = attributes;
        found.push({
          id,
          type: type.slice(type.lastIndexOf("/") + 1),
          target: mode === "External" ? "" : resolve(folder, target),
        });
      },
    });
    return found;
  }

  /** The file's own metadata, as stored. */
  async properties(): Promise<Properties> {
    const found: Properties = {};
    for (const part of ["docProps/core.xml", "docProps/app.xml"]) {
      const bytes = await this.read(part).catch(() => undefined);
      if (!bytes) continue;
      let key: keyof Properties | undefined;
      let text = "";
      readXml(bytes, {
        open(name) {
          key = PROPERTY_NAMES[localName(name)];
          text = "";
        },
        text(piece) {
          text += piece;
        },
        close() {
          const value = text.trim().normalize("NFC");
          if (key && value) found[key] ??= value;
          key = undefined;
        },
      });
    }
    return found;
  }
}

const PROPERTY_NAMES: Record<string, keyof Properties> = {
  title: "title",
  subject: "subject",
  creator: "author",
  keywords: "keywords",
  created: "created",
  modified: "modified",
  Application: "application",
};

function partKey(name: string): string {
  return name.replace(/^\/+/, "").toLowerCase();
}

function resolve(folder: string, target: string): string {
  const path = target.startsWith("/") ? target : `${folder}${target}`;
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
