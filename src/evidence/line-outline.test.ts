/** Which lines stand under which. */
import { describe, expect, it } from "vitest";
import { parentsOf } from "./line-outline.js";

describe("lines stand under", () => {
  it.each([
    [
      "the lead of their list",
      ["제3조(종류) 다음과 같다.", "1. 대상", "2. 우수상"],
      [[], [0], [0]],
    ],
    [
      "the paragraph of an article, not the one before",
      [
        "제9조(대상) ① 다음 각 호와 같다.",
        "1. 근로자",
        "2. 자영업자",
        "② 다음은 제외한다.",
        "1. 수급자",
      ],
      [[], [0, 0], [0, 0], [0], [0, 3]],
    ],
    [
      "the outer bullet",
      ["□ 지원내용", "○ 대상", "- 하나", "- 둘", "○ 금액", "□ 일정"],
      [[], [0], [0, 1], [0, 1], [0], []],
    ],
    [
      "a note that heads them",
      ["○ 지원대상", "- 하나", "※ 제외대상", "- 둘", "- 셋", "○ 일정"],
      [[], [0], [0], [0, 2], [0, 2], []],
    ],
    ["a heading without a label", ["추가 제출 서류", "1. 증명서", "2. 사본"], [[], [0], [0]]],
    ["a heading in brackets", ["< 부적격 사항 >", "\uf06d 휴업", "\uf06d 체납"], [[], [0], [0]]],
    ["the word before the first of them", ["붙임  1. 계획서", "2. 서식"], [[], [0]]],
    ["nothing, as a sentence before a list does not head it", ["비가 왔다.", "1. 하나"], [[], []]],
  ])("%s", (_, lines, expected) => {
    expect(parentsOf(lines)).toEqual(expected);
  });

  it("what is open, where they have no label", () => {
    expect(parentsOf(["○ 대상", "이어지는 글이다."])).toEqual([[], [0]]);
  });
});
