import { describe, expect, it } from "vitest";
import {
  asksOverDocuments,
  CHUNKS_OF_EACH,
  copyKey,
  DOCUMENTS_DEPTH,
  fewOfEach,
  OVER_MARGIN,
  oneOfEach,
} from "./over-documents.js";

describe("asksOverDocuments", () => {
  it.each([
    "각 기관의 모집 기간은 언제인가요?",
    "공고들의 신청기간은?",
    "위원의 임기를 정한 규정들이 있나요?",
    "공고마다 지원 한도는 얼마인가요?",
    "공고별 접수 기간은?",
    "각 공고의 접수 기간은?",
  ])("%s", (question) => expect(asksOverDocuments(question)).toBe(true));

  it.each([
    "공고 신청기간은 언제인가요?",
    "각 호의 서류는?",
    "각 사업연도의 소득에 대한 세율은?",
    "규정별표 2의 과태료는 얼마인가요?",
    "고시별표 1의 기준은?",
    "각 학교장은 언제까지 보고하나요?",
    "각 기관의 장은 누구에게 보고하나요?",
    "보조사업마다 정산서를 제출해야 하나요?",
    "관계 부처들은 언제 협의하나요?",
    "여러 학교에 지원할 수 있나요?",
    "연도별 예산은 얼마인가요?",
    "학교별 배정 인원은?",
  ])("leaves questions about one document alone: %s", (question) =>
    expect(asksOverDocuments(question)).toBe(false),
  );
});

describe("oneOfEach", () => {
  const line = (document: string, score: number) => ({ document, score });
  const keyOf = ({ document }: { document: string }) => document;

  it("takes the best line of each document, within the margin", () => {
    const lines = [line("가", 5), line("가", 4.9), line("나", 5 - OVER_MARGIN), line("다", 3.7)];
    expect(oneOfEach(lines, keyOf)).toEqual([lines[0], lines[2]]);
    expect(OVER_MARGIN).toBe(1.2);
  });

  it("says nothing of one document, or of its copies", () => {
    expect(oneOfEach([line("가", 5), line("가", 4)], keyOf)).toBeNull();
    expect(oneOfEach([], keyOf)).toBeNull();
  });
});

describe("copyKey", () => {
  it("is the same for copies: title and date", () => {
    const one = copyKey("sha256:1", "2024년 기업 환경개선사업 공고", "2024-11-01");
    expect(copyKey("sha256:2", "2024년 기업환경개선사업 공고", "2024-11-01")).toBe(one);
    expect(copyKey("sha256:2", "2024년 기업환경개선사업 공고", "2024-11-02")).not.toBe(one);
  });

  it("is the document's own where title or date say too little", () => {
    expect(copyKey("sha256:1", "2024년 기업환경개선사업", null)).toBe("sha256:1");
    expect(copyKey("sha256:1", "가나다라마바사", "2024-11-01")).toBe("sha256:1");
    expect(copyKey("sha256:1", "가나다라마바사아", "2024-11-01")).not.toBe("sha256:1");
  });
});

describe("fewOfEach", () => {
  it("keeps the best chunks of each document", () => {
    const chunks = ["가", "가", "가", "나"].map((key, chunk) => ({ key, chunk }));
    expect(fewOfEach(chunks).map(({ chunk }) => chunk)).toEqual([0, 1, 3]);
    expect([CHUNKS_OF_EACH, DOCUMENTS_DEPTH]).toEqual([2, 40]);
  });
});
