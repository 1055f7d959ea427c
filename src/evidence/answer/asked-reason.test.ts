import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import type { TermRarity } from "../../search/bm25.js";
import { asksWhy, headsReason, saysWhy } from "./asked-reason.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

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

  it.each([
    ["1. 개정이유", true],
    ["□ 추진 배경", true],
    ["Ⅱ. 사업 목적", true],
    ["목적 외 사용 금지", false],
    ["3. 의견제출", false],
  ])("stands under %s: %s", (heading, expected) => {
    expect(headsReason(heading)).toBe(expected);
  });

  it("is told first by what stands under its heading", () => {
    const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
    const question = readQuestion("주차 고시를 왜 개정하나요?", rarity);
    const score = (heading: string) => {
      const text = "낡은 용어를 고쳐 불편을 줄이려는 것으로 그 사유를 밝힘";
      const path = ["주차 고시 개정안", heading];
      return judgeLines({ text, path, headings: [heading], kind: "paragraph" }, question)[0]!.score;
    };
    expect(score("1. 개정이유")).toBeGreaterThan(score("1. 개정개요") + 0.5);
  });

  it("costs no more for a heading that never ends", () => {
    const judge = (size: number) => headsReason("가".repeat(size));
    expect(growthOfCost(judge, 25_000)).toBeLessThan(MOST_GROWTH);
  });
});
