/** OCR warnings: pages that were not recognised, and pages with low confidence. */
import type { Draft } from "../document-draft.js";
import { type Unreadable, unreadable } from "../reader.js";
import type { RecognisedPage } from "./page-content.js";
import type { SkippedPage } from "./share-pages.js";

/** The reason if no page at all was recognised: the first error, else lack of time. */
export function noPageRead(lost: readonly SkippedPage[]): Unreadable {
  const broken = lost.find((one) => one.reason === "broken");
  if (broken) throw broken.error;
  return unreadable("TIMEOUT");
}

/** `lost` in page order. Neighbouring pages that ran out of time are reported as one range. */
export function warnOfSkippedPages(
  draft: Draft,
  lost: readonly { page: number; lost: SkippedPage }[],
): void {
  for (const one of lost) {
    if (one.lost.reason === "broken") draft.warn("PARTIALLY_READ", { page: one.page });
  }
  const late = lost.filter((one) => one.lost.reason === "late").map((one) => one.page);
  for (let at = 0; at < late.length; at++) {
    const from = late[at]!;
    while (late[at + 1] === late[at]! + 1) at++;
    const range = from === late[at] ? `${from}쪽` : `${from}–${late[at]}쪽`;
    draft.warn("OCR_SKIPPED", {
      page: from,
      detail: `${range}: 제한 시간이 모자람, 문서를 나누거나 SERVICE_PARSE_TIMEOUT을 늘려 주세요 / out of time`,
    });
  }
}

/** Below this mean of the engine's own word confidences, more than about one character in twenty is wrong. */
const MIN_CONFIDENCE = 0.75;

export function warnOfLowConfidence(draft: Draft, page: RecognisedPage): void {
  if (page.characters === 0 || page.confidence >= MIN_CONFIDENCE) return;
  const percent = Math.round(page.confidence * 100);
  draft.warn("OCR_LOW_CONFIDENCE", { page: page.content.number, detail: `${percent}%` });
}
