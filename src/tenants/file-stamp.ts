/** The stamp of a file: equal stamps mean the same, unchanged file. */
import type { BigIntStats } from "node:fs";

/** Includes ctime, which also changes when an older file is renamed over a newer one. */
export function stampOf(info: BigIntStats): string {
  return `${info.size}:${info.mtimeNs}:${info.ctimeNs}:${info.ino}`;
}
