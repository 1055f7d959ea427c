/** Turns the decoded tree into a reading: labels, pages, reading order, blocks; shared by HWP 5 and HWPX. */
import { Draft } from "../document-draft.js";
import type { LoadPicture } from "../ocr/figure-text.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { compareLayouts } from "./compare-layouts.js";
import { paperPositions } from "./converted-from-pdf.js";
import { BlockEmitter } from "./emit-blocks.js";
import { readLayout } from "./engine-layout.js";
import { removeHiddenText } from "./hidden-text.js";
import { ENGINE_MAX_EFFORT, ENGINE_MAX_PARAGRAPHS, engineEffort, layOut } from "./layout-engine.js";
import { Labeller, type PrintedLabel } from "./list-labels.js";
import { Positions } from "./positions.js";
import { storedPositions } from "./saved-layout.js";
import { hasSavedLines } from "./saved-lines.js";
import { placeBoxes } from "./text-box-positions.js";
import type { HangulDocument, Paragraph } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

export async function readHangul(
  document: HangulDocument,
  input: ReaderInput,
  extractor: "hwp" | "hwpx",
  picture: LoadPicture,
): Promise<Outcome> {
  const draft = new Draft(extractor);
  removeHiddenText(document);
  const { positions, warning } = await findPositions(document, input);
  new BlockEmitter(draft, document.definitions, positions, labelsOf(document)).document(document);
  if (draft.pictures.size > 0) {
    const { recogniseFigures } = await import("../ocr/figure-text.js");
    await recogniseFigures(draft, input, picture);
  }
  if (warning) draft.warn(warning);
  for (const fault of document.faults) draft.warn("PARTIALLY_READ", { detail: fault });
  const { hiddenCharacters } = document;
  if (hiddenCharacters > 0) draft.warn("HIDDEN_TEXT", { detail: `${hiddenCharacters}자` });
  const { letters } = document;
  letters.leftOut += hiddenCharacters;
  return { ...draft.finish(positions.pages, document.properties), letters };
}

interface FoundPositions {
  positions: Positions;
  warning?: "PAGES_COMPUTED" | "PAGES_NOT_STATED";
}

/**
 * In this order: the printed pages of a converted file; the saved layout, checked by the engine; the engine's layout if
 * they differ; else page 1 with a warning.
 */
async function findPositions(
  document: HangulDocument,
  input: ReaderInput,
): Promise<FoundPositions> {
  const printed = paperPositions(document);
  if (printed) return { positions: printed };
  const stored = storedPositions(document);
  if (input.options.layout === "checked" && fitsEngineBudget(document)) {
    const pages = await layOut(input.bytes);
    const compared =
      pages && compareLayouts(document, readLayout(document, pages), stored.positions.pages);
    if (compared?.verdict === "agree") placeBoxes(document, compared.positions);
    if (compared && compared.verdict !== "unusable") {
      return {
        positions: compared.positions,
        ...(compared.verdict === "differ" && { warning: "PAGES_COMPUTED" }),
      };
    }
  }
  if (hasSavedLines(document)) {
    return { positions: stored.positions, ...(stored.computed && { warning: "PAGES_COMPUTED" }) };
  }
  const none = new Positions();
  none.pages = 0;
  return { positions: none, warning: "PAGES_NOT_STATED" };
}

function fitsEngineBudget(document: HangulDocument): boolean {
  let paragraphs = 0;
  let effort = 0;
  eachParagraph(document, (paragraph) => {
    paragraphs++;
    effort += engineEffort(paragraph);
  });
  if (document.repeated) return false;
  return paragraphs <= ENGINE_MAX_PARAGRAPHS && effort <= ENGINE_MAX_EFFORT;
}

/** In file order, because numbers run on in that order whatever the page shows first. */
function labelsOf(document: HangulDocument): Map<Paragraph, PrintedLabel> {
  const labeller = new Labeller(document.definitions);
  const labels = new Map<Paragraph, PrintedLabel>();
  eachParagraph(document, (paragraph, section) => {
    const label = labeller.next(paragraph, section.setup.outlineNumbering);
    if (label) labels.set(paragraph, label);
  });
  return labels;
}
