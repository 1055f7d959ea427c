/** The hand-made labels of the corpus, each with its half of the labelled set. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documentsOf, halfOf } from "../halves.mjs";

export const CORPUS =
  process.env.WONMUN_CORPUS ?? fileURLToPath(new URL("../../../shared/corpus", import.meta.url));
export const hasLabels = () => existsSync(`${CORPUS}/labels.json`);

export function readLabels() {
  const json = (name) => JSON.parse(readFileSync(`${CORPUS}/${name}`, "utf8"));
  const documentOf = documentsOf(json("MANIFEST.json").files);
  return json("labels.json").labels.map((label) => ({
    ...label,
    accept: label.accept ?? {},
    document: documentOf(label.file),
    half: halfOf(documentOf(label.file)),
  }));
}
