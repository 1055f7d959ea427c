/** What stands at the other end of a title's line, or behind it, and is none of its words. */
import { expect, it } from "vitest";
import { bareTitle } from "./title-row.js";

it("loses the note at the other end of its line", () => {
  const note = "※ 결과를 적은 뒤 올려 주세요.";
  expect(bareTitle(`주차장 신청서 접수현황   ${note}`, false)).toBe("주차장 신청서 접수현황");
  expect(bareTitle(`주차장 신청서 접수현황 ${note}`, false)).not.toBe("주차장 신청서 접수현황");
});

it("loses the word for contents, which stand below it", () => {
  expect(bareTitle("주차장 사업계획서 목차", true)).toBe("주차장 사업계획서");
  expect(bareTitle("주차장 사업계획서 차 례", true)).toBe("주차장 사업계획서");
  expect(bareTitle("주차장 이야기 목차", true)).toBe("주차장 이야기 목차");
});
