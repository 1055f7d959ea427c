/** Labels of scanned letters, whose wide blanks are recognised as marks. */
import { expect, it } from "vitest";
import { withRecognisedLabel } from "./recognised-labels.js";

it.each([
  ["수 _ 신한빛시장", "수신 한빛시장"],
  ["수 、_ 신:한빛시장", "수신 :한빛시장"],
  ["참 、 조총무과장", "참조 총무과장"],
  ["제 、 목:주차장 점검 알림", "제목 :주차장 점검 알림"],
  ["시행일자2026. 3. 2.", "시행일자 2026. 3. 2."],
])("are read in %s", (text, read) => {
  expect(withRecognisedLabel(text)).toBe(read);
});

it.each([
  "제 목소리를 내는 법",
  "수 _ 조",
  "참 、 유의할 점",
  "시행일자 2026. 3. 2.",
  "수신 한빛시장",
])("are left alone in %s", (text) => {
  expect(withRecognisedLabel(text)).toBe(text);
});
