/**
 * Formats against their twins: LibreOffice saves each DOCX of the corpus as DOC, ODT, RTF and HTML; HWP 3 against what Hangul exported of it;
 * decks against their print (`slides.mjs`); HWPML against the text of its XML.
 *
 * A conversion loses and adds text of its own: comments and equations are gone from HTML, numbers of lists and pages are written anew. So a
 * reading of DOC, ODT, RTF and HTML is held to two references, of which the better counts as in `bench/docx`: the document that the file was
 * made from, and what LibreOffice itself finds in the file when it opens it again (as DOCX). README.md says what each twin is worth.
 *
 *   npm run build && node bench/formats/run.mjs [corpus] [--more folder] [--conversions folder]
 *
 * `--more`: further decks (PPTX) and HWP 3 files with their twins (`a.hwp`, `a-hwp5.hwp`). Conversions take minutes: they are kept in the
 * folder that is named, and used again.
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
import { againstPrint } from "./slides.mjs";

const CONVERTED = ["doc", "odt", "rtf", "html"];
/** What twins are held to. */
const BAR = { recall: 0.99, precision: 0.98 };
const HANGUL_BAR = { recall: 0.995, precision: 0.995 };
const TWINS = {
  ...Object.fromEntries(CONVERTED.map((format) => [format, { twin: "DOCX", bars: BAR }])),
  pptx: { twin: "PDF", bars: BAR },
  hwp3: { twin: "HWP 5", bars: HANGUL_BAR },
  hml: { twin: "XML", bars: { recall: HANGUL_BAR.recall } },
};
/** Larger files take LibreOffice minutes; of PDFs a slide holds thousands of pieces. */
const MAX_BYTES = { docx: 900_000, pdf: 120_000 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { conversions: { type: "string" }, more: { type: "string" } },
});
const corpus = positionals[0] ?? "../shared/corpus";
const has = (command, option) => spawnSync(command, [option]).error === undefined;
if (!existsSync(corpus) || !has("soffice", "--version") || !has("pdftotext", "-v")) {
  console.log("formats: no corpus, LibreOffice or Poppler here, left out");
  process.exit(0);
}
const work = values.conversions ?? mkdtempSync(join(tmpdir(), "wonmun-twins-"));
const rows = [];
await documents();
await decks();
await hangul();
if (!values.conversions) rmSync(work, { recursive: true });
console.table(rows);

record("formats", {
  peers: {},
  figures: Object.entries(TWINS).flatMap(([format, { twin, bars }]) => {
    const of = rows.filter((row) => row.format === format);
    if (of.length === 0) return [];
    return Object.entries(bars).map(([side, bar]) => ({
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

/** DOC, ODT, RTF and HTML that LibreOffice made of each DOCX. */
async function documents() {
  const sources = await readable("docx");
  for (const format of CONVERTED) {
    const twins = convert([...sources.keys()], format, `made-${format}`);
    const again = convert(twins, "docx", `again-${format}`);
    for (const twin of twins) {
      const { name } = parse(twin);
      const source = [...sources.keys()].find((path) => parse(path).name === name);
      const opened = again.find((path) => parse(path).name === name);
      const text = await read(twin);
      if (text === undefined || !source || !opened) continue;
      const references = [sources.get(source), await reference(opened)];
      const found = references.map((one) => share(inLines(one), over(text)).value);
      const known = share(inLines(text), union(references.map(over))).value;
      rows.push({ format, name, recall: part(Math.max(...found)), precision: part(known) });
    }
  }
}

/** Decks that LibreOffice made of small PDFs, and those of `--more`; each against its print. */
async function decks() {
  const sources = await readable("pdf");
  const made = convert([...sources.keys()], "pptx", "made-pptx");
  for (const [paths, folder] of [
    [made, "printed-made"],
    [filesOf(values.more, ".pptx"), "printed-more"],
  ]) {
    const prints = convert(paths, "pdf", folder);
    for (const path of paths) {
      const { name } = parse(path);
      const print = prints.find((one) => parse(one).name === name);
      const document = print && (await open(path));
      const found = document?.access.readable && againstPrint(path, print, document);
      if (!found) continue;
      const { recall, precision } = found;
      rows.push({ format: "pptx", name, recall: part(recall), precision: part(precision) });
    }
  }
}

/** HWP 3 files beside which their export lies, and HWPML. */
async function hangul() {
  const folders = [join(corpus, "hwp"), join(corpus, "hwpx"), values.more];
  const all = folders.flatMap((folder) => filesOf(folder, ""));
  for (const path of all.filter((one) => isHwp3(one))) {
    const { name } = parse(path);
    const twin = all.find((one) => [`${name}-hwp5`, `${name}-hwpx`].includes(parse(one).name));
    const text = twin && (await read(path));
    if (!text || rows.some((row) => row.format === "hwp3" && row.name === name)) continue;
    const exported = await read(twin);
    const recall = part(share(inLines(exported), over(text)).value);
    const precision = part(share(inLines(text), over(exported)).value);
    rows.push({ format: "hwp3", name, recall, precision });
  }
  for (const path of all.filter((one) => one.endsWith(".hml"))) {
    const written = [...readFileSync(path, "utf8").matchAll(/<P [^>]*>.*?<\/P>/gs)]
      .map(([paragraph]) =>
        [...paragraph.matchAll(/<CHAR>([^<]*)/g)].map(([, one]) => one).join(""),
      )
      .join("\n");
    const recall = part(share(inLines(written), over((await read(path)) ?? "")).value);
    rows.push({ format: "hml", name: parse(path).name, recall });
  }
}

function filesOf(folder, ending) {
  if (!folder || !existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith(ending));
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
}

function isHwp3(path) {
  return (
    path.endsWith(".hwp") &&
    readFileSync(path).subarray(0, 20).toString("latin1") === "HWP Document File V3"
  );
}

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
  if (paths.length === 0) return;
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
  const document = await open(path);
  return document.access.readable ? textOf(document) : undefined;
}

function open(path) {
  const options = { layout: "stored", ocr: false };
  return readFile({ bytes: readFileSync(path), filename: basename(path), options });
}

function part(value) {
  return Math.round(value * 10_000) / 10_000;
}
