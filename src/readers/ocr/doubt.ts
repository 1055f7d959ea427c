/** Says which recognised pages a person should compare with the original. */
import type { Draft } from "../draft.js";
import type { RecognisedPage } from "./page-content.js";

/** Below this mean of the engine's own word confidences, more than about one character in twenty is wrong. */
export const DOUBTFUL = 0.75;

export function warnOfDoubt(draft: Draft, page: RecognisedPage): void {
  if (page.characters === 0 || page.confidence >= DOUBTFUL) return;
  const percent = Math.round(page.confidence * 100);
  draft.warn("OCR_LOW_CONFIDENCE", { page: page.content.number, detail: `${percent}%` });
}
