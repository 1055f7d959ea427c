/** What stands behind a label answers for the label, whatever the noun would have it be. */
import { describe, expect, it } from "vitest";
import { isToldByLabel } from "./told-by-label.js";

describe("a label asked for by its name alone", () => {
  it.each([
    "○ 인건비 : 투입 인력의 노임 단가에 따라 산정한다",
    "나. 인건비: 직접 인건비와 간접 인건비",
  ])("is answered by what it says: %s", (line) => {
    expect(isToldByLabel(line, "용역 계약의 인건비는?")).toBe(true);
    expect(isToldByLabel(line, "용역 계약의 인건비는 얼마인가요?")).toBe(false);
    expect(isToldByLabel(line, "인건비는 몇 %인가요?")).toBe(false);
  });

  it.each([
    "인건비 : 일금        원정",
    "확인자 : (서명)",
    "상호 :       (인)",
    "기간 : 년 월 일부터",
  ])("is not answered by what is to be filled in: %s", (line) => {
    expect(isToldByLabel(line, "계약서의 항목은?")).toBe(false);
  });

  it("is not answered by a line without a label", () => {
    expect(isToldByLabel("인건비는 따로 정한다", "인건비는?")).toBe(false);
  });
});

describe("a value that stands elsewhere", () => {
  it.each([
    "제출기한 : 입찰공고문 참조",
    "제출기한: 공고서에 따름",
    "제출기한 : 추후 공지",
    "제출기한 : 미정",
  ])("answers whatever is asked of its label: %s", (line) => {
    expect(isToldByLabel(line, "제출기한은 언제인가요?")).toBe(true);
  });
});
