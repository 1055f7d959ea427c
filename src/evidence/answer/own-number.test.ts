/** The number of the paper itself. */
import { expect, it } from "vitest";
import { tellsOwnNumber } from "./own-number.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it.each([
  ["공고번호", "◉ 새빛군 공고 제2026-12호", true],
  ["공고번호", "새빛군공고 제 2026-12 호", true],
  ["법률번호", "[시행 2025. 10. 1.] [법률 제12345호, 2025. 9. 2.]", true],
  ["문서번호", "시행 | 총무과-123 | (2026. 7. 7.) | 접수", true],
  ["시행번호", "시행 총무과-123 (2026. 7. 7.)", true],
  // Numbers of others.
  ["공고번호", "새빛군 고시 제2026-12호", false],
  ["문서번호", "관련: 총무과-123(2026. 7. 7.)", false],
  ["전화번호", "새빛군 공고 제2026-12호", false],
])("of %s is told by `%s`: %s", (noun, line, expected) => {
  expect(tellsOwnNumber(noun, line)).toBe(expected);
});

it("answers without a label that says so", () => {
  const rarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const asked = readQuestion("새빛군 실태조사 공고번호는?", rarity);
  const text = "새빛군 공고 제2026-12호\n실태조사를 다음과 같이 공고합니다.";
  const lines = judgeLines({ text, path: ["실태조사 공고"], kind: "paragraph" }, asked);
  expect(lines.filter(({ isLabelled }) => isLabelled).map((line) => line.text)).toEqual([
    "새빛군 공고 제2026-12호",
  ]);
});
