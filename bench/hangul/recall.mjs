/**
 * How complete HWP and HWPX are read, against independent texts of the same files: character 3-grams, white space removed.
 *
 *   npm run build && node bench/hangul/recall.mjs CORPUS [name part]
 *
 * References put lines and cells in other orders than the page, so 3-grams are taken inside lines on the side that is looked
 * for, and over everything on the side that is looked in: recall = the reference's lines in the reading (the best reference
 * counts, they drop different things), precision = the reading's lines in any of the references.
 * Files below the bar are listed with what is missing, and `reasons.json` beside this file says why where it is known.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFile } from "../../dist/readers/read.js";
import { inLines, median, over, share, textOf, union } from "./grams.mjs";

const [corpus, part = ""] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
const reasons = JSON.parse(readFileSync(new URL("reasons.json", import.meta.url), "utf8"));
const RECALL = 0.995;
const PRECISION = 0.99;

const recalls = [];
const precisions = [];
for (const { file, references = [] } of files) {
  if (!/^hwpx?\//.test(file) || !file.normalize("NFC").includes(part) || references.length === 0)
    continue;
  const bytes = readFileSync(join(corpus, file));
  const document = await readFile({
    bytes,
    filename: basename(file),
    options: { layout: "stored", ocr: false },
  });
  if (!document.access.readable) continue;
  const text = textOf(document);
  const texts = references.map((one) => readFileSync(join(corpus, "reference", one.file), "utf8"));
  const everything = over(text);
  const best = texts
    .map((reference) => share(inLines(reference), everything))
    .sort((a, b) => b.value - a.value)[0];
  const precise = share(inLines(text), union(texts.map(over)));
  recalls.push(best.value);
  precisions.push(precise.value);
  if (best.value >= RECALL && precise.value >= PRECISION && part === "") continue;
  const why = reasons[basename(file).normalize("NFC")] ?? "";
  console.log(
    `${basename(file).slice(0, 44)}  recall ${best.value.toFixed(4)} [${best.missing.slice(0, 8).join(" ")}]  precision ${precise.value.toFixed(4)} [${precise.missing.slice(0, 8).join(" ")}]  ${why}`,
  );
}
const below = (values, bar) => values.filter((value) => value < bar).length;
console.log(
  `${recalls.length} files: recall median ${median(recalls).toFixed(4)}, below ${RECALL}: ${below(recalls, RECALL)};` +
    ` precision median ${median(precisions).toFixed(4)}, below ${PRECISION}: ${below(precisions, PRECISION)}`,
);
