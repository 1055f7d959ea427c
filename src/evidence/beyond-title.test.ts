/** What a question says beyond the name of its document. */
import { describe, expect, it } from "vitest";
import { beyondTitle } from "./beyond-title.js";

const words = (text: string | null) => text?.split(/[\s?]+/).filter(Boolean) ?? null;

describe("a question beyond its document's name", () => {
  it.each([
    [
      "새빛군 재난관리시스템 사업은 하청을 줘도 되나요?",
      ["새빛군_재난관리시스템 고도화 사업.hwp"],
      ["하청을", "줘도", "되나요"],
    ],
    ["새빛재단 ERP의 비밀번호는?", ["새빛 재단(ERP) 운영"], ["비밀번호는"]],
    ["새빛 대회 유지보수 예산 얼마?", ["새빛 대회 유지·보수 용역"], ["예산", "얼마"]],
  ])("%s", (question, titles, rest) => {
    expect(words(beyondTitle(question, titles))).toEqual(rest);
  });

  it("is nothing where the name says all of it, or none", () => {
    expect(beyondTitle("새빛군 재난관리시스템?", ["새빛군 재난관리시스템"])).toBeNull();
    expect(beyondTitle("하청을 줘도 되나요?", ["새빛군 재난관리시스템"])).toBeNull();
    expect(beyondTitle("하청을 줘도 되나요?", [])).toBeNull();
  });

  it("keeps words of one syllable, which any name holds by chance", () => {
    expect(beyondTitle("차 사업은 돈이 드나?", ["주차 사업 돈사"])).toContain("차 ");
  });
});
