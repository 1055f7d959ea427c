/** The PDFs of the corpus with reference texts, and the twin that some have in another format. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { foldSymbols } from "../../dist/readers/hangul/hancom-symbols.js";
import { readFile } from "../../dist/readers/read.js";
import { DEFAULT_READ_OPTIONS } from "../../dist/readers/reader.js";

export const CORPUS = fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
export const hasCorpus = () => existsSync(join(CORPUS, "MANIFEST.json"));

/** Text as it is compared: no blanks, one form for hyphens that print alike and for Hancom's own signs. */
export const squeeze = (text) =>
  foldSymbols(text.normalize("NFC"))
    .replace(/\s+/gu, "")
    .replace(/\u00ad/gu, "-");

/** The document's own characters in reading order, without the bars that stand between cells. */
export function textOf(document) {
  const tables = new Map(document.tables.map((table) => [table.block, table]));
  return document.blocks
    .map((block) => {
      const table = tables.get(block.id);
      return table ? table.cells.map((cell) => cell.text).join("\n") : block.text;
    })
    .join("\n");
}

export async function read(path, { ocr = false } = {}) {
  return readFile({
    bytes: readFileSync(path),
    filename: path.split("/").at(-1),
    options: { ...DEFAULT_READ_OPTIONS, layout: "stored", ocr },
  });
}

/** What the manifest says of every file. */
export function manifestFiles() {
  return JSON.parse(readFileSync(join(CORPUS, "MANIFEST.json"), "utf8")).files;
}

/** Each PDF of the corpus: `path`, `name`, `traits`, the reference's text or null, the twin's path or null. */
export function corpusPdfs(only = "") {
  const files = manifestFiles();
  return files
    .filter(({ kind, file }) => kind === "pdf" && file.normalize("NFC").includes(only))
    .map(({ file, traits, references }) => {
      const twinName = traits.find((trait) => trait.startsWith("twin-of:"))?.slice(8);
      const twin = twinName && files.find((other) => other.file.endsWith(`/${twinName}`));
      return {
        name: file.slice(4),
        path: join(CORPUS, file),
        traits,
        reference: references?.[0]
          ? readFileSync(join(CORPUS, "reference", references[0].file), "utf8")
          : null,
        twin: twin && twin.kind !== "pdf" ? join(CORPUS, twin.file) : null,
      };
    });
}

export const percent = (value) =>
  value === null || value === undefined ? null : Math.round(value * 1000) / 10;
