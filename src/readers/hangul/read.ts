/** The decoded tree → a reading: labels, pages, reading order, blocks. What HWP 5 and HWPX share. */
import { Draft } from "../draft.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { Emitter } from "./emit.js";
import { type Label, Labeller } from "./labels.js";
import { storedPositions } from "./stored.js";
import type { HangulDocument, Paragraph } from "./tree.js";
import { allParagraphs } from "./walk.js";

export function readHangul(
  document: HangulDocument,
  _input: ReaderInput,
  extractor: "hwp" | "hwpx",
): Outcome {
  const draft = new Draft(extractor);
  const positions = storedPositions(document);
  new Emitter(draft, document.definitions, positions, labelsOf(document)).document(document);
  for (const fault of document.faults) draft.warn("PARTIALLY_READ", { detail: fault });
  if (document.hiddenText) draft.warn("HIDDEN_TEXT");
  return draft.finish(positions.pages, document.properties);
}

/** In file order, because numbers run on in that order whatever the page shows first. */
function labelsOf(document: HangulDocument): Map<Paragraph, Label> {
  const labeller = new Labeller(document.definitions);
  const labels = new Map<Paragraph, Label>();
  for (const [paragraph, section] of allParagraphs(document)) {
    const label = labeller.next(paragraph, section.setup.outlineNumbering);
    if (label) labels.set(paragraph, label);
  }
  return labels;
}
