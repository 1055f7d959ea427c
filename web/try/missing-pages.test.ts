/** The pages that lack something, each with its reason. */
import { expect, test } from "vitest";
import type { Warning } from "../../src/model/document.js";
import { missingPages } from "./missing-pages.js";

const warning = (code: Warning["code"], text: string, page: number | null): Warning => ({
  code,
  text,
  page,
  block: null,
});

test("names every page of a range once, with its reason, and leaves out mere doubts", () => {
  const found = missingPages([
    warning("OCR_SKIPPED", "건너뜀 / skipped (3–5쪽: 제한 시간 / out of time)", 3),
    warning("OCR_SKIPPED", "건너뜀 / skipped (8쪽: 제한 시간 / out of time)", 8),
    warning("PARTIALLY_READ", "일부 / some", 8),
    warning("PARTIALLY_READ", "일부 / some", 2),
    warning("PARTIALLY_READ", "일부 / some", 2),
    warning("LIMIT_REACHED", "한도 / limit (표 안의 표)", null),
    warning("OCR_LOW_CONFIDENCE", "확신 / sure", 1),
  ]);
  expect(found).toEqual([
    {
      code: "OCR_SKIPPED",
      text: "건너뜀 / skipped (제한 시간 / out of time)",
      pages: [3, 4, 5, 8],
    },
    { code: "PARTIALLY_READ", text: "일부 / some", pages: [2, 8] },
    { code: "LIMIT_REACHED", text: "한도 / limit (표 안의 표)", pages: [] },
  ]);
  expect(missingPages([warning("HIDDEN_TEXT", "숨은 글 / hidden", 1)])).toEqual([]);
});
