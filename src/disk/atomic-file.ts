/** Atomic file writes: to a temporary file, fsync (unless the file can be made again and tells damage), then rename. */
import { randomUUID } from "node:crypto";
import { constants, type PathLike } from "node:fs";
import { copyFile, link, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pathForDisk } from "./raw-names.js";

/** Suffix of temporary files. */
export const TEMPORARY = ".tmp";

/** Pieces of files up to this size are joined: each would be a write of its own. */
const WRITTEN_AT_ONCE = 1024 * 1024;

interface AtomicWrite {
  /** Holds the temporary file, on the same disk. */
  folder?: string;
  /** The file can be made again and tells damage by a checksum: it need not be on the disk before its name is. */
  isReplaceable?: boolean;
}

/** Replaces a file atomically. */
export async function writeAtomic(
  file: string,
  pieces: readonly Uint8Array[],
  { folder = dirname(file), isReplaceable = false }: AtomicWrite = {},
): Promise<void> {
  const temporary = join(folder, `${basename(file)}.${randomUUID()}${TEMPORARY}`);
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const written = bytes <= WRITTEN_AT_ONCE ? [Buffer.concat(pieces)] : pieces;
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      for (const piece of written) await handle.writeFile(piece);
      if (!isReplaceable) await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The file's bytes; null if it does not exist. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

interface CopyIntoPlace {
  source: string;
  /** Path of the temporary file, in the folder of `target`. */
  temporary: string;
  target: string;
  replace: boolean;
}

/**
 * Copies a file into place atomically. False if the name is taken and `replace` is off: of two concurrent copies
 * exactly one wins.
 */
export async function placeCopy(placing: CopyIntoPlace): Promise<boolean> {
  const { source, replace } = placing;
  const [temporary, target] = [pathForDisk(placing.temporary), pathForDisk(placing.target)];
  try {
    await copyFile(source, temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await syncPath(placing.temporary);
    if (replace) await rename(temporary, target);
    else if (!(await linkIntoPlace(temporary, target))) return false;
    await syncPath(dirname(placing.target));
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** fsync of a file or folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(pathForDisk(path), "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creating a hard link is atomic, so exactly one gets the name. */
async function linkIntoPlace(temporary: PathLike, target: PathLike): Promise<boolean> {
  try {
    await link(temporary, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    // File system without hard links: create the name exclusively, then rename over it.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
    if (!(await reserveName(target))) return false;
    await rename(temporary, target);
    return true;
  }
}

async function reserveName(target: PathLike): Promise<boolean> {
  try {
    await (await open(target, "wx")).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}
