/** The HWP and HWPX files of the corpus with their reference texts, and the shared command line of these benches. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFile } from "../../dist/readers/read.js";

/** Beside the repository, where the tests look for it too. */
export const CORPUS = fileURLToPath(new URL("../../../shared/corpus", import.meta.url));

export const hasCorpus = (corpus) => existsSync(join(corpus, "MANIFEST.json"));

/** `{file, name, traits, references}`; a name is in NFC, because file systems differ. */
export function hangulFiles(corpus, part = "") {
  const { files } = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
  return files
    .map(({ file, traits = [], references = [], golden = [] }) => ({
      file,
      name: basename(file).normalize("NFC"),
      traits,
      references: [
        ...references.map((one) => join("reference", one.file)),
        ...golden.map((one) => join("golden", one.file)).filter((path) => /\.html?$/i.test(path)),
      ],
    }))
    .filter(({ file, name }) => /^hwpx?\//.test(file) && name.includes(part));
}

/** Hancom's own HTML counts beside the plain texts; inside a paragraph its tags part nothing. */
export function referenceText(corpus, path) {
  const text = readFileSync(join(corpus, path), "utf8");
  if (!/\.html?$/i.test(path)) return text;
  return text
    .replace(/<(style|script|head)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<\/?(p|div|td|th|tr|table|li|h\d)\b[^>]*>|<br\s*\/?>/gi, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(nbsp|lt|gt|amp|quot);/g, (_, name) => ENTITIES[name]);
}

const ENTITIES = { nbsp: " ", lt: "<", gt: ">", amp: "&", quot: '"' };

export function bytesOf(corpus, { file }) {
  return readFileSync(join(corpus, file));
}

export function read(bytes, name, layout) {
  return readFile({ bytes, filename: name, options: { layout, ocr: false } });
}

/** Runs `measure` when the script was started by itself: `node bench/hangul/x.mjs [CORPUS] [name part] [--stored]`. */
export async function fromShell(url, measure) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  const args = process.argv.slice(2);
  const options = { layout: args.includes("--stored") ? "stored" : "checked" };
  const [corpus = CORPUS, part = ""] = args.filter((arg) => !arg.startsWith("--"));
  if (hasCorpus(corpus)) await measure(corpus, { ...options, part });
  else console.log(`no corpus at ${corpus}: skipped`);
}
