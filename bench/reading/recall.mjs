/**
 * Measures how much of a reference text each file's reading recovers (recall) and how much of the reading the reference
 * knows (precision): character 3-grams, counted, white space removed, NFC.
 *
 *   npm run build && node bench/reading/recall.mjs [FOLDER…] [--corpus DIR] [--out FILE] [--match WORD]
 *
 * FOLDER is a folder of the corpus (docx, hwp, hwpx, pdf, xlsx, image …; all where none is named). The corpus defaults to
 * `../shared/corpus`, beside the repository: `<folder>/<name>` with `reference/<folder>/<name>.txt` and further opinions
 * `reference/<folder>/<name>.<tool>.txt`. The table goes to standard output, the figures to a file where `--out` names one.
 * A reference is an opinion, not the truth: where a figure is low, look at the page.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readFile } from "../../dist/readers/read.js";
import { DEFAULT_READ_OPTIONS } from "../../dist/readers/reader.js";

const root = resolve(import.meta.dirname, "../..");
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpus: { type: "string", default: join(root, "../shared/corpus") },
    out: { type: "string" },
    match: { type: "string" },
  },
});

const NOT_DOCUMENTS = new Set(["reference", "golden"]);
const folders =
  positionals.length > 0
    ? positionals
    : readdirSync(options.corpus, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !NOT_DOCUMENTS.has(entry.name))
        .map((entry) => entry.name);

/** 3-gram → how often. */
function grams(text) {
  const characters = [...text.normalize("NFC").replace(/\s+/gu, "")];
  const counts = new Map();
  for (let at = 0; at + 3 <= characters.length; at++) {
    const gram = characters[at] + characters[at + 1] + characters[at + 2];
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

function compare(read, reference) {
  let common = 0;
  let inRead = 0;
  let inReference = 0;
  for (const count of read.values()) inRead += count;
  for (const [gram, count] of reference) {
    inReference += count;
    common += Math.min(count, read.get(gram) ?? 0);
  }
  return {
    recall: inReference === 0 ? null : common / inReference,
    precision: inRead === 0 ? null : common / inRead,
  };
}

/** Every word of the reading: cells one by one, so that the marks between them do not count. */
function textOf(document) {
  const tables = new Map(document.tables.map((table) => [table.block, table]));
  const own = document.blocks.map((block) => {
    const table = tables.get(block.id);
    return table ? table.cells.map((cell) => cell.text).join("\n") : block.text;
  });
  return [...own, ...(document.documents ?? []).map(textOf)].join("\n");
}

function references(folder, name) {
  const place = join(options.corpus, "reference", folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .map((file) => ({ file, form: file.normalize("NFC") }))
    .filter(({ form }) => form.startsWith(`${name.normalize("NFC")}.`) && form.endsWith(".txt"))
    .map(({ file, form }) => ({
      tool:
        form.slice(name.normalize("NFC").length + 1, -".txt".length).replace(/\.$/, "") || "first",
      text: readFileSync(join(place, file), "utf8"),
    }));
}

const percent = (value) => (value === null ? "    –" : (value * 100).toFixed(1).padStart(5));
const results = [];
for (const folder of folders) {
  console.log(`\n## ${folder}\n`);
  console.log("recall  precision  reference         ms  blocks  tables  pages  file");
  for (const name of readdirSync(join(options.corpus, folder)).sort()) {
    if (options.match && !name.includes(options.match)) continue;
    const bytes = readFileSync(join(options.corpus, folder, name));
    const document = await readFile({ bytes, filename: name, options: DEFAULT_READ_OPTIONS });
    const read = grams(textOf(document));
    const facts = {
      file: `${folder}/${name}`,
      readable: document.access.readable,
      reason: document.access.reason,
      pages: document.source.pages,
      blocks: document.blocks.length,
      tables: document.tables.length,
      warnings: document.warnings.map((warning) => warning.code),
      ms: document.metrics.parse_ms,
    };
    const opinions = references(folder, name).map(({ tool, text }) => ({
      tool,
      ...compare(read, grams(text)),
    }));
    results.push({ ...facts, references: opinions });
    const rows = opinions.length > 0 ? opinions : [{ tool: "none", recall: null, precision: null }];
    for (const { tool, recall, precision } of rows) {
      console.log(
        [
          ` ${percent(recall)}`,
          `    ${percent(precision)}`,
          ` ${tool.padEnd(12)}`,
          String(facts.ms).padStart(6),
          String(facts.blocks).padStart(6),
          String(facts.tables).padStart(6),
          String(facts.pages).padStart(5),
          facts.readable ? name : `${name} [${facts.reason}]`,
        ].join("  "),
      );
    }
  }
}

/** Means over files that were read, each file by its first reference. */
const scored = results.filter((one) => one.readable && one.references.length > 0);
const mean = (key) =>
  scored.reduce((sum, one) => sum + (one.references[0][key] ?? 0), 0) / Math.max(1, scored.length);
console.log(
  `\n${scored.length} files with a reference: recall ${percent(mean("recall")).trim()}, precision ${percent(mean("precision")).trim()}`,
);
if (options.out) {
  mkdirSync(dirname(options.out), { recursive: true });
  writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
}
