/**
 * The documents that questions are asked about, as the service keeps them: read once, kept in a folder by the file's hash,
 * then indexed and asked in process by the service's own code.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Questions } from "../../dist/evidence/ask.js";
import { DEFAULT_CHUNK_BUDGET } from "../../dist/model/plain.js";
import { SafeReading } from "../../dist/parsing/safe-reading.js";
import { Engine } from "../../dist/search/engine.js";
import { PUBLIC_RULES } from "../../dist/tenants/acl.js";
import { factsOf } from "../../dist/tenants/catalogue.js";
import { Scope } from "../../dist/tenants/scope.js";

export const CORPUS = fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
/** Entries outlive a run: reading takes minutes, asking seconds. Delete the folder to read again. */
const KEPT = process.env.ANSWERS_CACHE ?? join(tmpdir(), "wonmun-bench-answers");
const LEFT_OUT = /^password|^corrupt$|^garbled-rendering$/;

/** The Korean documents of the corpus that can be opened, as the manifest lists them. */
export function koreanFiles() {
  const { files } = JSON.parse(readFileSync(join(CORPUS, "MANIFEST.json"), "utf8"));
  return files.filter(
    ({ language, traits = [] }) =>
      language === "Korean" && !traits.some((trait) => LEFT_OUT.test(trait)),
  );
}

const READ_FROM_FOLDERS = /\.(?:hwpx?|docx?|pdf|xlsx)$/i;

/** The documents of any folder, however deep. */
export function folderFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => READ_FROM_FOLDERS.test(file))
    .sort()
    .map((file) => ({ file: resolve(folder, file) }));
}

/** `{name, entries}` of every file, read where they are not kept yet. */
export async function readCorpus(files = koreanFiles()) {
  const read = [];
  for (const { file } of files) {
    const entries = await kept(file, "", { kind: "entries", budget: DEFAULT_CHUNK_BUDGET });
    read.push({ name: basename(file).normalize("NFC"), entries });
  }
  await closeReading();
  return read;
}

/** The whole document of a file; `readCorpus` ends the reading. */
export function readDocument(file) {
  return kept(file, "document-", { kind: "document" });
}

let reading;

async function kept(file, prefix, want) {
  const path = resolve(CORPUS, file);
  const bytes = readFileSync(path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const place = join(KEPT, `${prefix}${sha256}.json`);
  if (!existsSync(place)) {
    mkdirSync(KEPT, { recursive: true });
    reading ??= await SafeReading.open({
      cache: null,
      workers: 1,
      timeout: 300,
      memory: 2048,
      read: { layout: "stored", ocr: false },
    });
    const source = { path, bytes: bytes.length, sha256 };
    const { body } = await reading.read({ file: source, filename: basename(file), want });
    writeFileSync(place, await body.bytes());
    console.error(`read ${file}`);
  }
  return JSON.parse(readFileSync(place, "utf8"));
}

async function closeReading() {
  await reading?.close();
  reading = undefined;
}

/** The service's own way from a question to its answer, over these documents as one tenant. */
export function openQuestions(read) {
  const contents = new Map();
  const documents = read.flatMap(({ name, entries }) => {
    const facts = factsOf({ id: name, name }, entries);
    for (const [place, own] of facts.entries()) contents.set(own.key, entries[place]);
    return facts;
  });
  const engine = new Engine();
  engine.apply({
    put: documents.map(({ key, name }) => ({
      key,
      revision: "",
      name,
      chunks: contents.get(key).chunks,
    })),
  });
  const scope = new Scope({
    engine,
    view: engine.view(),
    documents,
    rules: PUBLIC_RULES,
    contents: {
      chunk: async ({ key }, at) => contents.get(key).chunks[at],
      tables: async ({ key }) => contents.get(key).tables,
    },
    nearest: null,
  });
  return { chunks: scope.chunks, questions: new Questions({ scope: async () => scope }) };
}
