import { describe, expect, it } from "vitest";
import { asksWhy, saysWhy } from "./asked-reason.js";

describe("why something is so", () => {
  it.each([
    "입찰은 왜 다시 공고했나요?",
    "공사가 늦어진 이유는 무엇인가요?",
    "반려 사유는?",
    "누수의 원인이 궁금합니다",
  ])("is asked by %s", (question) => {
    expect(asksWhy(question)).toBe(true);
  });

  it.each(["왜곡된 자료는 누가 고치나요?", "이유식 지원 대상은?", "배경음악 사용료는 얼마인가요?"])(
    "is not asked by %s",
    (question) => {
      expect(asksWhy(question)).toBe(false);
    },
  );

  it.each([
    "1개 업체 단독응찰에 의한 유찰",
    "관로가 낡았기 때문이다.",
    "응찰자가 없어서 다시 공고하였다.",
    "물가가 올랐으므로 단가를 고친다.",
    "그네 줄이 낡아 이용을 중지하였음",
    "중요한 일을 심의하려고 위원회를 둔다.",
    "수영장은 공사 관계로 쉰다.",
    "예산 부족으로 다음에 논의한다.",
    "파일이 대용량이라 올리지 못함",
    "물가가 올라 사용료를 올린다.",
  ])("is told by %s", (line) => {
    expect(saysWhy([line])).toBe(true);
  });

  it("is not told by the result of something", () => {
    expect(saysWhy(["위원장은 회의 결과를 알려야 한다."])).toBe(false);
  });

  it.each(["이를 가람원이라 한다.", "이 모임은 가람원이라 부른다.", "이하 사업단이라 약칭한다."])(
    "is not told by what something is called: %s",
    (line) => {
      expect(saysWhy([line])).toBe(false);
    },
  );

  it("is told by the heading over a line", () => {
    expect(saysWhy(["관로 노후화", "누수 원인"])).toBe(true);
    expect(saysWhy(["관로 노후화", "공사 개요"])).toBe(false);
  });
});
