/**
 * Labelled documents changed in ways that must not change their fields: of the values that are right in the document as it is, how many
 * stay right, how many are no longer found, and how many become wrong.
 *
 *   npm run build && node bench/structure/changed.mjs [--half checking] [--misses CHANGE] [--changes CHANGE,…] [--only TEXT]
 *
 * `--misses` lists what is lost by a change, of the fitting half alone; `all` lists every one. HWPX and HWP files are changed.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING } from "../halves.mjs";
import { CHANGES } from "./changed/changes.mjs";
import { HwpxCopy, hwpxOf, partsOf, squeeze } from "./changed/hwpx-copy.mjs";
import { FIELDS, normal } from "./compare.mjs";
import { CORPUS, hasLabels, readLabels } from "./labels.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    misses: { type: "string" },
    changes: { type: "string" },
    only: { type: "string" },
  },
});
if (!hasLabels()) {
  console.log("no labels.json: set WONMUN_CORPUS; nothing is measured");
  process.exit(0);
}
const half = values.half === CHECKING ? CHECKING : FITTING;
const { readFile } = await import("../../dist/readers/read.js");
const { explainFields } = await import("../../dist/structure/structure.js");

async function fieldsOf(bytes, filename) {
  const document = await readFile({ bytes, filename, options: { layout: "stored", ocr: false } });
  return document.access.readable ? explainFields(document) : null;
}

/** Letters alone count: how a line was parted must not, and a changed document may have its spaces elsewhere. */
function isRight(field, value, readings) {
  if (value === null) return readings.includes(null);
  const same = field === "issued_date" ? normal : (text) => squeeze(normal(text));
  return readings.some((each) => each !== null && same(each) === same(value));
}

const seen = new Set();
const documents = [];
for (const label of readLabels()) {
  if (label.half !== half || !/\.hwpx?$/.test(label.file)) continue;
  if (values.only && !label.file.includes(values.only)) continue;
  // One document in two formats counts once.
  if (seen.has(label.document)) continue;
  seen.add(label.document);
  const bytes = readFileSync(`${CORPUS}/${label.file}`);
  try {
    // The name of a file may say another format than its bytes.
    const whole = bytes.subarray(0, 2).toString() === "PK" ? bytes : await hwpxOf(bytes);
    const short = new HwpxCopy(partsOf(whole)).withoutMiddle();
    const plain = await fieldsOf(short.bytes(), "plain.hwpx");
    const readings = Object.fromEntries(
      FIELDS.map((field) => [field, [label[field], ...(label.accept[field] ?? [])]]),
    );
    const right = FIELDS.filter((field) => isRight(field, plain[field].value, readings[field]));
    // Changes are told by what is read from the plain document: the label may say the same in other letters.
    const said = Object.fromEntries(right.map((field) => [field, plain[field].value]));
    documents.push({ label: { ...label, ...said }, parts: short.changedParts(), readings, right });
  } catch (error) {
    console.log(`left out: a document that could not be taken apart (${error.name})`);
  }
}
console.log(`${half} half: ${documents.length} documents`);

const sums = () =>
  Object.fromEntries(FIELDS.map((field) => [field, { right: 0, none: 0, wrong: 0 }]));
const all = sums();
for (const [name, change] of Object.entries(CHANGES)) {
  if (values.changes && !values.changes.split(",").includes(name)) continue;
  const sum = sums();
  let count = 0;
  for (const { label, parts, readings, right } of documents) {
    const copy = new HwpxCopy(parts);
    const accept = change(copy, label);
    if (accept === false) continue;
    count += 1;
    const found = await fieldsOf(copy.bytes(), copy.filename);
    for (const field of right) {
      const value = found?.[field].value ?? null;
      const also = accept?.[field] ?? [];
      const kind = isRight(field, value, [...readings[field], ...also])
        ? "right"
        : value === null
          ? "none"
          : "wrong";
      sum[field][kind] += 1;
      all[field][kind] += 1;
      if (half === FITTING && kind !== "right" && [name, "all"].includes(values.misses))
        console.log(`  ${name}\t${label.file}\t${field}: ${value} ≠ ${label[field]}`);
    }
  }
  say(name, sum, count);
}
say("all", all, "");

/** Right of all; those not found and those wrong behind it, where there are any. */
function say(name, sum, count) {
  const shown = FIELDS.map((field) => {
    const { right, none, wrong } = sum[field];
    return `${field} ${right}/${right + none + wrong}${none ? ` none ${none}` : ""}${wrong ? ` WRONG ${wrong}` : ""}`;
  });
  console.log(`${name.padEnd(30)}${String(count).padEnd(5)}${shown.join("   ")}`);
}
