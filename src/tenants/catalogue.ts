/** What a tenant knows of its files: the documents read from each, and the stamp they were read at. */
import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentEntry } from "../parsing/parsing.js";
import { writeWhole } from "../search/typed-array-file.js";
import type { FoundFile } from "./folder-watch.js";

/** All that is kept of a document besides its chunks and tables. */
export interface DocumentFacts extends Omit<DocumentEntry, "chunks" | "tables"> {
  /** The listed name: the file's own, or `<zip name>/<inner path>`. */
  name: string;
  /** How many chunks it has. */
  chunks: number;
}

export interface ReadFile {
  stamp: string;
  bytes: number;
  sha256: string;
  documents: DocumentFacts[];
}

/** One per file on disk; `documents` of a bundle are its items. */
export type Catalogue = Map<string, ReadFile>;

/** Raise when the form of the stored catalogue changes. */
const STORED_FORM = 1;

interface Stored {
  form: number;
  generation: string;
  files: [string, ReadFile][];
}

export function factsOf(file: FoundFile, entries: readonly DocumentEntry[]): DocumentFacts[] {
  return entries.map(({ chunks, tables: _, ...entry }) => ({
    ...entry,
    name: [file.name, ...entry.inner].join("/").normalize("NFC"),
    chunks: chunks.length,
  }));
}

/** Where a tenant's state lies beside the cache; by hash, because a tenant's name is not always a file name's. */
export function stateFolder(directory: string, corpus: string, tenant: string): string {
  const id = createHash("sha256").update(`${corpus}\0${tenant}`).digest("hex").slice(0, 32);
  return join(directory, "tenants", id);
}

/** Empty where nothing usable is stored: then everything is read again, from the parse cache where it can be. */
export async function loadCatalogue(folder: string, generation: string): Promise<Catalogue> {
  const text = await readFile(join(folder, "catalogue.json"), "utf8").catch(() => null);
  if (text === null) return new Map();
  try {
    const stored = JSON.parse(text) as Stored;
    if (stored.form !== STORED_FORM || stored.generation !== generation) return new Map();
    return new Map(stored.files);
  } catch {
    return new Map();
  }
}

/** Written whole or not at all. */
export async function saveCatalogue(
  folder: string,
  generation: string,
  catalogue: Catalogue,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored: Stored = { form: STORED_FORM, generation, files: [...catalogue] };
  await writeWhole(join(folder, "catalogue.json"), [Buffer.from(JSON.stringify(stored))]);
}
