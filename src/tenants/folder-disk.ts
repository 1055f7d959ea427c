/** What looking at a folder asks of the disk, in one place: tests put a disk there that refuses, or that tells nothing. */
import { type BigIntStats, type Dirent, statSync } from "node:fs";
import { lstat, readdir, stat } from "node:fs/promises";
import { isNetworkDisk } from "../disk/network-disk.js";

/** The disk has it but does not give it out, which says nothing about what is in it. */
const NOT_GIVEN = new Set(["EACCES", "EPERM", "EIO", "ELOOP"]);

export interface Disk {
  list(path: string): Promise<Dirent[]>;
  lstat(path: string): Promise<BigIntStats>;
  stat(path: string): Promise<BigIntStats>;
  /** At once, for a disk in this machine: what it knows takes microseconds, the way through the thread pool ten times that. Null where it is gone or refused. */
  statNow(path: string): BigIntStats | null;
  /** Whether changes are told as they happen. */
  tellsChanges(path: string): Promise<boolean>;
}

export const LOCAL_DISK: Disk = {
  list: (path) => readdir(path, { withFileTypes: true }),
  lstat: (path) => lstat(path, { bigint: true }),
  stat: (path) => stat(path, { bigint: true }),
  statNow: (path) => {
    try {
      return statSync(path, { bigint: true, throwIfNoEntry: false }) ?? null;
    } catch {
      return null;
    }
  },
  tellsChanges: async (path) => !(await isNetworkDisk(path)),
};

/** The code of a refusal; null for every other fault. */
export function refusalOf(error: unknown): string | null {
  const { code = "" } = error as NodeJS.ErrnoException;
  return NOT_GIVEN.has(code) ? code : null;
}
