/**
 * Everyday questions on real documents (`everyday.json`): how often the right document is first, and among the first five.
 *
 *   npm run build && node bench/search/everyday.mjs [--missed]
 *
 * Reads `../shared/corpus` without recognition and with the saved layout, as only the text counts here. The questions and the lexicon of
 * everyday terms have one author, so the figure shows that the terms work, not how many askers they reach.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chunkDocument } from "../../dist/chunks/chunk.js";
import { DEFAULT_CHUNK_BUDGET } from "../../dist/model/plain.js";
import { readAndDescribe } from "../../dist/parsing/run-job.js";
import { Engine } from "../../dist/search/engine.js";

const CORPUS = fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
const FOLDERS = ["hwp", "hwpx", "docx", "pdf", "xlsx"];
const SEEN = 5;
if (!existsSync(join(CORPUS, "MANIFEST.json"))) {
  console.log(`no corpus at ${CORPUS}: skipped`);
  process.exit(0);
}

/** Twins are one document: `x.hwp`, `x.hwpx`, `x-2024.pdf`. */
const nameOf = (file) =>
  basename(file)
    .replace(/\.\w+$/, "")
    .replace(/-20\d\d$/, "")
    .normalize("NFC");

const engine = new Engine();
for (const folder of FOLDERS.filter((one) => existsSync(join(CORPUS, one)))) {
  for (const filename of readdirSync(join(CORPUS, folder))) {
    const bytes = readFileSync(join(CORPUS, folder, filename));
    const options = { layout: "stored", ocr: false };
    const document = await readAndDescribe({ bytes, filename, options });
    if (!document.access.readable) continue;
    const chunks = chunkDocument(document, DEFAULT_CHUNK_BUDGET);
    engine.apply({ put: [{ key: `${folder}/${filename}`, revision: "", chunks }] });
  }
}
const { questions } = JSON.parse(readFileSync(new URL("everyday.json", import.meta.url), "utf8"));
const view = engine.view();
const counts = { first: 0, five: 0 };
for (const { question, relevant } of questions) {
  const wanted = new Set(relevant.map((name) => name.normalize("NFC")));
  const documents = [...new Set(engine.search(view, question, 50).map(({ key }) => nameOf(key)))];
  const place = documents.findIndex((name) => wanted.has(name));
  if (place === 0) counts.first++;
  if (place >= 0 && place < SEEN) counts.five++;
  else if (process.argv.includes("--missed"))
    console.log(`${question} → ${documents[0] ?? "nothing"}`);
}
console.log(`${questions.length} questions: first ${counts.first}, among ${SEEN} ${counts.five}`);
