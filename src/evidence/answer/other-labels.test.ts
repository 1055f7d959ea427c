/** Labels that name another value of the asked kind. */
import { describe, expect, it } from "vitest";
import { toldLines } from "../../../test/told-lines.js";

const tells = (...given: Parameters<typeof toldLines>) => toldLines(...given).length > 0;

describe("another word before the asked noun", () => {
  const asked = "홍보관 운영의 제안서 제출 마감일시는 언제인가요?";
  const path = { path: ["홍보관 운영 사전공개"] };

  it("makes it another value", () => {
    expect(tells(asked, "6. 제안서제출 마감일시 : 2025년 2월 24일", path)).toBe(true);
    expect(tells(asked, "6. 의견제출 마감일시 : 2025년 2월 24일", path)).toBe(false);
    expect(tells("출장비 연간 한도는 얼마인가요?", "기본한도 | 1,200만원")).toBe(false);
    expect(tells("출장비 연간 한도는 얼마인가요?", "연간한도 | 1,200만원")).toBe(true);
  });

  it("may say the same", () => {
    const contest = { path: ["가람대회 안내"] };
    const line = (label: string) => `${label} : 2025년 3월 2일부터 3월 9일까지`;
    expect(tells("가람대회 접수 기간은 언제인가요?", line("총접수기간"), contest)).toBe(true);
  });

  it("tells nothing where the line or the paper has that of the question", () => {
    const line = "사전등록기간 : 2025년 3월 2일부터 3월 9일까지(온라인 등록기간)";
    expect(tells("온라인 등록기간은 언제인가요?", line)).toBe(true);
  });
});

describe("the label of another amount", () => {
  const path = { path: ["수련원 감정평가 용역"] };
  const asked = "수련원의 감정평가액은 얼마인가요?";

  it("is no answer where the paper only has a part of the asked name", () => {
    expect(tells(asked, "6. 기초금액 : 57,000,000원", path)).toBe(false);
    expect(tells(asked, "6. 감정평가액 : 57,000,000원", path)).toBe(true);
  });

  it("may be what the asked one is also called", () => {
    expect(
      tells("수련원 정비의 사업비는 얼마인가요?", "6. 소요예산 : 57,000,000원", {
        path: ["수련원 정비"],
      }),
    ).toBe(true);
  });
});
