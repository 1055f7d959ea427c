/**
 * Writes and deletes files in a tenant's folder: atomically (temporary file, then link or rename), with one winner per
 * name.
 */
import { randomUUID } from "node:crypto";
import { lstat, mkdir, readdir, realpath, unlink } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname, join, sep } from "node:path";
import { removeAbandoned } from "../disk/abandoned-files.js";
import { placeCopy, syncPath } from "../disk/atomic-file.js";
import { Refusal } from "../model/refusal.js";
import { isReserved, UPLOAD_PREFIX } from "./document-names.js";

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
  const existing = await nameOnDisk(folder, name);
  // A folder of that name is never replaced by a document.
  if (existing !== null && (!replace || (await isFolder(join(folder, existing))))) {
    throw new Refusal("NAME_EXISTS", { field: "filename" });
  }
  return existing;
}

/** Removes a file by its listed name. Refuses with `DOCUMENT_NOT_FOUND` when there is none. */
export async function removeFile(folder: string, name: string): Promise<void> {
  if (isReserved(name)) throw new Refusal("RESERVED_NAME", { field: "filename" });
  let removed = false;
  // A disk may hold one name in two spellings; both are the document.
  for (let path = await pathOnDisk(folder, name); path; path = await pathOnDisk(folder, name)) {
    if (await isFolder(path)) break;
    try {
      await unlink(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      break;
    }
    removed = true;
    await syncPath(dirname(path));
  }
  if (!removed) throw new Refusal("DOCUMENT_NOT_FOUND", { field: "filename" });
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

/** The name as the folder spells it: names compare in NFC, disks may hold NFD. */
async function nameOnDisk(folder: string, name: string): Promise<string | null> {
  const wanted = name.normalize("NFC");
  const names = await readdir(folder).catch(() => [] as string[]);
  // Of two spellings, the one that is the listed name.
  if (names.includes(wanted)) return wanted;
  return names.find((one) => one.normalize("NFC") === wanted) ?? null;
}

/** Resolves a relative name part by part, each as spelled on disk; never leaves the folder. */
async function pathOnDisk(folder: string, name: string): Promise<string | null> {
  let path = folder;
  const parts = name.split("/");
  for (const [index, part] of parts.entries()) {
    if (part === "" || part === "." || part === "..") return null;
    const found = await nameOnDisk(path, part);
    if (found === null) return null;
    path = join(path, found);
    const isFolder = index < parts.length - 1;
    if (isFolder && !(await isFolderInside(folder, path))) return null;
  }
  return path;
}

/** A folder, or a symbolic link to one inside the tenant: files listed through the link can be removed through it. */
async function isFolderInside(root: string, path: string): Promise<boolean> {
  const real = await realpath(path).catch(() => null);
  if (real === null || !(await isFolder(real))) return false;
  return `${real}${sep}`.startsWith(`${await realpath(root)}${sep}`);
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}

/** The new folder is fsynced before anything in it is acknowledged. */
async function makeFolder(folder: string): Promise<void> {
  try {
    const made = await mkdir(folder, { recursive: true });
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
