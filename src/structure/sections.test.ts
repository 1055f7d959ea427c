/** The outline: divisions, items, marks and style headings in one tree. */
import { expect, it } from "vitest";
import { documentFrom, documentOf } from "../../test/documents.js";
import type { Document } from "../model/document.js";
import { Draft } from "../readers/document-draft.js";
import { extractStructure } from "./structure.js";

/** `제1조(목적)` under its parents, as `제1장/제1조 목적`. */
function tree(document: Document): string[] {
  const { sections } = extractStructure(document);
  const byId = new Map(sections.map((section) => [section.id, section]));
  return sections.map((section) => {
    const route: string[] = [];
    for (let at = byId.get(section.parent ?? ""); at; at = byId.get(at.parent ?? "")) {
      route.unshift(at.label || at.title);
    }
    return [...route, `${section.label} ${section.title}`.trim()].join("/");
  });
}

it("reads a law down to its items, with 부칙 as a branch of its own", () => {
  expect(
    tree(
      documentFrom([
        "주차 규정",
        "제1장 총 칙",
        "제1조(목적) 이 규정은 주차를 정한다.",
        "제2조(정의) ① 이 규정에서 쓰는 말은 다음과 같다.",
        "1. “차”란 바퀴가 있는 것을 말한다.",
        "가. 승용차",
        "② 제1조에 따른 뜻도 같다.",
        "제3조에 따라 정한 것은 제외한다.",
        "부      칙",
        "제1조(시행일) 이 규정은 공포한 날부터 시행한다.",
        "[별표 1] 주차 요금(제5조 관련)",
      ]),
    ),
  ).toEqual([
    "제1장 총칙",
    "제1장/제1조 목적",
    "제1장/제2조 정의",
    "제1장/제2조/①",
    "제1장/제2조/①/1.",
    "제1장/제2조/①/1./가. 승용차",
    "제1장/제2조/②",
    "부칙",
    "부칙/제1조 시행일",
    "별표 1 주차 요금(제5조 관련)",
  ]);
});

it("reads a report's numerals, marks and boxed headings", () => {
  expect(
    tree(
      documentFrom([
        "추진 계획",
        [["Ⅰ", "추진 배경"]],
        "□ 필요성",
        "○ 기반 부족",
        "- 인력",
        "○ 제도 미비",
        "□ 경과",
        [["Ⅱ. 세부 계획"]],
        "1. 과제",
        "가. 첫째 과제",
        "1) 일정",
      ]),
    ),
  ).toEqual([
    "Ⅰ 추진 배경",
    "Ⅰ/□ 필요성",
    "Ⅰ/□/○ 기반 부족",
    "Ⅰ/□/○/- 인력",
    "Ⅰ/□/○ 제도 미비",
    "Ⅰ/□ 경과",
    "Ⅱ. 세부 계획",
    "Ⅱ./1. 과제",
    "Ⅱ./1./가. 첫째 과제",
    "Ⅱ./1./가./1) 일정",
  ]);
});

it("does not take a table of contents for sections", () => {
  expect(
    tree(
      documentFrom([
        "목   차",
        "Ⅰ. 개요 ········ 1",
        "Ⅱ. 계획 2",
        "① 서비스 혁신",
        "Ⅰ. 개요",
        "본문이다.",
        "Ⅱ. 계획",
        "① 서비스 혁신",
      ]),
    ),
  ).toEqual(["Ⅰ. 개요", "Ⅱ. 계획", "Ⅱ./① 서비스 혁신"]);
});

it("does not take a list of articles for the articles", () => {
  const names = ["목적", "정의", "적용", "신청", "심사", "취소"];
  const listed = names.map((name, at) => `제${at + 1}조(${name})`);
  const written = listed.map((name) => `${name} 이에 관한 사항을 정한다.`);
  expect(tree(documentFrom(["운영 규정", ...listed, "제7조삭 제", ...written]))).toEqual(
    names.map((name, at) => `제${at + 1}조 ${name}`),
  );
});

it("takes headings by style, with or without labels", () => {
  const draft = new Draft("docx");
  draft.add({ type: "heading", level: 1, text: "1. 개요", page: 1 });
  draft.add({ type: "paragraph", text: "본문이다.", page: 1 });
  draft.add({ type: "heading", level: 2, text: "배경", page: 1 });
  draft.add({ type: "list_item", level: 1, text: "가. 첫째", page: 1 });
  draft.add({ type: "heading", level: 1, text: "2. 결론", page: 2 });
  expect(tree(documentOf(draft, 2))).toEqual(["1. 개요", "1./배경", "1./배경/가. 첫째", "2. 결론"]);
});
