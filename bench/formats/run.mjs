/**
 * Formats against their twins: LibreOffice saves each DOCX of the corpus as DOC, ODT, RTF and HTML, and small PDFs as PPTX.
 *
 * A conversion loses and adds text of its own: comments and equations are gone from HTML, numbers of lists and pages are written anew, signs
 * of another font leave their sentence on a slide. So a reading is held to two references, of which the better counts as in `bench/docx`: the document
 * that the file was made from, and what LibreOffice itself finds in the file when it opens it again (as DOCX; of slides the print).
 *
 *   npm run build && node bench/formats/run.mjs [corpus] [--conversions folder]    conversions take minutes: kept there, and used again
 *
 * LibreOffice is looked for as `soffice` (Debian and Ubuntu: `apt install libreoffice-writer libreoffice-impress libreoffice-math`; else libreoffice.org)
 * and Poppler as `pdftotext`; without them nothing is measured.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, parse } from "node:path";
import { parseArgs } from "node:util";
import { readFile } from "../../dist/readers/read.js";
import { inLines, over, share, textOf, union } from "../hangul/grams.mjs";
import { record } from "../record.mjs";
import { mean } from "../statistics.mjs";

const FORMATS = ["doc", "odt", "rtf", "html", "pptx"];
/** What twins are held to. */
const BAR = { recall: 0.99, precision: 0.98 };
/** Larger files take LibreOffice minutes; of PDFs a slide holds thousands of pieces. */
const MAX_BYTES = { docx: 900_000, pdf: 120_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { conversions: { type: "string" } },
});
const corpus = positionals[0] ?? "../shared/corpus";
const has = (command, option) => spawnSync(command, [option]).error === undefined;
if (!existsSync(corpus) || !has("soffice", "--version") || !has("pdftotext", "-v")) {
  console.log("formats: no corpus, LibreOffice or Poppler here, left out");
  process.exit(0);
}
const work = values.conversions ?? mkdtempSync(join(tmpdir(), "wonmun-twins-"));
const sources = { docx: await readable("docx"), pdf: await readable("pdf") };
const rows = [];
for (const format of FORMATS) {
  const kind = format === "pptx" ? "pdf" : "docx";
  const twins = convert([...sources[kind].keys()], format, `made-${format}`);
  const again = convert(twins, kind, `again-${format}`);
  for (const twin of twins) {
    const { name } = parse(twin);
    const source = [...sources[kind].keys()].find((path) => parse(path).name === name);
    const opened = again.find((path) => parse(path).name === name);
    const text = await read(twin);
    if (text === undefined || !source || !opened) continue;
    const references = [sources[kind].get(source), await reference(opened)];
    const found = references.map((one) => share(inLines(one), over(text)).value);
    const known = share(inLines(text), union(references.map(over))).value;
    rows.push({ format, name, recall: part(Math.max(...found)), precision: part(known) });
  }
}
if (!values.conversions) rmSync(work, { recursive: true });
console.table(rows);

record("formats", {
  peers: {},
  figures: FORMATS.flatMap((format) => {
    const of = rows.filter((row) => row.format === format);
    const twin = format === "pptx" ? "PDF" : "DOCX";
    return Object.entries(BAR).map(([side, bar]) => ({
      id: `${format}-${side}`,
      ko: `${format.toUpperCase()}와 ${twin} 쌍둥이: 글자 ${side === "recall" ? "재현율" : "정밀도"}`,
      en: `${format.toUpperCase()} against its ${twin} twin, ${side} of text, mean of ${of.length} files`,
      ...{ ours: part(mean(of.map((row) => row[side]))), unit: "", better: "higher", bar },
    }));
  }),
  detail: {
    libreoffice: execFileSync("soffice", ["--version"], { encoding: "utf8" }).trim(),
    rows,
  },
});

/** Text of the corpus files of one kind that can be read at all, by path. */
async function readable(kind) {
  const folder = join(corpus, kind);
  const texts = new Map();
  for (const name of readdirSync(folder).filter((one) => one.endsWith(`.${kind}`))) {
    const path = join(folder, name);
    if (statSync(path).size > MAX_BYTES[kind]) continue;
    const text = await reference(path);
    // A scan holds no text to compare.
    if (text?.trim()) texts.set(path, text);
  }
  return texts;
}

/** All files by one start of LibreOffice; what it cannot convert is not among the answer. */
function convert(paths, format, folder) {
  const target = join(work, folder);
  if (!existsSync(target)) runConverter(paths, format, target);
  return readdirSync(target)
    .filter((name) => name.endsWith(`.${format}`))
    .map((name) => join(target, name));
}

function runConverter(paths, format, target) {
  mkdirSync(target, { recursive: true });
  const profile = `-env:UserInstallation=file://${join(work, "profile")}`;
  const slides = format === "pptx" ? ["--infilter=impress_pdf_import"] : [];
  // Without the name of the filter, HTML opens as a page of its own kind that saves no DOCX.
  const filter = format === "docx" ? "docx:MS Word 2007 XML" : format;
  const options = ["--headless", profile, ...slides, "--convert-to", filter, "--outdir", target];
  spawnSync("soffice", [...options, ...paths], { stdio: "ignore" });
}

/** A DOCX by our own reader, which has a bench of its own; a PDF by Poppler. */
async function reference(path) {
  if (!path.endsWith(".pdf")) return read(path);
  const { status, stdout } = spawnSync("pdftotext", [path, "-"], { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

async function read(path) {
  const options = { layout: "stored", ocr: false };
  const document = await readFile({
    bytes: readFileSync(path),
    filename: basename(path),
    options,
  });
  return document.access.readable ? textOf(document) : undefined;
}

function part(value) {
  return Math.round(value * 10_000) / 10_000;
}
