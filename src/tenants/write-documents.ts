/**
 * Writes and deletes files in a tenant's folder: atomically (temporary file, then link or rename), with one winner per
 * name.
 */
import { randomUUID } from "node:crypto";
import { lstat, mkdir, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join, sep } from "node:path";
import { removeAbandoned } from "../disk/abandoned-files.js";
import { placeCopy, syncPath } from "../disk/atomic-file.js";
import { hashOfFile } from "../disk/hash-file.js";
import { listNames, pathForDisk, realPath } from "../disk/raw-names.js";
import { Refusal } from "../model/refusal.js";
import { isReserved, listedName, UPLOAD_PREFIX } from "./document-names.js";

/**
 * For temporary files of another machine on a shared folder: whether its process still runs is unknown, only the file's
 * age.
 */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
/** Identifies this run of the service: in a container every run may have the same process id. */
const RUN_ID = randomUUID().slice(0, 8);
const HOST = hostname().replace(/[^\w]/g, "") || "host";

/** Moves a finished upload into place under `name`. Refuses with `NAME_EXISTS` unless `replace`. */
export async function storeFile(
  folder: string,
  name: string,
  source: string,
  replace: boolean,
): Promise<void> {
  const existing = await checkWritableName(folder, name, replace);
  await makeFolder(folder);
  const temporary = join(
    folder,
    `${UPLOAD_PREFIX}${HOST}-${process.pid}-${RUN_ID}-${randomUUID()}`,
  );
  const target = join(folder, existing ?? name);
  try {
    if (await placeCopy({ source, temporary, target, replace })) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENAMETOOLONG") throw error;
    throw new Refusal("TEXT_TOO_LONG", { field: "filename" });
  }
  throw new Refusal("NAME_EXISTS", { field: "filename" });
}

/** The existing file's name as spelled on disk, or null for a new name. Refuses a reserved or taken name. */
export async function checkWritableName(
  folder: string,
  name: string,
  replace: boolean,
): Promise<string | null> {
  if (isReserved(name)) throw new Refusal("RESERVED_NAME", { field: "filename" });
  const [existing = null] = await namesOnDisk(folder, name);
  // A folder of that name is never replaced by a document.
  if (existing !== null && (!replace || (await isFolder(join(folder, existing))))) {
    throw new Refusal("NAME_EXISTS", { field: "filename" });
  }
  return existing;
}

/**
 * Removes the files of a listed name: a disk may hold it in several spellings (NFC, NFD, CP949). `sha256` narrows them to those of this
 * content. Returns their paths; refuses with `DOCUMENT_NOT_FOUND` when there are none.
 */
export async function removeFiles(
  folder: string,
  name: string,
  sha256: string | null,
): Promise<Set<string>> {
  if (isReserved(name)) throw new Refusal("RESERVED_NAME", { field: "filename" });
  const removed = new Set<string>();
  for (const path of await pathsOnDisk(folder, name)) {
    if (await isFolder(path)) continue;
    try {
      if (sha256 !== null && (await hashOfFile(path)) !== sha256) continue;
      await unlink(pathForDisk(path));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      continue;
    }
    removed.add(path);
    await syncPath(dirname(path));
  }
  if (removed.size === 0) {
    throw new Refusal("DOCUMENT_NOT_FOUND", { field: sha256 === null ? "filename" : "doc_id" });
  }
  return removed;
}

/** Whether one of the files of a listed name has this content. */
export async function holdsFile(folder: string, name: string, sha256: string): Promise<boolean> {
  for (const path of await pathsOnDisk(folder, name))
    if (!(await isFolder(path)) && (await hashOfFile(path)) === sha256) return true;
  return false;
}

/** Removes temporary files of uploads that a crash interrupted. */
export async function removeAbandonedUploads(folder: string): Promise<void> {
  await removeAbandoned(folder, {
    isNamed: (name) => name.startsWith(UPLOAD_PREFIX),
    isOver: (age, name) => {
      const [host, pid, run] = name.slice(UPLOAD_PREFIX.length).split("-");
      return host === HOST ? !isUploadRunning(Number(pid), run) : age > ABANDONED_AFTER_MS;
    },
  });
}

/** The spellings of a listed name in the folder; first the one that is the listed name itself. */
async function namesOnDisk(folder: string, name: string): Promise<string[]> {
  const wanted = name.normalize("NFC");
  const names = await listNames(folder).catch(() => [] as string[]);
  const found = names.filter((one) => listedName([one]) === wanted);
  return found.sort((a, b) => Number(b === wanted) - Number(a === wanted));
}

/** All paths of a relative listed name, part by part as spelled on disk; none leaves the folder. */
async function pathsOnDisk(folder: string, name: string): Promise<string[]> {
  const parts = name.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) return [];
  let paths = [folder];
  for (const [index, part] of parts.entries()) {
    const found: string[] = [];
    for (const parent of paths) {
      if (index > 0 && !(await isFolderInside(folder, parent))) continue;
      for (const one of await namesOnDisk(parent, part)) found.push(join(parent, one));
    }
    paths = found;
  }
  return paths;
}

/** A folder, or a symbolic link to one inside the tenant: files listed through the link can be removed through it. */
async function isFolderInside(root: string, path: string): Promise<boolean> {
  const real = await realPath(path).catch(() => null);
  if (real === null || !(await isFolder(real))) return false;
  return `${real}${sep}`.startsWith(`${await realPath(root)}${sep}`);
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(pathForDisk(path)).catch(() => null))?.isDirectory() ?? false;
}

/** The new folder is fsynced before anything in it is acknowledged. */
async function makeFolder(folder: string): Promise<void> {
  try {
    const made = await mkdir(pathForDisk(folder), { recursive: true });
    if (made !== undefined) await syncPath(dirname(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENAMETOOLONG") throw error;
    throw new Refusal("INVALID_TENANT", { field: "tenant" });
  }
}

/** Whether the process that started an upload may still be running. */
function isUploadRunning(pid: number, run: string | undefined): boolean {
  return pid === process.pid ? run === RUN_ID : isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
