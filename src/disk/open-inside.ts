/**
 * Opens a file only if it lies inside a folder. Checking a path and then reading it leaves a moment in which somebody who writes there can
 * swap a sub-folder for a link to the outside; here the check is of the file that is open, and it is read through the same descriptor.
 */
import { constants } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { sep } from "node:path";
import { pathForDisk, realPath } from "./raw-names.js";

interface OpenFile {
  handle: FileHandle;
  /** Leads to the open file whatever takes its name; the path itself on systems without /proc. */
  path: string;
}

/** Null if it lies outside, or was replaced meanwhile. Rejects with what the disk says. */
export async function openInside(folder: string, path: string): Promise<OpenFile | null> {
  // Opening must not wait for the writer of a pipe.
  const handle = await open(pathForDisk(path), constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const [root, real] = await Promise.all([realPath(folder), realPath(path)]);
    const [named, opened] = await Promise.all([
      stat(pathForDisk(real), { bigint: true }),
      handle.stat({ bigint: true }),
    ]);
    const isSame = named.ino === opened.ino && named.dev === opened.dev;
    if (isSame && real.startsWith(root + sep))
      return { handle, path: process.platform === "linux" ? `/proc/self/fd/${handle.fd}` : path };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}
