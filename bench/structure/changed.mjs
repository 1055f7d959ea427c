/**
 * Labelled documents changed in ways that must not change their fields: of the values that are right in the document as it is, how many
 * stay right, how many are no longer found, and how many become wrong.
 *
 *   npm run build && node bench/structure/changed.mjs [--half checking] [--misses CHANGE] [--changes CHANGE,…] [--only TEXT] [--printed]
 *
 * `--misses` lists what is lost by a change, of the fitting half alone; `all` lists every one. HWPX and HWP files are changed; with
 * `--printed` what was read from PDFs is.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CHECKING, FITTING } from "../halves.mjs";
import { CHANGES } from "./changed/changes.mjs";
import { HwpxCopy, hwpxOf, partsOf, squeeze } from "./changed/hwpx-copy.mjs";
import { PRINTED_CHANGES } from "./changed/printed-changes.mjs";
import { FIELDS, normal } from "./compare.mjs";
import { CORPUS, hasLabels, readLabels } from "./labels.mjs";

const { values } = parseArgs({
  options: {
    half: { type: "string" },
    misses: { type: "string" },
    changes: { type: "string" },
    only: { type: "string" },
    printed: { type: "boolean", default: false },
  },
});
if (!hasLabels()) {
  console.log("no labels.json: set WONMUN_CORPUS; nothing is measured");
  process.exit(0);
}
const half = values.half === CHECKING ? CHECKING : FITTING;
const { readFile } = await import("../../dist/readers/read.js");
const { explainFields } = await import("../../dist/structure/structure.js");

const read = (bytes, filename) =>
  readFile({ bytes, filename, options: { layout: "stored", ocr: false } });

async function fieldsOf(bytes, filename) {
  const document = await read(bytes, filename);
  return document.access.readable ? explainFields(document) : null;
}

/** What the changes are made to: the fields of the document as it is, and those after a change; null where it does not fit. */
async function filed(bytes) {
  // The name of a file may say another format than its bytes.
  const whole = bytes.subarray(0, 2).toString() === "PK" ? bytes : await hwpxOf(bytes);
  const short = new HwpxCopy(partsOf(whole)).withoutMiddle();
  const parts = short.changedParts();
  const after = async (change, label) => {
    const copy = new HwpxCopy(parts);
    const accept = change(copy, label);
    if (accept === false) return null;
    return { accept: accept ?? {}, found: await fieldsOf(copy.bytes(), copy.filename) };
  };
  return { plain: await fieldsOf(short.bytes(), "plain.hwpx"), after };
}

async function printed(bytes) {
  const document = await read(bytes, "plain.pdf");
  const after = (change) => ({ accept: {}, found: explainFields(change(document)) });
  return { plain: document.access.readable ? explainFields(document) : null, after };
}

/** Letters alone count: how a line was parted must not, and a changed document may have its spaces elsewhere. */
function isRight(field, value, readings) {
  if (value === null) return readings.includes(null);
  const same = field === "issued_date" ? normal : (text) => squeeze(normal(text));
  return readings.some((each) => each !== null && same(each) === same(value));
}

const FILES = values.printed ? /\.pdf$/ : /\.hwpx?$/;
const seen = new Set();
const documents = [];
for (const label of readLabels()) {
  if (label.half !== half || !FILES.test(label.file)) continue;
  if (values.only && !label.file.includes(values.only)) continue;
  // One document in two formats counts once.
  if (seen.has(label.document)) continue;
  seen.add(label.document);
  const bytes = readFileSync(`${CORPUS}/${label.file}`);
  try {
    const { plain, after } = await (values.printed ? printed(bytes) : filed(bytes));
    if (plain === null) continue;
    const readings = Object.fromEntries(
      FIELDS.map((field) => [field, [label[field], ...(label.accept[field] ?? [])]]),
    );
    const right = FIELDS.filter((field) => isRight(field, plain[field].value, readings[field]));
    // Changes are told by what is read from the plain document: the label may say the same in other letters.
    const said = Object.fromEntries(right.map((field) => [field, plain[field].value]));
    documents.push({ label: { ...label, ...said }, after, readings, right });
  } catch (error) {
    console.log(`left out: a document that could not be taken apart (${error.name})`);
  }
}
console.log(`${half} half: ${documents.length} documents`);

const sums = () =>
  Object.fromEntries(FIELDS.map((field) => [field, { right: 0, none: 0, wrong: 0 }]));
const all = sums();
for (const [name, change] of Object.entries(values.printed ? PRINTED_CHANGES : CHANGES)) {
  if (values.changes && !values.changes.split(",").includes(name)) continue;
  const sum = sums();
  let count = 0;
  for (const { label, after, readings, right } of documents) {
    const changed = await after(change, label);
    if (changed === null) continue;
    const { accept, found } = changed;
    count += 1;
    for (const field of right) {
      const value = found?.[field].value ?? null;
      const also = accept[field] ?? [];
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
