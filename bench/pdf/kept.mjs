/**
 * What takes minutes to make for the benches of PDFs: the pages of a file as the engine gives them, the reading of its twin and of
 * peers. It is kept in the folder of temporary files until the code that made it changes.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { Draft } from "../../dist/readers/document-draft.js";
import { assembleBlocks } from "../../dist/readers/layout/assemble-blocks.js";
import { layOutPage } from "../../dist/readers/layout/page-flow.js";
import { TwoUpSheets } from "../../dist/readers/layout/two-up.js";
import { loadPdfium } from "../../dist/readers/pdf/pdfium.js";
import { needsOcr, readPages } from "../../dist/readers/pdf/reader.js";
import { read } from "./corpus.mjs";

const KEPT = join(tmpdir(), "wonmun-bench-tables");
const READERS = fileURLToPath(new URL("../../dist/readers/", import.meta.url));
/** These read whole files, and make no page. */
const WHOLE_FILES =
  /pdf.(?:reader|read-pages|scanned-pages|render-page|metadata|lost-objects)\.js$/;
const codeOf = (folders) =>
  sumOf(
    folders
      .flatMap((folder) => readdirSync(join(READERS, folder)).map((name) => join(folder, name)))
      .filter((name) => name.endsWith(".js") && !WHOLE_FILES.test(name))
      .map((name) => readFileSync(join(READERS, name), "utf8"))
      .join(""),
  );

export const sumOf = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** Made once and kept under a key. */
export async function kept(key, make) {
  mkdirSync(KEPT, { recursive: true });
  const path = join(KEPT, key);
  if (existsSync(path)) return deserialize(readFileSync(path));
  const made = await make();
  writeFileSync(path, serialize(made));
  return made;
}

const pageCode = codeOf(["pdf"]);
const twinCode = codeOf(["hangul", "hwp", "hwpx"]);

/** Each page's content and the bookmarks, as `layOutPage` and `assembleBlocks` take them. */
const pagesOf = (path) =>
  kept(`${sumOf(readFileSync(path))}-${pageCode}.pages`, async () => {
    const file = (await loadPdfium()).open(readFileSync(path));
    const pages = [...readPages(file)].filter((page) => "glyphs" in page);
    const bookmarks = file.bookmarks();
    file.close();
    return { pages, bookmarks };
  });

/** Blocks and tables of a PDF, laid out anew from kept pages as the reader does it; pages that need their picture are left out. */
export async function readingOf(path) {
  const { pages, bookmarks } = await pagesOf(path);
  const sheets = new TwoUpSheets();
  const wide = new Set(pages.filter((page) => sheets.see(page)));
  const layouts = pages
    .flatMap((page) => (wide.has(page) ? sheets.layOut(page) : [layOutPage(page)]))
    .filter((page) => !needsOcr(page));
  const draft = new Draft("pdf");
  assembleBlocks(draft, layouts, bookmarks);
  const { blocks, tables } = draft;
  return { blocks, tables };
}

/** Names a twin as it is read now. */
export const twinKey = (path) => `${sumOf(readFileSync(path))}-${twinCode}`;

/** Blocks and tables of the same document in HWP or HWPX; null where it cannot be read. */
export const twinOf = (path) =>
  kept(`${twinKey(path)}.twin`, async () => {
    const { access, blocks, tables } = await read(path);
    return access.readable ? { blocks, tables } : null;
  });
