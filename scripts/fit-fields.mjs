/**
 * Fits the weights of `src/structure/fields/weights.ts` again, on the labelled documents of the fitting half in `../shared/corpus`.
 *
 *   npm run build && nice node scripts/fit-fields.mjs [TITLE.press…] [--values 5,7,9] [--minutes 10]
 *
 * The documents are read once; each try only chooses the fields again. The score is the share of title, number, date and issuer that
 * is right, less the share that is wrong: a wrong value is worse than none. `MAKE` (from where a line counts as set apart) is tried
 * with the weights. Where several values score the same, take the middle of them.
 */
import { readFileSync } from "node:fs";
import { FITTING } from "../bench/halves.mjs";
import { FIELDS, Tally } from "../bench/structure/compare.mjs";
import { CORPUS, hasLabels, readLabels } from "../bench/structure/labels.mjs";
import { sweep } from "./sweep.mjs";

if (!hasLabels()) {
  console.log("no corpus beside the repository: nothing is fitted");
  process.exit(0);
}
const { readFile } = await import("../dist/readers/read.js");
const { explainFields } = await import("../dist/structure/structure.js");
const { MAKE } = await import("../dist/structure/fields/make-thresholds.js");
const weights = await import("../dist/structure/fields/weights.js");

const options = { layout: "stored", ocr: false };
const labelled = [];
for (const label of readLabels().filter(({ half }) => half === FITTING)) {
  const bytes = readFileSync(`${CORPUS}/${label.file}`);
  const document = await readFile({ bytes, filename: label.file.split("/").at(-1), options });
  if (document.access.readable) labelled.push({ label, document });
}
console.log(`${labelled.length} documents`);

const { TITLE, NUMBER, DATE, ISSUER, ENOUGH, DISTANCE } = weights;
await sweep({ TITLE, NUMBER, DATE, ISSUER, ENOUGH, DISTANCE, MAKE }, () => {
  const tally = new Tally();
  for (const { label, document } of labelled) {
    const choices = explainFields(document);
    for (const field of FIELDS)
      tally.field(label[field], choices[field].value, label.accept[field]);
  }
  const right = tally.exact / tally.documents;
  const wrong = (tally.given - tally.right) / tally.documents;
  return { score: right - wrong, right, wrong };
});
