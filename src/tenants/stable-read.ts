/** Reads one file of a tenant, whole: what is still being written is left alone until it rests. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DEFAULT_CHUNK_BUDGET, emptyStructure } from "../model/plain.js";
import type { DocumentEntry, ParseRequest, Parsing, StoredFile } from "../parsing/parsing.js";
import { stampOf } from "./file-stamp.js";
import { refusalOf } from "./folder-disk.js";
import type { FoundFile } from "./folder-watch.js";

/** A file that cannot be read is believed only after it has not changed for this long: it may still be growing. */
const RESTS_AFTER_MS = 1000;
/** Times of files move in the kernel's ticks (10 ms at most): what changes twice in one tick keeps its stamp. Reading begins after it. */
const TICK_MS = 20;
export interface FileContent {
  sha256: string;
  entries: DocumentEntry[];
}

/**
 * Null where the file changed or went while it was read: it is taken up when it rests. `uploads` are what the service has just
 * put there under this name in one step: such a file is whole, and is not read a second time.
 */
export async function readTenantFile(
  parsing: Parsing,
  tenant: string,
  file: FoundFile,
  uploads: readonly FileContent[] = [],
): Promise<FileContent | null> {
  if (file.refused) return { sha256: "", entries: [notGiven(file.refused)] };
  let content: FileContent;
  try {
    const tick = file.changed + TICK_MS - Date.now();
    if (tick > 0 && tick <= TICK_MS) await sleep(tick);
    const sha256 = await hashOf(file.path);
    content = uploads.find((upload) => upload.sha256 === sha256) ?? {
      sha256,
      // Whoever asks the tenant waits for all its files: a person with one file goes before them.
      entries: await entriesOf(parsing, file, sha256, {
        consumer: ` tenant ${tenant}`,
        bulk: true,
      }),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    const refused = refusalOf(error);
    if (refused === null) throw error;
    return { sha256: "", entries: [notGiven(refused)] };
  }
  if (uploads.length === 0 && content.entries.some((entry) => !entry.access.readable)) {
    const wait = file.modified + RESTS_AFTER_MS - Date.now();
    if (wait > 0) await sleep(Math.min(wait, RESTS_AFTER_MS));
  }
  return (await isUnchanged(file)) ? content : null;
}

/** Reads an upload where it lies, before the tenant has it: nobody who asks the tenant waits for that. */
export async function readUpload(
  parsing: Parsing,
  filename: string,
  { path, bytes, sha256 }: StoredFile,
): Promise<FileContent> {
  return { sha256, entries: await entriesOf(parsing, { name: filename, path, bytes }, sha256) };
}

/** The entries of a file that was read before, from the cache where it still has them. */
export async function entriesOf(
  parsing: Parsing,
  file: { name: string; path: string; bytes: number },
  sha256: string,
  order: Pick<ParseRequest, "consumer" | "bulk"> = {},
): Promise<DocumentEntry[]> {
  const { body } = await parsing.read({
    file: { path: file.path, bytes: file.bytes, sha256 },
    filename: basename(file.name),
    want: { kind: "entries", budget: DEFAULT_CHUNK_BUDGET },
    ...order,
  });
  return JSON.parse(body.toString("utf8")) as DocumentEntry[];
}

function notGiven(code: string): DocumentEntry {
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
      reason: "READER_FAILED",
      reason_text: `서버가 파일이나 폴더를 열 수 없습니다(${code}). 접근 권한을 확인해 주세요. / The server cannot open the file or folder (${code}). Check its permissions.`,
    },
    structure: emptyStructure(),
    review: [],
    chunks: [],
    tables: [],
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }))
    hash.update(chunk);
  return hash.digest("hex");
}

async function isUnchanged(file: FoundFile): Promise<boolean> {
  const now = await stat(file.path, { bigint: true }).catch(() => null);
  return now !== null && stampOf(now) === file.stamp;
}
