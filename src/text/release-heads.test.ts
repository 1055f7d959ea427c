import { expect, it } from "vitest";
import { callsItselfRelease } from "./release-heads.js";

it.each([
  "보도자료",
  "보 도 자 료",
  "[보도설명자료]",
  "보도자료 Hanbit Press Release",
  "보도 참고자료",
  "PRESS RELEASE",
])("%s is the name of a release", (text) => {
  expect(callsItselfRelease(text)).toBe(true);
});

it.each([
  "사업설명자료",
  "주차장 보도자료 모음",
  "보도자료를 내는 곳은 총무과이며 담당자는 아래와 같습니다.",
])("%s is not", (text) => {
  expect(callsItselfRelease(text)).toBe(false);
});
