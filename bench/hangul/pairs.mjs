/**
 * The HWP and HWPX files of the corpus that stand beside the PDF which Hancom Office made of them: the twins named in its manifest,
 * and the folder `pairs`. Files of one printed document are one document, and lie in one half (see ../halves.mjs).
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentsOf, halfOf } from "../halves.mjs";
import { hangulFiles } from "./corpus.mjs";

/** `{file, name, pdf, half, count}`; paths from the corpus, `count` the printed pages where the manifest states them. */
export function printedPairs(corpus, part = "") {
  return [...twins(corpus), ...pairsFolder(corpus)].filter(
    ({ file, name }) => name.includes(part) || file.includes(part),
  );
}

/** The PDF of a file, its own or that of the file it is the twin of. */
function twins(corpus) {
  const files = hangulFiles(corpus);
  const documentOf = documentsOf(files);
  const twin = ({ traits }, pattern) =>
    traits.map((trait) => pattern.exec(trait)?.[1]).find(Boolean);
  const own = (entry) => twin(entry, /^twin-of:(.*\.pdf)$/);
  return files.flatMap((entry) => {
    const sibling = twin(entry, /^twin-of:(.*\.hwpx?)$/)?.normalize("NFC");
    const pdf =
      own(entry) ?? (sibling && files.map((one) => one.name === sibling && own(one)).find(Boolean));
    const { file, name } = entry;
    return pdf ? [{ file, name, pdf: join("pdf", pdf), half: halfOf(documentOf(file)) }] : [];
  });
}

function pairsFolder(corpus) {
  const manifest = join(corpus, "pairs", "MANIFEST.json");
  if (!existsSync(manifest)) return [];
  return JSON.parse(readFileSync(manifest, "utf8")).files.map((pair) => ({
    file: pair.file,
    name: pair.name.normalize("NFC"),
    pdf: pair.pdf,
    count: pair.pdf_pages,
    half: halfOf(pair.pdf_sha256),
  }));
}
