/** Labels at the start of a line, and what only looks like one. */
import { expect, it } from "vitest";
import { readLabel } from "./outline-labels.js";

it.each([
  ["제1조(목적) 이 법은", "article", "제1조", "(목적) 이 법은"],
  ["제 3 조 (정의) ① 이 규정에서", "article", "제3조", "(정의) ① 이 규정에서"],
  ["제3조의2(보고)", "article", "제3조의2", "(보고)"],
  ["제1조(목적)이 규정은 다음을 정한다.", "article", "제1조", "(목적)이 규정은 다음을 정한다."],
  ["제5조 삭제 <2020. 1. 1.>", "article", "제5조", "삭제 <2020. 1. 1.>"],
  ["제4조삭 제", "article", "제4조", "삭 제"],
  ["제1조 목적", "article", "제1조", "목적"],
  ["제2장 총칙", "chapter", "제2장", "총칙"],
  ["제 1 절 통 칙", "section", "제1절", "통 칙"],
  ["부      칙", "supplement", "부칙", ""],
  ["부칙 <제1234호, 2020. 1. 1.>", "supplement", "부칙", "<제1234호, 2020. 1. 1.>"],
  ["Ⅱ. 추진계획", "roman", "Ⅱ.", "추진계획"],
  ["Ⅲ 집행계획", "roman", "Ⅲ", "집행계획"],
  ["IV. Result", "roman", "IV.", "Result"],
  ["1. 개정이유", "number", "1.", "개정이유"],
  ["3.「서울특별시 규정」에", "number", "3.", "「서울특별시 규정」에"],
  ["2.1 개요", "decimal", "2.1", "개요"],
  ["가. 대상", "syllable", "가.", "대상"],
  ["1) 현재", "number_half", "1)", "현재"],
  ["나) 다음", "syllable_half", "나)", "다음"],
  ["(1) 첫째", "number_full", "(1)", "첫째"],
  ["(가) 첫째", "syllable_full", "(가)", "첫째"],
  ["② 제1항의 경우", "circled", "②", "제1항의 경우"],
  ["□ 추진 배경", "square", "□", "추진 배경"],
  ["ㅇ 심의결과", "circle", "ㅇ", "심의결과"],
  ["- 예산과목", "dash", "-", "예산과목"],
  ["※ 참고", "reference", "※", "참고"],
])("reads %s", (line, kind, label, rest) => {
  expect(readLabel(line)).toMatchObject({ kind, label, rest });
});

it.each([
  "제3조에 따라 정한다.",
  "제3조제1항에 따른 사항",
  "제3조 제1항에 따라",
  "제3조(정의)에 따른 용어",
  "제3조 및 제4조에서",
  "제2장에서 정하는 바에 따라",
  "제5조 중 “분담”을",
  "2024. 5. 3. 시행",
  "24. 5. 3. 시행",
  "3. 1. 운동",
  "1.5% 증가",
  "가나다라",
  "부칙에서 정한다",
  "ㅇㅇㅇ 주무관",
  "-----------",
  "(사)한빛협회 귀중",
  "- 1 -",
  "",
])("takes %s for no label", (line) => {
  expect(readLabel(line)).toBeNull();
});
