/** The parts of a DOCX package and how they point at each other (ECMA-376 part 2); external targets are never followed. */
import type { ZipArchive, ZipEntry } from "../containers/zip.js";
import { UnreadableFile } from "../reader.js";
import { localName, readXml, streamXml, type XmlHandlers } from "../xml.js";
import { withUsualNames } from "./element-names.js";

export interface Relationship {
  id: string;
  /** The last word of the type's address, the same in both editions: `officeDocument`, `styles`, `header`. */
  kind: string;
  /** Name of the part inside the package. */
  target: string;
}

export class DocxPackage {
  private readonly byLowerName = new Map<string, ZipEntry>();

  constructor(private readonly zip: ZipArchive) {
    // Part names compare without regard to case (ECMA-376 part 2, 6.2.2.3).
    for (const entry of zip.entries) this.byLowerName.set(entry.name.toLowerCase(), entry);
  }

  find(part: string): ZipEntry | undefined {
    return this.zip.find(part) ?? this.byLowerName.get(part.toLowerCase());
  }

  /** Relationships of a part, or of the package itself for `""`; empty where there are none. */
  async relationships(part: string): Promise<Relationship[]> {
    const slash = part.lastIndexOf("/");
    const folder = part.slice(0, slash + 1);
    const entry = this.find(`${folder}_rels/${part.slice(slash + 1)}.rels`);
    if (!entry) return [];
    const found: Relationship[] = [];
    readXml(await this.zip.read(entry), {
      open(name, attributes) {
        if (localName(name) !== "Relationship" || attributes.TargetMode === "External") return;
        const { Id, Type, Target } = attributes;
        if (!Id || !Type || !Target) return;
        found.push({
          id: Id,
          kind: Type.slice(Type.lastIndexOf("/") + 1),
          target: resolve(folder, Target),
        });
      },
    });
    return found;
  }

  /** The main document part, by the package's own pointer; by its content type where that is missing. */
  async mainPart(): Promise<string> {
    let pointed: string | undefined;
    try {
      const relationships = await this.relationships("");
      pointed = relationships.find((one) => one.kind === "officeDocument")?.target;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
    if (pointed !== undefined && this.find(pointed)) return pointed;
    const declared = await this.mainPartByContentType();
    if (declared !== undefined && this.find(declared)) return declared;
    if (this.find("word/document.xml")) return "word/document.xml";
    throw new UnreadableFile("CORRUPT", "no main document part");
  }

  /** Reads a small part whole. */
  async read(part: string, handlers: XmlHandlers): Promise<void> {
    readXml(await this.zip.read(this.entry(part)), withUsualNames(handlers));
  }

  /** A part that is not XML: a picture. */
  async bytes(part: string): Promise<Buffer | undefined> {
    return this.find(part) && this.zip.read(this.entry(part));
  }

  /** Reads a part of any size piece by piece. */
  async stream(part: string, handlers: XmlHandlers): Promise<void> {
    await streamXml(this.zip.stream(this.entry(part)), withUsualNames(handlers));
  }

  private entry(part: string): ZipEntry {
    const entry = this.find(part);
    if (!entry) throw new UnreadableFile("CORRUPT", `missing part ${part}`);
    return entry;
  }

  private async mainPartByContentType(): Promise<string | undefined> {
    const entry = this.find("[Content_Types].xml");
    if (!entry) return undefined;
    let found: string | undefined;
    try {
      readXml(await this.zip.read(entry), {
        open(name, attributes) {
          if (localName(name) !== "Override") return;
          const type = attributes.ContentType ?? "";
          if (/(wordprocessingml|ms-word)\.\w+(\.macroEnabled\w*)?\.main\+xml$/.test(type)) {
            found ??= resolve("", attributes.PartName ?? "");
          }
        },
      });
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
    return found;
  }
}

/** A target relative to its folder, as a part name; `..` never leads out of the package. */
function resolve(folder: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.replaceAll("\\", "/").split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  const name = steps.join("/");
  try {
    return decodeURIComponent(name).normalize("NFC");
  } catch {
    return name;
  }
}
