/** Headings of 별표, 별지 서식 and 붙임, told from references to them. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { appendixHead, appendixLists } from "./appendix-headings.js";
import { rowsOf } from "./document-rows.js";

const head = (part: Part) => {
  const found = appendixHead(rowsOf(documentFrom([part]))[0]!);
  return found && `${found.label} | ${found.title}`;
};

group("headings", () => {
  it.each<[Part, string]>([
    ["[별표 1] 주차 요금", "별표 1 | 주차 요금"],
    ["【별표】 주차 요금", "별표 | 주차 요금"],
    ["별표 1의2 주차 요금", "별표 1의2 | 주차 요금"],
    ["■ 주차 규정 [별표 1]", ""],
    ["■[별표1]<개정 2024. 3. 1.>", "별표 1 | <개정 2024. 3. 1.>"],
    ["[별표 2] 과태료의 부과기준", "별표 2 | 과태료의 부과기준"],
    ["별표 2 이의신청 절차", "별표 2 | 이의신청 절차"],
    ["<별지 제2호 서식> 신 청 서", "별지 제2호서식 | 신청서"],
    ["별 지 제 2 호 서 식", "별지 제2호서식 | "],
    ["[별지 서식 1] 신청서", "별지서식1 | 신청서"],
    ["[별지 제3호의2서식] 신청서", "별지 제3호의2서식 | 신청서"],
    ["■ 별지 제2-1호서식", "별지 제2-1호서식 | "],
    ["[별표1 과태료의 부과기준]", "별표 1 | 과태료의 부과기준"],
    ["[별표 1] 과태료 [부과기준]", "별표 1 | 과태료 [부과기준]"],
    ["[붙임 1] 추진 계획", "붙임 1 | 추진 계획"],
    ["[첨부] 추진 계획", "첨부 | 추진 계획"],
    ["〈별첨 2〉 추진 계획", "별첨 2 | 추진 계획"],
    ["[참 고 1] 추진 계획", "참고 1 | 추진 계획"],
    ["<별표 1_직급별 수당표> (12)", "별표 1 | 직급별 수당표 (12)"],
    ["<별표 1_의견서 >", "별표 1 | 의견서"],
    ["[별표 2] <삭제 2020. 1. 1.>", "별표 2 | <삭제 2020. 1. 1.>"],
    ["[별지 1 (앞쪽)]", "별지 1 | (앞쪽)"],
    ["<참고> 추진 일정", "참고 | 추진 일정"],
    ["<참고> 위원장이 당사자인 경우에는 감사가 조사를 맡는 것으로 정할 수 있음", ""],
    ["[참 고 문 헌]", ""],
    [[["붙임 1", "추진 계획"]], "붙임 1 | 추진 계획"],
    [[["별표 1", "추진 계획", "비고"]], "별표 1 | 추진 계획 비고"],
  ])("%j", (part, expected) => {
    expect(head(part)).toBe(expected || null);
  });
});

group("no headings", () => {
  it.each("과 와 에 의 을 를 은 는 이 및 또는 중 참조 참고".split(" "))(
    "별표 1%s …, which a sentence refers to",
    (particle) => {
      expect(head(`[별표 1]${particle} 같은 것`)).toBeNull();
      expect(head(`별표 1${particle}같은 것`)).toBeNull();
      expect(head(`별표 1 ${particle} 같은 것`)).toBeNull();
    },
  );

  it.each(["[별표 1] , 주차 요금", "[별표 1] ㆍ [별표 2]", "별표 1 . 주차 요금"])("%s", (text) => {
    expect(head(text)).toBeNull();
  });

  it.each(["다", "함", "음", "임", "것"])("a sentence that ends with %s", (end) => {
    expect(head(`[별표 1] 요금표로 정한 그것${end}.`)).toBeNull();
    expect(head(`[별표 1] 요금표로 정한 그것${end}`)).not.toBeNull();
  });

  it.each([
    "붙임 1 추진 계획",
    "[붙임]",
    "[붙임] : 추진 계획",
    "[붙임] 추진 계획 1 부",
    "[붙임] 추진 계획 1부.",
    "[붙임] 추진 계획  끝.",
    "[붙임] 1. 추진 계획",
    "별표 주차 요금",
    "별표 1 주차 요금, 과태료",
    "별표 1 에서 규정에 따른 요금",
    "별지 제1호 규정에 따른 서류",
    "별지 제1호 규정에 따라 신청",
    "별지 제1호 규정과 관련하여",
    "[별지 2] 참고, 서식 포함",
  ])("%s", (text) => {
    expect(head(text)).toBeNull();
  });

  it("a row of four cells, or a long line", () => {
    expect(head([["별표 1", "가", "나", "다"]])).toBeNull();
    expect(head(`[별표 1] ${"가".repeat(80)}`)).not.toBeNull();
    expect(head(`[별표 1] ${"가".repeat(81)}`)).toBeNull();
  });
});

it("takes heads right below one another on a page for a list", () => {
  const listed = (...parts: Part[]) => [...appendixLists(rowsOf(documentFrom(parts)))];
  expect(listed("본문", "[별표 1] 요금", "[별표 2] 과태료", "본문")).toEqual([1, 2]);
  expect(listed("[별표 1] 요금", "본문", "[별표 2] 과태료")).toEqual([]);
  expect(listed("[별표 1] 요금", { text: "[별표 2] 과태료", page: 2 })).toEqual([]);
  expect(listed("[별표 1] 요금")).toEqual([]);
});

it("takes deleted appendices, one below the other, for no list of them", () => {
  const lists = (...parts: Part[]) => appendixLists(rowsOf(documentFrom(parts))).size;
  expect(lists("[별표 1] 수당", "[별표 2] 여비")).toBe(2);
  expect(lists("[별표 1] 삭제", "[별표 2] 여비")).toBe(0);
});
