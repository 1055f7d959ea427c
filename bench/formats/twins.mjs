/**
 * Formats against the DOCX that they were made from: LibreOffice saves each DOCX of the corpus as DOC, ODT, RTF and HTML, and the readings of
 * both are compared by their 3-grams of letters and digits. `npm run build` first.
 *
 *   node bench/formats/twins.mjs [folder of DOCX files]    default: ../shared/corpus/docx
 *
 * LibreOffice is looked for as `soffice` (Debian and Ubuntu: `apt install libreoffice-writer`; else libreoffice.org); without it nothing is measured.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readDocument } from "../../dist/index.js";
import { mean } from "../statistics.mjs";

const FORMATS = ["doc", "odt", "rtf", "html"];
/** What twins are held to. */
const BAR = { recall: 0.99, precision: 0.98 };
/** Larger files take LibreOffice minutes. */
const MAX_BYTES = 900_000;

const folder = process.argv[2] ?? new URL("../../../shared/corpus/docx", import.meta.url).pathname;
if (!existsSync(folder) || spawnSync("soffice", ["--version"]).status !== 0) {
  console.log("bench formats: no corpus or no LibreOffice, skipped");
  process.exit(0);
}
const work = mkdtempSync(join(tmpdir(), "wonmun-twins-"));
const rows = [];
for (const name of readdirSync(folder).filter((one) => one.endsWith(".docx"))) {
  const path = join(folder, name);
  if (statSync(path).size > MAX_BYTES) continue;
  const own = await textOf(path, name);
  if (own === undefined) continue;
  for (const format of FORMATS) {
    const twin = saveAs(path, format);
    const text = twin && (await textOf(twin, `a.${format}`));
    if (text !== undefined) rows.push({ name, format, ...score(own, text) });
  }
}
rmSync(work, { recursive: true });
console.table(rows);
console.table(
  FORMATS.map((format) => {
    const of = rows.filter((row) => row.format === format);
    const recall = mean(of.map((row) => row.recall));
    const precision = mean(of.map((row) => row.precision));
    const met = recall >= BAR.recall && precision >= BAR.precision;
    return { format, files: of.length, recall, precision, met };
  }),
);

function saveAs(path, format) {
  const profile = `-env:UserInstallation=file://${join(work, "profile")}`;
  const options = ["--headless", profile, "--convert-to", format, "--outdir", work, path];
  execFileSync("soffice", options, { stdio: "ignore", timeout: 120_000 });
  const file = join(work, path.split("/").at(-1).replace(/docx$/, format));
  return existsSync(file) ? file : undefined;
}

async function textOf(path, filename) {
  const document = await readDocument(readFileSync(path), { filename, ocr: false });
  return document.access.readable ? document.blocks.map(({ text }) => text).join("\n") : undefined;
}

function grams(text) {
  const letters = text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
  const found = new Map();
  for (let at = 0; at + 3 <= letters.length; at++) {
    const gram = letters.slice(at, at + 3);
    found.set(gram, (found.get(gram) ?? 0) + 1);
  }
  return found;
}

function score(own, twin) {
  const [a, b] = [grams(own), grams(twin)];
  const sum = (found) => [...found.values()].reduce((total, count) => total + count, 0);
  let shared = 0;
  for (const [gram, count] of a) shared += Math.min(count, b.get(gram) ?? 0);
  return { recall: shared / sum(a), precision: shared / sum(b) };
}
