/** Tags over and before titles, and words that only begin like one. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { behindTag, isFormCode, isTagged, isTagLine } from "./tags.js";
import { titleFrom } from "./title-lines.js";
import { withoutTag } from "./title-row.js";
import { couldBeTitle } from "./title-words.js";

group("words that begin like a tag", () => {
  it.each([
    "공개경쟁 입찰 공고",
    "공개채용 시험 안내",
    "「양식장 관리」 지원사업 공고",
    "서식지 보전 계획",
    "참고인 여비 지급 규정",
    "첨부서 작성 지침",
    "비공개 기록물 관리 지침",
    "서식 모음집",
    "공고문-붙임 서류 안내",
    "서식 작성 요령",
  ])("%s is a title", (words) => {
    expect(couldBeTitle(words)).toBe(true);
  });

  it("is a tag that says which paper it is annexed to", () => {
    expect(couldBeTitle("【공고문-붙임 2】")).toBe(false);
    expect(couldBeTitle("공고문-붙임 2")).toBe(false);
    expect(behindTag("【공고문 – 붙임 2】 주차 시험 출제 범위")).toBe("주차 시험 출제 범위");
    expect(couldBeTitle("가람-붙임공원 주차장 운영 계획")).toBe(true);
  });

  it.each([
    ["a number", "서식 1-1 신청서"],
    ["what it is enclosed with", "공고문-붙임 2"],
    ["what it is not given in", "비지정서식"],
    ["a number behind 제", "별지제1호 신청서"],
    ["brackets", "[별지] 신청서"],
    ["two words", "공개 계획"],
    ["what is enclosed", "첨부서류 목록"],
    ["a note", "참고자료 배포 계획"],
    ["no ending of a title", "공개경쟁 결과가"],
  ])("with %s it is one: %s", (_, words) => {
    expect(isTagged(words, words !== "공개경쟁 결과가")).toBe(true);
  });
});

group("the words behind a tag", () => {
  it.each([
    ["[서식 1] 사용 신청서"],
    ["【공고문-붙임 2】 사용 신청서"],
    ["<붙임 1> 사용 신청서"],
    ["【별지 제2호 서식】(제5조 관련) 사용 신청서"],
    ["[별지 제1호서식] <개정 2026. 3. 5.> 사용 신청서"],
    ["■ 주차장법 시행규칙 [별지 제1호서식] <개정 2026. 3. 5.> 사용 신청서"],
    ["(서식 제3호) 사용 신청서"],
    ["서식 1-1 사용 신청서"],
    ["붙임 2. 사용 신청서"],
    ["별지 제3호 서식 사용 신청서"],
    ["(앞쪽) 사용 신청서"],
    ["HB-F-012 사용 신청서"],
    ["QP-701 (Rev.3) 사용 신청서"],
    ["[별지 제1호서식]\n사용 신청서"],
  ])("%s", (line) => {
    expect(behindTag(line)).toBe("사용 신청서");
  });

  it.each([
    "사용 신청서",
    "COVID-19 대응 계획",
    "COVID-19-2 대응 계획",
    "K-MOOC-2026 운영 계획",
    "K-ABCD-2026 운영 계획",
    "KS-Q-ISO-9001 인증 안내",
    "HB-ISO-9001 인증 안내",
    "KTX-2 운행 계획",
    "참고 사용 신청서",
    "주차 규정 [별표 1] 요금의 부과기준",
    "[서식 1]",
  ])("there are none in %s", (line) => {
    expect(behindTag(line)).toBeNull();
  });
});

it("is all of a line, or a code of a form", () => {
  expect(isTagLine("【별지 제2호 서식】(제5조 관련)")).toBe(true);
  expect(isTagLine("■ 주차장법 시행규칙 [별지 제1호서식] <개정 2026. 3. 5.>")).toBe(true);
  expect(isTagLine("별첨 1")).toBe(true);
  expect(isTagLine("(앞쪽)")).toBe(true);
  expect(isTagLine("별첨 1 신청서")).toBe(false);
  expect(isFormCode("HB-F-012 (Rev.3)")).toBe(true);
  expect(isFormCode("COVID-19")).toBe(false);
});

const line = (text: string, size = 10, centred = false): Part => ({
  text,
  typography: [{ size, centred }],
});
const FIELDS: Part = [
  ["성명", "", "생년월일", ""],
  ["주소", "", "연락처", ""],
  ["사유", "", "비고", ""],
];
const titleOf = (...parts: Part[]) => extractStructure(documentFrom([...parts, FIELDS])).title;

it("stands before the title on its line, at the head of a paper alone", () => {
  expect(titleOf(line("붙임 1. 주차장 사용 신청서", 16, true))).toBe("주차장 사용 신청서");
  expect(titleOf(line("서식 1-1 [ 주차장 사용 신청서 ]"))).toBe("주차장 사용 신청서");
  expect(titleOf(line("별첨 1 주차장 사용", 16, true))).toBeNull();
  const text = Array.from({ length: 5 }, () => line("주차장을 쓰는 사람이 적는다."));
  expect(titleOf(...text, line("붙임 1. 주차장 사용 신청서"))).toBeNull();
});

it("is left where it is below the head", () => {
  const at = (index: number) => withoutTag("붙임 1. 사용 신청서", { index });
  expect(at(0)).toBe("사용 신청서");
  expect(at(9)).toBe("붙임 1. 사용 신청서");
});

it("gives way to the title set larger below it", () => {
  const first = (size: number) =>
    titleFrom(
      rowsOf(
        documentFrom([
          line("[서식] 한빛 자문단 교통비 신청서", 13),
          line("자문단 활동비 신청서", size, true),
          FIELDS,
        ]),
      ),
      0,
      { within: 4 },
    )?.title;
  expect(first(19)).toBe("자문단 활동비 신청서");
  expect(first(13)).toBe("한빛 자문단 교통비 신청서");
});

it.each([
  ["set alike", 20, 20],
  ["set smaller", 20, 16],
  ["set in unknown sizes", 0, 0],
])("gives way to the same words with more before them, %s", (_, over, below) => {
  const set = (text: string, size: number) => (size > 0 ? line(text, size, true) : text);
  const title = (tagged: string) =>
    titleOf(set(tagged, over), set("2026년 주차 R&D 연구계획서", below));
  expect(title("【양식 1】연구계획서")).toBe("2026년 주차 R&D 연구계획서");
});
