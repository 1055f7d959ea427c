/** The catalogue of a tenant: its files, the documents read from each, and the file stamp they were read at. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readIfThere, writeAtomic } from "../disk/atomic-file.js";
import { checkedFile, openChecked } from "../disk/checked-file.js";
import type { DocumentEntry } from "../parsing/parsing.js";
import type { FoundFile } from "./file-store.js";

/** Everything kept of a document except its chunks and tables. */
export interface DocumentFacts extends Omit<DocumentEntry, "chunks" | "tables"> {
  /** Identity within the tenant: unlike the listed name, no two documents share it. Never shown. */
  key: string;
  /** The `id` of its file in the catalogue. */
  file: string;
  /** The listed name: the file's own, or `<zip name>/<inner path>`. Rules apply to it; several documents may have it. */
  name: string;
  /** Number of chunks. */
  chunks: number;
}

export interface ReadFile {
  stamp: string;
  bytes: number;
  sha256: string;
  documents: DocumentFacts[];
}

/** One entry per file on disk, by its `id`; the `documents` of an archive are its items. */
export type Catalogue = Map<string, ReadFile>;

/** Holds the state of every tenant, beside the parse cache. */
export const STATES_FOLDER = "tenants";
export const CATALOGUE_FILE = "catalogue";
/** First bytes of the stored catalogue; the digit changes with its form. */
const MAGIC = "WONMUNC2";
/** More than an archive's items have. */
const PLACE_DIGITS = 8;

export function factsOf(
  file: Pick<FoundFile, "id" | "name">,
  entries: readonly DocumentEntry[],
): DocumentFacts[] {
  return entries.map(({ chunks, tables: _, ...entry }, place) => {
    const name = [file.name, ...entry.inner].join("/").normalize("NFC");
    const key = entry.inner.length > 0 ? itemKey(name, file.id, place) : file.id;
    return { ...entry, key, file: file.id, name, chunks: chunks.length };
  });
}

/**
 * An archive may hold two items of one name, or one named like an item of a nested archive, and a folder may be named
 * like an archive; only file and place tell them apart. The name comes first because ties in a ranking go by key; places compare as numbers, so
 * that hidden items between two do not change their order.
 */
function itemKey(name: string, file: string, place: number): string {
  return `${name}\0${JSON.stringify([file, String(place).padStart(PLACE_DIGITS, "0")])}`;
}

/** Name of the file on disk that contains a document: its own, or its outermost archive's. */
export function fileNameOf({ name, inner }: DocumentFacts): string {
  return inner.length > 0 ? name.slice(0, -inner.join("/").length - 1) : name;
}

/** Folder of a tenant's state beside the cache; named by hash, because a tenant's name may not be a valid file name. */
export function stateFolder(directory: string, corpus: string, tenant: string): string {
  const id = createHash("sha256").update(`${corpus}\0${tenant}`).digest("hex").slice(0, 32);
  return join(directory, STATES_FOLDER, id);
}

/** Null where none is stored, or one of another form or generation; throws `DamagedFile`. Then everything is read again, from the parse cache where it can be. */
export async function loadCatalogue(folder: string, generation: string): Promise<Catalogue | null> {
  const bytes = await readIfThere(fileIn(folder));
  const stored = bytes && openChecked(MAGIC, bytes);
  if (!stored || stored.description !== generation) return null;
  return new Map(JSON.parse(stored.body.toString("utf8")) as [string, ReadFile][]);
}

/** Atomic write. */
export async function saveCatalogue(
  folder: string,
  generation: string,
  catalogue: Catalogue,
): Promise<void> {
  const files = await catalogueBytes(catalogue);
  await writeAtomic(fileIn(folder), checkedFile(MAGIC, generation, files));
}

/** Files that are written down at once: tens of thousands would keep every request waiting for a second. */
const FILES_AT_ONCE = 500;

/** As JSON, in pieces, with the files it has when called; other work is done between them. */
export async function catalogueBytes(catalogue: Catalogue): Promise<Buffer[]> {
  const files = [...catalogue];
  const pieces: Buffer[] = [Buffer.from("[")];
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const some = JSON.stringify(files.slice(at, at + FILES_AT_ONCE)).slice(1, -1);
    pieces.push(Buffer.from(at === 0 ? some : `,${some}`));
    await new Promise(setImmediate);
  }
  return [...pieces, Buffer.from("]")];
}

function fileIn(folder: string): string {
  return join(folder, CATALOGUE_FILE);
}
