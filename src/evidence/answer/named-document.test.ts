/** A document may be named beside the question about it. */
import { expect, it } from "vitest";
import { documentNamed } from "./named-document.js";

const TITLES = [
  "봄맞이 음악축제 참가자 모집 공고 festival.hwp",
  "청소년수련관운영규정.pdf",
  "시청 회의 안내.hwp",
];
const named = (beside: string) => documentNamed(beside, () => TITLES);

it.each([
  ["봄맞이 음악축제 모집 공고를 어제 봤습니다.", "봄맞이 음악축제 모집"],
  ["청소년수련관운영규정을 읽고 있습니다.", "청소년수련관운영규정"],
  // Meant, though no title holds it: another document must not answer.
  ["무지개대회 공고 보고 문의드립니다.", "무지개대회 공고"],
  ["무지개대회 공고", "무지개대회 공고"],
])("%s names %s", (beside, name) => {
  expect(named(beside)).toBe(name);
});

it.each([
  "저는 대학생인데요.",
  "지난주에 공고를 봤습니다.",
  "내일 회의 자료를 만들고 있습니다.",
  "시청에 가기 어려워서요.",
  "시청에서 부모님과 친구들이 회의 준비를 하느라 바빠요.",
  "급해요.",
])("%s names none", (beside) => {
  expect(named(beside)).toBe("");
});
