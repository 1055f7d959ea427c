/**
 * Open Packaging Conventions (DOCX, XLSX): the parts of a package by name, and their relationships (ECMA-376 part 2).
 */
import { UnreadableFile } from "../reader.js";
import { localName, readXml } from "../xml.js";
import { UnpackBudget, ZipArchive, type ZipEntry } from "./zip.js";

export interface Relationship {
  id: string;
  /** The last word of the type's address, the same in the strict and the transitional edition: `worksheet`. */
  type: string;
  /** Name of the part that it leads to. */
  target: string;
}

export interface MainPart {
  /** The content type that a format's main parts have. */
  contentType: RegExp;
  /** Where nearly every writer puts it. */
  usual: string;
}

export class OpcPackage {
  private readonly parts = new Map<string, ZipEntry>();

  private constructor(private readonly zip: ZipArchive) {
    for (const entry of zip.entries) {
      const key = partKey(entry.name);
      if (!this.parts.has(key)) this.parts.set(key, entry);
    }
  }

  static async open(bytes: Buffer): Promise<OpcPackage> {
    return new OpcPackage(await ZipArchive.open(bytes, UnpackBudget.forPackage()));
  }

  has(part: string): boolean {
    return this.find(part) !== undefined;
  }

  /** Whether any part's name starts so: `xl/media/`. */
  hasUnder(folder: string): boolean {
    const start = partKey(folder);
    return [...this.parts.keys()].some((key) => key.startsWith(start));
  }

  /** Undefined where there is no such part. */
  async read(part: string): Promise<Buffer | undefined> {
    const entry = this.find(part);
    return entry && this.zip.read(entry);
  }

  /** A part of any size piece by piece; undefined where there is none. */
  stream(part: string): AsyncGenerator<Buffer> | undefined {
    const entry = this.find(part);
    return entry && this.zip.stream(entry);
  }

  /** What the part leads to, in the order written; `""` is the package itself. What lies outside is never followed, and left out. */
  async relationships(part: string): Promise<Relationship[]> {
    const slash = part.lastIndexOf("/") + 1;
    const folder = part.slice(0, slash);
    const bytes = await this.read(`${folder}_rels/${part.slice(slash)}.rels`);
    const found: Relationship[] = [];
    if (!bytes) return found;
    readXml(bytes, {
      open(name, attributes) {
        if (localName(name) !== "Relationship" || attributes.TargetMode === "External") return;
        const { Id, Type, Target } = attributes;
        if (!Id || !Type || !Target) return;
        const type = Type.slice(Type.lastIndexOf("/") + 1);
        found.push({ id: Id, type, target: resolve(folder, Target) });
      },
    });
    return found;
  }

  /** By the package's own pointer, where that is missing by content type, else in its usual place. Throws where there is none. */
  async mainPart({ contentType, usual }: MainPart): Promise<string> {
    const pointed = await orNothing(async () => {
      const relationships = await this.relationships("");
      return relationships.find((one) => one.type === "officeDocument")?.target;
    });
    if (pointed !== undefined && this.has(pointed)) return pointed;
    const declared = await orNothing(() => this.partOfType(contentType));
    if (declared !== undefined && this.has(declared)) return declared;
    if (this.has(usual)) return usual;
    throw new UnreadableFile("CORRUPT", "no main part");
  }

  /** Part names compare without case (ECMA-376 part 2, 6.2.2.3). */
  private find(part: string): ZipEntry | undefined {
    return this.zip.find(part) ?? this.parts.get(partKey(part));
  }

  private async partOfType(contentType: RegExp): Promise<string | undefined> {
    const bytes = await this.read("[Content_Types].xml");
    let found: string | undefined;
    if (!bytes) return found;
    readXml(bytes, {
      open(name, { ContentType = "", PartName = "" }) {
        if (localName(name) === "Override" && contentType.test(ContentType))
          found ??= resolve("", PartName);
      },
    });
    return found;
  }
}

/** Broken pointers are passed over: there are others. */
async function orNothing<T>(find: () => Promise<T>): Promise<T | undefined> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return undefined;
  }
}

/** A target relative to its folder, as a part name; `..` never leads out of the package. */
function resolve(folder: string, target: string): string {
  const written = target.replaceAll("\\", "/");
  const path = written.startsWith("/") ? written : folder + written;
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return decoded(steps.join("/"));
}

/** One key for the ways in which a name is written: in the archive it may be encoded (`%20`) as well as in a target. */
function partKey(name: string): string {
  return decoded(name.replace(/^\/+/, "")).toLowerCase();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).normalize("NFC");
  } catch {
    return name;
  }
}
