/** The everyday questions (`everyday.json`) and the corpus documents that they are asked about, as the index takes them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chunkDocument } from "../../dist/chunks/chunk.js";
import { DEFAULT_CHUNK_BUDGET } from "../../dist/model/plain.js";
import { readAndDescribe } from "../../dist/parsing/run-job.js";

const CORPUS = fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
const FOLDERS = ["hwp", "hwpx", "docx", "pdf", "xlsx"];

/** Twins are one document: `x.hwp`, `x.hwpx`, `x-2024.pdf`. */
export const nameOf = (file) =>
  basename(file)
    .replace(/\.\w+$/, "")
    .replace(/-20\d\d$/, "")
    .normalize("NFC");

export function readEveryday() {
  return JSON.parse(readFileSync(new URL("everyday.json", import.meta.url), "utf8")).questions;
}

/**
 * Read without recognition and with the saved layout, as only the text counts here; null where there is no corpus. With `cache`, a
 * folder, what was read is kept in `corpus.jsonl` there.
 */
export async function corpusDocuments(cache = null) {
  const file = cache && join(cache, "corpus.jsonl");
  if (file && existsSync(file))
    return readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const { key, chunks } = JSON.parse(line);
        return { key, revision: key, chunks };
      });
  if (!existsSync(join(CORPUS, "MANIFEST.json"))) return null;
  const documents = [];
  for (const folder of FOLDERS.filter((one) => existsSync(join(CORPUS, one)))) {
    for (const filename of readdirSync(join(CORPUS, folder))) {
      const bytes = readFileSync(join(CORPUS, folder, filename));
      const options = { layout: "stored", ocr: false };
      const document = await readAndDescribe({ bytes, filename, options });
      if (!document.access.readable) continue;
      const chunks = chunkDocument(document, DEFAULT_CHUNK_BUDGET);
      const key = `${folder}/${filename}`;
      documents.push({
        key,
        revision: key,
        chunks: chunks.map(({ text, path }) => ({ text, path })),
      });
    }
  }
  if (file) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, documents.map((document) => `${JSON.stringify(document)}\n`).join(""));
  }
  return documents;
}
