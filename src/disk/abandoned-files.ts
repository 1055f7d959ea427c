/** Removes temporary files that a crash left in a folder; failures are ignored, as nothing depends on it. */
import { lstat, rm } from "node:fs/promises";
import { join } from "node:path";
import { TEMPORARY } from "./atomic-file.js";
import { listNames, pathForDisk } from "./raw-names.js";

interface AbandonedFileRule {
  /** Whether the name is that of a temporary file; other files are not touched. */
  isNamed(name: string): boolean;
  /** Whether it is abandoned, by its age since the last write. */
  isOver(ageMs: number, name: string): boolean;
}

/** Rests of `writeAtomic` that were not written to for so long. */
export const temporariesOlderThan = (milliseconds: number): AbandonedFileRule => ({
  isNamed: (name) => name.endsWith(TEMPORARY),
  isOver: (age) => age > milliseconds,
});

export async function removeAbandoned(folder: string, rests: AbandonedFileRule): Promise<void> {
  for (const name of await listNames(folder).catch(() => [] as string[])) {
    if (!rests.isNamed(name)) continue;
    const path = pathForDisk(join(folder, name));
    const info = await lstat(path).catch(() => null);
    if (info && rests.isOver(Date.now() - info.mtimeMs, name))
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
