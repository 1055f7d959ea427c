/** ZIP archives: reads every document inside; an item that cannot be extracted carries its reason. */
import { UnpackBudget, ZipArchive, type ZipEntry } from "../containers/zip.js";
import { Draft } from "../document-draft.js";
import type { EnclosingArchive, Outcome, ReaderInput } from "../reader.js";
import { UnreadableFile, unreadable } from "../reader.js";
import { MAX_ARCHIVE_DEPTH } from "./depth.js";

export async function readZip(input: ReaderInput): Promise<Outcome> {
  const bundle: EnclosingArchive = {
    depth: (input.bundle?.depth ?? 0) + 1,
    allowance: input.bundle?.allowance ?? UnpackBudget.forBundle(),
  };
  if (bundle.depth > MAX_ARCHIVE_DEPTH) {
    return unreadable("TOO_LARGE", {
      wording: {
        ko: `ZIP 안에 ZIP이 ${MAX_ARCHIVE_DEPTH}겹을 넘습니다. 안쪽 압축을 풀어 다시 올려 주세요.`,
        en: `ZIPs nested more than ${MAX_ARCHIVE_DEPTH} deep. Unpack the inner ones and send again.`,
      },
    });
  }
  const archive = await ZipArchive.open(input.bytes, bundle.allowance, input.password);
  const entries = archive.entries.filter((entry) => !entry.directory && !isSystemFile(entry.name));
  if (entries.length === 0) return unreadable("EMPTY");
  const draft = new Draft("zip");
  const documents = [];
  for (const entry of entries) {
    const document = await readEntry(input, archive, entry, bundle);
    documents.push(document);
    if (!document.access.readable) {
      draft.warn("ITEM_UNREADABLE", { detail: `${entry.name}: ${document.access.reason}` });
    }
  }
  return { ...draft.finish(0), documents };
}

async function readEntry(
  input: ReaderInput,
  archive: ZipArchive,
  entry: ZipEntry,
  bundle: EnclosingArchive,
) {
  let bytes: Buffer;
  try {
    bytes = await archive.read(entry);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const stored = await archive.stored(entry);
    return input.refuseInner(entry.name, stored, unreadable(error.reason, error.more));
  }
  return input.readInner(bytes, entry.name, bundle);
}

/**
 * Files that operating systems and programs add to archives: macOS resource forks, Finder and Explorer files, dot
 * files, Office lock files. None is a document.
 */
function isSystemFile(path: string): boolean {
  const parts = path.split("/");
  const name = parts.at(-1)!.toLowerCase();
  return (
    parts.some((part) => part === "__MACOSX" || /^\.[^./]/.test(part)) ||
    name === "thumbs.db" ||
    name === "desktop.ini" ||
    name.startsWith("~$")
  );
}
