/** The parts of an OpenDocument package (ODF 1.3 part 2): content, styles, metadata, what is encrypted. */
import type { Properties } from "../../model/document.js";
import { unlockPackage } from "../containers/unlock-package.js";
import { UnpackBudget, ZipArchive } from "../containers/zip.js";
import { UnreadableFile } from "../reader.js";
import {
  descend,
  elementsOf,
  everyElement,
  readTree,
  textBelow,
  type XmlElement,
} from "../xml-tree.js";

export class OdfPackage {
  /** What could not be read, in Korean. */
  readonly faults: string[] = [];

  private constructor(private readonly zip: ZipArchive) {}

  /** Opens encrypted parts with the password; throws `PASSWORD_PROTECTED` where there is none, `WRONG_PASSWORD` where it is another. */
  static async open(bytes: Buffer, password?: string): Promise<OdfPackage> {
    const unlocked = password !== undefined && (await unlockPackage(bytes, password));
    const zip = await ZipArchive.open(unlocked || bytes, UnpackBudget.forPackage());
    const opened = new OdfPackage(zip);
    const manifest = await opened.optional("META-INF/manifest.xml", "목록");
    if (!manifest || everyElement(manifest, "encryption-data").next().done) return opened;
    throw new UnreadableFile("PASSWORD_PROTECTED", "encrypted package");
  }

  /** The body: `office:text`, `office:spreadsheet`, `office:presentation`. */
  async content(): Promise<XmlElement> {
    const bytes = await this.read("content.xml");
    if (!bytes) throw new UnreadableFile("CORRUPT", "no content.xml");
    return readTree(bytes, () => this.faults.push("본문이 중간에서 끝남"));
  }

  /** A part that the document can do without. */
  async optional(name: string, called: string): Promise<XmlElement | undefined> {
    try {
      const bytes = await this.read(name);
      return bytes && readTree(bytes);
    } catch (error) {
      if (!(error instanceof UnreadableFile) || error.reason === "TOO_LARGE") throw error;
      this.faults.push(called);
      return undefined;
    }
  }

  async read(name: string): Promise<Buffer | undefined> {
    const entry = this.zip.find(name.replace(/^\.\//, ""));
    return entry && this.zip.read(entry);
  }

  async properties(): Promise<{ properties: Properties; pages: number | undefined }> {
    const meta = descend(await this.optional("meta.xml", "문서 속성"), "meta");
    const properties: Properties = {};
    let pages: number | undefined;
    for (const one of elementsOf(meta)) {
      const text = textBelow(one).trim();
      if (one.name === "document-statistic")
        pages = Number(one.attributes["page-count"]) || undefined;
      else if (text === "") continue;
      else if (one.name === "title") properties.title = text;
      else if (one.name === "subject") properties.subject = text;
      else if (one.name === "initial-creator") properties.author = text;
      else if (one.name === "creator") properties.author ??= text;
      else if (one.name === "keyword")
        properties.keywords = properties.keywords ? `${properties.keywords}, ${text}` : text;
      else if (one.name === "creation-date") properties.created = text;
      else if (one.name === "date") properties.modified = text;
      else if (one.name === "generator") properties.application = text;
    }
    return { properties, pages };
  }
}
