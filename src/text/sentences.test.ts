/** Where a sentence parts into clauses that each say something of their own. */
import { describe, expect, it } from "vitest";
import { clausesOf, sentences, splitText } from "./sentences.js";

describe("clauses", () => {
  it.each([
    ["서류를 검토하고 결과를 알린다.", 2],
    ["효력이 상실되며 수수료도 반환되지 않는다.", 2],
    ["임의 입고 시 정비할 수 없다.", 1],
    ["사고 발생 시 신고 기간에 보고 대상을 정한다.", 1],
  ])("of %s", (sentence, count) => {
    expect(clausesOf(sentence)).toHaveLength(count);
    expect(clausesOf(sentence).join(" ")).toBe(sentence);
  });
});

it("누구나 ends no clause", () => {
  expect(clausesOf("회원은 누구나 신청할 수 있다.")).toEqual(["회원은 누구나 신청할 수 있다."]);
});

describe("a sentence in brackets ends none", () => {
  it.each([
    ["구제명령(재심판정을 포함한다. 이하 이 조에서 같다)을 받은 사용자에게 부과한다.", 1],
    ["휴가를 준다(미숙아는 100일로 한다. 다태아는 120일로 한다). 급여는 따로 정한다.", 2],
    ["가) 신청서를 낸다. 나) 결과를 알린다.", 2],
    ["신청서(별지 제1호를 낸다. 결과를 알린다.", 2],
  ])("%s", (text, count) => {
    expect(sentences(text)).toHaveLength(count);
    expect(sentences(text).join(" ")).toBe(text);
  });
});

it("cuts the first part shorter, where room is taken", () => {
  const parts = splitText("가나 다라 마바 사아 자차", 6, 3);
  expect(parts.map(({ start, end }) => end - start)).toEqual([3, 6, 5]);
});
