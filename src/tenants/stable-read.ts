/** Reads one file of a tenant, but only once it is stable: a file still being written is left for later. */
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hashOfFile } from "../disk/hash-file.js";
import { REASONS, type ReasonCode } from "../model/codes.js";
import { DEFAULT_CHUNK_BUDGET, emptyStructure } from "../model/plain.js";
import type { DocumentEntry, ParseRequest, Parsing, StoredFile } from "../parsing/parsing.js";
import type { FoundFile, TenantFiles } from "./file-store.js";
import { refusalOf } from "./folder-disk.js";

/** An unreadable file is accepted as such only after it has been unchanged for this long: it may still be growing. */
const STABLE_AFTER_MS = 1000;
/**
 * File times advance in kernel ticks (10 ms at most): two changes in one tick give the same stamp. Reading starts after
 * it.
 */
const TICK_MS = 20;
/** Who waits for a reading, and who is told how far it is. */
export type ReadOrder = Pick<
  ParseRequest,
  "consumer" | "bulk" | "signal" | "started" | "progress" | "rejectIfKilled"
>;

export interface FileContent {
  sha256: string;
  entries: DocumentEntry[];
}

/**
 * Null if the file changed or was removed while it was read; it is retried once stable. `uploads` are files that the
 * service itself just moved into place under this name: complete, and not read twice.
 */
export async function readTenantFile(
  parsing: Parsing,
  tenant: { name: string; files: TenantFiles },
  file: FoundFile,
  uploads: readonly FileContent[] = [],
): Promise<FileContent | null> {
  if (file.refused) return { sha256: "", entries: [refusedEntry(file.refused)] };
  let content: FileContent;
  try {
    const tick = file.changed + TICK_MS - Date.now();
    if (tick > 0 && tick <= TICK_MS) await sleep(tick);
    const opened = await tenant.files.open(file);
    if (!opened) return null;
    try {
      const sha256 = file.sha256 ?? (await hashOfFile(opened.path));
      content = uploads.find((upload) => upload.sha256 === sha256) ?? {
        sha256,
        // Bulk work: a request to the tenant waits for all its files, so a person with a single file goes first.
        entries: await readEntries(parsing, { ...file, ...opened }, sha256, {
          consumer: ` tenant ${tenant.name}`,
          bulk: true,
        }),
      };
    } finally {
      await opened.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    const refused = refusalOf(error);
    if (refused === null) throw error;
    return { sha256: "", entries: [refusedEntry(refused)] };
  }
  if (uploads.length === 0 && content.entries.some((entry) => !entry.access.readable)) {
    const wait = file.modified + STABLE_AFTER_MS - Date.now();
    if (wait > 0) await sleep(Math.min(wait, STABLE_AFTER_MS));
  }
  return (await tenant.files.isUnchanged(file)) ? content : null;
}

/** Reads an upload before it is moved into the tenant's folder, so that requests to the tenant do not wait for it. */
export async function readUpload(
  parsing: Parsing,
  filename: string,
  { path, bytes, sha256 }: StoredFile,
  order: ReadOrder = {},
): Promise<FileContent> {
  const file = { name: filename, path, bytes };
  return { sha256, entries: await readEntries(parsing, file, sha256, order) };
}

/** The entries of a file read before, from the parse cache if still there. */
export async function readEntries(
  parsing: Parsing,
  file: { name: string } & Omit<StoredFile, "sha256">,
  sha256: string,
  order: ReadOrder = {},
): Promise<DocumentEntry[]> {
  const { body } = await parsing.read({
    file: { path: file.path, bytes: file.bytes, sha256, ...(file.fetch && { fetch: file.fetch }) },
    filename: basename(file.name),
    want: { kind: "entries", budget: DEFAULT_CHUNK_BUDGET },
    ...order,
  });
  return JSON.parse((await body.bytes()).toString("utf8")) as DocumentEntry[];
}

function refusedEntry(code: string): DocumentEntry {
  return unreadEntry(
    "READER_FAILED",
    `서버가 파일이나 폴더를 열 수 없습니다(${code}). 접근 권한을 확인해 주세요. / The server cannot open the file or folder (${code}). Check its permissions.`,
  );
}

/** Stands for a file that nothing is known of but why. */
export function unreadEntry(
  reason: ReasonCode,
  reason_text = `${REASONS[reason].ko} / ${REASONS[reason].en}`,
): DocumentEntry {
  return {
    inner: [],
    doc_id: "",
    format: "unknown",
    pages: 0,
    access: {
      readable: false,
      drm: false,
      drm_vendor: null,
      password_protected: false,
      reason,
      reason_text,
    },
    structure: emptyStructure(),
    forms: [],
    review: [],
    chunks: [],
    tables: [],
  };
}
