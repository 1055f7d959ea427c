/** Warnings of recognition: pages that were not recognised, and pages that a person should compare with the original. */
import type { Draft } from "../document-draft.js";
import { type Unreadable, unreadable } from "../reader.js";
import type { RecognisedPage } from "./page-content.js";
import type { PageLost } from "./share-pages.js";

/** Where not one page could be recognised: the fault that the first broken one showed, else there was no time for any. */
export function nothingRead(lost: readonly PageLost[]): Unreadable {
  const broken = lost.find((one) => one.reason === "broken");
  if (broken) throw broken.error;
  return unreadable("TIMEOUT");
}

/** `lost` in the order of the pages. Neighbouring pages that were too late are named together. */
export function warnOfLost(draft: Draft, lost: readonly { page: number; lost: PageLost }[]): void {
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
const DOUBTFUL = 0.75;

export function warnOfDoubt(draft: Draft, page: RecognisedPage): void {
  if (page.characters === 0 || page.confidence >= DOUBTFUL) return;
  const percent = Math.round(page.confidence * 100);
  draft.warn("OCR_LOW_CONFIDENCE", { page: page.content.number, detail: `${percent}%` });
}
