/** Chunks of the corpus documents that statements are about, read once and kept in the machine's temporary folder. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { documentsOf, halfOf } from "../halves.mjs";

export const CORPUS = fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
const COMMAND = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const KEPT = join(tmpdir(), "wonmun-verify-chunks");
/** Larger files are mostly pictures, and take long. */
const MOST_BYTES = 2_000_000;
const FORMATS = ["hwp", "hwpx", "docx", "xlsx", "pdf"];

/** Every Korean document once (the first of its twins), with its half and its chunks. */
export function readCorpus() {
  const { files } = JSON.parse(readFileSync(join(CORPUS, "MANIFEST.json"), "utf8"));
  const documentOf = documentsOf(files);
  const read = files.filter(
    ({ file, language, bytes }) =>
      language === "Korean" && bytes <= MOST_BYTES && FORMATS.includes(file.split("/")[0]),
  );
  readMissing(read.map(({ file }) => file));
  return read.map(({ file }) => ({
    file,
    document: documentOf(file),
    half: halfOf(documentOf(file)),
    chunks: chunksOf(file),
  }));
}

function keptAs(file) {
  return join(KEPT, `${basename(file)}.chunks.json`);
}

function chunksOf(file) {
  if (!existsSync(keptAs(file))) return [];
  const { document, chunks } = JSON.parse(readFileSync(keptAs(file), "utf8"));
  const tables = document.tables ?? [];
  return chunks.map((chunk) => ({
    ...chunk,
    tables: tables.filter(({ block }) => chunk.blocks.includes(block)),
  }));
}

/** Removing the folder has everything read anew. */
function readMissing(files) {
  if (existsSync(KEPT)) return;
  mkdirSync(KEPT, { recursive: true });
  const paths = files.map((file) => join(CORPUS, file));
  const args = [COMMAND, "parse", "--chunks", "--no-cache", "--out", KEPT, ...paths];
  const env = { ...process.env, SERVICE_OCR: "0", SERVICE_LAYOUT: "stored" };
  try {
    execFileSync(process.execPath, args, { env, stdio: ["ignore", "ignore", "ignore"] });
  } catch {
    // Exit code 1 says that some file could not be read: it has no chunks.
  }
}
