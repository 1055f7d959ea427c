/** Files that are there whole or not at all: written beside their place, on the disk for good, then renamed. */
import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, link, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** How the name of a file ends that is being written. */
export const TEMPORARY = ".tmp";

/** The file is either the old one or the new one. `folder` is where it is written until then, on the same disk. */
export async function writeAtomic(
  file: string,
  pieces: readonly Uint8Array[],
  folder = dirname(file),
): Promise<void> {
  const temporary = join(folder, `${basename(file)}.${randomUUID()}${TEMPORARY}`);
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      for (const piece of pieces) await handle.writeFile(piece);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The file's bytes; null where there is none. */
export async function readIfThere(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

interface Placing {
  source: string;
  /** Where the copy lies until it is whole; in the folder of `target`. */
  temporary: string;
  target: string;
  replace: boolean;
}

/** Copies a file to its place. False where the name is taken and may not be replaced: of two that want a new name one wins. */
export async function placeCopy(placing: Placing): Promise<boolean> {
  const { source, temporary, target, replace } = placing;
  try {
    await copyFile(source, temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await syncPath(temporary);
    if (replace) await rename(temporary, target);
    else if (!(await takeNewName(temporary, target))) return false;
    await syncPath(dirname(target));
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Puts what a file or a folder holds on the disk for good. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A hard link is made or fails, so that exactly one gets the name. */
async function takeNewName(temporary: string, target: string): Promise<boolean> {
  try {
    await link(temporary, target);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    // File systems without hard links: the name is reserved by creating it, then taken over.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
    if (!(await reserve(target))) return false;
    await rename(temporary, target);
    return true;
  }
}

async function reserve(target: string): Promise<boolean> {
  try {
    await (await open(target, "wx")).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}
