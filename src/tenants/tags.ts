/** Tags of a tenant's files, given at upload: one JSON file in its folder, which people may edit too. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomic } from "../disk/atomic-file.js";

/** Tags by the name of the file on disk. */
export type Tags = ReadonlyMap<string, readonly string[]>;

/** A dot file: no document, and no upload may have its name. */
const TAGS_FILE = ".wonmun-tags.json";

/** By listed file name. A file that is missing or broken holds none: tags narrow a question, they guard nothing. */
export async function readTags(folder: string): Promise<Tags> {
  const text = await readFile(join(folder, TAGS_FILE), "utf8").catch(() => "{}");
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(entries.map(([name, tags]) => [name.normalize("NFC"), tagList(tags)]));
  } catch {
    return new Map();
  }
}

export function tagList(tags: unknown): string[] {
  if (!Array.isArray(tags)) return [];
  return tags.filter((tag) => typeof tag === "string").map((tag) => tag.normalize("NFC"));
}

/** One after another, so that none is lost. */
const writing = new Map<string, Promise<void>>();

/** `null` forgets the file. */
export async function writeTags(
  folder: string,
  filename: string,
  tags: readonly string[] | null,
): Promise<void> {
  const before = writing.get(folder) ?? Promise.resolve();
  const written = before.then(async () => {
    const all = new Map(await readTags(folder));
    if (tags === null && !all.has(filename)) return;
    if (tags === null) all.delete(filename);
    else all.set(filename, tagList([...new Set(tags)]));
    const text = `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
    await writeAtomic(join(folder, TAGS_FILE), [Buffer.from(text)]);
  });
  const settled = written.catch(() => {});
  writing.set(folder, settled);
  await written;
  if (writing.get(folder) === settled) writing.delete(folder);
}
