/** Turns the decoded tree into a reading: labels, pages, reading order, blocks; shared by HWP 5 and HWPX. */
import { Draft } from "../document-draft.js";
import type { LoadPicture } from "../ocr/figure-text.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { placeBoxesByEngine } from "./boxes.js";
import { paperPositions } from "./converted-from-pdf.js";
import { BlockEmitter } from "./emit-blocks.js";
import { type EngineLayout, readLayout } from "./engine-layout.js";
import { enginePositions, isUsable } from "./engine-positions.js";
import { doubtFootprints } from "./footprints.js";
import { removeHiddenText } from "./hidden-text.js";
import { ENGINE_BUDGET_MS, fitsEngineBudget, layOut } from "./layout-engine.js";
import { Labeller, type PrintedLabel } from "./list-labels.js";
import { warnOfDoubt } from "./page-warnings.js";
import { Positions } from "./positions.js";
import { savedPositions } from "./saved-layout.js";
import { hasSavedLines } from "./saved-lines.js";
import { placeBoxes } from "./text-box-positions.js";
import type { HangulDocument, Paragraph } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

export async function readHangul(
  document: HangulDocument,
  input: ReaderInput,
  extractor: "hwp" | "hwpx" | "hwpml",
  picture: LoadPicture,
): Promise<Outcome> {
  const draft = new Draft(extractor);
  removeHiddenText(document);
  const { positions, warning } = await findPositions(document, input);
  const emitter = new BlockEmitter(draft, document.definitions, positions, labelsOf(document));
  emitter.document(document);
  if (draft.pictures.size > 0) {
    const { recognisePictures } = await import("../ocr/pictured-document.js");
    await recognisePictures(draft, input, picture);
  }
  if (warning) draft.warn(warning);
  else warnOfDoubt(draft, emitter.doubted, positions.pages);
  for (const fault of document.faults) draft.warn("PARTIALLY_READ", { detail: fault });
  if (document.cutByTime) draft.warn("LIMIT_REACHED", { detail: "읽는 시간" });
  const { hiddenCharacters } = document;
  if (hiddenCharacters > 0) draft.warn("HIDDEN_TEXT", { detail: `${hiddenCharacters}자` });
  const { letters } = document;
  letters.leftOut += hiddenCharacters;
  return { ...draft.finish(positions.lastPage, document.properties), letters };
}

interface FoundPositions {
  positions: Positions;
  /** About all pages; what is in doubt within them, the positions say. */
  warning?: "PAGES_COMPUTED" | "PAGES_NOT_STATED";
}

/**
 * In this order: the printed pages of a converted file; the saved lines, with the engine as a witness; the engine's layout if no lines
 * are saved; else page 1 with a warning.
 */
async function findPositions(
  document: HangulDocument,
  input: ReaderInput,
): Promise<FoundPositions> {
  const printed = paperPositions(document);
  if (printed) return { positions: printed };
  const laid = await engineLayout(document, input);
  const saved = hasSavedLines(document) ? savedPositions(document, laid) : null;
  if (saved && !(laid && contradict(saved.pages, laid.pages))) {
    if (!agreesWithStated(saved, document.statedPages))
      return { positions: saved, warning: "PAGES_COMPUTED" };
    if (laid) {
      placeBoxesByEngine(document, laid, saved);
      placeBoxes(document, saved);
    }
    doubtFootprints(document, saved);
    return { positions: saved };
  }
  if (laid?.complete) {
    const positions = enginePositions(document, laid);
    // On a single page there is nothing to be wrong about, unless the saved lines say that there are more.
    return { positions, ...((laid.pages > 1 || saved) && { warning: "PAGES_COMPUTED" }) };
  }
  const none = new Positions();
  none.pages = 0;
  return { positions: none, warning: "PAGES_NOT_STATED" };
}

/** The document's own count of its pages confirms what was worked out, or contradicts all of it. */
function agreesWithStated(positions: Positions, stated: number | undefined): boolean {
  if (stated === undefined) return true;
  if (stated !== positions.pages) return false;
  for (const node of positions.doubted) if ("segments" in node) positions.doubted.delete(node);
  return true;
}

/** Pages that the two layouts may differ by: a page now and then is the engine's fault, more is that of lines that were not saved. */
const MAX_PAGE_DIFFERENCE = 2;
const MAX_PAGE_DIFFERENCE_SHARE = 0.05;

function contradict(saved: number, laid: number): boolean {
  const most = Math.max(MAX_PAGE_DIFFERENCE, laid * MAX_PAGE_DIFFERENCE_SHARE);
  return Math.abs(saved - laid) > most;
}

async function engineLayout(
  document: HangulDocument,
  { bytes, options, layoutBudget = ENGINE_BUDGET_MS }: ReaderInput,
): Promise<EngineLayout | null> {
  if (options.layout !== "checked" || document.repeated) return null;
  const budget = Math.min(layoutBudget, ENGINE_BUDGET_MS);
  const paragraphs: Paragraph[] = [];
  eachParagraph(document, (paragraph) => paragraphs.push(paragraph));
  if (!fitsEngineBudget(paragraphs, budget)) return null;
  const pages = await layOut(bytes, budget);
  const laid = pages && readLayout(document, pages);
  return laid && isUsable(laid) ? laid : null;
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
