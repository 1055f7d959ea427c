/** Attachments: 붙임 lists, 별표, 별지 서식. */
import { expect, it } from "vitest";
import { documentFrom } from "../../test/documents.js";
import { extractStructure } from "./structure.js";

function attached(parts: (string | string[][])[]): string[] {
  return extractStructure(documentFrom(parts)).attachments.map(
    ({ label, title, copies }) => `${label} | ${title} | ${copies ?? ""}`,
  );
}

it.each([
  [["붙임  계획서 1부.  끝."], ["붙임 | 계획서 | 1부"]],
  [
    ["붙임 1. 계획서 1부.", "     2. 명단(안) 각 2부.  끝."],
    ["붙임 1 | 계획서 | 1부", "붙임 2 | 명단(안) | 각 2부"],
  ],
  [["붙임  1. 계획서 1부. 2. 명단 1부. 끝."], ["붙임 1 | 계획서 | 1부", "붙임 2 | 명단 | 1부"]],
  [
    ["붙임", "1. 계획서 1부.", "2. 명단 1부.", "끝."],
    ["붙임 1 | 계획서 | 1부", "붙임 2 | 명단 | 1부"],
  ],
  [["첨부: 신청서 1부"], ["첨부 | 신청서 | 1부"]],
  [["붙임  추진현황('25.3분기).  끝."], ["붙임 | 추진현황('25.3분기) | "]],
  [["붙임  사진 2매(별첨).  끝."], ["붙임 | 사진 | 2매"]],
])("reads %j", (lines, expected) => {
  expect(attached(lines)).toEqual(expected);
});

it("keeps a wrapped name together", () => {
  expect(
    attached(["붙임  1. 길고 긴 이름의 사업에 관한", "추진 계획서 1부.", "2. 명단 1부.  끝."]),
  ).toEqual(["붙임 1 | 길고 긴 이름의 사업에 관한 추진 계획서 | 1부", "붙임 2 | 명단 | 1부"]);
});

it("takes no mention in running text for a list", () => {
  expect(
    attached(["붙임 양식을 참고하여 회신하시기 바랍니다.", "※ [붙임] 신청서를 작성하여 제출"]),
  ).toEqual([]);
});

it("reads 별표 and 별지 서식 by their headings, not by references to them", () => {
  expect(
    attached([
      "주차 규정",
      "제1조(요금) 요금은 별표 1과 같다.",
      "별지 제1호서식에 따라 신청한다.",
      "[별표 1] 주차 요금(제1조 관련)",
      [
        ["구분", "금액"],
        ["승용차", "1,000원"],
      ],
      "[별지 제1호서식]",
      "주차 신청서",
      "[별지 제2호서식] 삭제<2024. 3. 15.>",
    ]),
  ).toEqual(["별표 1 | 주차 요금(제1조 관련) | ", "별지 제1호서식 | 주차 신청서 | "]);
});
