/** The receipt of completeness: what counts as lost, and where. */
import { describe, expect, it } from "vitest";
import { cellsOf } from "../../test/documents.js";
import { coverageOf, missingContent } from "./coverage.js";
import { Draft } from "./document-draft.js";
import { LetterCount } from "./letter-count.js";

function receipt(stored: [number, string][], fill: (draft: Draft) => void, leftOut = 0) {
  const count = new LetterCount();
  for (const [page, text] of stored) count.add(text, page);
  count.leftOut = leftOut;
  const draft = new Draft("pdf");
  fill(draft);
  return coverageOf(count, draft.finish(3));
}

const paragraph = (draft: Draft, text: string, page = 1) =>
  draft.add({ type: "paragraph", text, page });

describe("coverageOf", () => {
  it("counts letters and digits, not spaces and signs", () => {
    const coverage = receipt([[0, "예산 300만 원 (확정)"]], (draft) =>
      paragraph(draft, "예산300만원확정"),
    );
    expect(coverage).toEqual({
      characters_in_file: 9,
      characters_in_blocks: 9,
      share: 1,
      pages: [],
    });
    expect(missingContent(coverage)).toBeUndefined();
  });

  it("is not made up for by what the reader adds", () => {
    const coverage = receipt([[0, "가나다라"]], (draft) => paragraph(draft, "가나 제일조 제이조"));
    expect(coverage).toMatchObject({ characters_in_blocks: 2, share: 0.5 });
    expect(missingContent(coverage)).toMatchObject({ code: "CONTENT_MISSING", page: null });
  });

  it("names the pages that lack letters, by the lines of a paragraph over a page end", () => {
    const coverage = receipt(
      [
        [1, "앞쪽글월"],
        [2, "뒷쪽글월"],
        [3, "셋째 쪽은 없다"],
      ],
      (draft) => {
        const lines = [
          { start: 0, end: 4, page: 1, bbox: null },
          { start: 5, end: 9, page: 2, bbox: null },
        ];
        draft.add({ type: "paragraph", text: "앞쪽글월 뒷쪽글월", page: 1, lines });
      },
    );
    expect(coverage.pages).toEqual([{ page: 3, share: 0 }]);
    const warning = missingContent(coverage);
    expect(warning).toMatchObject({ code: "CONTENT_MISSING", page: 3 });
    expect(warning?.text).toContain("(3쪽, 6자)");
  });

  it("expects running heads, page numbers and repeated header rows once", () => {
    const coverage = receipt(
      [
        [1, "머리말 구분 금액 국비 천원 1"],
        [2, "머리말 구분 금액 도비 만원 2"],
      ],
      (draft) => {
        draft.add({ type: "header", text: "머리말", page: 1 });
        const cells = cellsOf([
          ["구분", "금액"],
          ["국비", "천원"],
          ["도비", "만원"],
        ]).map((cell) => ({ ...cell, page: cell.row === 2 ? 2 : 1 }));
        draft.addTable({ rows: 3, cols: 2, header_rows: 1, cells, page: 1 });
      },
    );
    expect(coverage).toMatchObject({ share: 1, pages: [] });
  });

  it("does not forgive a lost table of numbers as a page number", () => {
    const coverage = receipt([[1, "합계 12345 67890"]], (draft) => paragraph(draft, "합계"));
    expect(coverage.share).toBeLessThan(0.2);
  });

  it("takes off what is left out on purpose", () => {
    const coverage = receipt([[0, "보이는글 숨은글"]], (draft) => paragraph(draft, "보이는글"), 3);
    expect(coverage.share).toBe(1);
  });
});
