/** Packages of parts that are sealed one by one (OpenDocument, HWPX): the same package with all of them open. */
import { everyElement, readTree, type XmlElement } from "../xml-tree.js";
import { openSealedParts } from "./odf-encryption.js";
import { UnpackBudget, ZipArchive } from "./zip.js";
import { ZipWriter } from "./zip-writer.js";

const MANIFEST = "META-INF/manifest.xml";
/** How a part was sealed; what is not sealed any more must not say it is. */
const SEAL = /<((?:[\w.-]+:)?encryption-data)\b(?:[^>]*\/>|[^>]*>[\s\S]*?<\/\1\s*>)/g;

/** Null where nothing is sealed. Throws `WRONG_PASSWORD`, or why it cannot be opened. */
export async function unlockPackage(bytes: Buffer, password: string): Promise<Buffer | null> {
  const archive = await ZipArchive.open(bytes, UnpackBudget.forPackage());
  const listed = archive.find(MANIFEST);
  const manifest = listed && (await archive.read(listed).catch(() => undefined));
  const tree = manifest && treeOf(manifest);
  if (!tree || everyElement(tree, "encryption-data").next().done) return null;
  const opened = await openSealedParts(archive, tree, password);
  const writer = new ZipWriter();
  for (const entry of archive.entries) {
    if (entry === listed) writer.put(entry, Buffer.from(withoutSeals(manifest)));
    else if (opened.has(entry)) writer.put(entry, await archive.read(entry));
    else await writer.copy(archive, entry);
  }
  return writer.finish();
}

/** A broken list says nothing of seals; reading the parts will tell. */
function treeOf(manifest: Buffer): XmlElement | undefined {
  try {
    return readTree(manifest);
  } catch {
    return undefined;
  }
}

function withoutSeals(manifest: Buffer): string {
  return manifest.toString("utf8").replace(SEAL, "");
}
