/**
 * DOCX beside `kordoc`, file by file in one process: how much of the reference text each finds (character 3-grams inside lines, the
 * best of the references counts) and CPU time.
 *
 *     npm run build && npm ci --prefix bench/peers && node bench/docx/run.mjs [corpus]
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFile } from "../../dist/readers/read.js";
import { inLines, over, share, textOf, union } from "../hangul/grams.mjs";
import { kordocVersion, parse, timed, unmarked } from "../kordoc.mjs";
import { record } from "../record.mjs";
import { median } from "../statistics.mjs";

const RUNS = 5;
const corpus = process.argv[2] ?? "../shared/corpus";
if (!existsSync(join(corpus, "MANIFEST.json"))) {
  console.log("docx: no corpus here, left out");
  process.exit(0);
}
const { files } = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
const rows = [];
for (const { file, references = [] } of files) {
  if (!file.startsWith("docx/")) continue;
  const bytes = readFileSync(join(corpus, file));
  const options = { layout: "stored", ocr: false };
  const mine = await timed(() => readFile({ bytes, filename: basename(file), options }), RUNS);
  const { readable, reason } = mine.result.access;
  if (!readable) {
    rows.push({ file, reason });
    continue;
  }
  const theirs = await timed(() => parse(Buffer.from(bytes)).catch(() => null), RUNS);
  const texts = references.map((one) => readFileSync(join(corpus, "reference", one.file), "utf8"));
  const found = (text) => Math.max(...texts.map((one) => share(inLines(one), over(text)).value));
  const text = textOf(mine.result);
  rows.push({
    file,
    reason,
    ...(texts.length > 0 && {
      recall: part(found(text)),
      kordocRecall: part(found(unmarked(theirs.result?.markdown ?? ""))),
      precision: part(share(inLines(text), union(texts.map(over))).value),
    }),
    ms: tenth(mine.best),
    kordocMs: theirs.result?.success ? tenth(theirs.best) : null,
  });
}
console.table(rows);

const read = rows.filter(({ reason }) => reason === null);
const scored = read.filter(({ recall }) => recall !== undefined);
const both = read.filter(({ kordocMs }) => kordocMs !== null);
const middle = (of, key) => part(median(of.map((one) => one[key])));
record("docx", {
  peers: { kordoc: kordocVersion },
  figures: [
    {
      ...{ id: "recall", ko: "글자 재현율(중간값)", en: "Text found, median file" },
      ...{ ours: middle(scored, "recall"), unit: "", better: "higher" },
      ...{ peer: "kordoc", theirs: middle(scored, "kordocRecall") },
    },
    {
      ...{
        id: "precision",
        ko: "글자 정밀도(중간값)",
        en: "Text that references know, median file",
      },
      ...{ ours: middle(scored, "precision"), unit: "", better: "higher" },
    },
    {
      ...{ id: "behind", ko: "kordoc보다 적게 찾은 파일", en: "Files where kordoc finds more" },
      ours: scored.filter(({ recall, kordocRecall }) => recall + 0.0005 < kordocRecall).length,
      ...{ unit: "", better: "lower" },
    },
    {
      ...{ id: "time", ko: "CPU 시간(중간값)", en: "CPU time, median file" },
      ...{ ours: middle(both, "ms"), unit: "ms", better: "lower" },
      ...{ peer: "kordoc", theirs: middle(both, "kordocMs") },
    },
  ],
  detail: { files: rows },
});

function part(value) {
  return Math.round(value * 10_000) / 10_000;
}

function tenth(value) {
  return Math.round(value * 10) / 10;
}
