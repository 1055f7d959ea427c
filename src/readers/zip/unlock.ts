/** ZIP archives with locked items, or with locked documents in them: the same archive with all open that the password opens. */
import { UnpackBudget, ZipArchive, type ZipEntry } from "../containers/zip.js";
import { ZipWriter } from "../containers/zip-writer.js";
import { type UnlockInput, UnreadableFile } from "../reader.js";
import { MAX_ARCHIVE_DEPTH } from "./depth.js";

/** Null where nothing is locked. Throws `WRONG_PASSWORD` where the password opens nothing; items that it does not open stay as they are. */
export async function unlockZip(input: UnlockInput): Promise<Buffer | null> {
  const depth = (input.bundle?.depth ?? 0) + 1;
  if (depth > MAX_ARCHIVE_DEPTH) return null;
  const allowance = input.bundle?.allowance ?? UnpackBudget.forBundle();
  const archive = await ZipArchive.open(input.bytes, allowance, input.password);
  const writer = new ZipWriter();
  let opened = 0;
  let wrong: UnreadableFile | undefined;
  for (const entry of archive.entries) {
    try {
      const content = await openedContent(input, archive, entry, { depth, allowance });
      if (content) {
        writer.put(entry, content);
        opened++;
        continue;
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      if (error.reason === "WRONG_PASSWORD") wrong = error;
    }
    await writer.copy(archive, entry);
  }
  if (opened === 0 && wrong) throw wrong;
  return opened === 0 ? null : writer.finish();
}

/** What the item holds, where it or the document in it was locked. */
async function openedContent(
  { unlockInner }: UnlockInput,
  archive: ZipArchive,
  entry: ZipEntry,
  bundle: NonNullable<UnlockInput["bundle"]>,
): Promise<Buffer | null> {
  if (entry.directory) return null;
  const content = await archive.read(entry);
  if (!entry.encrypted) return unlockInner(content, entry.name, bundle);
  // The item's own lock is off, whatever becomes of the document in it.
  const inside = await unlockInner(content, entry.name, bundle).catch(() => null);
  return inside ?? content;
}
