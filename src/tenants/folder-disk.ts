/**
 * The disk calls that `FolderWatch` makes, behind one interface: tests substitute a disk that refuses or sends no
 * events.
 */
import { type BigIntStats, statSync } from "node:fs";
import { lstat, stat } from "node:fs/promises";
import { isNetworkDisk } from "../disk/network-disk.js";
import { type FolderEntry, listEntries, pathForDisk } from "../disk/raw-names.js";

/** The file exists but cannot be opened; says nothing about its content. */
const REFUSED_CODES = new Set(["EACCES", "EPERM", "EIO", "ELOOP"]);

export interface FolderDisk {
  list(path: string): Promise<FolderEntry[]>;
  lstat(path: string): Promise<BigIntStats>;
  stat(path: string): Promise<BigIntStats>;
  /**
   * Synchronous, for local disks: microseconds instead of ten times that through the thread pool. Null if gone or
   * refused.
   */
  statSync(path: string): BigIntStats | null;
  /** Whether the file system sends change events. */
  sendsChangeEvents(path: string): Promise<boolean>;
}

export const LOCAL_DISK: FolderDisk = {
  list: listEntries,
  lstat: (path) => lstat(pathForDisk(path), { bigint: true }),
  stat: (path) => stat(pathForDisk(path), { bigint: true }),
  statSync: (path) => {
    try {
      return statSync(pathForDisk(path), { bigint: true, throwIfNoEntry: false }) ?? null;
    } catch {
      return null;
    }
  },
  sendsChangeEvents: async (path) => !(await isNetworkDisk(path)),
};

/** The error code of a refusal; null for any other error. */
export function refusalOf(error: unknown): string | null {
  const { code = "" } = error as NodeJS.ErrnoException;
  return REFUSED_CODES.has(code) ? code : null;
}
