/** Clears what a crash left of writing a tenant's state; what the disk does not let go stays, as nothing depends on it. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Another process may be writing at this moment; nothing of this size is written for so long without a byte. */
const ABANDONED_AFTER_MS = 10_000;

export async function removeTemporaries(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    if (!name.endsWith(".tmp")) continue;
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS)
      await rm(path, { force: true }).catch(() => {});
  }
}
