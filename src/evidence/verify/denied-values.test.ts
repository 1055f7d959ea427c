import { describe, expect, it } from "vitest";
import { checkValues } from "./check-values.js";
import { EvidenceIndex } from "./evidence-index.js";

const judged = (text: string, sentence: string) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  return checkValues(sentence, evidence).map(({ text: value, verdict }) => [value, verdict]);
};
const PRINTED = "○ 모집인원: 15명\n○ 수강료: 30,000원";

describe("a value that a sentence denies", () => {
  it.each([
    "모집인원은 15명이 아닙니다.",
    "모집인원은 15명이라고 볼 수 없습니다.",
    "모집인원은 15명으로 보기 어렵다.",
  ])("is contradicted where it stands: %s", (said) =>
    expect(judged(PRINTED, said)).toEqual([["15명", "contradicted"]]),
  );

  it("is passed over where it does not", () => {
    expect(judged(PRINTED, "모집인원은 20명이 아닙니다.")).toEqual([]);
    expect(judged(PRINTED, "모집인원은 20명이 아니라 15명입니다.")).toEqual([
      ["15명", "supported"],
    ]);
  });

  it("is kept where the line denies it too", () => {
    const printed = "응시료는 3만원이 아니며 따로 정한다.";
    expect(judged(printed, "응시료는 3만원이 아닙니다.")).toEqual([["3만원", "supported"]]);
  });
});

describe("what lies beyond a bound", () => {
  it.each([
    ["소득 비율: 80% 이하", "소득 비율이 80%를 넘으면 받을 수 없습니다.", "supported"],
    ["경력: 2년 이상", "경력이 2년 미만인 경우 신청하지 못합니다.", "supported"],
    ["소득 비율: 80% 이하", "소득 비율이 80%를 넘어야 합니다.", "contradicted"],
    ["소득 비율: 80% 이하", "소득 비율이 80%를 넘으면 받을 수 있습니다.", "contradicted"],
  ])("%s / %s", (printed, said, verdict) => {
    expect(judged(printed, said).map(([, found]) => found)).toEqual([verdict]);
  });
});

describe("a row named right before a value", () => {
  const TABLE = "마을 | 2022년 | 2024년\n윗말 | 31 | 18\n아랫말 | 12 | 22";

  it("has that value, or is named so", () => {
    const found = judged(TABLE, "2024년 주민은 윗말 22명, 아랫말 18명입니다.");
    expect(found.filter(([, verdict]) => verdict === "contradicted")).toHaveLength(2);
    const right = judged(TABLE, "2024년 주민은 윗말 18명, 아랫말 22명입니다.");
    expect(right.filter(([, verdict]) => verdict === "contradicted")).toEqual([]);
  });
});
