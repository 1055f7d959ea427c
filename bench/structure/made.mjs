/**
 * Invented forms, letters, notices and covers in many layouts, written as files of several programs: are their fields as they were made?
 *
 *   npm run build && node bench/structure/made.mjs [--count 12] [--half checking] [--formats docx,hwpx,xlsx,pptx] [--converted] [--changed] [--misses LAYOUT]
 *
 * `--converted` has LibreOffice make further files of each (PDF and ODT of DOCX, DOCX of that ODT, DOC, RTF, PDF of sheets). `--misses`
 * lists what is not right in a layout or after a change, of the fitting half alone; `all` lists every one. `--changed` changes each page in ways
 * that must leave its fields as they are.
 */
import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { CHECKING, FITTING, halfOf } from "../halves.mjs";
import { squeeze } from "./changed/hwpx-copy.mjs";
import { FIELDS, normal } from "./compare.mjs";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "12" },
    half: { type: "string" },
    formats: { type: "string", default: "docx,hwpx,xlsx,pptx" },
    misses: { type: "string" },
    converted: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
  },
});
const half = values.half === CHECKING ? CHECKING : FITTING;
const take = async (name) =>
  (
    await runnerImport(new URL(`../../samples/make/titled/${name}.ts`, import.meta.url).pathname, {
      configFile: false,
    })
  ).module;
const { madeDocuments } = await take("layouts");
const { PAGE_CHANGES } = await take("changes");
const WRITERS = {
  docx: (await take("write-docx")).writeDocx,
  hwpx: (await take("write-hwpx")).writeHwpx,
  xlsx: (await take("write-sheet")).writeSheet,
  pptx: (await take("write-slide")).writeSlide,
};
const { readFile } = await import("../../dist/readers/read.js");
const { explainFields } = await import("../../dist/structure/structure.js");

const plain = madeDocuments(Number(values.count)).filter(({ id }) => halfOf(id) === half);
/** Each page after each change that fits it, which then counts as its layout. */
const changed = () =>
  Object.entries(PAGE_CHANGES).flatMap(([layout, change]) =>
    plain.flatMap((document) => {
      const page = change(document);
      return page ? [{ ...page, id: document.id, layout }] : [];
    }),
  );
const documents = values.changed ? changed() : plain;

/** Files by what they were made of: `name` is the document's place in the list. */
const made = {};
for (const format of values.formats.split(","))
  made[format] = documents.map((document, at) => ({ at, bytes: WRITERS[format](document) }));
if (values.converted) convert();

function convert() {
  const folder = mkdtempSync(join(tmpdir(), "made-"));
  const office = (from, to, target) => {
    const into = join(folder, to);
    mkdirSync(into);
    const files = readdirSync(from).map((name) => join(from, name));
    execFileSync("soffice", [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--convert-to",
      target,
      "--outdir",
      into,
      ...files,
    ]);
    made[to] = readdirSync(into).map((name) => ({
      at: Number.parseInt(name, 10),
      bytes: readFileSync(join(into, name)),
    }));
    return into;
  };
  const put = (format) => {
    const into = join(folder, `as-made-${format}`);
    mkdirSync(into);
    for (const { at, bytes } of made[format] ?? [])
      writeFileSync(join(into, `${at}.${format}`), bytes);
    return into;
  };
  try {
    if (made.docx) {
      const docx = put("docx");
      office(docx, "docx as pdf", "pdf");
      office(office(docx, "docx as odt", "odt"), "odt as docx", "docx");
      office(docx, "docx as doc", "doc");
      office(docx, "docx as rtf", "rtf");
    }
    if (made.xlsx) office(put("xlsx"), "xlsx as pdf", "pdf");
    if (made.pptx) office(put("pptx"), "pptx as pdf", "pdf");
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Letters alone count: a title may be parted elsewhere. */
function isRight(field, value, readings) {
  if (value === null) return readings.includes(null);
  const same = field === "issued_date" ? normal : (text) => squeeze(normal(text));
  return readings.some((each) => each !== null && same(each) === same(value));
}

console.log(`${half} half: ${documents.length} documents`);
const sums = () =>
  Object.fromEntries(FIELDS.map((field) => [field, { right: 0, none: 0, wrong: 0 }]));
const byLayout = {};
for (const [format, files] of Object.entries(made)) {
  const sum = sums();
  for (const { at, bytes } of files) {
    const document = documents[at];
    byLayout[document.layout] ??= sums();
    const layout = byLayout[document.layout];
    const filename = `made.${format.split(" ").at(-1)}`;
    const read = await readFile({ bytes, filename, options: { layout: "stored", ocr: false } });
    const found = read.access.readable ? explainFields(read) : null;
    for (const field of FIELDS) {
      const readings = document.fields[field];
      const value = found?.[field].value ?? null;
      const kind = isRight(field, value, readings) ? "right" : value === null ? "none" : "wrong";
      sum[field][kind] += 1;
      layout[field][kind] += 1;
      if (half === FITTING && kind !== "right" && [document.layout, "all"].includes(values.misses))
        console.log(`  ${format}\t${document.id}\t${field}: ${value} ≠ ${readings[0]}`);
    }
  }
  say(format, sum, files.length);
}
console.log("");
for (const [layout, sum] of Object.entries(byLayout))
  if (FIELDS.some((field) => sum[field].none + sum[field].wrong > 0)) say(layout, sum, "");

/** Right of all; those not found and those wrong behind it, where there are any. */
function say(name, sum, count) {
  const shown = FIELDS.map((field) => {
    const { right, none, wrong } = sum[field];
    return `${field} ${right}/${right + none + wrong}${none ? ` none ${none}` : ""}${wrong ? ` WRONG ${wrong}` : ""}`;
  });
  console.log(`${name.padEnd(42)}${String(count).padEnd(5)}${shown.join("   ")}`);
}
