/**
 * More documents with known structure: DOCX files of the corpus printed to PDF by LibreOffice, with and without tags.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CORPUS } from "./corpus.mjs";

/** Printing all of them takes half a minute on an idle machine. */
const TIMEOUT_MS = 300_000;
/** Larger ones print to hundreds of pages, which take longer to compare than all the others together. */
const MAX_BYTES = 100_000;

/** Each as `{name, path, twin, tagged}`; none where LibreOffice is not installed. Call `drop` when done. */
export function makeTwins() {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-bench-"));
  const sources = readdirSync(join(CORPUS, "docx")).filter(
    (name) => name.endsWith(".docx") && statSync(join(CORPUS, "docx", name)).size <= MAX_BYTES,
  );
  const made = [];
  for (const tagged of [false, true]) {
    const out = join(folder, tagged ? "tagged" : "plain");
    const filter = `pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"${tagged}"}}`;
    try {
      execFileSync(
        "soffice",
        [
          `-env:UserInstallation=file://${join(folder, "profile")}`,
          "--headless",
          "--convert-to",
          filter,
          "--outdir",
          out,
          ...sources.map((name) => join(CORPUS, "docx", name)),
        ],
        { stdio: "ignore", timeout: TIMEOUT_MS },
      );
    } catch {
      // Not installed, or it gave up on a file: what is there is used.
    }
    for (const name of sources) {
      const path = join(out, name.replace(/\.docx$/, ".pdf"));
      if (existsSync(path)) made.push({ name, path, twin: join(CORPUS, "docx", name), tagged });
    }
  }
  return { made, drop: () => rmSync(folder, { recursive: true, force: true }) };
}
