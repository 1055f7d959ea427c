/** Clears what a crash left half-written in a folder; what the disk does not let go stays, as nothing depends on it. */
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { TEMPORARY } from "./atomic-file.js";

interface Rests {
  /** Whether the name can be that of such a rest; other files are not even looked at. */
  isNamed(name: string): boolean;
  /** Whether nobody works on it any more, by how long ago it was last written to. */
  isOver(ageMs: number, name: string): boolean;
}

/** Rests of `writeAtomic` that were not written to for so long. */
export const temporariesOlderThan = (milliseconds: number): Rests => ({
  isNamed: (name) => name.endsWith(TEMPORARY),
  isOver: (age) => age > milliseconds,
});

export async function removeAbandoned(folder: string, rests: Rests): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!rests.isNamed(name)) continue;
    const path = join(folder, name);
    const info = await lstat(path).catch(() => null);
    if (info && rests.isOver(Date.now() - info.mtimeMs, name))
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
