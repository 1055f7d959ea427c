/**
 * The two halves of every labelled set, by a hash of the document's id. Word lists, weights and thresholds are fitted on the fitting
 * half alone; README, docs and home page quote the checking half alone. Nothing but the id decides, so a document never changes
 * sides, and all questions about one document are on its side.
 */
import { createHash } from "node:crypto";

export const FITTING = "fitting";
export const CHECKING = "checking";
export const HALVES = [FITTING, CHECKING];

/** The half of a document: the first bit of the SHA-256 of its id. */
export function halfOf(document) {
  const [first] = createHash("sha256").update(document.normalize("NFC")).digest();
  return first < 0x80 ? FITTING : CHECKING;
}

/**
 * The id of each labelled file's document. One document saved in several formats is one document: its id is the first of its files'
 * names, by `twin-of:` in the manifest of the corpus.
 */
export function documentsOf(files) {
  const names = new Map(files.map(({ file }) => [nameOf(file), nameOf(file)]));
  const root = (name) => (names.get(name) === name ? name : root(names.get(name)));
  for (const { file, traits = [] } of files) {
    for (const twin of traits.filter((trait) => trait.startsWith("twin-of:"))) {
      const other = twin.slice("twin-of:".length);
      if (!names.has(other)) continue;
      const [one, two] = [root(nameOf(file)), root(other)].sort();
      names.set(two, one);
    }
  }
  return (file) => (names.has(nameOf(file)) ? root(nameOf(file)) : nameOf(file));
}

function nameOf(file) {
  return file.split("/").at(-1).normalize("NFC");
}

/**
 * The half of a question: that of the document its answer stands in. Where that document was taken out of the set, so that nothing
 * answers, the question stands for itself.
 *
 * @param question `{ id, paragraph?, evidence? }` as the evaluation sets have it
 * @param relevant paragraphs that answer it, by question id
 */
export function halfOfQuestion(question, relevant = new Map()) {
  const paragraph =
    question.paragraph ?? question.evidence?.[0] ?? relevant.get(question.id)?.[0] ?? question.id;
  return halfOf(paragraph.split("#")[0]);
}
