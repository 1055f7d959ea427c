/** The statements that are checked, each with its document's chunks, and the evidence that it is held against. */
import { readFileSync } from "node:fs";
import { verify } from "../../dist/evidence/verify/verify.js";
import { statementsOf } from "./alter.mjs";
import { readCorpus } from "./corpus-chunks.mjs";

/** Chunks around the one a statement is about, as a bundle would hold. */
const AROUND = 2;
/** Made from corpus sentences; written about them one value at a time; and whole sentences as a language model answers with. */
export const SETS = ["made", "written", "answered"];

/** Without spaces, which a reader may set anew. */
const closed = (text) => text.replace(/\s+/g, "");

/** Statements written by hand, each beside the chunk that it is about. */
function byHand(set, documents) {
  const about = JSON.parse(readFileSync(new URL(`${set}.json`, import.meta.url), "utf8"));
  return about.flatMap(({ file, near, statements }) => {
    const document = documents.find((one) => one.file === file);
    const chunk = document.chunks.findIndex(({ text }) => closed(text).includes(closed(near)));
    if (chunk < 0) throw new Error(`${file}: no chunk holds “${near}”`);
    return statements.map((statement) => ({ ...statement, ...document, chunk, set }));
  });
}

/** All statements of all sets; every second one cites its chunk. */
export function readStatements() {
  const documents = readCorpus();
  const made = documents
    .filter(({ document }, at) => documents.findIndex((one) => one.document === document) === at)
    .flatMap((document) =>
      statementsOf(document).map((statement) => ({ ...statement, ...document, set: "made" })),
    );
  return [...made, ...SETS.slice(1).flatMap((set) => byHand(set, documents))].map(
    (statement, place) => ({ ...statement, cites: place % 2 === 0 }),
  );
}

/** The chunks that a statement is held against. */
function bundleOf({ chunks, chunk }) {
  return chunks.slice(Math.max(0, chunk - AROUND), chunk + AROUND + 1);
}

/** ` [3]` for a statement that cites its chunk. */
export function citationOf(statement) {
  if (!statement.cites) return "";
  return ` [${bundleOf(statement).indexOf(statement.chunks[statement.chunk]) + 1}]`;
}

/** What `/verify` says of an answer, held against a statement's evidence. */
export function check(statement, answer) {
  const evidence = bundleOf(statement).map(({ id, doc_id, text, path, anchors, tables }) => {
    return { doc_id, chunk_id: id, filename: "", text, path, anchors, tables };
  });
  const found = verify({ answer, sources: evidence }, ({ doc_id, chunk_id }) => {
    return evidence.find((one) => one.doc_id === doc_id && one.chunk_id === chunk_id) ?? null;
  });
  return { verdict: found.verdict ?? (found.grounded ? "supported" : "not_found"), found };
}

export const isRefused = ({ verdict }) => verdict === "contradicted" || verdict === "not_found";
/** A true statement should be supported, a false one refused. */
export const isRight = (statement, checked) =>
  statement.true ? checked.verdict === "supported" : isRefused(checked);
