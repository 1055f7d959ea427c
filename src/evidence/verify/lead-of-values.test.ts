import { describe, expect, it } from "vitest";
import { leadsOf } from "./lead-of-values.js";

describe("the label of a bare value", () => {
  it.each([
    [["**접수기간**", "- 3일"], "접수기간"],
    [["### 접수기간:", "3일입니다."], "접수기간"],
    [["접수기간은 얼마인가요?", "3일입니다."], "접수기간"],
    [["접수기간은 총 며칠 정도 되나요?", "3일입니다."], "접수기간"],
    [["정원은 몇 명인가요?", "15명입니다."], "정원"],
    [["접수기간에 대해 말씀드리겠습니다.", "3일입니다."], "접수기간"],
    [["지원 금액은 다음과 같습니다.", "50만 원"], "지원 금액"],
  ])("%j", (sentences, expected) => {
    expect(leadsOf(sentences)).toEqual(["", expected]);
  });

  it("goes on over a list, and ends with the next sentence", () => {
    expect(leadsOf(["지원 금액", "- 50만 원", "- 30만 원", "모집 인원은 3명이다.", "5명"])).toEqual(
      ["", "지원 금액", "지원 금액", "", ""],
    );
  });

  it("is none where a sentence says itself what it is about, or the one before is long", () => {
    expect(leadsOf(["지원 금액", "모집 인원은 3명이다."])).toEqual(["", ""]);
    expect(leadsOf([`${"지원 ".repeat(40)}금액`, "3명"])).toEqual(["", ""]);
    expect(leadsOf(["3명"])).toEqual([""]);
  });
});
