/** Which headings and items hold which, where labels and marks leave it open. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { rowsOf } from "./document-rows.js";
import { sectionsOf } from "./sections.js";

/** The outline, two spaces deeper for each level. */
function outline(...parts: Part[]): string[] {
  const document = documentFrom(parts);
  return sectionsOf(document, rowsOf(document)).map(
    ({ level, label, title }) => `${"  ".repeat(level - 1)}${label} ${title}`,
  );
}

const heading = (text: string, level: number): Part => ({ type: "heading", level, text });

it.each<[string, string[]]>([
  ["in lines", ["1. 개요", "1.1 배경", "1.1.1 계기", "1.1.2 현황", "1.2 목적"]],
])("nests decimals by their figures, %s", (_, lines) => {
  expect(outline(...lines)).toEqual([
    "1. 개요",
    "  1.1 배경",
    "    1.1.1 계기",
    "    1.1.2 현황",
    "  1.2 목적",
  ]);
});

it("nests decimals by their figures, however large they are set", () => {
  expect(
    outline(
      heading("1. 개요", 1),
      heading("1.1 배경", 2),
      heading("1.1.1 계기", 2),
      heading("1.2 목적", 2),
      heading("2. 방법", 1),
    ),
  ).toEqual(["1. 개요", "  1.1 배경", "    1.1.1 계기", "  1.2 목적", "2. 방법"]);
});

it("lets a remark hold the list that it announces, and no other", () => {
  expect(outline("※ 제출 서류", "1) 신청서", "2) 계획서")).toEqual([
    "※ 제출 서류",
    "  1) 신청서",
    "  2) 계획서",
  ]);
  expect(outline("※ 필요한 경우 항목을 더하거나 뺄 수 있음", "1. 배경", "2. 목표")).toEqual([
    "※ ",
    "  1. 배경",
    "  2. 목표",
  ]);
  expect(outline("※ 필요할 경우 항목 추가 및 수정 가능", "1. 배경", "2. 목표")).toEqual([
    "※ 필요할 경우 항목 추가 및 수정 가능",
    "1. 배경",
    "2. 목표",
  ]);
});

it("puts dashes below large dots, and dots below dashes elsewhere", () => {
  expect(outline("□ 조사", "• 1차", "- 인원", "- 대상", "• 2차", "- 인원")).toEqual([
    "□ 조사",
    "  • 1차",
    "    - 인원",
    "    - 대상",
    "  • 2차",
    "    - 인원",
  ]);
  expect(outline("□ 조사", "· 1차", "- 인원", "· 대상")).toEqual([
    "□ 조사",
    "  · 1차",
    "  - 인원",
    "    · 대상",
  ]);
});

it("ends a preamble where the first chapter begins", () => {
  expect(
    outline(heading("전문", 1), "우리는 모인다.", "제1장 총칙", "제1조(목적) 정한다."),
  ).toEqual([" 전문", "제1장 총칙", "  제1조 목적"]);
});
