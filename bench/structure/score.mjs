/**
 * Scores `structure` against hand-read labels: exact match, precision and F1 per field.
 * Usage: npm run build && node bench/structure/score.mjs [--wrong] [--only TEXT]
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { enclosures, FIELDS, labelledRevisions, normal, revisionKeys, Tally } from "./compare.mjs";

const corpus =
  process.env.WONMUN_CORPUS ?? fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
if (!existsSync(`${corpus}/labels.json`)) {
  console.error("no labels.json: set WONMUN_CORPUS");
  process.exit(2);
}
const { readFile } = await import("../../dist/readers/read.js");
const { describe } = await import("../../dist/structure/structure.js");
const showWrong = process.argv.includes("--wrong");
const only = process.argv.includes("--only")
  ? process.argv[process.argv.indexOf("--only") + 1]
  : "";
const options = { layout: "stored", ocr: process.argv.includes("--ocr") };

const tallies = new Map();
const tally = (name) => {
  if (!tallies.has(name)) tallies.set(name, new Tally());
  return tallies.get(name);
};
let unread = 0;
for (const label of JSON.parse(readFileSync(`${corpus}/labels.json`, "utf8")).labels) {
  if (!label.file.includes(only)) continue;
  const bytes = readFileSync(`${corpus}/${label.file}`);
  const document = await readFile({ bytes, filename: label.file.split("/").at(-1), options });
  if (!document.access.readable) {
    unread += 1;
    console.log(`unread  ${label.file}: ${document.access.reason}`);
    continue;
  }
  const structure = describe(document);
  const say = (what) => showWrong && console.log(`${label.file}\n    ${what}`);
  for (const field of FIELDS) {
    if (!tally(field).field(label[field], structure[field])) {
      say(`${field}: ${normal(structure[field])}   ≠   ${normal(label[field])}`);
    }
  }
  for (const [name, labels, values] of [
    ["recipients", label.recipients, structure.recipients],
    ["attachments", label.attachments, enclosures(structure)],
    ["revisions", labelledRevisions(label.comparison), revisionKeys(structure, label.comparison)],
  ]) {
    const { wrong, missing } = tally(name).list(labels, values);
    if (wrong.length > 0) say(`${name}, not labelled: ${wrong.join(" | ")}`);
    if (missing.length > 0) say(`${name}, missing: ${missing.join(" | ")}`);
  }
}

console.log(`\n${"field".padEnd(14)}docs  exact   precision  recall  F1`);
for (const [name, each] of tallies) {
  const figures = [each.exact / each.documents, each.precision, each.recall, each.f1];
  console.log(
    `${name.padEnd(14)}${String(each.documents).padEnd(6)}${figures.map((n) => n.toFixed(3)).join("    ")}`,
  );
}
if (unread > 0) console.log(`${unread} labelled documents were not read and are not counted`);
