/**
 * Fits a threshold of `src/readers/layout/thresholds.ts` again, on the PDFs of the fitting half in `../shared/corpus`.
 *
 *   npm run build && nice node scripts/fit-layout.mjs PARAGRAPHS.wideStep [--values 1.2,1.3,1.4] [--minutes 10]
 *
 * The score is the mean of four: reading order against the independent text (NID), what the labels say of the document (share of
 * fields that are right), and, where the corpus has the document that the PDF was printed from, its paragraphs (F1, by their
 * length) and its tables (TEDS).
 */
import { documentsOf, FITTING, halfOf } from "../bench/halves.mjs";
import { compare, FIELDS, Tally } from "../bench/structure/compare.mjs";
import { hasLabels, readLabels } from "../bench/structure/labels.mjs";
import { sweep } from "./sweep.mjs";

/** Longer files cost most of the time and show the same. */
const MOST_PAGES = 20;

if (!hasLabels()) {
  console.log("no corpus beside the repository: nothing is fitted");
  process.exit(0);
}
const { corpusPdfs, manifestFiles, read, squeeze, textOf } = await import(
  "../bench/pdf/corpus.mjs"
);
const { withoutRunning } = await import("../bench/pdf/order.mjs");
const { matchTables } = await import("../bench/pdf/tables.mjs");
const { nid } = await import("../bench/scores/scores.mjs");
const { mean } = await import("../bench/statistics.mjs");
const { extractStructure } = await import("../dist/structure/structure.js");
const thresholds = await import("../dist/readers/layout/thresholds.js");

const documentOf = documentsOf(manifestFiles());
const labels = new Map(readLabels().map((label) => [label.file, label]));
const pdfs = [];
for (const pdf of corpusPdfs()) {
  if (halfOf(documentOf(pdf.name)) !== FITTING) continue;
  const { access, source } = await read(pdf.path);
  if (!access.readable || source.pages > MOST_PAGES) continue;
  const twin = pdf.twin ? await read(pdf.twin) : null;
  const label = labels.get(`pdf/${pdf.name}`);
  pdfs.push({ ...pdf, label, truth: twin?.access.readable ? twin : null });
}
const twins = pdfs.filter(({ truth }) => truth).length;
console.log(
  `${pdfs.length} PDFs of the fitting half, ${twins} with the document they were made of`,
);

await sweep({ ...thresholds }, async () => {
  const rows = [];
  for (const pdf of pdfs) rows.push(scoresOf(pdf, await read(pdf.path)));
  const figure = (name) => mean(rows.flatMap((row) => row[name]));
  const figures = {
    paragraphs: figure("paragraphs"),
    tables: figure("tables"),
    order: figure("order"),
    fields: figure("fields"),
  };
  return { score: mean(Object.values(figures)), ...figures };
});

/** Lists, empty where there is nothing to compare with. */
function scoresOf({ reference, truth, label }, document) {
  const own = squeeze(textOf(document));
  return {
    paragraphs: truth ? [sharedParagraphs(paragraphsOf(document), paragraphsOf(truth))] : [],
    tables: truth ? matchTables(document, truth).map(({ score }) => score) : [],
    order: reference === null ? [] : [nid(squeeze(withoutRunning(reference, document)), own)],
    fields: label ? [fieldsRight(label, document)] : [],
  };
}

function fieldsRight(label, document) {
  const faults = compare(() => new Tally(), label, extractStructure(document));
  const wrong = new Set(faults.map(({ field }) => field).filter((field) => FIELDS.includes(field)));
  return 1 - wrong.size / FIELDS.length;
}

function paragraphsOf({ blocks }) {
  const texts = blocks.filter(({ type }) => type !== "table" && type !== "figure");
  return texts.map(({ text }) => squeeze(text)).filter((text) => text !== "");
}

/** F1 of paragraphs that are the same, each counted by its length. */
function sharedParagraphs(own, truth) {
  const left = new Map();
  for (const text of truth) left.set(text, (left.get(text) ?? 0) + 1);
  const lengthOf = (texts) => texts.reduce((sum, text) => sum + text.length, 0);
  let shared = 0;
  for (const text of own) {
    if (!left.get(text)) continue;
    left.set(text, left.get(text) - 1);
    shared += text.length;
  }
  const all = lengthOf(own) + lengthOf(truth);
  return all === 0 ? 1 : (2 * shared) / all;
}
