/** Packages of parts that are sealed one by one (OpenDocument, HWPX): the same package with all of them open. */
import { decodeXml } from "../xml.js";
import { everyElement, readTree, type XmlElement } from "../xml-tree.js";
import { openSealedParts } from "./odf-encryption.js";
import { UnpackBudget, ZipArchive } from "./zip.js";
import { ZipWriter } from "./zip-writer.js";

const MANIFEST = "META-INF/manifest.xml";
/** The tags that say how a part was sealed; what stands in comments and character data is none. */
const SEAL_TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(?<end>\/?)(?:[\w.-]+:)?encryption-data(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/g;
/** Names an encoding; what is written is UTF-8. */
const DECLARATION = /^\s*<\?xml[^>]*\?>/;

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

/** What is not sealed any more must not say it is. One way through the text, which is well-formed: a hostile one has many seals. */
function withoutSeals(manifest: Buffer): string {
  const text = decodeXml(manifest).replace(DECLARATION, '<?xml version="1.0" encoding="UTF-8"?>');
  const kept: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: tag, index, groups } of text.matchAll(SEAL_TAG)) {
    if (groups?.end === undefined) continue;
    const begins = groups.end === "";
    if (begins && depth === 0) kept.push(text.slice(from, index));
    if (!begins) depth--;
    else if (!tag.endsWith("/>")) depth++;
    if (depth === 0) from = index + tag.length;
  }
  return kept.join("") + text.slice(from);
}
