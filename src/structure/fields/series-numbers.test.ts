/** Numbers that a paper has in a series, before its title and over it. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

const line = (text: string, size = 10, centred = false): Part => ({
  text,
  typography: [{ size, centred }],
});
const TEXT = Array.from({ length: 3 }, () =>
  line("이 규칙은 시민이 주차장을 함께 쓰는 데 필요한 사항을 정하는 것을 목적으로 한다."),
);
const titleOf = (...parts: Part[]) => extractStructure(documentFrom([...parts, ...TEXT])).title;

group("a number in a series", () => {
  it("is no part of the title, on its third level", () => {
    expect(titleOf(line("6.1.3. 주차장 이용 교육", 12, true), line("제1조 (목적)"))).toBe(
      "주차장 이용 교육",
    );
    expect(titleOf(line("2-1-3 주차장 이용 교육", 12), line("제1조 (목적)"))).toBe(
      "주차장 이용 교육",
    );
    expect(titleOf(line("1.1 주차장 이용 교육", 12, true), line("제1조 (목적)"))).toBeNull();
  });

  it("heads a part of the text where it is set like it", () => {
    expect(titleOf(line("6.1.3. 주차장 이용 교육"), line("제1조 (목적)"))).toBeNull();
    expect(titleOf(line("6.1.3. 주차장 이용 교육", 10, true), line("제1조 (목적)"))).toBeNull();
  });

  it("may be that of a part of a book", () => {
    expect(titleOf(line("제2편 주차장 관리", 20, true), line("1. 설치"))).toBe("주차장 관리");
    expect(titleOf(line("제2장 주차장 관리", 20, true), line("1. 설치"))).toBeNull();
  });
});
