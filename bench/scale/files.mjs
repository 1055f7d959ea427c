/** The documents that services read: real ones of the corpus where it is there, in an order that nothing but their bytes decides; else made ones. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { CORPUS, hasCorpus } from "../pdf/corpus.mjs";
import { makeDocx } from "../tenants/service.mjs";
import { words } from "./words.mjs";

/** Files that a minute or two reads a hundred of; scans are recognised elsewhere. */
const LARGEST_BYTES = 800_000;
const FORMATS = ["hwp", "hwpx", "docx", "pdf"];
/** Of a made document: long enough that reading counts and not the queue. */
const PARAGRAPHS = 1500;
const WORDS_A_PARAGRAPH = 30;

/** `{ name, bytes }` of so many documents, no two alike. */
export function documentsToRead(count) {
  const real = hasCorpus() ? realDocuments() : [];
  return Array.from({ length: count }, (_, at) => real[at] ?? made(at));
}

function realDocuments() {
  const { files } = JSON.parse(readFileSync(join(CORPUS, "MANIFEST.json"), "utf8"));
  const found = new Map();
  for (const { file } of files) {
    if (!FORMATS.some((format) => file.toLowerCase().endsWith(`.${format}`))) continue;
    const bytes = readFileSync(join(CORPUS, file));
    if (bytes.length > LARGEST_BYTES) continue;
    found.set(createHash("sha256").update(bytes).digest("hex"), { name: basename(file), bytes });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function made(at) {
  const text = Array.from({ length: PARAGRAPHS }, () => words(WORDS_A_PARAGRAPH));
  return { name: `${at}.docx`, bytes: makeDocx(text) };
}
