/** When two looks at a file count as the same file unchanged. */
import type { BigIntStats } from "node:fs";

/** The change time also moves when an older file takes the name of a newer one. */
export function stampOf(info: BigIntStats): string {
  return `${info.size}:${info.mtimeNs}:${info.ctimeNs}:${info.ino}`;
}
