/** Lists and removes what tenants keep beside the parse cache: titles, comparison texts and indexes, which outlive a deleted folder. */
import type { Dirent } from "node:fs";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { CATALOGUE_FILE, STATES_FOLDER } from "./catalogue.js";

export interface TenantStateListing {
  /** The hash that stands for the corpus and the tenant's name. */
  id: string;
  bytes: number;
  modified: Date;
  path: string;
}

export async function listTenantStates(directory: string): Promise<TenantStateListing[]> {
  const root = join(directory, STATES_FOLDER);
  const folders = await readdir(root, { withFileTypes: true }).catch(() => [] as Dirent[]);
  return Promise.all(
    folders
      .filter((folder) => folder.isDirectory())
      .map(async ({ name }) => {
        const path = join(root, name);
        const files = await readdir(path, { recursive: true });
        const infos = await Promise.all(files.map((file) => stat(join(path, file))));
        return {
          id: name,
          bytes: infos.reduce((sum, info) => sum + (info.isFile() ? info.size : 0), 0),
          modified: new Date(Math.max(0, ...infos.map((info) => info.mtimeMs))),
          path,
        };
      }),
  );
}

/** Whether the tenant knows one of these documents, by its content hash. A state that cannot be read may know any. */
export async function knowsDocument(
  state: TenantStateListing,
  docIds: readonly string[],
): Promise<boolean> {
  const text = await readFile(join(state.path, CATALOGUE_FILE), "latin1").catch(() => null);
  return text === null || docIds.some((id) => text.includes(id.replace(/^sha256:/, "")));
}

export async function removeTenantState({ path }: TenantStateListing): Promise<void> {
  await rm(path, { recursive: true, force: true });
}
